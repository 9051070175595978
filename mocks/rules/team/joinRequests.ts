import { InvitationStatus } from '../../../src/generated/model/codes';

export type RequestAction = 'accept' | 'reject' | 'cancel';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;

const transitions: Record<RequestAction, Partial<Record<InvitationStatus, InvitationStatus>>> = {
  accept: { [fresh]: accepted, [rejected]: accepted },
  reject: { [fresh]: rejected },
  cancel: { [fresh]: cancelled },
};

/** Where an answer leads a request to join; null when it is not allowed from there (docs/product.md, "Team"). */
export function requestAfter(status: InvitationStatus, action: RequestAction): InvitationStatus | null {
  return transitions[action][status] ?? null;
}
