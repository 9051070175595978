import { vi } from 'vitest';

/** Waits until the check passes, looking often: what a test waits for comes within milliseconds or not at all. */
export const until = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { interval: 10, timeout: 8000 });
