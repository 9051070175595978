// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeDecision } from '../../../tests/kit/refusals';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { type AcceptFacts, checkAccept, checkAnswer } from './answers';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const { helper, driver } = PositionCode;
const own = { id: 1, user_id: 7, position: helper, status: fresh, reason: null, attendance: [] };
const facts: AcceptFacts = {
  order: {
    closed_state: null,
    starts_at: '2026-11-28T15:00:00Z',
    latest_end_at: '2026-11-28T23:30:00Z',
    crew_requirements: [{ position: helper, count: 1 }],
  },
  crew: [own],
  clash: undefined,
  weekHours: 40,
  now: Date.parse('2026-11-21T15:00:00Z'),
};
const started = { ...facts.order, starts_at: '2026-11-21T15:00:00Z' };
const clash = { kind: 'order', id: 1030, label: 'Job #1030' } as const;
const other = { id: 2, user_id: 8, position: helper, status: accepted };

describe('a person accepts', () => {
  it.each([
    ['a new invitation', {}, {}, null],
    ['after saying no', { status: rejected }, {}, null],
    [
      'after saying no, once the job has started',
      { status: rejected },
      { order: started },
      'conflict too_late: This job has already started.',
    ],
    ['a new one, once the job has started', {}, { order: started }, null],
    ['a second time', { status: accepted }, {}, 'conflict wrong_state: You already accepted this job.'],
    [
      'after it expired',
      { status: cancelled, reason: 'expired' },
      {},
      'gone invitation_expired: This invitation has expired.',
    ],
    [
      'after the position was filled',
      { status: cancelled, reason: 'position_filled' },
      {},
      'conflict position_filled: Another helper took this position.',
    ],
    [
      'after it was taken back',
      { status: cancelled, reason: 'mistake' },
      {},
      'conflict wrong_state: This invitation was withdrawn.',
    ],
    [
      'when the job is over',
      {},
      { order: { ...facts.order, closed_state: 'completed' } },
      'conflict wrong_state: This job is completed.',
    ],
    [
      'the older of two invitations',
      { status: rejected },
      {
        crew: [
          { ...own, status: rejected },
          { ...own, id: 2 },
        ],
      },
      'conflict wrong_state: You were invited to this job again. Reply to that invitation.',
    ],
    [
      'a position that is not needed',
      { position: driver },
      {},
      'conflict wrong_state: This position is no longer needed.',
    ],
    ['second', {}, { crew: [own, other] }, 'conflict position_filled: Another helper took this position.'],
    ['while working elsewhere', {}, { clash }, 'conflict hard_conflict: You already work at that time.'],
    ['with a full week', {}, { weekHours: 60 }, null],
    [
      'with more than a week allows',
      {},
      { weekHours: 60.5 },
      'conflict weekly_limit: You would work 60.5 hr that week. The limit is 60.',
    ],
  ] as const)('%s', (_name, change, more, expected) => {
    expect(describeDecision(checkAccept({ ...own, ...change }, { ...facts, ...more }))).toBe(expected);
  });
});

it('a person who declines an expired invitation reads how it ended', () => {
  const expired = { status: cancelled, reason: 'expired', attendance: [] };
  const decision = checkAnswer('decline', expired, facts.order, facts.now);
  expect(describeDecision(decision)).toBe('gone invitation_expired: This invitation has expired.');
});
