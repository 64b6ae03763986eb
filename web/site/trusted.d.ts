/** The types for trusted types that TypeScript lacks. */

interface ScriptPolicy {
  /** Declared as text, because the types of `Worker` and of service workers accept nothing else. */
  createScriptURL(address: string): string;
}

/**
 * The state that all scripts of the page share: the policy, the first worker with its events before the page listened,
 * and the loaded lazy scripts by name.
 */
declare var sanJuan: {
  policy?: ScriptPolicy;
  early?: { worker: Worker; said: (MessageEvent | ErrorEvent)[] };
  loaded?: Record<string, unknown>;
};

/** Some browsers lack it. */
declare var trustedTypes: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy } | undefined;
