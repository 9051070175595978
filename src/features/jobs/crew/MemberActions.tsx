import { Button } from '../../../platform/ui/Button';
import { IconButton } from '../../../platform/ui/IconButton';
import { EditIcon, MoreIcon, TrashIcon } from '../../../platform/ui/icons';
import { Menu } from '../../../platform/ui/Menu';
import { MenuItem } from '../../../platform/ui/MenuItem';
import type { MemberRowProps } from './MemberRow';
import styles from './TeamEdit.module.css';
import { editTexts } from './editTexts';
import { crewTexts } from './texts';
import { nameOf } from './useCrewNews';
import { InvitationStatus } from '../../../generated/model/codes';
import { isOpenInvitation } from '../../../platform/lib/statuses';

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
