// @vitest-environment node
import { expect, it, describe } from 'vitest';
import type { ActivityType } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import {
  isSilent,
  listMessageChannels,
  usualPreferences,
  listNeeds,
  type NeedFacts,
  type OpenJob,
  type OpenOffer,
} from './rules';

const choices = usualPreferences.choices.map((each) => ({
  topic: each.topic,
  push: each.topic !== 'reminder',
  email: each.email,
  sms: each.sms,
}));
const [personal, phoenix] = [0, 1];

it.each([
  ['a switched-off topic', 'order.reminder', personal, null, '12:00', true],
  ['another topic', 'invitation.new', personal, null, '12:00', false],
  ['a type without a switch', 'pay.earned', personal, null, '12:00', false],
  ['a branch', 'order.reminder', phoenix, '00:00 - 23:00', '12:00', false],
  ['the start of quiet hours', 'invitation.new', personal, '12:00 - 14:00', '12:00', true],
  ['the end of quiet hours', 'invitation.new', personal, '12:00 - 14:00', '14:00', false],
  ['quiet hours before midnight', 'pay.earned', personal, '21:00 - 06:00', '23:59', true],
  ['quiet hours after midnight', 'invitation.new', personal, '21:00 - 06:00', '05:59', true],
  ['the day between quiet hours', 'invitation.new', personal, '21:00 - 06:00', '06:00', false],
] as const satisfies readonly (readonly [string, ActivityType, number, string | null, string, boolean])[])(
  '%s: %s in feed %d with quiet hours %s at %s is silent: %s',
  (_, type, branchId, quiet_hours, localTime, silent) => {
    expect(isSilent({ choices, quiet_hours }, { type, branchId, localTime })).toBe(silent);
  },
);

const bySms = [{ topic: 'reminder', push: true, email: false, sms: true }] as const;
const byEmail = [{ topic: 'reminder', push: true, email: true, sms: false }] as const;

it.each([
  ['by text message', bySms, personal, null, ['sms']],
  ['by email', byEmail, personal, null, ['email']],
  ['not by text message in quiet hours', bySms, personal, '11:00 - 13:00', []],
  ['by email in quiet hours too', byEmail, personal, '11:00 - 13:00', ['email']],
  ['not for a branch', bySms, phoenix, null, []],
  ['not for a topic without a choice', [], personal, null, []],
] as const)('a reminder at noon is sent %s', (_, chosen, branchId, quiet_hours, expected) => {
  const arrival = { type: 'order.reminder', branchId, localTime: '12:00' } as const;
  expect(listMessageChannels({ choices: [...chosen], quiet_hours }, arrival)).toEqual(expected);
});

const nowMs = Date.parse('2026-11-21T16:00:00Z');
const at = (hours: number) => new Date(nowMs + hours * 3_600_000).toISOString();

/** A job of tomorrow with one open slot. */
const tomorrow: OpenJob = {
  id: 7,
  status: OrderStatus.partiallyFormed,
  starts_at: at(23),
  latest_end_at: at(32),
  required: 3,
  accepted: 2,
  open: 1,
  hasLost: false,
  late: 0,
  offers: [],
};
const nextWeek = { starts_at: at(150), latest_end_at: at(160) };
const running = { starts_at: at(-4), latest_end_at: at(3) };
const over = { starts_at: at(-12), latest_end_at: at(-3) };
const crewed = { accepted: 3, open: 0 };
const offer = (more: Partial<OpenOffer> = {}): OpenOffer => ({ id: 3, apply_by: at(100), waiting: 0, ...more });

const quiet: NeedFacts = { companyId: 1, jobs: [], documents: [], billing: null, now: new Date(nowMs) };
const kinds = (facts: Partial<NeedFacts>) => listNeeds({ ...quiet, ...facts }).map(({ kind, id }) => `${kind} ${id}`);

describe('a job needs action', () => {
  it.each<[string, Partial<OpenJob>, string | undefined]>([
    ['an open slot within 48 hours', {}, 'crew 7'],
    ['no one invited within 48 hours', { accepted: 0, open: 3, status: OrderStatus.notFormed }, 'crew 7'],
    ['open slots on a running job', running, 'crew 7'],
    ['everyone missing still has to answer', { open: 0 }, 'answers 7'],
    ['everyone accepted', crewed, undefined],
    ['an open slot next week', nextWeek, undefined],
    ['someone dropped out of a job next week', { ...nextWeek, hasLost: true }, 'crew 7'],
    ['someone dropped out and was replaced', { ...nextWeek, hasLost: true, open: 0 }, undefined],
    ['someone is late', { ...running, ...crewed, late: 1 }, 'late 7'],
    ['someone is late, and a slot is open', { ...running, late: 1 }, 'late 7'],
    ['it runs with its crew', { ...running, ...crewed }, undefined],
    ['it is over', { ...over, ...crewed }, 'ended 7'],
    ['it is over without its crew', over, 'ended 7'],
    ['applicants for a job next week', { ...nextWeek, offers: [offer({ waiting: 2 })] }, 'applicants 3'],
    ['an offer without applicants', { ...nextWeek, offers: [offer()] }, undefined],
    ['applicants for a job without open slots', { ...nextWeek, ...crewed, offers: [offer({ waiting: 2 })] }, undefined],
    ['applicants within 48 hours', { offers: [offer({ waiting: 2 })] }, 'crew 7'],
    ['its offer closes in two hours', { ...nextWeek, offers: [offer({ apply_by: at(2) })] }, 'closing 3'],
    ['its offer closes later', { ...nextWeek, offers: [offer({ apply_by: at(2.1) })] }, undefined],
    ['its offer closes, all slots asked', { ...nextWeek, open: 0, offers: [offer({ apply_by: at(1) })] }, undefined],
    [
      'one offer closes, another has applicants',
      { ...nextWeek, offers: [offer({ waiting: 1 }), offer({ id: 4, apply_by: at(1) })] },
      'closing 4',
    ],
  ])('%s', (_, change, expected) =>
    expect(kinds({ jobs: [{ ...tomorrow, ...change }] })).toEqual(expected === undefined ? [] : [expected]),
  );
});

it.each([
  ['past_due', false, ['payment 1']],
  ['unpaid', false, ['payment 1']],
  ['trialing', true, ['trial 1']],
  ['trialing', false, []],
  ['active', true, []],
  ['canceled', false, []],
] as const)('a subscription that is %s, notified of its end %s: %s', (state, isTrialEnding, expected) =>
  expect(kinds({ billing: { state, dueAt: null, isTrialEnding } })).toEqual(expected),
);

describe('the order', () => {
  const jobs = [
    { ...tomorrow, id: 10, starts_at: at(40) },
    { ...tomorrow, id: 11, open: 0 },
    { ...tomorrow, id: 12 },
    { ...tomorrow, id: 9 },
    { ...tomorrow, ...running, ...crewed, id: 13, late: 2 },
    { ...tomorrow, ...over, ...crewed, id: 14 },
    { ...tomorrow, ...nextWeek, id: 15, offers: [offer({ waiting: 1 })] },
  ];
  const documents = [{ id: 20, expires_on: '2026-11-23' }];
  const billing = { state: 'past_due', dueAt: at(200), isTrialEnding: false } as const;

  it('is late crews and payments, then the soonest; at one moment the more severe, then the older one', () =>
    expect(kinds({ jobs, documents, billing })).toEqual([
      'late 13',
      'payment 1',
      'crew 9',
      'crew 12',
      'answers 11',
      'document 20',
      'crew 10',
      'ended 14',
      'applicants 3',
    ]));

  it('ends with a trial without a date', () =>
    expect(kinds({ jobs: jobs.slice(0, 1), billing: { state: 'trialing', dueAt: null, isTrialEnding: true } })).toEqual(
      ['crew 10', 'trial 1'],
    ));
});

it('is empty in a quiet branch', () => expect(listNeeds(quiet)).toEqual([]));
