// @vitest-environment node
import { expect, it } from 'vitest';
import { testWorld } from '../../../tests/kit/world';
import { addOrders } from '../seed/orders';
import { getOrderCounts } from './orderCounts';

it.each([
  ['no orders', [0, 0, 0, 0], 0, { not_formed: 0, formed: 0, history: 0 }],
  ['only not formed', [2, 0, 0, 0], 0, { not_formed: 2, formed: 0, history: 0 }],
  ['pending, partial and formed count as formed', [1, 2, 1, 3], 0, { not_formed: 1, formed: 6, history: 0 }],
  ['what is over is history, whatever its crew', [0, 0, 0, 1], 4, { not_formed: 0, formed: 1, history: 4 }],
] as const)('%s', (_name, open, history, expected) => {
  const world = testWorld({ scenario: 'empty' });
  addOrders(world, world.tables.branch.require(1), { open, history });
  expect(getOrderCounts(world.tables, 1)).toEqual(expected);
  expect(getOrderCounts(world.tables, 2)).toEqual({ not_formed: 0, formed: 0, history: 0 });
});
