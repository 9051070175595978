// @vitest-environment node
import { expect, it } from 'vitest';
import type { OfferMatches } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { as } from '../../../../tests/kit/operations';
import { placeOrder } from '../../../../tests/kit/orders';
import { testWorld } from '../../../../tests/kit/world';

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

const compareRanks = (one: readonly number[], other: readonly number[]) =>
  one.reduce((order, value, index) => order || value - (other[index] ?? 0), 0);
