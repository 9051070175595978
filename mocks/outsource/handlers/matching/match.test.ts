// @vitest-environment node
import { expect, it } from 'vitest';
import type { OfferMatches } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { as } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { testWorld } from '../../../../tests/kit/world';
import { castIds } from '../../../account/seed/cast';

const { marcus, luis } = castIds;

it('lists people by open position, free people first and then the best', async () => {
  const world = testWorld();
  const order_id = await placeOrder(world, {
    arrival_window: '15:00 - 16:00',
    crew_requirements: [
      { position: PositionCode.helper, count: 2 },
      { position: PositionCode.driver, count: 1 },
    ],
  });
  const { body } = await as('dana', world, 'matchHelpers', { body: { order_id, radius_miles: 60 } });
  const { position_needs, matches } = (body as { data: OfferMatches }).data;
  const places = matches.map(({ position }) => position_needs.findIndex((need) => need.position === position));
  expect(new Set(places).size).toBe(2);
  const ranks = matches.map(({ fit }, index) => {
    const isPart = fit.warnings.some(({ code }) => code === 'part_of_job');
    return [places[index] ?? 0, isPart ? 1 : 0, 100 - fit.score] as const;
  });
  expect(ranks.some(([, part]) => part === 1)).toBe(true);
  expect(ranks).toEqual(ranks.toSorted(compareRanks));
});

it('leaves out those on the crew and those who still have to answer', async () => {
  const world = testWorld();
  const order_id = await placeOrder(world, {
    date: '2026-12-12',
    crew_requirements: [{ position: PositionCode.helper, count: 6 }],
  });
  const match = async () => {
    const { body } = await as('dana', world, 'matchHelpers', { body: { order_id, radius_miles: 60 } });
    return (body as { data: OfferMatches }).data;
  };
  const [pending, joined] = (await match()).matches.map(({ person }) => person.user_id);
  const asked = await invite(world, order_id, [marcus, PositionCode.helper], [luis, PositionCode.helper]);
  world.change(() => {
    world.tables.invitation.update(asked[0] ?? 0, { user_id: pending });
    world.tables.invitation.update(asked[1] ?? 0, { user_id: joined, status: InvitationStatus.accepted });
  });
  const { matches, position_needs } = await match();
  const suggested = matches.map(({ person }) => person.user_id);
  expect([suggested.includes(pending ?? 0), suggested.includes(joined ?? 0)]).toEqual([false, false]);
  expect(position_needs.map(({ count }) => count)).toEqual([4]);
});

const compareRanks = (one: readonly number[], other: readonly number[]) =>
  one.reduce((order, value, index) => order || value - (other[index] ?? 0), 0);
