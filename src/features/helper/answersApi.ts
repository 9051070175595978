import type { QueryClient } from '@tanstack/react-query';
import { cancelInvitationByHelper, rejectInvitation } from '#generated/endpoints/invitations/invitations';
import { getGetHelperOfferQueryKey, passOffer, withdrawApplication } from '#generated/endpoints/outsource/outsource';
import { rejectBranchInvitation } from '#generated/endpoints/team/team';
import type {
  HelperOffer,
  PassRequest,
  RejectInvitationRequest,
  WithdrawApplicationRequest,
  WithdrawInvitationRequest,
} from '#generated/model';
import type { OfflineMutations } from '#platform/offline/offlineMutations';
import type { Undoable } from '#platform/offline/undoables';
import { invalidateHelper } from './api';

// Answers that can be undone for a moment.

type Call = Pick<Undoable, 'call' | 'sent' | 'touches'>;
type Answer<Data> = { id: number; data: Data };
type Offer = Pick<HelperOffer, 'id' | 'application_id'>;

export function defineAnswers(waiting: OfflineMutations): void {
  const onSettled = (_: unknown, queryClient: QueryClient) => invalidateHelper(queryClient);
  waiting.define<Answer<RejectInvitationRequest>, unknown>('decline', {
    send: ({ id, data }, how) => rejectInvitation(id, data, how),
    onSettled,
  });
  waiting.define<Answer<WithdrawInvitationRequest>, unknown>('withdraw', {
    send: ({ id, data }, how) => cancelInvitationByHelper(id, data, how),
    onSettled,
  });
  waiting.define<Answer<PassRequest>, unknown>('pass', {
    send: ({ id, data }, how) => passOffer(id, data, how),
    onSettled,
  });
  waiting.define<Answer<WithdrawApplicationRequest>, HelperOffer>('withdraw_application', {
    send: ({ id, data }, how) => withdrawApplication(id, data, how),
    onSent: (offer, _, queryClient) => void queryClient.setQueryData(getGetHelperOfferQueryKey(offer.id), offer),
    onSettled,
  });
  waiting.define<{ id: number }, unknown>('decline_to_join', {
    send: ({ id }, how) => rejectBranchInvitation(id, {}, how),
    onSettled,
  });
}

export const declineCall = (id: number, data: RejectInvitationRequest): Call => ({
  call: 'decline',
  sent: { id, data },
  touches: [`/invitations/${id}`],
});

export const withdrawCall = (id: number, data: WithdrawInvitationRequest): Call => ({
  call: 'withdraw',
  sent: { id, data },
  touches: [`/invitations/${id}`],
});

export const passCall = ({ id, application_id }: Offer, data: PassRequest): Call => ({
  call: 'pass',
  sent: { id, data },
  touches: touchOffer(id, application_id),
});

export const withdrawApplicationCall = ({ id, application_id }: Offer): Call => ({
  call: 'withdraw_application',
  sent: { id: application_id, data: {} },
  touches: touchOffer(id, application_id),
});

export const declineToJoinCall = (id: number): Call => ({
  call: 'decline_to_join',
  sent: { id },
  touches: [`/helper/company-branch-invitation/${id}`],
});

const touchOffer = (id: number, applicationId: number) => [
  `/helper/outsource-offers/${id}`,
  `/helper/offer-application/${applicationId}`,
];
