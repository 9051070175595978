import { type Drift, monitorDrift, monitorError } from './monitor';

/* Writes to the console what a developer should know and a user cannot act on. */

/** Logs an event that cannot be used. */
export function logDroppedEvent(name: string, payload: unknown): void {
  console.warn(`[crewboard] dropped event ${name}`, payload);
  monitorDrift({ operation: name, field: 'data', difference: 'broken' });
}

/** Logs a difference, once per operation and field. Only a broken value is an error: the others are shown. */
export function reportDifference(drift: Drift): void {
  const { operation, field, difference } = drift;
  const print = difference === 'broken' ? console.error : console.warn;
  if (monitorDrift(drift)) print(`[crewboard] ${operation}: ${difference} "${field}"`);
}

/** Logs a part of a screen that could not render its operation's answer, once each. */
export function logBrokenPart(operation: string, error: unknown): void {
  const text = `[crewboard] ${operation}: its answer could not be shown: ${getReason(error)}`;
  if (once(text)) monitorError(error, operation);
}

/** Logs a part of a screen whose code or styles could not be loaded, once each. */
export function logNotLoaded(error: unknown): void {
  if (once(`[crewboard] a part could not be loaded: ${getReason(error)}`)) monitorError(error);
}

const getReason = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

const logged = new Set<string>();

/** Prints a text the first time. */
function once(text: string): boolean {
  if (logged.has(text)) return false;
  logged.add(text);
  console.error(text);
  return true;
}
