// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { findDoubleBooked } from '../../../tests/kit/invariants/doubleBooked';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { crewPeople, crewSteps, openStage, play, type Stage, type What } from '../../../tests/kit/screens/crewSteps';
import { call, toList, getField } from '../../../tests/kit/world';
import type { InvitationRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { findBookings, findClashes } from './bookings';

/*
 * Whatever office and helpers do to two jobs of one morning, in any order: no slot has two people, the status matches
 * the crew, counts match the lists, no one is on both jobs unless the office overrode the conflict, and every invitation
 * makes only allowed moves.
 */

/** `FUZZ_RUNS=500 FUZZ_SEED=7 npx vitest run mocks/crew/handlers/crewSequences.test.ts`; a failure prints its own. */
const runs = Number(process.env.FUZZ_RUNS ?? 12);
const seed = Number(process.env.FUZZ_SEED ?? 2026);

/** The statuses that one call may lead to, by status before. One call may make several moves. */
const moves: Record<InvitationStatus, readonly InvitationStatus[]> = {
  [InvitationStatus.new]: [
    InvitationStatus.new,
    InvitationStatus.accepted,
    InvitationStatus.rejected,
    InvitationStatus.cancelled,
  ],
  [InvitationStatus.accepted]: [InvitationStatus.accepted, InvitationStatus.new, InvitationStatus.cancelled],
  [InvitationStatus.rejected]: [InvitationStatus.rejected, InvitationStatus.accepted, InvitationStatus.cancelled],
  [InvitationStatus.cancelled]: [InvitationStatus.cancelled],
};

it('any sequence of steps leaves every crew as it may be', { timeout: 600_000 }, async () => {
  const seen = new Map<string, number>();
  const sequences = fc.array(crewSteps, { minLength: 60, maxLength: 80, size: 'max' });
  const property = fc.asyncProperty(sequences, async (sequence) => {
    const stage = await openStage();
    for (const step of sequence) {
      const before = listInvitations(stage);
      const status = await play(stage, step);
      if (status !== undefined) seen.set(`${step.what} ${status}`, (seen.get(`${step.what} ${status}`) ?? 0) + 1);
      expect(status ?? 200).toBeLessThan(500);
      expect([
        ...findProblems(stage.world),
        ...findWrongMoves(before, listInvitations(stage)),
        ...findDoubleBooked(stage.world, stage.orders),
      ]).toEqual([]);
    }
    compareIndexes(stage);
    await compareCounts(stage);
  });
  await fc.assert(property, { numRuns: runs, seed });
  // A run in which nothing succeeds, or nothing is refused, proves little.
  const works: What[] = [
    ...(['invite', 'override', 'accept', 'reject', 'withdraw', 'withdrawInvitation', 'editCrew', 'edit'] as const),
    ...(['leave', 'cancel', 'complete', 'reopen', 'remove'] as const),
  ];
  expect(works.filter((what) => !seen.has(`${what} 200`))).toEqual([]);
  const refused = works.filter((what) => what !== 'leave');
  expect(refused.filter((what) => ![403, 404, 409, 410, 422].some((status) => seen.has(`${what} ${status}`)))).toEqual(
    [],
  );
});

function listInvitations({ world, orders }: Stage): InvitationRow[] {
  return orders.flatMap((id) => world.tables.invitation.by('order', id));
}

/** Invitations with a move that is not allowed, another person, or deleted while their job still exists. */
function findWrongMoves(before: readonly InvitationRow[], after: readonly InvitationRow[]): string[] {
  return before.flatMap((was) => {
    const is = after.find(({ id }) => id === was.id);
    if (!is) return after.some(({ order_id }) => order_id === was.order_id) ? [`${was.id} vanished`] : [];
    const kept = is.user_id === was.user_id && is.order_id === was.order_id && is.created_at === was.created_at;
    const over = was.status === InvitationStatus.cancelled && JSON.stringify(is) !== JSON.stringify(was);
    return kept && !over && moves[was.status].includes(is.status)
      ? []
      : [`${was.id}: from ${was.status} to ${is.status}`];
  });
}

/** Bookings found by day and by person must be the same. */
function compareIndexes({ world, orders }: Stage): void {
  for (const id of orders) {
    const order = world.tables.order.require(id);
    const bookings = findBookings(world, order.starts_at, order.latest_end_at);
    for (const person of crewPeople)
      expect(findClashes(world, person, order, bookings)).toEqual(findClashes(world, person, order));
  }
}

/** Counts must match the lists, and the status of each card must match its order. */
async function compareCounts({ world, tokens }: Stage): Promise<void> {
  const get = async (path: string) =>
    getField(
      (await call(world, 'GET', `/company-branches/1/orders${path}`, { token: tokens.get(1) ?? null })).body,
      'data',
    );
  for (const states of ['1', '2', '3', '4', '2,3,4', '1,2,3,4']) {
    const cards = toList(getField(await get(`?filter[status]=${states}&per_page=100`), 'data'));
    expect(getField(await get(`/count?filter[status]=${states}`), 'count')).toBe(cards.length);
    expect(cards.filter((card) => !states.includes(String(getField(card, 'status'))))).toEqual([]);
  }
  const history = toList(getField(await get('/history?per_page=100'), 'data'));
  expect(history).toHaveLength(countClosed(world));
}

function countClosed({ tables }: World): number {
  return tables.order.where(({ closed_state, branch_id }) => closed_state !== null && branch_id === 1).length;
}
