import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
// @vitest-environment node
import type { InvitedMember } from '../orders';
import {
  type CompletionValues,
  splitTipsEqually,
  getInitialValues,
  isNoteWanted,
  listFollowingHours,
  listWithoutCheckIn,
  getOnSite,
  computePayout,
  listPaid,
  type PersonValues,
  sumTips,
  type Terms,
} from './completion';
import { toCompletionRequest } from './completionRequest';

const member = (invitation_id: number, hourly_rate: number): InvitedMember => ({
  invitation_id,
  hourly_rate,
  employee_id: 1,
  user_id: invitation_id,
  first_name: 'Marcus',
  last_name: 'Reed',
  avatar_url: null,
  phone: null,
  position: PositionCode.helper,
  status: InvitationStatus.accepted,
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
const crew = [member(5512, 3200), member(5513, 2400), member(5514, 2400)];
const terms: Terms = {
  timezone: 'America/Phoenix',
  pay_type: 'hourly',
  estimated_hours: 6.5,
  min_paid_hours: 2,
  travel_pay: 0,
  date: '2026-11-28',
  end_date: null,
  arrival_window: '08:00 - 10:00',
  starts_at: '2026-11-28T15:00:00Z',
};
const first = getInitialValues(terms, crew);
const withPerson = (values: CompletionValues, id: number, change: Partial<PersonValues>): CompletionValues => {
  const person = values.crew[`i${id}`];
  if (!person) throw new Error(`Nobody is ${id}`);
  return { ...values, crew: { ...values.crew, [`i${id}`]: { ...person, ...change } } };
};
const withEveryone = (values: CompletionValues, change: Partial<PersonValues>) =>
  crew.reduce((all, { invitation_id }) => withPerson(all, invitation_id, change), values);
/** The worked example of docs/product.md, "Pay". */
const example = withEveryone(
  { ...first, times: '08:20 - 15:35', break_minutes: 30, tips_total: 7500 },
  { hours: 6.75 },
);

it('starts with the arrival window and the estimate', () => {
  expect([first.day, first.times, first.break_minutes]).toEqual(['2026-11-28', '08:00 - 14:30', 0]);
  expect(first.crew.i5513).toMatchObject({ hours: 6.5, no_show: false, stars: null });
});

describe('a job whose crew checked in', () => {
  const step = (name: 'checked_in' | 'checked_out', time: string) => ({
    step: name,
    date: '2026-11-28',
    at: `2026-11-28T${time}:00-07:00`,
    miles_away: null,
  });
  const [ana = member(1, 0), ben = member(2, 0), cleo = member(3, 0)] = crew;
  const there = [
    { ...ana, attendance: [step('checked_in', '08:20'), step('checked_out', '11:05')] },
    { ...ben, attendance: [step('checked_in', '09:00'), step('checked_out', '12:10')] },
    cleo,
  ];

  it('starts with the recorded times, and the hours of each person', () => {
    const values = getInitialValues(terms, there);
    expect([values.day, values.times]).toEqual(['2026-11-28', '08:20 - 12:10']);
    expect(there.map(({ invitation_id }) => values.crew[`i${invitation_id}`]?.hours)).toEqual([2.75, 3.25, 4]);
  });

  it.each([
    ['as recorded', {}, [2.75, 3.25, 4]],
    ['with a break', { break_minutes: 30 }, [2.25, 2.75, 3.5]],
    ['with a longer break than someone worked', { break_minutes: 180 }, [0, 0.25, 1]],
    ['when the job ended later', { times: '08:20 - 13:10' }, [2.75, 3.25, 5]],
    ['when the job ended earlier than someone left', { times: '08:20 - 11:00' }, [2.75, 2.75, 2.75]],
    ['with a break and another end', { times: '08:20 - 11:00', break_minutes: 30 }, [2.25, 2.25, 2.25]],
    ['until the times are valid', { times: '08:20 - ' }, [undefined, undefined, undefined]],
  ])('their hours follow the times and the break: %s', (_name, change, expected) => {
    const hours = listFollowingHours({ ...getInitialValues(terms, there), ...change }, there, terms);
    expect(there.map(({ invitation_id }) => hours?.[`i${invitation_id}`])).toEqual(expected);
  });

  it('names those who did not check in, if anyone did', () => {
    expect(listWithoutCheckIn(there)).toEqual([cleo]);
    expect(listWithoutCheckIn(crew)).toEqual([]);
  });

  it('ends after the estimate until someone has left', () => {
    const arrived = [{ ...ana, attendance: [step('checked_in', '08:20')] }];
    const values = getInitialValues(terms, arrived);
    expect([values.times, values.crew.i5512?.hours]).toEqual(['08:20 - 14:50', 6.5]);
  });
});

describe('a job of which little is known', () => {
  const unknown: Terms = {
    timezone: '',
    pay_type: null,
    estimated_hours: null,
    min_paid_hours: null,
    travel_pay: null,
    date: null,
    end_date: null,
    arrival_window: null,
    starts_at: null,
  };

  it('starts without times and hours', () => {
    const values = getInitialValues(unknown, crew);
    expect([values.day, values.last_day, values.times, values.crew.i5512?.hours]).toEqual(['', null, '', null]);
  });

  it('has no pay, but shares the tips', () => {
    const { lines, total } = computePayout(example, crew, unknown);
    expect([total, lines.map(({ tip }) => tip)]).toEqual([null, [2500, 2500, 2500]]);
    expect(computePayout(example, [{ ...member(5512, 0), hourly_rate: null }], terms).total).toBeNull();
  });

  it('pays by the hour without an estimate, but no flat rate', () => {
    const unestimated = { ...terms, estimated_hours: null };
    expect(computePayout(example, crew, unestimated).total).toBe(61_500);
    expect(computePayout(example, crew, { ...unestimated, pay_type: 'flat' }).total).toBeNull();
    expect(isNoteWanted(withPerson(example, 5513, { hours: 40 }), unestimated)).toBe(false);
  });

  it('leaves out an unknown rate, and a crew whose invitations have no id', () => {
    const unrated = crew.map((each) => ({ ...each, hourly_rate: null }));
    expect(toCompletionRequest(example, unrated, terms)?.crew?.[0]).not.toHaveProperty('hourly_rate');
    const nameless = listPaid([...crew, { ...member(1, 2400), invitation_id: null }]);
    expect(nameless).toEqual([]);
    expect(toCompletionRequest(example, nameless, terms)).not.toHaveProperty('crew');
  });

  it('has everyone on its crew whose status is not given', () => {
    expect(listPaid([{ ...member(1, 2400), status: null }])).toHaveLength(1);
    expect(listPaid([{ ...member(1, 2400), status: InvitationStatus.new }])).toEqual([]);
  });
});

describe('a job of several days', () => {
  const days = { ...terms, end_date: '2026-11-30' };

  it('starts with its first and last day and the hours of all days', () => {
    const values = getInitialValues(days, crew);
    expect([values.day, values.last_day, values.times]).toEqual(['2026-11-28', '2026-11-30', '08:00 - 14:30']);
    expect(values.crew.i5513).toMatchObject({ hours: 19.5 });
    const site = getOnSite(values, days.timezone);
    expect(site).toMatchObject({ startAt: '2026-11-28T15:00:00Z', endAt: '2026-11-30T21:30:00Z', hours: 19.5 });
  });

  it('pays the planned hours of a flat job for all days, and requires a note only beyond them', () => {
    const { lines } = computePayout(getInitialValues(days, crew), crew, { ...days, pay_type: 'flat' });
    expect(lines.map(({ paidHours }) => paidHours)).toEqual([19.5, 19.5, 19.5]);
    expect(isNoteWanted(withPerson(example, 5513, { hours: 29.25 }), days)).toBe(false);
    expect(isNoteWanted(withPerson(example, 5513, { hours: 29.5 }), days)).toBe(true);
  });
});

describe('getOnSite', () => {
  it.each([
    ['the worked example', '08:20 - 15:35', 30, ['2026-11-28T15:20:00Z', '2026-11-28T22:35:00Z', 435, 6.75]],
    ['over midnight', '22:00 - 01:00', 0, ['2026-11-29T05:00:00Z', '2026-11-29T08:00:00Z', 180, 3]],
    ['a break being typed', '08:00 - 10:00', Number.NaN, ['2026-11-28T15:00:00Z', '2026-11-28T17:00:00Z', 120, 2]],
  ])('%s', (_name, times, break_minutes, expected) => {
    const site = getOnSite({ day: '2026-11-28', last_day: null, times, break_minutes }, terms.timezone);
    expect(site && [site.startAt, site.endAt, site.minutes, site.hours]).toEqual(expected);
  });

  it.each([
    ['half a window', '2026-11-28', '08:00 - '],
    ['no time at all', '2026-11-28', '08:00 - 08:00'],
    ['no day', '', '08:00 - 09:00'],
  ])('is null with %s', (_name, day, times) => {
    expect(getOnSite({ day, last_day: null, times, break_minutes: 0 }, terms.timezone)).toBeNull();
  });
});

it('the worked example: $615.00, of which Marcus has $187.00', () => {
  const { lines, total } = computePayout(example, crew, terms);
  expect([total, lines[1]?.total, lines[1]?.wage, lines[1]?.tip]).toEqual([61_500, 18_700, 16_200, 2500]);
});

describe('computePayout', () => {
  it('pays a no-show nothing and gives the tips to the others', () => {
    const { lines, total } = computePayout(withPerson(example, 5514, { no_show: true }), crew, terms);
    expect(lines.map((line) => line.total)).toEqual([21_600 + 3750, 16_200 + 3750, 0]);
    expect(total).toBe(45_300);
  });

  it('pays the planned hours of a flat job, and travel pay to everyone', () => {
    const { lines } = computePayout(example, crew, { ...terms, pay_type: 'flat', travel_pay: 1500 });
    expect(lines.map(({ paidHours, travel }) => [paidHours, travel])).toEqual(crew.map(() => [6.5, 1500]));
    expect(lines[1]?.total).toBe(15_600 + 1500 + 2500);
  });

  it('takes tips by hand as typed', () => {
    const byHand = withPerson({ ...example, tip_split: 'custom' }, 5513, { tip: 7500 });
    expect(computePayout(byHand, crew, terms).lines.map(({ tip }) => tip)).toEqual([0, 7500, 0]);
    expect(sumTips(byHand)).toBe(7500);
    expect(sumTips(withPerson(byHand, 5513, { no_show: true }))).toBe(0);
  });

  it('starts tips by hand with equal shares for everyone who came', () => {
    const values = withPerson({ ...example, tip_split: 'custom' }, 5514, { no_show: true });
    expect(splitTipsEqually(values, crew, terms)).toEqual({ i5512: 3750, i5513: 3750, i5514: 0 });
  });

  it('counts unfinished input as zero', () => {
    const typing = withPerson(example, 5513, { hours: null, bonus: Number.NaN });
    expect(computePayout(typing, crew, terms).lines[1]).toMatchObject({ paidHours: 2, bonus: 0 });
  });
});

it.each([
  [9.75, false, false],
  [9.76, false, true],
  [12, true, false],
])('%s hours of 6.5, no-show %s: note needed %s', (hours, no_show, expected) => {
  expect(isNoteWanted(withPerson(example, 5513, { hours, no_show }), terms)).toBe(expected);
});

describe('toCompletionRequest', () => {
  it('returns the request of the worked example', () => {
    const rated = withPerson(example, 5512, {
      stars: 5,
      tags: ['on_time'],
      work_again: 'favorite',
      comment: ' Led well ',
    });
    const line = { hours: 6.75, bonus: 0, tip: 2500, no_show: false };
    expect(toCompletionRequest(rated, crew, terms)).toEqual({
      actual_start_at: '2026-11-28T15:20:00Z',
      actual_end_at: '2026-11-28T22:35:00Z',
      break_minutes: 30,
      rounding: 'quarter_up',
      tips_total: 7500,
      tip_split: 'equal',
      crew: [
        {
          invitation_id: 5512,
          hourly_rate: 3200,
          ...line,
          rating: { stars: 5, tags: ['on_time'], comment: 'Led well', work_again: 'favorite' },
        },
        { invitation_id: 5513, hourly_rate: 2400, ...line },
        { invitation_id: 5514, hourly_rate: 2400, ...line },
      ],
    });
  });

  it('sends no hours and no rating for a no-show, and includes issues and notes', () => {
    const values: CompletionValues = {
      ...withPerson(example, 5513, { no_show: true, stars: 1 }),
      issues: [{ key: 'a', type: 'damage', text: ' Scratch ' }],
      notes: ' Long stairs ',
      customer_signature_name: 'R. Hollis',
    };
    expect(toCompletionRequest(values, crew, terms)).toMatchObject({
      crew: [{}, { hours: 0, tip: 0, no_show: true }, {}],
      issues: [{ type: 'damage', text: 'Scratch' }],
      notes: 'Long stairs',
      customer_signature_name: 'R. Hollis',
    });
  });

  it('returns null without valid times', () => {
    expect(toCompletionRequest({ ...example, times: '' }, crew, terms)).toBeNull();
  });
});
