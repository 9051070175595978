import { fullName } from '../../../../platform/lib/text';
import { Button } from '../../../../platform/ui/inputs/Button';
import { IconButton } from '../../../../platform/ui/inputs/IconButton';
import { EditIcon, MoreIcon, TrashIcon } from '../../../../platform/ui/icons';
import { Menu } from '../../../../platform/ui/overlays/Menu';
import { MenuItem } from '../../../../platform/ui/overlays/MenuItem';
import type { CrewAction } from './CrewDialogs';
import styles from './TeamEdit.module.css';
import { editTexts } from './editTexts';
import { crewTexts } from '../texts';
import type { CrewMember } from '../../../../generated/model';
import { InvitationStatus } from '../../../../generated/model/codes';
import { isOpenInvitation } from '../../../../domain/statuses';

export type CrewMemberActionsProps = {
  member: CrewMember;
  /** The position takes no more invitations. */
  isFilled: boolean;
  isInviting: boolean;
  onReinvite: (member: CrewMember) => void;
  onAction: (action: CrewAction) => void;
};

/** Actions for one member: the most likely one as a button, the others in a menu. */
export function CrewMemberActions({ member, isFilled, isInviting, onReinvite, onAction }: CrewMemberActionsProps) {
  const name = fullName(member);
  if (!isOpenInvitation(member)) {
    if (isFilled || member.employee_id === null) return null;
    return (
      <div className={styles.actions}>
        <Button loading={isInviting} aria-label={crewTexts.inviteAgainName(name)} onClick={() => onReinvite(member)}>
          {editTexts.inviteAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button aria-label={editTexts.replaceName(name)} onClick={() => onAction({ kind: 'replace', member })}>
        {editTexts.replace}
      </Button>
      <Menu
        label={editTexts.menu(name)}
        trigger={(trigger) => <IconButton {...trigger} icon={<MoreIcon />} label={editTexts.menu(name)} />}
      >
        <MenuItem icon={<EditIcon />} text={editTexts.change} onClick={() => onAction({ kind: 'change', member })} />
        <MenuItem
          danger
          icon={<TrashIcon />}
          text={member.status === InvitationStatus.accepted ? editTexts.remove : editTexts.withdraw}
          onClick={() => onAction({ kind: 'cancel', member })}
        />
      </Menu>
    </div>
  );
}
