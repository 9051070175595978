// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, toEventUid, toICalendar } from './iCalendar';

const event: CalendarEvent = {
  uid: 'order-1042@crewboard',
  sequence: 3,
  updatedAt: '2026-11-20T09:08:07Z',
  startsAt: '2026-11-28T15:00:00Z',
  endsAt: '2026-11-28T23:30:00Z',
  timezone: 'America/Phoenix',
  days: 1,
  status: 'CONFIRMED',
  summary: 'Job #1042',
  description: '',
};
const listLines = (events: readonly CalendarEvent[], feed?: { name: string; refreshMinutes: number }) =>
  toICalendar({ productName: 'Crewboard', events, ...(feed && { feed }) }).split('\r\n');
const countLines = (lines: readonly string[], line: string) => lines.filter((each) => each === line).length;

describe('a calendar file', () => {
  it('is valid without events', () => {
    const rest = ['VERSION:2.0', 'PRODID:-//Crewboard//Jobs//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'];
    expect(listLines([])).toEqual(['BEGIN:VCALENDAR', ...rest, 'END:VCALENDAR', '']);
  });

  it('defines each time zone once, before the events', () => {
    const vegas = { ...event, timezone: 'America/Los_Angeles' };
    const lines = listLines([event, vegas, event, vegas]);
    expect([countLines(lines, 'BEGIN:VTIMEZONE'), countLines(lines, 'BEGIN:VEVENT')]).toEqual([2, 4]);
    expect(lines.lastIndexOf('END:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
  });

  it('has a name and a refresh interval only as a feed', () => {
    const lines = ['NAME:Jobs\\, all', 'X-WR-CALNAME:Jobs\\, all'];
    const refresh = ['REFRESH-INTERVAL;VALUE=DURATION:PT30M', 'X-PUBLISHED-TTL:PT30M'];
    expect(listLines([event], { name: 'Jobs, all', refreshMinutes: 30 })).toEqual(
      expect.arrayContaining([...lines, ...refresh]),
    );
    expect(listLines([event]).join()).not.toMatch(/,NAME:|X-WR|REFRESH|TTL/);
  });
});

it.each([
  ['the first of two equal local times', '2026-11-01T08:30:00Z', 'DTEND;TZID=America/Los_Angeles:20261101T013000'],
  ['the second one', '2026-11-01T09:30:00Z', 'DTEND:20261101T093000Z'],
  ['after it', '2026-11-01T10:00:00Z', 'DTEND;TZID=America/Los_Angeles:20261101T020000'],
])('writes %s, when clocks go back, so that it is read correctly', (_name, endsAt, line) => {
  const night = { ...event, timezone: 'America/Los_Angeles', startsAt: '2026-11-01T03:00:00Z', endsAt };
  expect(listLines([night])).toContain(line);
});

it('an event id has the number of the job, and the product name in letters and digits', () => {
  expect(toEventUid(1042, 'Crew Board™')).toBe('order-1042@crewboard');
});
