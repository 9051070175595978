import type { EmployeeDetail } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { EditIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { hasDetails } from '../model/knownMember';
import { ProfilePart } from './ProfilePart';
import styles from './profile.module.css';
import { profileTexts as texts } from './texts';

/** The office's notes. They are changed in the form. */
export function Notes({ member }: { member: EmployeeDetail }) {
  const { id, notes } = member;
  const link = useLink();
  if (notes === '' && !hasDetails(member)) return null;
  const edit = link(`${href('company-team-edit', { id })}?tab=edit`, { replace: true });
  return (
    <ProfilePart
      title={texts.notes}
      note={texts.notesWhy}
      aside={<IconButton icon={<EditIcon />} label={texts.addNotes} {...edit} />}
    >
      <p className={notes === '' ? styles.quiet : styles.notes}>{notes === '' ? texts.noNotes : notes}</p>
    </ProfilePart>
  );
}
