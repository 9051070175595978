import { assert, integer, property } from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import {
  dayGroup,
  formatInstant,
  formatInstantRange,
  getDeviceZone,
  toInstant,
  todayIn,
  zonedTime,
  zoneNote,
} from './zonedTimes';

const phoenix = 'America/Phoenix';
const vegas = 'America/Los_Angeles'; // Las Vegas uses Pacific time, with daylight saving; Phoenix has none.

describe('instants and local clocks', () => {
  test.each([
    ['2026-11-28T15:00:00Z', phoenix, '2026-11-28', '08:00'],
    ['2026-11-28T15:00:00Z', vegas, '2026-11-28', '07:00'],
    ['2026-07-04T15:00:00Z', phoenix, '2026-07-04', '08:00'],
    ['2026-07-04T15:00:00Z', vegas, '2026-07-04', '08:00'],
    ['2026-11-28T06:59:59Z', phoenix, '2026-11-27', '23:59'],
    ['2026-11-28T07:00:00Z', phoenix, '2026-11-28', '00:00'],
  ])('%s in %s is %s %s', (instant, zone, date, time) => {
    expect(zonedTime(instant, zone)).toEqual({ date, time });
    if (instant.endsWith('00Z')) expect(toInstant(date, time, zone)).toBe(instant);
  });

  it('moves a time skipped in spring on by the gap', () => {
    expect(toInstant('2026-03-08', '02:30', vegas)).toBe('2026-03-08T10:30:00Z');
    expect(zonedTime('2026-03-08T10:30:00Z', vegas).time).toBe('03:30');
    expect(toInstant('2026-03-08', '02:30', phoenix)).toBe('2026-03-08T09:30:00Z');
  });

  it('takes the first of the two hours repeated in autumn', () => {
    expect(toInstant('2026-11-01', '01:30', vegas)).toBe('2026-11-01T08:30:00Z');
  });

  it('finds the instant of every local minute again', () => {
    const first = Date.parse('2026-01-01T00:00:00Z') / 60_000;
    assert(
      property(integer({ min: first, max: first + 2 * 525_600 }), (minute) => {
        const shown = zonedTime(new Date(minute * 60_000), vegas);
        expect(zonedTime(toInstant(shown.date, shown.time, vegas), vegas)).toEqual(shown);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses what is no time, no day or no zone', () => {
    expect(() => toInstant('2026-02-30', '08:00', phoenix)).toThrow(RangeError);
    expect(() => toInstant('2026-02-20', '8', phoenix)).toThrow(RangeError);
    expect(() => zonedTime('whenever', phoenix)).toThrow(RangeError);
    expect(() => zonedTime('2026-11-28T15:00:00Z', 'Mars/Base')).toThrow(RangeError);
  });

  it('knows which day it is where', () => {
    const now = new Date('2026-11-28T07:30:00Z');
    expect(todayIn(phoenix, now)).toBe('2026-11-28');
    expect(todayIn(vegas, now)).toBe('2026-11-27');
  });
});

describe('instants for reading', () => {
  const now = new Date('2026-11-21T15:00:00Z');

  it('names day and time in the zone', () => {
    expect(formatInstant('2026-11-28T15:00:00Z', phoenix, now)).toBe('Sat, Nov 28 · 8:00\u00a0AM');
    expect(formatInstant('2027-01-02T15:00:00Z', phoenix, now)).toBe('Sat, Jan 2, 2027 · 8:00\u00a0AM');
    expect(formatInstant('2027-01-02T15:00:00Z', vegas)).toBe('Sat, Jan 2 · 7:00\u00a0AM');
  });

  test.each([
    ['2026-11-28T15:00:00Z', '2026-11-28T17:00:00Z', 'Sat, Nov 28 · 8:00–10:00\u00a0AM'],
    ['2026-11-28T18:00:00Z', '2026-11-28T20:00:00Z', 'Sat, Nov 28 · 11:00\u00a0AM–1:00\u00a0PM'],
    ['2026-11-29T05:00:00Z', '2026-11-29T08:00:00Z', 'Sat, Nov 28 · 10:00\u00a0PM – Sun, Nov 29 · 1:00\u00a0AM'],
  ])('%s to %s reads %s', (start, end, text) => expect(formatInstantRange(start, end, phoenix, now)).toBe(text));

  test.each([
    ['2026-11-21T14:59:00Z', { date: '2026-11-21', label: 'Today' }],
    ['2026-11-21T06:59:00Z', { date: '2026-11-20', label: 'Yesterday' }],
    ['2026-11-19T15:00:00Z', { date: '2026-11-19', label: 'Thu, Nov 19' }],
    ['2025-12-31T15:00:00Z', { date: '2025-12-31', label: 'Wed, Dec 31, 2025' }],
    ['2026-11-22T15:00:00Z', { date: '2026-11-22', label: 'Sun, Nov 22' }],
  ])('%s belongs to %j', (instant, group) => expect(dayGroup(instant, phoenix, now)).toEqual(group));

  test.each([
    ['2026-11-28T15:00:00Z', phoenix, vegas, 'MST'],
    ['2026-07-04T15:00:00Z', phoenix, vegas, ''],
    ['2026-11-28T15:00:00Z', vegas, phoenix, 'PST'],
    ['2026-11-28T15:00:00Z', phoenix, phoenix, ''],
  ])('at %s the zone %s is noted on a device in %s as %j', (instant, zone, device, note) => {
    expect(zoneNote(instant, zone, device)).toBe(note);
  });
});

describe('the zone of the device', () => {
  it('is another one after a journey', () => {
    const zones = ['America/Phoenix', 'America/Denver', 'America/Phoenix', 'Asia/Tokyo'];
    const read = zones.map((zone) => {
      vi.stubEnv('TZ', zone);
      return getDeviceZone();
    });
    expect(read).toEqual(zones);
  });
});
