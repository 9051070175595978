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

describe('asking for what was missed', () => {
  it('gathers the causes of 100 ms', () => {
    const { request, runs } = watched();
    request();
    pass(60);
    request();
    request();
    pass(1000);
    expect(runs).toEqual([100]);
  });

  it('does nothing by itself', () => {
    const { runs } = watched();
    pass(100_000);
    expect(runs).toEqual([]);
  });

  it('comes less and less often while causes keep coming: after 1, 2, 4, then 8 s', () => {
    const { request, runs } = watched();
    for (let ms = 0; ms <= 40_000; ms += 50) {
      request();
      pass(50);
    }
    expect(runs.slice(0, 7)).toEqual([100, 1100, 3100, 7100, 15_100, 23_100, 31_100]);
  });

  it('always follows the last cause', () => {
    const { request, runs } = watched();
    request();
    pass(100);
    pass(10);
    request();
    pass(20_000);
    expect(runs).toEqual([100, 1100]);
  });

  it('makes six runs of 200 causes within 20 s, the last of them after the last cause', () => {
    const { request, runs } = watched();
    for (let cause = 0; cause < 200; cause += 1) {
      request();
      pass(100);
    }
    pass(60_000);
    expect(runs).toHaveLength(6);
    expect(runs.at(-1)).toBeGreaterThanOrEqual(19_900);
  });

  it('is as quick as at first after 30 calm seconds', () => {
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

  it('stops with what is waiting, and begins afresh', () => {
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
