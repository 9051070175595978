/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperInvitation } from './helperInvitation';
import type { OrderDetail } from './orderDetail';

/**
 * An invitation and its job.
 */
export interface HelperInvitationDetail {
  invitation: HelperInvitation;
  /** The job with company and crew. Without names, addresses and crew until it is accepted; null once the invitation was canceled, or declined and the job is closed. */
  detail: OrderDetail | null;
}
