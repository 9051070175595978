import { vi } from 'vitest';

/** Waits until the check passes. Polls often, because results come within milliseconds or not at all. */
export const until = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { interval: 10, timeout: 12_000 });
