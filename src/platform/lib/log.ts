/** The one place that writes to the console: things a developer should know and a user cannot act on. */
export function logDropped(what: string, detail: unknown): void {
  console.warn(`[crewboard] dropped ${what}`, detail);
}

/** An answer is not what the contract says. Said once for each operation and field, however often it is asked. */
export function logWrongAnswer(operation: string, field: string): void {
  once(`[crewboard] ${operation}: the answer has no usable "${field}"`);
}

/** A part of a screen could not be drawn from what its operation answered. Said once for each. */
export function logBrokenPart(operation: string, error: unknown): void {
  once(
    `[crewboard] ${operation}: its answer could not be shown: ${error instanceof Error ? error.message : 'unknown'}`,
  );
}

const said = new Set<string>();

function once(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  console.error(text);
}
