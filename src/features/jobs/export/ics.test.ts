// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Scheduled } from '#domain/orders/schedule';
import type { Order, Stop } from '#generated/model';
import { OrderStatus, PositionCode } from '#generated/model/codes';
import { getIcsFileName, toIcs, toIcsFile } from './ics';

const stop: Stop = {
  address_line: '410 W Copperleaf Ave',
  unit: 'Apt 205',
  no_unit: false,
  city: 'Tempe',
  state: 'AZ',
  zip: '85281',
  lat: null,
  lng: null,
  place_type: 'house',
  floor: 0,
  flights_of_stairs: 0,
  elevator: 'none',
  elevator_window: null,
  long_carry_ft: 0,
  parking: 'street',
  truck_max_ft: null,
  contact_name: null,
  contact_phone: null,
  access_notes: '',
  coi_required: false,
};

const order: Scheduled<Order> = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  customer_secondary_phone: null,
  customer_email: null,
  company_name: null,
  help_type: 3,
  job_type: 'residential',
  move_size: '2br_large',
  packing: 'none',
  date: '2026-11-28',
  arrival_window: '08:00 - 10:00',
  firm_time: false,
  estimated_hours: 6.5,
  flexible_days: 0,
  end_date: null,
  pick_up_addresses: [stop],
  destination_addresses: [{ ...stop, city: 'Gilbert', zip: '85234', unit: null }],
  items: [],
  special_items: [],
  volume_cuft: 930,
  weight_lb: 6500,
  crew_requirements: [{ position: PositionCode.helper, count: 2 }],
  tool_ids: [],
  languages: [],
  favorites_first: false,
  vehicle_requirements: [],
  pay_type: 'hourly',
  offered_rates: { '3': 2400 },
  min_paid_hours: 2,
  travel_pay: 0,
  customer_quote: 138000,
  crew_notes: 'Gate 4471; dogs, big ones\nRing twice',
  crew_notes_language: 'en',
  access_notes_language: 'en',
  office_notes: 'Pays late',
  order_id: 1042,
  number: '#1042',
  status: OrderStatus.formed,
  closed_state: null,
  branch_id: 1,
  starts_at: '2026-11-28T15:00:00Z',
  latest_end_at: '2026-11-28T23:30:00Z',
  timezone: 'America/Phoenix',
  stops_count: 2,
  distance_miles: 12,
  pick_up_address: null,
  destination_address: null,
  attachments: [],
  updated_by: 'Priya',
  version: 7,
  crew_summary: { required: 2, accepted: 2, pending: 0 },
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-20T09:08:07Z',
};

const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const getEvent = (lines: string[]) => lines.slice(lines.indexOf('BEGIN:VEVENT'));
const findLine = (name: string, change: Partial<Scheduled<Order>> = {}) =>
  getEvent(unfold(toIcs({ ...order, ...change }, 'Crewboard'))).find((line) => /^\w+/.exec(line)?.[0] === name);

describe('an order as a calendar event', () => {
  it.each([
    ['UID', 'UID:order-1042@crewboard'],
    ['SEQUENCE', 'SEQUENCE:7'],
    ['DTSTAMP', 'DTSTAMP:20261120T090807Z'],
    ['DTSTART', 'DTSTART;TZID=America/Phoenix:20261128T080000'],
    ['DTEND', 'DTEND;TZID=America/Phoenix:20261128T143000'],
    ['STATUS', 'STATUS:CONFIRMED'],
    ['SUMMARY', 'SUMMARY:Job #1042: Rebecca Hollis\\, Tempe → Gilbert'],
    ['LOCATION', 'LOCATION:410 W Copperleaf Ave\\, Apt 205\\, Tempe\\, AZ 85281'],
  ])('%s', (name, line) => expect(findLine(name)).toBe(line));

  it.each([
    [{ status: OrderStatus.partiallyFormed }, 'TENTATIVE'],
    [{ status: OrderStatus.formed, closed_state: 'completed' }, 'CONFIRMED'],
    [{ closed_state: 'cancelled' }, 'CANCELLED'],
  ] as const)('%j is %s', (change, status) => expect(findLine('STATUS', change)).toBe(`STATUS:${status}`));

  it('includes what the crew needs, but no office notes', () => {
    const text = findLine('DESCRIPTION');
    expect(text).toContain('Arrival 8:00–10:00 AM\\nPickup 1: 410 W Copperleaf Ave');
    expect(text).toContain('Gate 4471\\; dogs\\, big ones\\nRing twice');
    expect(text).toContain('(602) 555-0142');
    expect(text).not.toMatch(/Pays late|1380|1,380/);
  });

  it('includes the daylight saving changes of its zone, if any', () => {
    const vegas = { ...order, timezone: 'America/Los_Angeles', starts_at: '2026-07-04T15:00:00Z' };
    const lines = unfold(toIcs(vegas, 'Crewboard'));
    expect(lines).toContain('DTSTART;TZID=America/Los_Angeles:20260704T080000');
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1);
    expect(zone).toEqual(expect.arrayContaining(['TZID:America/Los_Angeles', 'BEGIN:DAYLIGHT', 'TZOFFSETTO:-0700']));
    expect(zone).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU');
    expect(lines.indexOf('END:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
  });

  it('repeats on each day of a longer job at the same local time, also across a daylight saving change', () => {
    const days = { date: '2026-10-31', end_date: '2026-11-01', timezone: 'America/Los_Angeles' };
    const times = { starts_at: '2026-10-31T15:00:00Z', latest_end_at: '2026-11-02T00:30:00Z' };
    const lineOfDays = (name: string) => findLine(name, { ...days, ...times });
    expect(lineOfDays('DTSTART')).toBe('DTSTART;TZID=America/Los_Angeles:20261031T080000');
    expect(lineOfDays('DTEND')).toBe('DTEND;TZID=America/Los_Angeles:20261031T143000');
    expect(lineOfDays('RRULE')).toBe('RRULE:FREQ=DAILY;COUNT=2');
    expect(findLine('RRULE')).toBeUndefined();
  });

  it('keeps its UID when it changes', () => expect(findLine('UID', { version: 8 })).toBe(findLine('UID')));

  it('has lines of at most 75 octets that end with CR LF and never split a character', () => {
    const notes = '🛋️ Küche → Büro '.repeat(40);
    const text = toIcs({ ...order, crew_notes: notes }, 'Crewboard');
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(unfold(text).find((line) => line.startsWith('DESCRIPTION:'))).toContain(notes.trim());
  });

  it('has the order number in the file name, or the day for several orders', () => {
    expect(getIcsFileName([order], '2026-11-21')).toBe('job-1042.ics');
    expect(getIcsFileName([order, { order_id: 7 }], '2026-11-21')).toBe('jobs-2026-11-21.ics');
  });

  it('has one event for each order, and each time zone once', () => {
    const text = toIcsFile([order, { ...order, order_id: 7 }], 'Crewboard');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(text).toContain('UID:order-7@crewboard');
  });
});
