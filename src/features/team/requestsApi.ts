import { cancelBranchInvitation } from '#generated/endpoints/team/team';
import type { Undoable } from '#platform/offline/undoables';
import type { OfflineMutations } from '#platform/offline/offlineMutations';
import { invalidateTeam } from './api';

type Request = { branchId: number; requestId: number };

/** Withdrawing a request to join can be undone for a moment. */
export function defineRequestChanges(waiting: OfflineMutations): void {
  waiting.define<Request, unknown>('take_back_request', {
    send: ({ requestId }, how) => cancelBranchInvitation(requestId, how),
    onSettled: ({ branchId }, queryClient) => invalidateTeam(queryClient, branchId),
  });
}

export const withdrawRequestCall = (request: Request): Pick<Undoable, 'call' | 'sent' | 'touches'> => ({
  call: 'take_back_request',
  sent: request,
  touches: [
    `/company-branches/${request.branchId}/invite-helper`,
    `/helper/company-branch-invitation/${request.requestId}`,
  ],
});

/** Name of the open requests of a branch where hidden entries are counted. */
export const requestsList = (branchId: number) => `requests of ${branchId}`;
