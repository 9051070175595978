import type { QueryClient } from '@tanstack/react-query';
import { cancelInvitationByCompany } from '#generated/endpoints/invitations/invitations';
import { cancelOrder, deleteOrder, getGetOrderQueryKey, removeAttachment } from '#generated/endpoints/orders/orders';
import type { CancelInvitationRequest, OrderCancelRequest } from '#generated/model';
import type { OfflineMutations } from '#platform/offline/offlineMutations';
import type { Undoable } from '#platform/offline/undoables';
import { invalidateOrders } from './api';

// Changes of a job that can be undone for a moment.

type Call = Pick<Undoable, 'call' | 'sent' | 'touches'>;
type Job = { branchId: number; orderId: number };
type CallingOff = Job & { data: OrderCancelRequest };
type TakingBack = Job & { invitationId: number; data: CancelInvitationRequest };
type RemovingFile = Job & { attachmentId: number };

export function defineJobChanges(waiting: OfflineMutations): void {
  const onSettled = ({ branchId, orderId }: Job, queryClient: QueryClient) =>
    invalidateOrders(queryClient, branchId, orderId);
  waiting.define<Job, unknown>('delete_job', {
    send: ({ orderId }, how) => deleteOrder(orderId, how),
    onSettled,
  });
  waiting.define<CallingOff, unknown>('cancel_job', {
    send: ({ orderId, data }, how) => cancelOrder(orderId, data, how),
    // Its page, hidden while it could be undone, must not come back as it was.
    onSent: (_, { orderId }, queryClient) =>
      queryClient.removeQueries({ queryKey: getGetOrderQueryKey(orderId), type: 'inactive' }),
    onSettled,
  });
  waiting.define<TakingBack, unknown>('take_back', {
    send: ({ invitationId, data }, how) => cancelInvitationByCompany(invitationId, data, how),
    onSettled,
  });
  waiting.define<RemovingFile, unknown>('remove_file', {
    send: ({ orderId, attachmentId }, how) => removeAttachment(orderId, attachmentId, how),
    onSettled,
  });
}

export const deleteJobCall = (job: Job): Call => ({ call: 'delete_job', sent: job, touches: touchJob(job) });

export const cancelJobCall = (job: Job, data: OrderCancelRequest): Call => ({
  call: 'cancel_job',
  sent: { ...job, data },
  touches: touchJob(job),
});

export const withdrawInvitationCall = (job: Job, invitationId: number, data: CancelInvitationRequest): Call => ({
  call: 'take_back',
  sent: { ...job, invitationId, data },
  touches: [...touchJob(job), `/invitations/${invitationId}`],
});

export const removeFileCall = (job: Job, attachmentId: number): Call => ({
  call: 'remove_file',
  sent: { ...job, attachmentId },
  touches: touchJob(job),
});

const touchJob = ({ orderId }: Job) => [`/orders/${orderId}`];
