// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import { describeDecision, forbidden, notFound } from '../../../tests/kit/refusals';
import { checkVersion, type VersionFacts, checkOrderAccess, checkReopen, checkUnclosed } from './orderColumns';
import { decideDays } from './orderLists';

const order = { id: 1021, version: 3, updated_at: '2026-11-21T14:50:00Z', updated_by_id: 1 };
const names = new Map([
  [1, { first_name: 'Dana', last_name: 'Whitaker' }],
  [2, { first_name: 'Luis', last_name: 'Ortega' }],
]);
const event = (id: number, version: number, fields: string[], actor_id: number | null) => {
  return { id, type: 'updated', version, fields, actor_id };
};
const facts: VersionFacts = {
  events: [
    event(1, 2, ['date'], 1),
    event(2, 3, ['items', 'crew_notes'], 2),
    { ...event(3, 3, [], 2), type: 'invited' },
  ],
  findName: (userId) => names.get(userId),
  now: new Date('2026-11-21T15:00:00Z'),
  timezone: 'America/Phoenix',
};

describe('a form of version', () => {
  it.each([
    [3, null],
    [undefined, null],
    [2, 'conflict stale_version: Dana changed this job 10 min ago.'],
  ])('%s', (version, expected) => {
    expect(describeDecision(checkVersion(order, version, facts))).toBe(expected);
  });

  it.each([
    ['2: what changed since', 2, facts.events, ['items by Luis Ortega', 'crew_notes by Luis Ortega']],
    [
      '1: newest first',
      1,
      facts.events,
      ['items by Luis Ortega', 'crew_notes by Luis Ortega', 'date by Dana Whitaker'],
    ],
    ['2, by an unknown person', 2, [event(4, 3, ['date'], null)], ['date by undefined']],
    ['2, nothing in the history', 2, [], ['version by Dana Whitaker']],
  ])('%s', (_name, version, events, expected) => {
    const conflicts = checkVersion(order, version, { ...facts, events })?.details.conflicts ?? [];
    expect(conflicts.map(({ label, by }) => `${label} by ${by}`)).toEqual(expected);
  });
});

it.each([
  [{}, ['2026-11-21', '2026-11-27', 7]],
  [{ from: '2026-11-23' }, ['2026-11-23', '2026-11-29', 7]],
  [{ from: '2026-11-23', to: '2026-11-23' }, ['2026-11-23', '2026-11-23', 1]],
  [{ from: '2026-01-01', to: '2027-01-02' }, ['2026-01-01', '2027-01-02', 367]],
  [{ from: '2026-01-01', to: '2027-01-03' }, 'invalid filter.date_to: Value is not valid'],
  [{ from: '2026-11-23', to: '2026-11-22' }, 'invalid filter.date_to: Value is not valid'],
  [{ to: '2026-02-30' }, 'invalid filter.date_to: Value is not valid'],
  [{ from: '2026-02-30' }, 'invalid filter.date_from: Value is not valid'],
])('the days of a calendar: %j', (asked, expected) => {
  const range = decideDays(asked, '2026-11-21');
  expect('days' in range ? [range.from, range.to, range.days.length] : describeDecision(range)).toEqual(expected);
});

const now = '2026-11-21T15:00:00Z';

it.each([
  ['open', false, null],
  ['closed', false, forbidden],
  ['unknown', false, notFound],
  ['unknown', true, 'conflict wrong_state: This branch was closed.'],
] as const)('an order in a branch that is %s, deleted: %s', (reach, inClosedBranch, expected) => {
  expect(describeDecision(checkOrderAccess(reach, inClosedBranch))).toBe(expected);
});

it.each([
  [null, null],
  ['completed', 'conflict wrong_state: This job is completed.'],
  ['cancelled', 'conflict wrong_state: This job is canceled.'],
] as const)('changing a job that is %s', (closed_state, expected) => {
  expect(describeDecision(checkUnclosed({ closed_state }))).toBe(expected);
});

const yesterday = '2026-11-20T15:00:00Z';
it.each([
  ['the owner within 24 hours', UserType.owner, 'completed', yesterday, null],
  ['a manager', UserType.manager, 'completed', yesterday, forbidden],
  [
    'a cancelled job',
    UserType.owner,
    'cancelled',
    yesterday,
    'conflict wrong_state: Only a completed job can be reopened.',
  ],
  ['an open job', UserType.owner, null, null, 'conflict wrong_state: Only a completed job can be reopened.'],
  [
    'a second too late',
    UserType.owner,
    'completed',
    '2026-11-20T14:59:59Z',
    'conflict too_late: A job can be reopened within 24 hours.',
  ],
] as const)('opening a job again: %s', (_name, type, closed_state, closed_at, expected) => {
  expect(describeDecision(checkReopen({ type }, { closed_state, closed_at }, Date.parse(now)))).toBe(expected);
});
