import { Button } from '../../../../platform/ui/inputs/Button';
import { IconButton } from '../../../../platform/ui/inputs/IconButton';
import { EditIcon, MoreIcon, TrashIcon } from '../../../../platform/ui/icons';
import { Menu } from '../../../../platform/ui/overlays/Menu';
import { MenuItem } from '../../../../platform/ui/overlays/MenuItem';
import type { MemberRowProps } from './MemberRow';
import styles from './TeamEdit.module.css';
import { editTexts } from './editTexts';
import { crewTexts } from '../texts';
import { nameOf } from '../../parts/useCrewNews';
import { InvitationStatus } from '../../../../generated/model/codes';
import { isOpenInvitation } from '../../../../domain/statuses';

type Props = Omit<MemberRowProps, 'timezone' | 'changed'>;

/** What can be done about somebody: the likely thing as a button, the rest in a menu. */
export function MemberActions({ member, isFilled, asking, onAskAgain, onWish }: Props) {
  const name = nameOf(member);
  if (!isOpenInvitation(member)) {
    if (isFilled || member.employee_id === null) return null;
    return (
      <div className={styles.actions}>
        <Button loading={asking} aria-label={crewTexts.askAgainName(name)} onClick={() => onAskAgain(member)}>
          {editTexts.askAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button aria-label={editTexts.replaceName(name)} onClick={() => onWish({ kind: 'replace', member })}>
        {editTexts.replace}
      </Button>
      <Menu
        label={editTexts.menu(name)}
        trigger={(trigger) => <IconButton {...trigger} icon={<MoreIcon />} label={editTexts.menu(name)} />}
      >
        <MenuItem icon={<EditIcon />} text={editTexts.change} onClick={() => onWish({ kind: 'change', member })} />
        <MenuItem
          danger
          icon={<TrashIcon />}
          text={member.status === InvitationStatus.accepted ? editTexts.cancelAccepted : editTexts.cancel}
          onClick={() => onWish({ kind: 'cancel', member })}
        />
      </Menu>
    </div>
  );
}
