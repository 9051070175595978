// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { JobStop, OfferedPay, OwnConflict } from '#generated/model';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { isLateToWithdraw } from './answer/answerable';
import {
  describeChange,
  formatConflict,
  formatEnding,
  formatMiles,
  formatPaidBreakdown,
  formatPayBreakdown,
  formatCities,
  listDemands,
} from './describeJob';

const pay: OfferedPay = {
  is_flat: false,
  hours: 6.5,
  hourly_rate: 2400,
  min_paid_hours: 2,
  paid_hours: 6.5,
  wage: 15600,
  travel_pay: 1500,
  total: 17100,
};

describe('the breakdown of the pay', () => {
  it.each([
    ['hourly with travel', {}, '6.5 hr × $24 + $15 travel = $171, 2-hour minimum'],
    ['without travel', { travel_pay: 0, total: 15600 }, '6.5 hr × $24 = $156, 2-hour minimum'],
    [
      'shorter than the minimum',
      { hours: 1, paid_hours: 2, travel_pay: 0, total: 4800 },
      '2 hr × $24 = $48, 2-hour minimum',
    ],
    ['without a minimum', { min_paid_hours: 0, travel_pay: 0, total: 15600 }, '6.5 hr × $24 = $156'],
    ['flat', { is_flat: true, travel_pay: 0, total: 15600 }, 'Flat: 6.5 hr × $24 = $156'],
    ['with cents', { hourly_rate: 2450, travel_pay: 0, total: 15925 }, '6.5 hr × $24.50 = $159.25, 2-hour minimum'],
  ])('%s', (_, change, expected) => {
    expect(plainSpaces(formatPayBreakdown({ ...pay, ...change }))).toBe(expected);
  });
});

describe('what the pay of a completed job consists of', () => {
  const paid = { paid_hours: 6.25, hourly_rate: 2400, travel_pay: 0, bonus: 0, tip: 0 };
  it.each([
    ['hours', {}, '6.25 hr × $24'],
    ['a tip', { tip: 2000 }, '6.25 hr × $24 + $20 tip'],
    ['everything', { travel_pay: 1500, bonus: 500, tip: 2050 }, '6.25 hr × $24 + $15 travel + $5 bonus + $20.50 tip'],
  ])('%s', (_, change, expected) => {
    expect(plainSpaces(formatPaidBreakdown({ ...paid, ...change }))).toBe(expected);
  });
});

it.each([
  ['Tempe', 'Gilbert', 'Tempe → Gilbert'],
  ['Tempe', 'Tempe', 'Tempe'],
  ['Tempe', null, 'Tempe'],
  [null, 'Gilbert', 'Gilbert'],
  [null, null, '#1042'],
])('the route from %s to %s: %s', (city_from, city_to, expected) => {
  expect(formatCities({ city_from, city_to, number: '#1042' })).toBe(expected);
});

it.each([
  [3.44, '3.4'],
  [9.96, '10'],
  [14.6, '15'],
  [0, '0'],
])('%s miles: %s', (miles, expected) => expect(formatMiles(miles)).toBe(expected));

describe('what a job demands', () => {
  const stop: JobStop = {
    kind: 'pick_up',
    city: 'Tempe',
    state: 'AZ',
    place_type: 'house',
    floor: 0,
    flights_of_stairs: 0,
    elevator: 'none',
    long_carry_ft: 0,
  };

  it.each([
    ['nothing', [stop], [], []],
    ['stairs', [{ ...stop, flights_of_stairs: 2 }], [], ['2 flights of stairs', 'No elevator']],
    ['one flight', [{ ...stop, flights_of_stairs: 1 }], [], ['1 flight of stairs', 'No elevator']],
    ['an elevator', [{ ...stop, floor: 4, elevator: 'freight' as const }], [], ['Freight elevator']],
    ['a long carry', [{ ...stop, long_carry_ft: 75 }], [], ['Long carry, 75 ft']],
    ['a short carry', [{ ...stop, long_carry_ft: 74 }], [], []],
    ['heavy items', [stop], ['piano', 'safe'], ['Piano', 'Safe over 300 lb']],
    [
      'the same at both ends',
      [
        { ...stop, long_carry_ft: 90 },
        { ...stop, long_carry_ft: 90 },
      ],
      [],
      ['Long carry, 90 ft'],
    ],
  ])('%s', (_, stops, special_items, expected) => expect(listDemands({ stops, special_items })).toEqual(expected));
});

describe('why it ended', () => {
  it.each([
    ['waiting', 'helper', 'too_far', 'You declined: Too far away'],
    ['waiting', 'helper', 'unheard_of', 'You declined: Other'],
    ['cancelled', 'helper', 'sick', 'You withdrew: Sick'],
    ['cancelled', 'company', 'customer_request', 'Withdrawn by the company: Customer request'],
    ['cancelled', 'system', 'position_filled', 'Filled by someone else'],
    ['cancelled', 'system', 'expired', 'Expired before you replied'],
    ['cancelled', 'company', 'order_cancelled', 'The job was canceled'],
    ['new', null, null, undefined],
    ['accepted', null, 'sick', undefined],
  ] as const)('%s by %s, %s', (bucket, cancelled_by, reason, expected) => {
    expect(formatEnding({ bucket, cancelled_by, reason })).toBe(expected);
  });
});

describe('conflicts', () => {
  const conflict: OwnConflict = {
    severity: 'hard',
    kind: 'job',
    text: '',
    order_id: 2207,
    number: '#2207',
    company_name: 'Blue Agave Relocation',
    starts_at: '2026-11-28T15:00:00Z',
    ends_at: '2026-11-28T22:00:00Z',
  };

  it.each([
    [{}, 'You already work 8:00 AM–3:00 PM that day (Blue Agave Relocation)'],
    [{ severity: 'soft' }, 'Tight: you work 8:00 AM–3:00 PM that day (Blue Agave Relocation)'],
    [{ kind: 'invitation' }, 'Another invitation is at 8:00 AM–3:00 PM that day (Blue Agave Relocation)'],
    [{ kind: 'hours', company_name: null }, 'Outside your usual hours'],
    [{ kind: 'jobs_per_day', company_name: null }, 'More jobs that day than your limit'],
    [{ kind: 'hours_per_week', company_name: null }, 'More hours that week than your limit'],
    [{ kind: 'pay', company_name: null }, 'Pays less than your minimum per job'],
  ] as const)('%j', (change, expected) => {
    expect(plainSpaces(formatConflict({ ...conflict, ...change }, 'America/Phoenix'))).toBe(expected);
  });
});

it.each([
  [
    { field: 'arrival_window', from: '08:00 - 10:00', to: '12:00 - 14:00' },
    ['Arrival', '8:00–10:00 AM', '12:00–2:00 PM'],
  ],
  [{ field: 'date', from: '2026-11-28', to: '2026-11-29' }, ['Date', 'Sat, Nov 28', 'Sun, Nov 29']],
  [{ field: 'position', from: '4', to: '3' }, ['Position', 'Foreman/Driver', 'Helper']],
  [{ field: 'hourly_rate', from: '$24', to: '$22' }, ['Rate', '$24', '$22']],
  [{ field: 'parking', from: 'street', to: 'driveway' }, ['Other details', 'street', 'driveway']],
])('shows the change %j', (change, expected) => {
  const { label, from, to } = describeChange(change);
  expect([label, from, to].map(plainSpaces)).toEqual(expected);
});

it.each([
  ['2026-11-27T15:00:00Z', false],
  ['2026-11-27T15:00:01Z', true],
  ['2026-11-28T16:00:00Z', true],
])('a withdrawal at %s is late: %s', (now, expected) => {
  expect(isLateToWithdraw({ starts_at: '2026-11-28T15:00:00Z' }, new Date(now))).toBe(expected);
});
