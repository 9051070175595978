import { hasInvitation, type InvitedMember } from '../../orders';
import type { CancelInvitationRequest, Crew, Order } from '#generated/model';
import { ChangeDialog } from './ChangeDialog';
import { ReplaceDialog } from './ReplaceDialog';
import { WithdrawInvitationDialog } from './WithdrawInvitationDialog';

export type CrewAction = { kind: 'change' | 'replace' | 'cancel'; member: InvitedMember };

type Props = {
  action: CrewAction | undefined;
  order: Order;
  crew: Crew;
  onWithdraw: (member: InvitedMember, data: CancelInvitationRequest) => void;
  onClose: () => void;
};

/** The open dialog about one crew member. */
export function CrewDialogs({ action, order, crew, onWithdraw, onClose }: Props) {
  if (!action) return null;
  const { kind, member } = action;
  // The current data of the member, which may have changed since the dialog opened.
  const now = crew.members.filter(hasInvitation).find((each) => each.invitation_id === member.invitation_id) ?? member;
  switch (kind) {
    case 'change':
      return <ChangeDialog member={now} order={order} crew={crew} onClose={onClose} />;
    case 'replace':
      return now.position === null ? null : (
        <ReplaceDialog member={{ ...now, position: now.position }} order={order} onClose={onClose} />
      );
    case 'cancel':
      return <WithdrawInvitationDialog member={now} onWithdraw={onWithdraw} onClose={onClose} />;
  }
}
