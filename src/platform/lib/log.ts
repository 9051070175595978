/** The only module that writes to the console: what a developer should know and a user cannot act on. */
export function logDropped(what: string, detail: unknown): void {
  console.warn(`[crewboard] dropped ${what}`, detail);
}

/** Logs an answer that breaks the contract, once per operation and field. */
export function logWrongAnswer(operation: string, field: string): void {
  once(`[crewboard] ${operation}: the answer has no usable "${field}"`);
}

/** Logs a part of a screen that could not render its operation's answer, once each. */
export function logBrokenPart(operation: string, error: unknown): void {
  once(
    `[crewboard] ${operation}: its answer could not be shown: ${error instanceof Error ? error.message : 'unknown'}`,
  );
}

/** Logs a part of a screen whose code or styles could not be loaded, once each. */
export function logNotLoaded(error: unknown): void {
  once(`[crewboard] a part could not be loaded: ${error instanceof Error ? error.message : 'unknown'}`);
}

const logged = new Set<string>();

function once(text: string): void {
  if (logged.has(text)) return;
  logged.add(text);
  console.error(text);
}
