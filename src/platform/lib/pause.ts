/** Resolves after this many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, milliseconds));
}

/** Milliseconds to wait for a frame. A hidden page paints none. */
const longestFrameMs = 100;

/** Resolves after the next frame is painted. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    // A callback of the frame runs before it is painted, the next task after.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrameMs);
  });
}

/**
 * Runs a task when the page is idle, and after `within` milliseconds in any case; right away in browsers without
 * idle callbacks.
 */
export function whenIdle(task: () => void, within: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: within });
  else task();
}
