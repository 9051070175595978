import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { prepareDateTests, setDevice } from '../../../../tests/kit/screens/dateInput';
import { useDatePopup } from './useDatePopup';

prepareDateTests();

/** Saturday, November 28, 2026, 8:30 PM in Phoenix: Sunday in Tokyo, London and on Kiritimati. */
const evening = '2026-11-29T03:30:00Z';
/** Saturday, November 28, 2026, 0:30 AM in Phoenix: Friday in Honolulu and Los Angeles. */
const night = '2026-11-28T07:30:00Z';

const devices = [
  'America/Phoenix',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Europe/London',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
] as const;

const typed = [
  ['today', '2026-11-28'],
  ['tomorrow', '2026-11-29'],
  ['sun', '2026-11-29'],
  ['sat', '2026-12-05'],
  ['11/28', '2026-11-28'],
  ['nov 28', '2026-11-28'],
  ['11/27', '2027-11-27'],
] as const;

const rows = devices.flatMap((device) =>
  typed.flatMap(([text, day]) => [evening, night].map((now) => [text, device, now, day] as const)),
);

it.each(rows)('%j typed on a device in %s at %s is the day %s in Phoenix', (text, device, now, day) => {
  expect(choose({ text, device, now, deviceClock: now })).toBe(day);
});

it.each([
  ['tomorrow', '2026-11-28T19:00:00Z', 'a year behind', '2025-11-28T19:00:00Z', '2026-11-29'],
  ['tomorrow', '2026-11-28T19:00:00Z', 'a day ahead', '2026-11-29T19:00:00Z', '2026-11-29'],
  ['11/28', '2026-11-28T19:00:00Z', 'a day ahead', '2026-11-29T19:00:00Z', '2026-11-28'],
  ['1/5', '2026-11-28T19:00:00Z', 'two months ahead', '2027-01-28T19:00:00Z', '2027-01-05'],
])('%j typed at %s on a device that is %s (%s) is %s', (text, now, _, deviceClock, day) => {
  expect(choose({ text, device: 'America/Phoenix', now, deviceClock })).toBe(day);
});

it.each([
  ['America/New_York', '2026-11-29T03:30:00Z', '2026-11-28'],
  ['America/New_York', '2026-11-29T05:00:00Z', '2026-11-29'],
  ['Pacific/Honolulu', '2026-11-29T05:00:00Z', '2026-11-28'],
])('today of a branch in %s at %s is %s', (zone, now, day) => {
  expect(choose({ text: 'today', device: 'Asia/Tokyo', now, deviceClock: now, zone })).toBe(day);
});

type Moment = { text: string; device: string; now: string; deviceClock: string; zone?: string };

/** The day that the popup of a branch's date takes for a text. */
function choose({ text, device, now, deviceClock, zone = 'America/Phoenix' }: Moment): string | undefined {
  setDevice(device, deviceClock, now);
  const onChange = vi.fn<(day: string) => void>();
  const { result, unmount } = renderHook(() =>
    useDatePopup({ value: null, onChange, minDay: undefined, zone, trigger: { current: null } }),
  );
  act(() => result.current.open());
  act(() => result.current.type(text));
  act(() => void result.current.take());
  unmount();
  return onChange.mock.calls[0]?.[0];
}
