import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { forgetServerDate, recordServerDate } from '../../lib/time/serverClock';
import { useNow } from './useNow';

const opened = new Date('2026-11-21T15:00:20Z');

function open() {
  vi.useFakeTimers({ now: opened });
  onTestFinished(() => {
    vi.useRealTimers();
    forgetServerDate();
  });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useNow().toISOString().slice(0, 19);
  });
  const wait = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) act(() => void vi.advanceTimersByTime(1000));
  };
  return { read: () => result.current, countRenders: () => renders, wait };
}

it('updates every minute, and not more often', () => {
  const { read, wait, countRenders } = open();
  wait(59);
  expect(read()).toBe('2026-11-21T15:00:20');
  wait(1);
  expect(read()).toBe('2026-11-21T15:01:20');
  wait(60);
  expect(countRenders()).toBe(3);
});

it.each([
  ['behind', '2026-11-22T15:00:20Z'],
  ['ahead of', '2026-11-20T15:00:20Z'],
])('a device that is a day %s the provider is corrected within a second of the first answer', (_, moment) => {
  const { read, wait, countRenders } = open();
  wait(5);
  recordServerDate(new Date(moment).toUTCString(), Date.now());
  wait(1);
  expect(read().slice(0, 16)).toBe(moment.slice(0, 16));
  expect(countRenders()).toBe(2);
});
