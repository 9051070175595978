// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Crew, CrewMember, CrewSlot } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { makeSlot } from '../../../../../tests/kit/people/candidates';
import { estimateLaborRange, getOfferedRate, getPayTerms } from './pay';

it('estimates no labor if a part of the pay is not known', () => {
  const job = { date: '2026-11-28', end_date: null, estimated_hours: 6 };
  const pay = { offered_rates: { '3': 2400 }, min_paid_hours: 2, travel_pay: 0 };
  expect(getPayTerms(job, pay)).toEqual({ offeredRates: { '3': 2400 }, paidHours: 6, travelPay: 0 });
  const unknown = [
    getPayTerms({ ...job, date: null }, pay),
    getPayTerms({ ...job, estimated_hours: null }, pay),
    getPayTerms(job, { ...pay, offered_rates: null }),
    getPayTerms(job, { ...pay, min_paid_hours: null }),
    getPayTerms(job, { ...pay, travel_pay: null }),
  ];
  expect(unknown).toEqual(unknown.map(() => null));
});

it.each([
  ['the job’s', { '3': 2500 }, 2600, 2500],
  ['else the person’s', null, 2600, 2600],
  ['else the usual one', null, null, 2400],
])('offers a rate: %s', (_name, rates, usual, expected) => {
  expect(getOfferedRate(rates, PositionCode.helper, usual)).toBe(expected);
});

describe('estimateLaborRange', () => {
  const member = (position: PositionCode, status: 1 | 2 | 3 | 4, hourly_rate: number | null): CrewMember => ({
    invitation_id: 1,
    employee_id: 1,
    user_id: 1,
    first_name: '',
    last_name: '',
    avatar_url: null,
    phone: null,
    position,
    status,
    hourly_rate,
    as_helper: false,
    attendance: [],
    running_late: null,
    version: null,
    source: 'direct',
    message: null,
    reason: null,
    created_at: '',
    responded_at: null,
    expires_at: '',
  });
  const crew = (slots: CrewSlot[], members: CrewMember[] = []): Pick<Crew, 'slots' | 'members'> => ({ slots, members });
  const terms = { offeredRates: { '3': 2400, '4': 3200 }, paidHours: 6.5, travelPay: 0 };

  it.each([
    [
      'no one invited: the offered rate',
      crew([makeSlot(PositionCode.foremanDriver, 1), makeSlot(PositionCode.helper, 2)]),
      {},
      52_000,
      52_000,
    ],
    [
      'the lowest and the highest rates of three people for two slots',
      crew([makeSlot(PositionCode.helper, 2)]),
      {
        e1: { position: PositionCode.helper, rate: 2000 },
        e2: { position: PositionCode.helper, rate: 2400 },
        e3: { position: PositionCode.helper, rate: 2600 },
      },
      28_600,
      32_500,
    ],
    [
      'someone who declined does not count',
      crew([makeSlot(PositionCode.helper, 1)], [member(PositionCode.helper, 3, 9000)]),
      {},
      15_600,
      15_600,
    ],
    [
      'someone who accepted counts',
      crew([makeSlot(PositionCode.helper, 1, 1)], [member(PositionCode.helper, 2, 2600)]),
      {},
      16_900,
      16_900,
    ],
    [
      'a rate being typed counts as offered',
      crew([makeSlot(PositionCode.helper, 1)]),
      { e1: { position: PositionCode.helper, rate: null } },
      15_600,
      15_600,
    ],
  ] as const)('%s', (_name, people, picks, min, max) => {
    expect(estimateLaborRange(people, picks, terms)).toEqual({ min, max });
  });

  it('adds travel pay for everyone', () => {
    const people = crew([makeSlot(PositionCode.foremanDriver, 1), makeSlot(PositionCode.helper, 2)]);
    expect(estimateLaborRange(people, {}, { ...terms, travelPay: 2000 })).toEqual({ min: 58_000, max: 58_000 });
  });
});
