import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { forgetServerDate, recordServerDate } from '#platform/lib/time/serverClock';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
// @vitest-environment node
import type { InvitedMember } from '../orders';
import { type CompletionValues, getInitialValues, type Terms } from './completion';
import { breakRule, hoursRule, timesRule, tipsRule } from './completionRequest';

const member: InvitedMember = {
  invitation_id: 1,
  hourly_rate: 2400,
  employee_id: 1,
  user_id: 5,
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
};
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
const values = (change: Partial<CompletionValues> = {}): CompletionValues => ({
  ...getInitialValues(terms, [member]),
  ...change,
});

// docs/product.md, "Completing a job": errors the form shows before the provider would return them.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the times', () => {
  it('are in the past by the provider’s clock, on a device that is a day behind', () => {
    vi.setSystemTime(new Date('2026-11-28T00:00:00Z'));
    recordServerDate('Sun, 29 Nov 2026 00:00:00 GMT', Date.now());
    expect(timesRule(terms)(values().times, values())).toBeUndefined();
    forgetServerDate();
  });

  it.each([
    ['as planned', {}, undefined],
    ['no times', { times: '08:00 - 08:00' }, 'Enter a start and end time, such as 8:20 AM - 3:35 PM'],
    ['a start tomorrow', { day: '2026-11-29' }, 'The start is in the future'],
    ['a start 60 days before', { day: '2026-09-29' }, 'The start can be up to 24 hours before the planned start'],
    [
      'an end still ahead',
      { times: '08:00 - 20:00' },
      'The end is in the future. Complete the job when the crew has left.',
    ],
    ['rounded up to the next quarter', { times: '08:00 - 17:15' }, undefined],
    ['over midnight, the day before', { day: '2026-11-27', times: '22:00 - 02:00' }, undefined],
  ])('%s', (_name, change, message) => {
    const form = values(change);
    expect(timesRule(terms)(form.times, form)).toBe(message);
  });

  it('span more days than the job has', () => {
    const two = { ...terms, end_date: '2026-11-29', starts_at: '2026-11-27T15:00:00Z', date: '2026-11-27' };
    const form = values({ day: '2026-11-27', last_day: '2026-11-28' });
    expect(timesRule(two)(form.times, form)).toBeUndefined();
    expect(timesRule({ ...two, end_date: null })(form.times, form)).toBe(
      'The job is planned for fewer days. Change its last day first.',
    );
  });
});

it.each([
  [0, undefined],
  [30, undefined],
  [389, undefined],
  [390, 'The break must be shorter than the time on site'],
  [481, 'The maximum value allowed is 480'],
])('a break of %s minutes in 6.5 hours', (minutes, message) => {
  expect(breakRule(terms)(minutes, values({ break_minutes: minutes }))).toBe(message);
});

it.each([
  [6.5, ''],
  [6.75, 'Up to 6.5 hr, the time on site'],
  [4.27, ''],
  [4.275, 'Use 0.01 increments'],
])('%s hours of one person in 6.5 hours on site', (hours, message) => {
  const rule = hoursRule(terms);
  expect(plainSpaces(rule(hours, values({ break_minutes: 30 })))).toBe(message);
});

it('a job without a planned start can have started any time before now', () => {
  const unplanned = { ...terms, date: null, starts_at: null };
  expect(timesRule(unplanned)('08:00 - 14:30', values({ day: '2026-11-20' }))).toBeUndefined();
  expect(timesRule(unplanned)('08:00 - 14:30', values({ day: '2026-11-29' }))).toBe('The start is in the future');
});

describe('the tips', () => {
  const person = values().crew.i1;
  if (!person) throw new Error('Marcus has no line');

  it.each([
    ['shared equally', {}, undefined],
    ['by hand, all of them', { tip_split: 'custom', crew: { i1: { ...person, tip: 5000 } } }, undefined],
    ['by hand, less', { tip_split: 'custom', crew: { i1: { ...person, tip: 4000 } } }, 'Crew tips add up to $40.00'],
    ['nobody came', { crew: { i1: { ...person, no_show: true } } }, 'No one came, so there are no tips to split'],
  ] satisfies [string, Partial<CompletionValues>, string | undefined][])('%s', (_name, change, message) => {
    const form = values({ tips_total: 5000, ...change });
    expect(tipsRule([member], terms)(5000, form)).toBe(message);
  });
});
