/** What is used of trusted types, which TypeScript knows nothing of yet. */

interface ScriptPolicy {
  /** Says text, for the types of what starts scripts know no more. */
  createScriptURL(address: string): string;
}

/** What the scripts of one page have in common: the policy, and the first worker with what it has said while nobody listened. */
declare var sanJuan: {
  policy?: ScriptPolicy;
  early?: { worker: Worker; said: (MessageEvent | ErrorEvent)[] };
};

/** Not every browser has it. */
declare var trustedTypes: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy } | undefined;
