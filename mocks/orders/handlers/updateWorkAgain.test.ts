// @vitest-environment node
import { expect, it } from 'vitest';
import { afterWork } from '../../../tests/kit/helperWorld';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { as } from '../../../tests/kit/operations';
import { testWorld } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import { isBlockedBy } from '../../crew/rules/ratings';
import { hourMs } from '../../provider/time/clock';

it('the office blocks and unblocks someone after the job was completed, and the rating stays', async () => {
  const world = testWorld({ scenario: 'empty' });
  const { orderId, invitationId } = await afterWork(world);
  const answer = async (invitation_id: number, work_again: 'ok' | 'block') => {
    world.clock.advance(hourMs);
    return as('priya', world, 'updateWorkAgain', { params: { orderId }, body: { invitation_id, work_again } });
  };
  expect((await answer(invitationId, 'block')).status).toBe(200);
  expect(isBlockedBy(world.tables, 1, castIds.marcus)).toBe(true);
  expect((await answer(invitationId, 'ok')).status).toBe(200);
  expect(isBlockedBy(world.tables, 1, castIds.marcus)).toBe(false);
  const lines = world.tables.order.require(orderId).completion?.lines ?? [];
  const own = lines.find(({ invitation_id }) => invitation_id === invitationId);
  expect(own?.rating).toEqual({ stars: 5, work_again: 'ok' });
  const unrated = lines.find(({ rating }) => rating === null);
  expect((await answer(unrated?.invitation_id ?? 0, 'block')).status).toBe(409);
  expect(findProblems(world)).toEqual([]);
});
