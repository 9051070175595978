// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { read } from '../../../tests/kit/helperWorld';
import { as, createForm } from '../../../tests/kit/operations';
import { asked } from '../../../tests/kit/orders';
import { memberIn } from '../../../tests/kit/people/members';
import { getField, testWorld } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import type { World } from '../world';

// Two people change the same row; each sends the version that was read.
let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

type Who = 'dana' | 'luis';
const memberParams = () => ({ employeeId: memberIn(world, castIds.marcus) });

it.each([
  [
    'the rate of a member',
    'Marcus',
    () => async (who: Who, version: number | undefined, value: number) =>
      as(who, world, 'changeEmployeeTerms', { params: memberParams(), body: { hourly_rate: value, version } }),
    () => () => read('dana', world, 'getEmployee', { params: memberParams() }),
  ],
  [
    'the rate of an invitation',
    'Marcus',
    async () => {
      const { orderId, invitationId: invitation_id } = await asked(world);
      return (who: Who, version: number | undefined, value: number) => {
        const update = [{ invitation_id, hourly_rate: value, version }];
        return as(who, world, 'editInvitations', { params: { orderId }, body: { update } });
      };
    },
    () => async () => {
      const orderId = Math.max(...world.tables.order.all().map(({ id }) => id));
      const { members } = await read('dana', world, 'getCurrentCrew', { params: { orderId } });
      return members[0];
    },
  ],
  [
    'the phone of a branch',
    'Phoenix',
    () => (who: Who, version: number | undefined, value: number) => {
      const form = createForm({ phone: `602555${value}`, ...(version !== undefined && { version }) });
      return as(who, world, 'updateBranch', { params: { id: 1 }, form });
    },
    () => () => read('dana', world, 'getBranch', { params: { id: 1 } }),
  ],
])('does not overwrite %s that a colleague changed first', async (_name, what, prepare, prepareRead) => {
  const [change, readRow] = [await prepare(), prepareRead()];
  const version = (await readRow())?.version ?? 0;
  expect(version).toBeGreaterThan(0);
  expect((await change('luis', version, 2600)).status).toBe(200);
  const { status, body } = await change('dana', version, 2700);
  expect([status, getField(body, 'message')]).toEqual([409, `Luis Ortega changed ${what} while you were editing.`]);
  expect(getField(body, 'errors')).toMatchObject({ code: 'stale_version', conflicts: [{ by: 'Luis Ortega' }] });
  expect((await change('dana', (await readRow())?.version ?? 0, 2700)).status).toBe(200);
  // A provider's client without versions still works.
  expect((await change('dana', undefined, 2800)).status).toBe(200);
});
