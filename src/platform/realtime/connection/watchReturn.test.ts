import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchReturn } from '../realtimeSaga';

let visibility: DocumentVisibilityState;
const turn = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => vi.useRealTimers());

describe('a return to the page', () => {
  it.each([
    [59_000, 0],
    [60_000, 1],
    [8 * 3_600_000, 1],
  ])('is reported after %i ms out of sight: %i times', (ms, times) => {
    const onReturn = vi.fn();
    const unwatch = watchReturn(onReturn);
    turn('hidden');
    vi.advanceTimersByTime(ms);
    expect(onReturn).not.toHaveBeenCalled();
    turn('visible');
    turn('visible');
    expect(onReturn).toHaveBeenCalledTimes(times);
    unwatch();
  });

  it('is reported when the device is online, and not after the watch is stopped', () => {
    const onReturn = vi.fn();
    const unwatch = watchReturn(onReturn);
    dispatchEvent(new Event('online'));
    expect(onReturn).toHaveBeenCalledOnce();
    unwatch();
    dispatchEvent(new Event('online'));
    turn('hidden');
    vi.advanceTimersByTime(90_000);
    turn('visible');
    expect(onReturn).toHaveBeenCalledOnce();
  });
});
