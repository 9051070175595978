import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetServerDate, recordServerDate, serverDate, serverNow } from './serverClock';

const minute = 60_000;
const device = Date.parse('2026-11-21T15:00:00.400Z');
const header = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: device });
  forgetServerDate();
});
afterEach(() => {
  forgetServerDate();
  vi.useRealTimers();
});

test('without an answer the device is right', () => {
  expect([serverNow(), serverDate().getTime()]).toEqual([device, device]);
});

test.each([
  ['right', 0],
  ['ten minutes slow', 10 * minute],
  ['ten minutes fast', -10 * minute],
])('the time on a device that is %s is right to a second', (_, offset) => {
  const real = () => Date.now() + offset;
  for (const latency of [900, 20, 150, 4000, 60]) {
    const sentAt = Date.now();
    vi.advanceTimersByTime(latency / 2);
    const date = header(real());
    vi.advanceTimersByTime(latency / 2);
    recordServerDate(date, sentAt);
    vi.advanceTimersByTime(1234);
  }
  expect(Math.abs(serverNow() - real())).toBeLessThanOrEqual(1000);
});

test('a device that is right stays exactly so, and moments never jump about', () => {
  recordServerDate(header(device), device - 30);
  recordServerDate(header(device - 1000), device - 900);
  expect(serverNow()).toBe(device);
});

test.each([
  ['none', undefined],
  ['empty', ''],
  ['no date', 'soon'],
])('ignores a header that is %s', (_, text) => {
  recordServerDate(text, device);
  expect(serverNow()).toBe(device);
});

test('ignores an answer during which the device’s clock was set back', () => {
  recordServerDate(header(device), device + 10 * minute);
  expect(serverNow()).toBe(device);
});
