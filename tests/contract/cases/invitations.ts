import { PositionCode } from '#generated/model/codes';
import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { giveHelperPro } from '../../kit/calendar/feeds';
import { as, type Who } from '../../kit/operations';
import { asked, invite, placeOrder } from '../../kit/orders';
import type { Answer } from '../../kit/world';
import type { Cases } from './cases';
import { orderOnly } from './orderOnly';

export const invitationCases = {
  inviteEmployee: {
    ...orderOnly('inviteEmployee', {
      employees: [{ employee_id: 2, position: PositionCode.helper, hourly_rate: 2400 }],
    }),
    409: async (world) => {
      const first = await asked(world);
      await as('marcus', world, 'acceptInvitation', { params: { invitationId: first.invitationId } });
      return as('dana', world, 'inviteEmployee', {
        params: { orderId: await placeOrder(world) },
        body: { employees: [{ employee_id: 2, position: PositionCode.helper, hourly_rate: 2400 }] },
      });
    },
    422: async (world) =>
      as('dana', world, 'inviteEmployee', { params: { orderId: await placeOrder(world) }, body: { employees: [] } }),
  },
  editInvitations: {
    ...orderOnly('editInvitations', { add: [{ employee_id: 2, position: PositionCode.helper, hourly_rate: 2400 }] }),
    409: async (world) => {
      const first = await asked(world);
      await as('marcus', world, 'acceptInvitation', { params: { invitationId: first.invitationId } });
      const add = [{ employee_id: 2, position: PositionCode.helper, hourly_rate: 2400 }];
      return as('dana', world, 'editInvitations', { params: { orderId: await placeOrder(world) }, body: { add } });
    },
    422: async (world) => {
      const cancel = [{ invitation_id: 999, reason: 'mistake' }];
      return as('dana', world, 'editInvitations', { params: { orderId: await placeOrder(world) }, body: { cancel } });
    },
  },
  acceptInvitation: {
    ...answerCases('acceptInvitation', undefined),
    402: async (world) => {
      world.tables.subscription.update(giveHelperPro(world), { limits: { accepted_jobs: 0 } });
      return as('marcus', world, 'acceptInvitation', { params: await asked(world) });
    },
    409: async (world) => {
      const { orderId, invitationId } = await asked(world);
      const others = await invite(world, orderId, [6, PositionCode.helper], [7, PositionCode.helper]);
      for (const each of others) world.tables.invitation.update(each, { user_id: 5 });
      for (const each of others) await as('marcus', world, 'acceptInvitation', { params: { invitationId: each } });
      return as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    },
    410: (world) => answerLate(world, 'acceptInvitation', undefined),
  },
  rejectInvitation: {
    ...answerCases('rejectInvitation', { reason: 'too_far' }),
    409: (world) => twice(world, 'rejectInvitation', { reason: 'too_far' }),
    410: (world) => answerLate(world, 'rejectInvitation', { reason: 'too_far' }),
    422: async (world) =>
      as('marcus', world, 'rejectInvitation', {
        params: { invitationId: (await asked(world)).invitationId },
        body: {},
      }),
  },
  cancelInvitationByHelper: {
    ...answerCases('cancelInvitationByHelper', { reason: 'sick' }, true),
    409: (world) => twice(world, 'cancelInvitationByHelper', { reason: 'sick' }),
    422: async (world) => {
      const { invitationId } = await asked(world);
      return as('marcus', world, 'cancelInvitationByHelper', { params: { invitationId }, body: { reason: 'bored' } });
    },
  },
  cancelInvitationByCompany: {
    200: (world) => withdrawInvitation(world, 'priya'),
    403: (world) => withdrawInvitation(world, 'hank'),
    404: (world) => withdrawInvitation(world, 'marcus'),
    409: async (world) => {
      const { invitationId } = await asked(world);
      const take = () =>
        as('dana', world, 'cancelInvitationByCompany', { params: { invitationId }, body: { reason: 'mistake' } });
      await take();
      return take();
    },
    422: async (world) => {
      const { invitationId } = await asked(world);
      return as('dana', world, 'cancelInvitationByCompany', { params: { invitationId }, body: {} });
    },
  },
} satisfies Partial<Record<OperationId, Cases>>;

function answerCases(id: OperationId, body: unknown, accepted = false): Cases {
  const ask = async (who: Who, world: World) => {
    const params = { invitationId: (await asked(world)).invitationId };
    if (accepted) await as('marcus', world, 'acceptInvitation', { params });
    return as(who, world, id, { params, body });
  };
  return {
    200: (world) => ask('marcus', world),
    403: (world) => ask('dana', world),
    404: (world) => as('marcus', world, id, { params: { invitationId: 999 }, body }),
  };
}

async function twice(world: World, id: OperationId, body: unknown): Promise<Answer> {
  const params = { invitationId: (await asked(world)).invitationId };
  await as('marcus', world, id, { params, body });
  return as('marcus', world, id, { params, body });
}

async function answerLate(world: World, id: OperationId, body: unknown): Promise<Answer> {
  const params = { invitationId: (await asked(world)).invitationId };
  world.clock.advance(25 * 3_600_000);
  return as('marcus', world, id, { params, body });
}

async function withdrawInvitation(world: World, who: Who): Promise<Answer> {
  const { invitationId } = await asked(world);
  return as(who, world, 'cancelInvitationByCompany', { params: { invitationId }, body: { reason: 'mistake' } });
}
