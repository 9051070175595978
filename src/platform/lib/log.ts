/** The one place that writes to the console: things a developer should know and a user cannot act on. */
export function logDropped(what: string, detail: unknown): void {
  console.warn(`[crewboard] dropped ${what}`, detail);
}
