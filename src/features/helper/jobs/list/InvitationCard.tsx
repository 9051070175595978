import type { HelperInvitation } from '../../../../generated/model';
import { formatJobWhen } from '../../../../domain/workDays';
import { relativeTime } from '../../../../platform/lib/time/relativeTime';
import { getDeviceZone, todayIn, zoneNote } from '../../../../platform/lib/time/zonedTimes';
import { href } from '../../../../platform/routing/links/href';
import { useLink } from '../../../../platform/routing/links/useLink';
import { classes } from '../../../../platform/ui/classes';
import { Avatar } from '../../../../platform/ui/data/Avatar';
import { StatusChip } from '../../../../platform/ui/data/Chip';
import { getGlowClass } from '../../../../platform/ui/data/glow';
import { ClockIcon } from '../../../../platform/ui/icons';
import { useNow } from '../../../../platform/ui/useNow';
import { AnswerButtons } from '../answer/AnswerButtons';
import { CompanyMessage } from '../CompanyMessage';
import type { Answers } from '../answer/useAnswers';
import { formatEnd, formatEnding, formatMiles, formatCities, listDemands } from '../describeJob';
import { jobLabels } from '../labels';
import styles from './InvitationCard.module.css';
import { PayLine } from './PayLine';
import { jobListTexts as texts } from './texts';
import { Warnings } from './Warnings';

type Props = { invitation: HelperInvitation; turn: number; answers: Answers };

/** An invitation or job: pay first, then when, where and what it demands. The card opens the details. */
export function InvitationCard({ invitation, turn, answers }: Props) {
  const ending = formatEnding(invitation);
  return (
    <li className={classes(styles.card, getGlowClass(turn))} aria-label={texts.jobStart(invitation.number)}>
      <Head invitation={invitation} />
      {ending !== undefined && <p className={styles.ending}>{ending}</p>}
      <PayLine invitation={invitation} />
      <Facts invitation={invitation} />
      <Demands invitation={invitation} />
      <Warnings invitation={invitation} />
      {invitation.message !== null && invitation.bucket === 'new' && (
        <blockquote className={styles.message}>
          <CompanyMessage text={invitation.message} language={invitation.message_language} />
        </blockquote>
      )}
      {invitation.bucket === 'new' && <Expires invitation={invitation} />}
      {invitation.bucket !== 'accepted' && <AnswerButtons invitation={invitation} answers={answers} />}
    </li>
  );
}

function Head({ invitation: { id, number, hirer } }: { invitation: HelperInvitation }) {
  const link = useLink();
  return (
    <header className={styles.head}>
      <Avatar name={hirer.company_name} photoUrl={hirer.avatar_url} size={32} />
      <span className={styles.company}>
        {hirer.company_name}, {hirer.branch_name}
      </span>
      <a
        className={styles.open}
        aria-label={texts.details(number)}
        {...link(href('helper-job-company-details', { id }))}
      >
        {number}
      </a>
    </header>
  );
}

function Facts({ invitation }: { invitation: HelperInvitation }) {
  const { starts_at, timezone, home_miles, position, accepted, required } = invitation;
  const now = useNow();
  const zone = zoneNote(starts_at, timezone, getDeviceZone());
  return (
    <div className={styles.facts}>
      <p className={styles.strong}>
        {formatJobWhen(invitation, todayIn(timezone, now))}
        {zone !== '' && ` ${zone}`}
      </p>
      <p className={styles.quiet}>{texts.about(formatEnd(invitation))}</p>
      <p>
        <span className={styles.strong}>{formatCities(invitation)}</span>
        <span className={styles.quiet}> · {texts.away(formatMiles(home_miles))}</span>
      </p>
      <p>
        {jobLabels.position[position]}
        <span className={styles.quiet}> · {texts.crew(accepted, required)}</span>
      </p>
    </div>
  );
}

/** Stairs, long carries and heavy items in words. */
function Demands({ invitation }: { invitation: HelperInvitation }) {
  const demands = listDemands(invitation);
  if (demands.length === 0) return null;
  return (
    <ul className={styles.demands}>
      {demands.map((demand) => (
        <li key={demand}>{demand}</li>
      ))}
    </ul>
  );
}

function Expires({ invitation: { expires_at, timezone } }: { invitation: HelperInvitation }) {
  const now = useNow();
  return (
    <p className={styles.expires}>
      <StatusChip tone="warning" icon={<ClockIcon size={14} />}>
        {texts.reply(relativeTime(expires_at, now, timezone))}
      </StatusChip>
    </p>
  );
}
