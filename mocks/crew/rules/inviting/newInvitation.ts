import { InvitationStatus } from '#generated/model/codes';
import type { InvitationRow } from '../../../provider/store/schema';

/** Columns of an invitation that was just sent, without those that its sender fills in. */
export const newInvitation = {
  status: InvitationStatus.new,
  source: 'direct',
  message: null,
  message_language: null,
  reason: null,
  reason_comment: null,
  cancelled_by: null,
  responded_at: null,
  reconfirm_of: null,
  late_cancel: false,
  override_reason: null,
  version: 1,
  updated_by_id: null,
  asked_at: null,
  agreed: null,
  attendance: [],
  running_late: null,
  company_rating: null,
} satisfies Partial<InvitationRow>;
