/**
 * Runs a task when the page is idle, after `within` milliseconds at the latest; right away in browsers without
 * idle callbacks.
 */
export function whenIdle(task: () => void, within: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: within });
  else task();
}
