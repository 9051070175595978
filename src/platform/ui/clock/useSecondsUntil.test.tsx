import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondsUntil } from './useSecondsUntil';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('counts down to nothing, and then rests', () => {
  const { result } = renderHook(() => useSecondsUntil(start));
  expect(result.current).toBe(3);
  later(1000);
  expect(result.current).toBe(2);
  later(5000);
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('shows the right time immediately after a sleep', () => {
  const { result, rerender } = renderHook(() => useSecondsUntil(start));
  vi.setSystemTime(start - 1000);
  rerender();
  expect(result.current).toBe(1);
});

it('follows another moment', () => {
  const { result, rerender } = renderHook(({ moment }: { moment: number | null }) => useSecondsUntil(moment), {
    initialProps: { moment: null as number | null },
  });
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  rerender({ moment: Date.now() + 60_000 });
  expect(result.current).toBe(60);
  later(1000);
  expect(result.current).toBe(59);
});

let start = 0;
beforeEach(() => {
  start = Date.now() + 3000;
});
