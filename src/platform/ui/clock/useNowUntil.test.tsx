import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useNowUntil } from './useNow';

const opened = new Date('2026-11-21T15:00:20Z');
const moment = '2026-11-21T15:03:00Z';

function open(until: string | null) {
  vi.useFakeTimers({ now: opened });
  onTestFinished(() => void vi.useRealTimers());
  let renders = 0;
  const { result, rerender } = renderHook(
    (props: { until: string | null }) => {
      renders += 1;
      return useNowUntil(props.until).toISOString().slice(11, 19);
    },
    { initialProps: { until } },
  );
  const wait = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) act(() => void vi.advanceTimersByTime(1000));
  };
  return { read: () => result.current, countRenders: () => renders, rerender, wait };
}

it('updates when the minutes left change, not a minute after the page was opened', () => {
  const { read, wait, countRenders } = open(moment);
  wait(40);
  expect(read()).toBe('15:00:20');
  wait(1);
  expect(read()).toBe('15:01:01');
  wait(59);
  expect(read()).toBe('15:01:01');
  expect(countRenders()).toBe(2);
});

it('updates as the moment passes, and then rests', () => {
  const { read, wait, countRenders } = open(moment);
  wait(159);
  expect(read()).toBe('15:02:01');
  wait(1);
  expect(read()).toBe('15:03:00');
  const before = countRenders();
  wait(600);
  expect(countRenders()).toBe(before);
});

it('follows a moment that moved', () => {
  const { read, wait, rerender } = open(moment);
  wait(30);
  rerender({ until: '2026-11-21T15:30:30Z' });
  wait(1);
  expect(read()).toBe('15:00:51');
});

it('stays at the first time without a moment', () => {
  const { read, wait } = open(null);
  wait(600);
  expect(read()).toBe('15:00:20');
});
