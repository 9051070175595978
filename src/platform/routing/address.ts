/** What the address bar has, and the state of the visit (`useVisitState`). */
export type Address = { path: string; search: string; state: unknown };

/** wouter sends the events of both methods of the history. */
const events = ['popstate', 'pushState', 'replaceState', 'hashchange'];
const listeners = new Set<() => void>();
let known: Address | undefined;

/** The address now; the same object until it changes. */
export function readAddress(): Address {
  const { pathname: path, search } = location;
  const state: unknown = history.state;
  if (known?.path !== path || known.search !== search || known.state !== state) known = { path, search, state };
  return known;
}

/** Calls the listener after each change. Returns the function that stops it. */
export function watchAddress(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of events) addEventListener(event, callListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of events) removeEventListener(event, callListeners);
  };
}

function callListeners(): void {
  for (const listener of listeners) listener();
}

/** The app's own path in a path of the address bar: without the base, and readable. */
export function toAppPath(base: string, path: string): string {
  const own = `${path}/`.toLowerCase().startsWith(`${base}/`.toLowerCase()) ? path.slice(base.length) || '/' : path;
  try {
    return decodeURI(own);
  } catch {
    // No path of the app.
    return own;
  }
}

let shownPath: string | undefined;
const waiting: Array<() => void> = [];

/** Notes the path of the page on screen; undefined while there is none. */
export function noteShownPath(path: string | undefined): void {
  shownPath = path;
  if (isPageShown()) for (const resume of waiting.splice(0)) resume();
}

/** Resolves when the page of the address bar has replaced the one before. */
export function untilPageShown(): Promise<void> {
  if (isPageShown()) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}

const isPageShown = () => shownPath === undefined || shownPath === location.pathname;
