/** The only module that writes to the console: what a developer should know and a user cannot act on. */
export function logDropped(what: string, detail: unknown): void {
  console.warn(`[crewboard] dropped ${what}`, detail);
}

/** A field of an operation's answer, or of an event, that differs from the contract. */
export type Drift = { operation: string; field: string; difference: 'repaired' | 'unknown code' | 'broken' };

/** Logs a difference, once per operation and field. Only a broken value is an error: the others are shown. */
export function reportDifference({ operation, field, difference }: Drift): void {
  const print = difference === 'broken' ? console.error : console.warn;
  once(`[crewboard] ${operation}: ${difference} "${field}"`, print);
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

function once(text: string, print = console.error): void {
  if (logged.has(text)) return;
  logged.add(text);
  print(text);
}
