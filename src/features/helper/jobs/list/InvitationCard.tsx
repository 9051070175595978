import type { HelperInvitation } from '#generated/model';
import { relativeTime } from '#platform/lib/time/relativeTime';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { Avatar } from '#platform/ui/data/Avatar';
import { StatusChip } from '#platform/ui/data/Chip';
import { getGlowClass } from '#platform/ui/lists/glow';
import { Button } from '#platform/ui/inputs/Button';
import { ClockIcon, TickIcon } from '#platform/ui/icons';
import { useNow } from '#platform/ui/clock/useNow';
import { AnswerButtons } from '../answer/AnswerButtons';
import { CompanyMessage } from '../CompanyMessage';
import { HirerName } from '../HirerName';
import type { Answers } from '../answer/useAnswers';
import { formatCities, formatEnding } from '../describeJob';
import { jobLabels } from '../labels';
import { Demands } from './Demands';
import styles from './InvitationCard.module.css';
import { PayLine } from './PayLine';
import { jobListTexts as texts } from '../texts';
import { Warnings } from './Warnings';
import { JobTimeAndPlace } from './JobTimeAndPlace';

type Props = { invitation: HelperInvitation; turn: number; answers: Answers };

/** An invitation or job: pay first, then when, where and what it demands. The card opens the details. */
export function InvitationCard({ invitation, turn, answers }: Props) {
  const ending = formatEnding(invitation);
  const isAccepted =
    invitation.bucket !== 'accepted' && answers.isAccepted(invitation) && answers.acceptingId !== invitation.id;
  return (
    <li className={classes(styles.card, getGlowClass(turn))} aria-label={texts.jobStart(invitation.number)}>
      <Head invitation={invitation} />
      {ending !== undefined && <p className={classes(styles.ending, isAccepted && styles.over)}>{ending}</p>}
      <PayLine invitation={invitation} />
      <Facts invitation={invitation} isAccepted={isAccepted} />
      <Demands job={invitation} />
      <Warnings invitation={invitation} />
      {invitation.message !== null && invitation.bucket === 'new' && (
        <blockquote className={styles.message}>
          <CompanyMessage text={invitation.message} language={invitation.message_language} />
        </blockquote>
      )}
      <Answer invitation={invitation} answers={answers} isAccepted={isAccepted} />
    </li>
  );
}

function Head({ invitation: { id, number, hirer } }: { invitation: HelperInvitation }) {
  const link = useLink();
  return (
    <header className={styles.head}>
      <Avatar name={hirer.company_name} photoUrl={hirer.avatar_url} size={32} />
      <span className={styles.company}>
        <HirerName hirer={hirer} />
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

/** `isAccepted`: just now, and the row is from before. */
function Facts({ invitation, isAccepted }: { invitation: HelperInvitation; isAccepted: boolean }) {
  const { position, required } = invitation;
  const accepted = Math.min(required, invitation.accepted + Number(isAccepted));
  return (
    <div className={styles.facts}>
      <JobTimeAndPlace job={invitation} cities={formatCities(invitation)} />
      <p>
        {jobLabels.position[position]}
        <span className={styles.quiet}> · {texts.crew(accepted, required)}</span>
      </p>
    </div>
  );
}

/** Time left to answer, and the buttons; an accepted card keeps their height. */
function Answer({ invitation, answers, isAccepted }: Omit<Props, 'turn'> & { isAccepted: boolean }) {
  const canAnswer = invitation.bucket !== 'accepted' && !isAccepted;
  return (
    <>
      {invitation.bucket === 'new' && (
        <div className={classes(isAccepted && styles.over)}>
          <Expires invitation={invitation} />
        </div>
      )}
      {isAccepted && <Accepted invitation={invitation} answers={answers} />}
      {canAnswer && <AnswerButtons invitation={invitation} answers={answers} />}
    </>
  );
}

/** Replaces the buttons, so that nothing below moves. */
function Accepted({ invitation, answers }: Omit<Props, 'turn'>) {
  return (
    <p className={styles.accepted} role="status">
      <StatusChip tone="success" icon={<TickIcon size={14} />}>
        {texts.cardAccepted}
      </StatusChip>
      <Button variant="quiet" touch onClick={() => answers.askToWithdraw(invitation)}>
        {texts.undo}
      </Button>
    </p>
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
