// @vitest-environment node
import { expect, it } from 'vitest';
import { afterWork, read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { testWorld } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import { hasBlocked } from '../../crew/rules/ratings';
import { personalFeed } from '../../provider/access/access';
import { hourMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';

const listDue = ({ tables }: World) =>
  tables.activity.where(({ user_id, type }) => user_id === castIds.marcus && type === 'rating.due');

it('a helper is reminded once, a day after the completion, to rate the company', async () => {
  const world = testWorld({ scenario: 'empty' });
  const { orderId, invitationId } = await afterWork(world);
  world.clock.advance(23 * hourMs);
  expect(listDue(world)).toEqual([]);
  world.clock.advance(2 * hourMs);
  expect(listDue(world)).toMatchObject([
    { branch_id: personalFeed, title: 'Rate Copper Mesa', data: { order_id: orderId, invitation_id: invitationId } },
  ]);
  world.clock.advance(72 * hourMs);
  expect(listDue(world)).toHaveLength(1);
});

it('a helper who has rated the company is not reminded', async () => {
  const world = testWorld({ scenario: 'empty' });
  const { invitationId } = await afterWork(world);
  await read('marcus', world, 'rateCompany', { params: { invitationId }, body: { stars: 5 } });
  world.clock.advance(48 * hourMs);
  expect(listDue(world)).toEqual([]);
});

it('a helper can block and unblock a company after the rating, and change nothing else in it', async () => {
  const world = testWorld({ scenario: 'empty' });
  const params = await afterWork(world);
  const rate = (body: { stars: number; work_again?: 'favorite' | 'block' }) =>
    read('marcus', world, 'rateCompany', { params, body });
  const isBlocked = () => hasBlocked(world.tables, 1, castIds.marcus);
  await rate({ stars: 4, work_again: 'favorite' });
  world.clock.advance(hourMs);
  expect((await rate({ stars: 4, work_again: 'block' })).my_rating).toEqual({ stars: 4, work_again: 'block' });
  expect(isBlocked()).toBe(true);
  await rate({ stars: 4, work_again: 'favorite' });
  expect(isBlocked()).toBe(false);
  const answer = await as('marcus', world, 'rateCompany', { params, body: { stars: 1, work_again: 'favorite' } });
  expect(answer.status).toBe(409);
});
