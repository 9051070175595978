/* Writes to the console what a developer should know and a user cannot act on, and reports it to the monitoring service. */

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

/** The release of the app and the name of the page on screen. Nothing here has names, texts or tokens of people. */
type Facts = { release: string; route: string };

/** A field of an operation's answer, or of an event, that differs from the contract. */
type Drift = { operation: string; field: string; difference: 'repaired' | 'no id' | 'unknown code' | 'broken' };

/** A finished call. The duration is in milliseconds; both are 0 without an answer. */
type FinishedCall = { operation: string; status: number; duration: number };

/** A Core Web Vital of this visit: LCP and INP in milliseconds, CLS without a unit. */
type Vital = { name: 'LCP' | 'INP' | 'CLS'; value: number };

/** A monitoring service, such as one for errors in production. All parts are optional. */
export type Monitor = {
  release?: string;
  /** Called for an error that no one handled, and for a part that could not be shown or loaded. */
  onError?: (problem: { error: Error; operation?: string } & Facts) => void;
  /** Called once per operation and field. */
  onDrift?: (drift: Drift & Facts) => void;
  onCall?: (call: FinishedCall & Facts) => void;
  /** Called when a value is final, or when the page is hidden. */
  onVitals?: (vital: Vital & Facts) => void;
};

let monitor: Monitor = {};
let getRoute = () => '';
const reportedDrifts = new Set<string>();

/** Sets the monitoring service. Called once when the app starts. */
export function connectMonitor(next: Monitor, readRoute: () => string): void {
  reportedDrifts.clear();
  monitor = next;
  getRoute = readRoute;
}

export function hasCallMonitor(): boolean {
  return monitor.onCall !== undefined;
}

export function monitorCall(call: FinishedCall): void {
  quietly(() => monitor.onCall?.({ ...call, ...readFacts() }));
}

export function monitorVital({ name, value }: Vital): void {
  quietly(() => monitor.onVitals?.({ name, value, ...readFacts() }));
}

/** Reports a difference, once per operation and field. True the first time. */
function monitorDrift(drift: Drift): boolean {
  const key = JSON.stringify(drift);
  if (reportedDrifts.has(key)) return false;
  reportedDrifts.add(key);
  quietly(() => monitor.onDrift?.({ ...drift, ...readFacts() }));
  return true;
}

/** Refusals have texts of the provider, and a wrong JSON quotes itself: both stay here. */
export function monitorError(error: unknown, operation?: string): void {
  if (!(error instanceof Error) || error.name === 'ApiError') return;
  const reported = error instanceof SyntaxError ? new Error('SyntaxError') : error;
  quietly(() => monitor.onError?.({ error: reported, ...(operation !== undefined && { operation }), ...readFacts() }));
}

function readFacts(): Facts {
  return { release: monitor.release ?? '', route: getRoute() };
}

/** A monitor that fails must not break the app. */
function quietly(report: () => void): void {
  try {
    report();
  } catch (error) {
    console.warn('[crewboard] the monitor failed', error);
  }
}
