/** What is used of trusted types, which TypeScript knows nothing of yet. */

interface ScriptPolicy {
  /** Says text, for the types of what starts scripts know no more. */
  createScriptURL(address: string): string;
}

/** Not every browser has it. */
declare var trustedTypes: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy } | undefined;
