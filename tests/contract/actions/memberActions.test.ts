// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { as } from '../../kit/operations';
import { sendRequestToJoin, asUser, memberIn, outsiders } from '../../kit/people/members';
import { testMoment, testWorld } from '../../kit/world';
import { type Cell, createCellWorld, describeAnswer } from './cells';

/*
 * The table of actions for members, over HTTP: a request to join in every state, and what removing a member does to an
 * invitation in every state.
 */

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const requestStates = { new: fresh, accepted, rejected, cancelled } as const;
const withdrawn = '409 This invitation was withdrawn.';

describe('a request to join', () => {
  it.each([
    [
      'acceptBranchInvitation',
      { new: 'done', accepted: '409 You have already joined.', rejected: 'done', cancelled: withdrawn },
    ],
    [
      'rejectBranchInvitation',
      {
        new: 'done',
        accepted: '409 You have already joined.',
        rejected: '409 You have already declined.',
        cancelled: withdrawn,
      },
    ],
    [
      'cancelBranchInvitation',
      {
        new: 'done',
        accepted: '409 NAME has already joined.',
        rejected: '409 NAME has already declined.',
        cancelled: withdrawn,
      },
    ],
  ] as const)('%s is answered as the table says in every state', async (id, expected) => {
    const [helper] = outsiders;
    const found: Record<string, string> = {};
    for (const [state, status] of Object.entries(requestStates)) {
      const world = testWorld({ scenario: 'empty' });
      const branchInvitationId = await sendRequestToJoin(world, helper);
      const responded_at = status === fresh ? null : testMoment;
      world.change(() => world.tables.branchInvitation.update(branchInvitationId, { status, responded_at }));
      const params = { branchInvitationId };
      const answer =
        id === 'cancelBranchInvitation'
          ? await as('priya', world, id, { params })
          : await asUser(helper, world, id, params, {});
      found[state] = describeAnswer(answer).replace(world.tables.user.require(helper).first_name, 'NAME');
    }
    expect(found).toEqual(expected);
  });
});

type Moments = readonly [ahead: number, running: number, over: number];

/** Status of the invitation after its person was removed. Work that has begun, or was done, stays. */
const afterRemoval: Record<Exclude<Cell['invitation'], 'none'>, Moments> = {
  new: [cancelled, cancelled, fresh],
  accepted: [cancelled, accepted, accepted],
  checkedIn: [accepted, accepted, accepted],
  rejected: [cancelled, rejected, rejected],
  cancelled: [cancelled, cancelled, cancelled],
};

describe('removing a member', () => {
  it.each([null, 'completed', 'cancelled'] as const)('changes only jobs that are ahead, closed: %s', async (closed) => {
    const found: Record<string, (number | undefined)[]> = {};
    const expected: Record<string, Moments> = {};
    for (const [invitation, statuses] of Object.entries(afterRemoval) as [keyof typeof afterRemoval, Moments][]) {
      found[invitation] = [];
      for (const when of ['ahead', 'running', 'over'] as const) {
        const at = await createCellWorld();
        const { own } = at.put({ when, invitation, closed });
        const params = { employeeId: memberIn(at.world, 5) };
        expect(describeAnswer(await as('dana', at.world, 'deleteEmployee', { params }))).toBe('done');
        found[invitation].push(at.world.tables.invitation.get(at.invitationId)?.status);
        if (closed !== null) expect(at.world.tables.invitation.get(at.invitationId)).toEqual(own);
      }
      expected[invitation] = statuses;
    }
    if (closed === null) expect(found).toEqual(expected);
  });
});
