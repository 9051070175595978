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
          {members.map((member) => {
            const { invitation_id, user_id, first_name, avatar_url, position, phone } = member;
            return (
              <li key={invitation_id}>
                <Avatar name={first_name} photoUrl={avatar_url} size={40} />
                <span className={styles.person}>
                  {user_id === ownId ? texts.you : first_name}
                  {position !== null && (
                    <span className={styles.quiet}>
                      {isLeading(position) ? texts.leads : jobLabels.position[position]}
                    </span>
                  )}
                </span>
                {phone !== null && user_id !== ownId && (
                  <a
                    className={styles.phone}
                    href={`tel:+1${phone}`}
                    aria-label={texts.callLeader(first_name, formatPhone(phone, 'list'))}
                  >
                    {formatPhone(phone, 'list')}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
