import type { Employee } from '../../../generated/model';
import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { useSession } from '../../../platform/session/useSession';
import { IconButton } from '../../../platform/ui/IconButton';
import { EditIcon, MoreIcon, TrashIcon } from '../../../platform/ui/icons';
import { Menu } from '../../../platform/ui/Menu';
import { MenuItem, MenuNote } from '../../../platform/ui/MenuItem';
import { removalOf } from '../remove/removal';
import { listTexts } from './texts';

type Props = { member: Employee; name: string; onRemove: (member: Employee) => void };

/** The less likely things to do about a member. */
export function MemberMenu({ member, name, onRemove }: Props) {
  const link = useLink();
  const refusal = removalOf(
    useSession(({ user }) => user?.type),
    member,
  );
  return (
    <Menu
      label={listTexts.more(name)}
      trigger={(props) => <IconButton {...props} icon={<MoreIcon />} label={listTexts.more(name)} />}
    >
      <MenuItem icon={<EditIcon />} text={listTexts.edit} {...link(href('company-team-edit', { id: member.id }))} />
      <MenuItem
        danger
        icon={<TrashIcon />}
        text={listTexts.remove}
        disabled={refusal !== undefined}
        onClick={() => onRemove(member)}
      />
      {refusal !== undefined && <MenuNote>{refusal}</MenuNote>}
    </Menu>
  );
}
