// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { as } from '../../../tests/kit/operations';
import { asked, placeOrder } from '../../../tests/kit/orders';
import { getField, testWorld, toList } from '../../../tests/kit/world';
import { dayMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';

// docs/product.md, "Crews" and "Invitations": people the office may invite, and their positions.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

it('someone who withdrew as sick is not free for another job until a day later', async () => {
  const crew_requirements = [{ position: PositionCode.helper, count: 2 }];
  const { invitationId } = await asked(world);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  await as('marcus', world, 'cancelInvitationByHelper', { params: { invitationId }, body: { reason: 'sick' } });
  const other = await placeOrder(world, { crew_requirements, date: '2026-12-02' });
  const readMarcus = async () => {
    const { body } = await as('priya', world, 'getInvitableEmployees', { params: { orderId: other } });
    const all = toList(getField(getField(body, 'data'), 'branch_employees'));
    const marcus = all.find((each) => getField(each, 'user_id') === 5);
    return [getField(marcus, 'availability'), JSON.stringify(getField(marcus, 'fit'))];
  };
  expect(await readMarcus()).toEqual(['unavailable', expect.stringContaining('Just called in sick')]);
  world.clock.advance(dayMs);
  expect(await readMarcus()).toEqual(['available', expect.stringContaining('Free for the whole job')]);
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
