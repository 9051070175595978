// @vitest-environment node
import { expect, it } from 'vitest';
import { formed } from '../../tests/kit/orders';
import { testWorld } from '../../tests/kit/world';
import { presentCrew, presentCrewToCrew } from './crews';

it('the crew reads who comes, and not what the others earn', async () => {
  const { tables, ...world } = testWorld({ scenario: 'empty' });
  const { orderId } = await formed({ tables, ...world });
  const order = tables.order.require(orderId);
  const rates = (crew: ReturnType<typeof presentCrew>) => crew.members.map(({ hourly_rate }) => hourly_rate);
  expect(rates(presentCrew(tables, order))).toEqual([3200, 2400, 2400]);
  const seen = presentCrewToCrew(tables, order);
  expect(rates(seen)).toEqual([0, 0, 0]);
  expect(seen).toMatchObject({ labor_min: 0, labor_max: 0 });
  expect(seen.members.map(({ first_name }) => first_name)).toEqual(['Sofia', 'Marcus', 'Tyrell']);
});
