import type { CancelInvitationRequest, Crew, CrewMember, Order } from '../../../../generated/model';
import { ChangeDialog } from './ChangeDialog';
import { ReplaceDialog } from './ReplaceDialog';
import { TakeBackDialog } from './TakeBackDialog';

/** What is to be done about whom. */
export type Wish = { kind: 'change' | 'replace' | 'cancel'; member: CrewMember };

type Props = {
  wish: Wish | undefined;
  order: Order;
  crew: Crew;
  onTakeBack: (member: CrewMember, data: CancelInvitationRequest) => void;
  onClose: () => void;
};

/** The dialog about one person of the crew. */
export function CrewDialogs({ wish, order, crew, onTakeBack, onClose }: Props) {
  if (!wish) return null;
  const { kind, member } = wish;
  // What is shown is what stands now; whoever is gone by now is asked about no more.
  const now = crew.members.find(({ invitation_id }) => invitation_id === member.invitation_id) ?? member;
  switch (kind) {
    case 'change':
      return <ChangeDialog member={now} order={order} crew={crew} onClose={onClose} />;
    case 'replace':
      return <ReplaceDialog member={now} order={order} onClose={onClose} />;
    case 'cancel':
      return <TakeBackDialog member={now} onTakeBack={onTakeBack} onClose={onClose} />;
  }
}
