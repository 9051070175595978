import { namePerson } from '#domain/people/personName';
import { hasInvitation, type InvitedMember } from '../../orders';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { EditIcon, MoreIcon, TrashIcon } from '#platform/ui/icons';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
import type { CrewAction } from './CrewDialogs';
import styles from './TeamEdit.module.css';
import { crewTexts, editTexts } from '../texts';
import type { CrewMember } from '#generated/model';
import { canDoToInvitation, canDoToJob, type ShownJob } from '#domain/actions';
import { useNow } from '#platform/ui/clock/useNow';
import { isOnCrew, isOpenInvitation } from '#domain/orders/statuses';

export type CrewMemberActionsProps = {
  member: CrewMember;
  job: ShownJob;
  /** The position takes no more invitations. */
  isFilled: boolean;
  isInviting: boolean;
  onReinvite: (member: CrewMember) => void;
  onAction: (action: CrewAction) => void;
};

/** Actions for one member: the most likely one as a button, the others in a menu. */
export function CrewMemberActions(props: CrewMemberActionsProps) {
  const { member, job, isFilled, isInviting, onReinvite, onAction } = props;
  const now = useNow();
  const canInvite = !isFilled && canDoToJob('invite', job, now);
  if (!isOpenInvitation(member)) {
    if (!canInvite || member.employee_id === null || member.position === null) return null;
    const label = crewTexts.inviteAgainName(namePerson(member));
    return (
      <div className={styles.actions}>
        <Button loading={isInviting} aria-label={label} onClick={() => onReinvite(member)}>
          {crewTexts.inviteAgain}
        </Button>
      </div>
    );
  }
  if (!hasInvitation(member)) return null;
  return (
    <OpenActions
      member={member}
      onAction={onAction}
      canReplace={member.position !== null && canDoToJob('invite', job, now)}
      canChange={canDoToInvitation('changeTerms', member, job, now)}
      canWithdraw={canDoToInvitation('withdrawInvitation', member, job, now)}
    />
  );
}

type OpenActionsProps = Pick<CrewMemberActionsProps, 'onAction'> & { member: InvitedMember } & Record<
    'canReplace' | 'canChange' | 'canWithdraw',
    boolean
  >;

/** Nothing once the work is done. */
function OpenActions({ member, onAction, canReplace, canChange, canWithdraw }: OpenActionsProps) {
  if (!canChange && !canWithdraw) return null;
  const name = namePerson(member);
  return (
    <div className={styles.actions}>
      {canWithdraw && canReplace && (
        <Button aria-label={editTexts.replaceName(name)} onClick={() => onAction({ kind: 'replace', member })}>
          {editTexts.replace}
        </Button>
      )}
      <Menu
        label={editTexts.menu(name)}
        trigger={(trigger) => <IconButton {...trigger} icon={<MoreIcon />} label={editTexts.menu(name)} />}
      >
        {canChange && (
          <MenuItem icon={<EditIcon />} text={editTexts.change} onClick={() => onAction({ kind: 'change', member })} />
        )}
        {canWithdraw && (
          <MenuItem
            danger
            icon={<TrashIcon />}
            text={isOnCrew(member) ? editTexts.remove : editTexts.withdraw}
            onClick={() => onAction({ kind: 'cancel', member })}
          />
        )}
      </Menu>
    </div>
  );
}
