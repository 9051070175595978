// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { findList, listActions } from './buckets';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const now = Date.parse('2026-11-21T15:00:00Z');
const ahead = { closed_state: null, starts_at: '2026-11-28T15:00:00Z', latest_end_at: '2026-11-28T23:30:00Z' };
const begun = { closed_state: null, starts_at: '2026-11-21T14:00:00Z', latest_end_at: '2026-11-21T22:30:00Z' };
const over = { closed_state: null, starts_at: '2026-11-20T15:00:00Z', latest_end_at: '2026-11-20T23:30:00Z' };
const done = { ...over, closed_state: 'completed' } as const;

describe('the list of an invitation', () => {
  it.each([
    ['new', fresh, ahead, 'new'],
    ['accepted', accepted, ahead, 'accepted'],
    ['accepted, work has begun', accepted, begun, 'accepted'],
    ['accepted and completed', accepted, done, null],
    ['declined', rejected, ahead, 'waiting'],
    ['declined, too late to change', rejected, begun, null],
    ['canceled with its job', cancelled, { ...ahead, closed_state: 'cancelled' }, 'cancelled'],
  ] as const)('%s', (_what, status, job, list) => {
    const at = '2026-11-20T15:00:00Z';
    expect(findList({ status, created_at: at, responded_at: at }, job, now)).toBe(list);
  });

  it('keeps a canceled one for 90 days', () => {
    const list = (at: string) => findList({ status: cancelled, created_at: at, responded_at: at }, ahead, now);
    expect([list('2026-08-24T15:00:00Z'), list('2026-08-22T15:00:00Z')]).toEqual(['cancelled', null]);
  });
});

it.each([
  ['new', fresh, ahead, false, ['accept', 'reject']],
  ['new, but blocked', fresh, ahead, true, ['reject']],
  ['declined', rejected, ahead, false, ['accept']],
  ['accepted', accepted, begun, false, ['withdraw']],
  ['accepted, and the job is over', accepted, over, false, []],
  ['canceled', cancelled, ahead, true, []],
  ['completed', accepted, done, false, []],
] as const)('actions when %s', (_what, status, job, isBlocked, actions) => {
  expect(listActions({ status, attendance: [] }, job, isBlocked, now)).toEqual(actions);
});
