import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResync } from './resync';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

/** Times of the runs in milliseconds since the start. */
function watched() {
  const runs: number[] = [];
  const start = Date.now();
  const resync = createResync(() => void runs.push(Date.now() - start));
  return { ...resync, runs };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('resync', () => {
  it('runs once for all requests within 100 ms', () => {
    const { request, runs } = watched();
    request();
    pass(60);
    request();
    request();
    pass(1000);
    expect(runs).toEqual([100]);
  });

  it('does not run without a request', () => {
    const { runs } = watched();
    pass(100_000);
    expect(runs).toEqual([]);
  });

  it('doubles the interval from 1 to 8 s while requests keep coming', () => {
    const { request, runs } = watched();
    for (let ms = 0; ms <= 40_000; ms += 50) {
      request();
      pass(50);
    }
    expect(runs.slice(0, 7)).toEqual([100, 1100, 3100, 7100, 15_100, 23_100, 31_100]);
  });

  it('always runs after the last request', () => {
    const { request, runs } = watched();
    request();
    pass(100);
    pass(10);
    request();
    pass(20_000);
    expect(runs).toEqual([100, 1100]);
  });

  it('runs six times for 200 requests within 20 s, and after the last one', () => {
    const { request, runs } = watched();
    for (let nth = 0; nth < 200; nth += 1) {
      request();
      pass(100);
    }
    pass(60_000);
    expect(runs).toHaveLength(6);
    expect(runs.at(-1)).toBeGreaterThanOrEqual(19_900);
  });

  it('starts over with a short interval after 30 s without a request', () => {
    const { request, runs } = watched();
    request();
    pass(100);
    request();
    pass(30_000);
    pass(2000);
    request();
    pass(100);
    request();
    pass(1000);
    expect(runs).toEqual([100, 1100, 32_200, 33_200]);
  });

  it('drops the waiting run when stopped, and can start again', () => {
    const { request, stop, runs } = watched();
    request();
    stop();
    pass(10_000);
    expect(runs).toEqual([]);
    request();
    pass(100);
    stop();
    request();
    pass(100);
    expect(runs).toEqual([10_100, 10_200]);
  });
});
