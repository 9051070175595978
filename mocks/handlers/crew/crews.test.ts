// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { PositionCode } from '#generated/model/codes';

// docs/product.md, "Crews" and "Invitations": whom the office may ask for what.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

it('the cost of a crew counts the travel pay of each', async () => {
  const readCost = async (more: object) => {
    const id = await placeOrder(world, more);
    const { body } = await as('priya', world, 'getCurrentCrew', { params: { orderId: id } });
    return Number(getField(getField(body, 'data'), 'labor_max'));
  };
  const crew_requirements = [{ position: PositionCode.helper, count: 3 }];
  const without = await readCost({ crew_requirements, travel_pay: 0 });
  expect(await readCost({ crew_requirements, travel_pay: 2000 })).toBe(without + 6000);
});
