import { acceptInvitation } from '#generated/endpoints/invitations/invitations';
import { deleteOrder, editInvitations } from '#generated/endpoints/orders/orders';
import { applyForOffer } from '#generated/endpoints/outsource/outsource';
import { acceptBranchInvitation, inviteHelper } from '#generated/endpoints/team/team';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import type { Undoable } from '#platform/offline/undoables';
import type { World } from '../../../mocks/provider/world';
import {
  declineCall,
  declineToJoinCall,
  passCall,
  withdrawApplicationCall,
  withdrawCall,
} from '../../../src/features/helper/answersApi';
import {
  cancelJobCall,
  deleteJobCall,
  removeFileCall,
  withdrawInvitationCall,
} from '../../../src/features/jobs/orders/undoableApi';
import { withdrawRequestCall } from '../../../src/features/team/api';
import { applied, offered } from '../../kit/offers';
import type { people } from '../../kit/operations';
import { asked, placeOrder } from '../../kit/orders';
import { sendRequestToJoin, memberIn, outsiders } from '../../kit/people/members';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const [marcus, outsider] = [5, outsiders[0]];

type Prepared = {
  call: Pick<Undoable, 'call' | 'sent' | 'touches'>;
  /** Checks whether the provider has done it. */
  isDone: (world: World) => boolean;
  /** Another action on the same thing right afterwards, and what is true then. */
  second: () => Promise<unknown>;
  isSecond: (world: World) => boolean;
};
export type Case = {
  name: string;
  who: keyof typeof people;
  /** The operation that sends it. */
  operation: string;
  prepare: (world: World) => Promise<Prepared>;
};

const ignoreRefusal = (call: Promise<unknown>) => call.catch(() => undefined);
const job = (orderId: number) => ({ branchId: 1, orderId });
const invitationIs = (id: number, status: InvitationStatus) => (world: World) =>
  world.tables.invitation.get(id)?.status === status;
const applicationIs = (id: number, status: InvitationStatus) => (world: World) =>
  world.tables.offerApplication.get(id)?.status === status;
const requestIs = (id: number, status: InvitationStatus) => (world: World) =>
  world.tables.branchInvitation.get(id)?.status === status;
const helperAt = (world: World, userId: number) => ({
  employee_id: memberIn(world, userId),
  position: PositionCode.helper,
  hourly_rate: 2400,
});

/** Every action that can be undone. */
export const cases: Case[] = [
  {
    name: 'declining an invitation',
    who: 'marcus',
    operation: 'rejectInvitation',
    prepare: async (world) => {
      const { invitationId: id } = await asked(world);
      return {
        call: declineCall(id, { reason: 'too_far' }),
        isDone: invitationIs(id, rejected),
        second: () => acceptInvitation(id),
        isSecond: invitationIs(id, accepted),
      };
    },
  },
  {
    name: 'withdrawing from a job',
    who: 'marcus',
    operation: 'cancelInvitationByHelper',
    prepare: async (world) => {
      const { invitationId: id } = await asked(world);
      world.tables.invitation.update(id, { status: accepted });
      return {
        call: withdrawCall(id, { reason: 'sick' }),
        isDone: invitationIs(id, cancelled),
        second: () => ignoreRefusal(acceptInvitation(id)),
        isSecond: invitationIs(id, cancelled),
      };
    },
  },
  {
    name: 'passing an offer',
    who: 'marcus',
    operation: 'passOffer',
    prepare: async (world) => {
      const { offerId: id, applicationId: application_id } = await offered(world);
      return {
        call: passCall({ id, application_id }, { reason: 'too_far' }),
        isDone: applicationIs(application_id, rejected),
        second: () => applyForOffer(id, { position: PositionCode.helper }),
        isSecond: ({ tables }) => tables.offerApplication.require(application_id).applied_at !== null,
      };
    },
  },
  {
    name: 'withdrawing an application',
    who: 'marcus',
    operation: 'withdrawApplication',
    prepare: async (world) => {
      const { offerId: id, applicationId: application_id } = await applied(world);
      return {
        call: withdrawApplicationCall({ id, application_id }),
        isDone: applicationIs(application_id, cancelled),
        second: () => ignoreRefusal(applyForOffer(id, { position: PositionCode.helper })),
        isSecond: applicationIs(application_id, cancelled),
      };
    },
  },
  {
    name: 'declining to join a branch',
    who: 'marcus',
    operation: 'rejectBranchInvitation',
    prepare: async (world) => {
      const id = await sendRequestToJoin(world, marcus, { branchId: 2 });
      return {
        call: declineToJoinCall(id),
        isDone: requestIs(id, rejected),
        second: () => acceptBranchInvitation(id),
        isSecond: requestIs(id, accepted),
      };
    },
  },
  {
    name: 'withdrawing a request to join',
    who: 'priya',
    operation: 'cancelBranchInvitation',
    prepare: async (world) => {
      const requestId = await sendRequestToJoin(world, outsider);
      const { positions } = world.tables.user.require(outsider);
      return {
        call: withdrawRequestCall({ branchId: 1, requestId }),
        isDone: requestIs(requestId, cancelled),
        second: () => inviteHelper(1, { positions }, { id: outsider }),
        isSecond: ({ tables }) => tables.branchInvitation.all().at(-1)?.status === fresh,
      };
    },
  },
  {
    name: 'withdrawing an invitation',
    who: 'priya',
    operation: 'cancelInvitationByCompany',
    prepare: async (world) => {
      const { orderId, invitationId: id } = await asked(world);
      return {
        call: withdrawInvitationCall(job(orderId), id, { reason: 'mistake' }),
        isDone: invitationIs(id, cancelled),
        // The same person is invited again.
        second: () => editInvitations(orderId, { add: [helperAt(world, marcus)] }),
        isSecond: ({ tables }) => tables.invitation.by('order', orderId).at(-1)?.status === fresh,
      };
    },
  },
  {
    name: 'canceling a job',
    who: 'priya',
    operation: 'cancelOrder',
    prepare: async (world) => {
      const { orderId } = await asked(world);
      const isDone = ({ tables }: World) => tables.order.get(orderId)?.closed_state === 'cancelled';
      return {
        call: cancelJobCall(job(orderId), { reason: 'weather' }),
        isDone,
        second: () => ignoreRefusal(editInvitations(orderId, { add: [helperAt(world, 7)] })),
        isSecond: (now) => isDone(now) && now.tables.invitation.by('order', orderId).length === 1,
      };
    },
  },
  {
    name: 'deleting a job',
    who: 'priya',
    operation: 'deleteOrder',
    prepare: async (world) => {
      const orderId = await placeOrder(world);
      const isDone = ({ tables }: World) => !tables.order.has(orderId);
      return {
        call: deleteJobCall(job(orderId)),
        isDone,
        second: () => ignoreRefusal(editInvitations(orderId, { add: [helperAt(world, marcus)] })),
        isSecond: isDone,
      };
    },
  },
  {
    name: 'removing a file',
    who: 'priya',
    operation: 'removeAttachment',
    prepare: async (world) => {
      const orderId = await placeOrder(world);
      const file = { id: 901, name: 'Plan.pdf', size: 12, type: 'application/pdf', url: 'https://files.example/901' };
      world.tables.order.update(orderId, { attachments: [file] });
      return {
        call: removeFileCall(job(orderId), file.id),
        isDone: ({ tables }) => tables.order.get(orderId)?.attachments.length === 0,
        second: () => deleteOrder(orderId),
        isSecond: ({ tables }) => !tables.order.has(orderId),
      };
    },
  },
];
