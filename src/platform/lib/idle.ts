/** Runs a task once the page has nothing more urgent to do, after `within` milliseconds at the latest; at once where a browser cannot tell. */
export function whenIdle(task: () => void, within: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: within });
  else task();
}
