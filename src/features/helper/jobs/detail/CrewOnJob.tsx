import type { CrewMember, HelperInvitation } from '#generated/model';
import { isLeading } from './leading';
import { formatPhone } from '#platform/lib/phone';
import { useSession } from '#platform/session/useSession';
import { Avatar } from '#platform/ui/data/Avatar';
import { jobLabels } from '../labels';
import { jobDetailTexts as texts, jobListTexts } from '../texts';
import styles from './detail.module.css';

type Props = { invitation: HelperInvitation; members: readonly CrewMember[] };

/** Crew of the job: first names, positions and the leader's phone. Before accepting, only the number of people. */
export function CrewOnJob({ invitation: { accepted, required, bucket }, members }: Props) {
  const ownId = useSession(({ user }) => user?.id);
  return (
    <>
      <p className={styles.strong}>{jobListTexts.crew(accepted, required)}</p>
      {members.length === 0 && bucket === 'new' && <p className={styles.quiet}>{texts.crewLater}</p>}
      {members.length > 0 && (
        <ul className={styles.crew}>
          {members.map((member, index) => (
            <Member key={member.invitation_id ?? `at ${index}`} member={member} isOwn={member.user_id === ownId} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Someone without a name is called by their position. */
function Member({ member, isOwn }: { member: CrewMember; isOwn: boolean }) {
  const { first_name, avatar_url, position, phone } = member;
  const role = position === null ? '' : isLeading(position) ? texts.leads : jobLabels.position[position];
  const name = first_name || role;
  return (
    <li>
      <Avatar name={name} photoUrl={avatar_url} size={40} />
      <span className={styles.person}>
        <span>{isOwn ? texts.you : name}</span>
        {role !== name && <span className={styles.quiet}>{role}</span>}
      </span>
      {phone !== null && !isOwn && (
        <a
          className={styles.phone}
          href={`tel:+1${phone}`}
          aria-label={texts.callLeader(name, formatPhone(phone, 'list'))}
        >
          {formatPhone(phone, 'list')}
        </a>
      )}
    </li>
  );
}
