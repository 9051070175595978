// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { crewRule, dateRule, endDateRule, orderRules, windowRule } from './orderRules';

describe('each limit: the last allowed value and the first one beyond it', () => {
  it.each([
    ['name', 'x'.repeat(50), 'x'.repeat(51), 'The maximum length allowed is 50'],
    ['company', 'x'.repeat(100), 'x'.repeat(101), 'The maximum length allowed is 100'],
    ['email', 'a@b.example', 'a@b', 'Value is not a valid email address'],
    ['hours', 1, 0.5, 'The minimum value allowed is 1'],
    ['hours', 14, 14.5, 'The maximum value allowed is 14'],
    ['hours', 6.5, 6.25, 'Enter a whole or half number, such as 6.5'],
    ['paidHours', 0, 14.5, 'The maximum value allowed is 14'],
    ['flexibleDays', 14, 15, 'The maximum value allowed is 14'],
    ['address', 'x'.repeat(120), 'x'.repeat(121), 'The maximum length allowed is 120'],
    ['unit', 'x'.repeat(20), 'x'.repeat(21), 'The maximum length allowed is 20'],
    ['city', 'x'.repeat(60), 'x'.repeat(61), 'The maximum length allowed is 60'],
    ['zip', '85281', '8528', 'This field should be at least 5 characters long'],
    ['floor', 30, 31, 'The maximum value allowed is 30'],
    ['floor', 0, -1, 'The minimum value allowed is 0'],
    ['flights', 10, 11, 'The maximum value allowed is 10'],
    ['longCarry', 1000, 1001, 'The maximum value allowed is 1,000'],
    ['truckLength', 8, 7, 'The minimum value allowed is 8'],
    ['truckLength', 60, 61, 'The maximum value allowed is 60'],
    ['contact', 'x'.repeat(100), 'x'.repeat(101), 'The maximum length allowed is 100'],
    ['elevatorWindow', '09:00 - 11:00', '09:00 - 25:00', 'Enter a start and end time, such as 8-10 AM'],
    ['elevatorWindow', '09:00 - 09:01', '11:00 - 09:00', 'The end must be later than the start, on the same day'],
    ['elevatorWindow', '', '09:00 - 09:00', 'The end must be later than the start, on the same day'],
    ['itemName', 'x'.repeat(80), 'x'.repeat(81), 'The maximum length allowed is 80'],
    ['quantity', 1, 0, 'The minimum value allowed is 1'],
    ['quantity', 500, 501, 'The maximum value allowed is 500'],
    ['itemVolume', 1.5, 1.25, 'Enter a whole or half number, such as 6.5'],
    ['itemVolume', 500, 500.5, 'The maximum value allowed is 500'],
    ['itemWeight', 5000, 5001, 'The maximum value allowed is 5,000'],
    ['room', 'x'.repeat(40), 'x'.repeat(41), 'The maximum length allowed is 40'],
    ['volume', 20_000, 20_001, 'The maximum value allowed is 20,000'],
    ['weight', 200_000, 200_001, 'The maximum value allowed is 200,000'],
    ['vehicles', 10, 11, 'The maximum value allowed is 10'],
    ['rate', 1500, 1499, 'The minimum value allowed is $15.00'],
    ['rate', 15_000, 15_001, 'The maximum value allowed is $150.00'],
    ['rate', 2450, 2410, 'Use $0.50 increments'],
    ['travelPay', 100_000, 100_001, 'The maximum value allowed is $1,000.00'],
    ['quote', 100_000_000, 100_000_001, 'The maximum value allowed is $1,000,000.00'],
  ] as const)('%s: %j, not %j', (name, good, bad, message) => {
    expect(orderRules[name](good, {})).toBeUndefined();
    expect(orderRules[name](bad, {})).toBe(message);
    expect(orderRules[name](null, {})).toBeUndefined();
  });
});

describe('the arrival window', () => {
  it.each([
    ['08:00 - 10:00', false, undefined],
    ['08:00 - 14:00', false, undefined],
    ['08:00 - 14:01', false, 'Use a window of up to 6 hours that ends the same day'],
    ['10:00 - 08:00', false, 'Use a window of up to 6 hours that ends the same day'],
    ['08:00 - 08:30', false, 'Use a window of at least 1 hour, unless the time is firm'],
    ['08:00 - 08:00', true, undefined],
    ['08:00 - ', false, 'Enter a start and end time, such as 8-10 AM'],
  ])('%s, firm %s: %s', (window, firm_time, message) => {
    expect(windowRule(window, { firm_time })).toBe(message);
  });
});

describe('the day', () => {
  it.each([
    ['2026-11-21', null, undefined],
    ['2026-11-20', null, 'The minimum value allowed is 11/21/2026'],
    ['2026-11-20', '2026-11-20', undefined],
    ['2027-11-21', null, undefined],
    ['2027-11-22', null, 'The maximum value allowed is 11/21/2027'],
  ])('%s with %s already set: %s', (date, kept, message) => {
    expect(dateRule('2026-11-21', kept)(date, {})).toBe(message);
  });

  it.each([
    ['2026-11-28', undefined],
    ['2026-11-30', undefined],
    ['2026-12-01', 'The maximum value allowed is 11/30/2026'],
    ['2026-11-27', 'The minimum value allowed is 11/28/2026'],
  ])('a last day of %s: %s', (end, message) => {
    expect(endDateRule(end, { date: '2026-11-28' })).toBe(message);
  });

  it('a last day is not compared with a first day that cannot be read', () => {
    expect(endDateRule('2026-11-28', { date: 'Novembr' })).toBeUndefined();
  });
});

it.each([
  [[], 'Value is required'],
  [[{ position: PositionCode.helper, count: 12 }], undefined],
  [
    [
      { position: PositionCode.foremanDriver, count: 1 },
      { position: PositionCode.helper, count: 12 },
    ],
    'The maximum value allowed is 12',
  ],
])('the crew %j: %s', (crew, message) => {
  expect(crewRule(crew, {})).toBe(message);
});
