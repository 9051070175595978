import type { Employee } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { EditIcon, JobIcon, MoreIcon, TrashIcon } from '#platform/ui/icons';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem, MenuNote } from '#platform/ui/overlays/MenuItem';
import { findRemovalProblem } from '../../remove/removal';
import { listTexts } from '../texts';
import { findInviteProblem } from './inviteProblem';

type Props = {
  member: Employee;
  name: string;
  onInvite: (member: Employee) => void;
  onRemove: (member: Employee) => void;
};

/** A member's less common actions. */
export function MemberMenu({ member, name, onInvite, onRemove }: Props) {
  const link = useLink();
  const removalProblem = findRemovalProblem(useUserType(), member);
  const inviteProblem = findInviteProblem(member);
  return (
    <Menu
      label={listTexts.more(name)}
      trigger={(props) => <IconButton {...props} icon={<MoreIcon />} label={listTexts.more(name)} />}
    >
      <MenuItem
        icon={<EditIcon />}
        text={listTexts.edit}
        {...link(`${href('company-team-edit', { id: member.id })}?tab=edit`)}
      />
      <MenuItem
        icon={<JobIcon />}
        text={listTexts.invite}
        disabled={inviteProblem !== undefined}
        onClick={() => onInvite(member)}
      />
      {inviteProblem !== undefined && <MenuNote>{inviteProblem}</MenuNote>}
      <MenuItem
        danger
        icon={<TrashIcon />}
        text={listTexts.remove}
        disabled={removalProblem !== undefined}
        onClick={() => onRemove(member)}
      />
      {removalProblem !== undefined && <MenuNote>{removalProblem}</MenuNote>}
    </Menu>
  );
}
