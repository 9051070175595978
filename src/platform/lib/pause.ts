/** Resolves after this many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, milliseconds));
}

/**
 * Runs a task when the page is idle, and after `within` milliseconds in any case; right away in browsers without
 * idle callbacks.
 */
export function whenIdle(task: () => void, within: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: within });
  else task();
}
