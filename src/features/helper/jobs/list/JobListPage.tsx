import { lazy } from 'react';
import type { HelperInvitation, InvitationBucket } from '#generated/model';
import { relativeTime } from '#platform/lib/time/timeLeft';
import { IfFeature } from '#platform/provider/IfFeature';
import { useFeature } from '#platform/provider/slice';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { TabBody } from '#platform/routing/TabBody';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { classes } from '#platform/ui/classes';
import { useNow } from '#platform/ui/clock/useNow';
import { Avatar } from '#platform/ui/data/Avatar';
import { StatusChip } from '#platform/ui/data/Chip';
import { EmptyState } from '#platform/ui/feedback/states';
import { MoneyIcon, ClockIcon, TickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { getGlowClass } from '#platform/ui/lists/glow';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { useInvitations } from '../../api';
import { useHelperProfile } from '../../settingsApi';
import { useAnswers, type Answers, AnswerButtons } from '../answer/useAnswers';
import { CompanyMessage, HirerName } from '../Company';
import { formatCities, formatEnding } from '../describeJob';
import { jobLabels } from '../labels';
import { Now } from '../now/Now';
import { JoinRequests } from '../requests/JoinRequests';
import { jobListTexts as texts } from '../texts';
import { BucketHeader } from './BucketHeader';
import { BucketList } from './BucketList';
import { Demands, PayLine, JobTimeAndPlace } from './InvitationParts';
import { Warnings } from './Warnings';
import invitationCardStyles from './InvitationCard.module.css';
import styles from './list.module.css';

const Completeness = lazy(async () => ({
  default: (await import('../../settings/navigation/Completeness')).Completeness,
}));

type Props = { bucket: InvitationBucket; /** Starts with the next or running job. */ isHome?: boolean };

/** A page of the helper's invitations and jobs. */
export default function JobListPage({ bucket, isHome = false }: Props) {
  const hasJobs = useFeature('helperJobs');
  return (
    <>
      <BucketHeader kind="company" bucket={bucket} />
      <TabBody>
        {isHome && <UntilFound />}
        {isHome && hasJobs && <Now />}
        {bucket === 'new' && <JoinRequests />}
        {bucket === 'accepted' && hasJobs && (
          <IfFeature name="earnings">
            <CompletedJobs />
          </IfFeature>
        )}
        {hasJobs ? <Invitations key={bucket} bucket={bucket} /> : <EmptyState text={texts.notListed} />}
      </TabBody>
    </>
  );
}

/** The missing parts of the profile of someone who has just signed up: until then no company finds them. */
function UntilFound() {
  const { completeness, status } = useHelperProfile().data ?? {};
  if (!completeness || completeness.missing.length === 0 || status === undefined) return null;
  return (
    <LazyBoundary>
      <div className={styles.untilFound}>
        <Completeness completeness={completeness} status={status} />
      </div>
    </LazyBoundary>
  );
}

function Invitations({ bucket }: { bucket: InvitationBucket }) {
  const answers = useAnswers();
  return (
    <>
      <BucketList
        bucket={bucket}
        useItems={useInvitations}
        changeRules={{ getId, describeChange, stays: answers.isAccepted }}
        words={texts}
        isAnswered={answers.isAnswered}
        renderCard={(invitation, turn) => <InvitationCard invitation={invitation} turn={turn} answers={answers} />}
      />
      {answers.dialog}
    </>
  );
}

/** Announces invitations that arrive, and jobs that change. */
const describeChange: ChangeRules<HelperInvitation>['describeChange'] = (before, now) => {
  if (!before) return now.bucket === 'new' ? texts.arrived(formatCities(now)) : undefined;
  return before.version === now.version ? undefined : texts.moved(formatCities(now));
};

const getId = ({ id }: HelperInvitation) => id;

/** Link to completed jobs. */
function CompletedJobs() {
  const link = useLink();
  return (
    <p className={styles.completed}>
      <a {...link(href('helper-earnings'))}>
        <MoneyIcon /> {texts.completed}
      </a>
    </p>
  );
}

type InvitationCardProps = { invitation: HelperInvitation; turn: number; answers: Answers };

/** An invitation or job: pay first, then when, where and what it demands. The card opens the details. */
function InvitationCard({ invitation, turn, answers }: InvitationCardProps) {
  const ending = formatEnding(invitation);
  const isAccepted =
    invitation.bucket !== 'accepted' && answers.isAccepted(invitation) && answers.acceptingId !== invitation.id;
  return (
    <Stack
      isCard
      as="li"
      gap={3}
      size={16}
      className={classes(invitationCardStyles.card, getGlowClass(turn))}
      aria-label={texts.jobStart(invitation.number)}
    >
      <Head invitation={invitation} />
      {ending !== undefined && (
        <p className={classes(invitationCardStyles.ending, isAccepted && invitationCardStyles.over)}>{ending}</p>
      )}
      <PayLine invitation={invitation} />
      <Facts invitation={invitation} isAccepted={isAccepted} />
      <Demands job={invitation} />
      <Warnings invitation={invitation} />
      {invitation.message !== null && invitation.bucket === 'new' && (
        <blockquote className={invitationCardStyles.message}>
          <CompanyMessage text={invitation.message} language={invitation.message_language} />
        </blockquote>
      )}
      <Answer invitation={invitation} answers={answers} isAccepted={isAccepted} />
    </Stack>
  );
}

function Head({ invitation: { id, number, hirer } }: { invitation: HelperInvitation }) {
  const link = useLink();
  return (
    <Row as="header" gap={2}>
      <Avatar name={hirer.company_name} photoUrl={hirer.avatar_url} size={32} />
      <Muted as="span" isFilling canShrink isBreaking className={invitationCardStyles.company}>
        <HirerName hirer={hirer} />
      </Muted>
      <Row
        as="a"
        isInline
        justify="end"
        isTarget
        isNumeric
        weight="medium"
        className={invitationCardStyles.open}
        aria-label={texts.details(number)}
        {...link(href('helper-job-company-details', { id }))}
      >
        {number}
      </Row>
    </Row>
  );
}

/** `isAccepted`: just now, and the row is from before: it does not know who else has accepted since. */
function Facts({ invitation, isAccepted }: { invitation: HelperInvitation; isAccepted: boolean }) {
  const { position, accepted, required } = invitation;
  return (
    <div className={invitationCardStyles.facts}>
      <JobTimeAndPlace job={invitation} cities={formatCities(invitation)} />
      <p>
        {jobLabels.position[position]}
        {!isAccepted && <Muted as="span"> · {texts.crew(accepted, required)}</Muted>}
      </p>
    </div>
  );
}

/** Time left to answer, and the buttons; an accepted card keeps their height. */
function Answer({ invitation, answers, isAccepted }: Omit<InvitationCardProps, 'turn'> & { isAccepted: boolean }) {
  const canAnswer = invitation.bucket !== 'accepted' && !isAccepted;
  return (
    <>
      {invitation.bucket === 'new' && (
        <div className={classes(isAccepted && invitationCardStyles.over)}>
          <Expires invitation={invitation} />
        </div>
      )}
      {isAccepted && <Accepted invitation={invitation} answers={answers} />}
      {canAnswer && <AnswerButtons invitation={invitation} answers={answers} />}
    </>
  );
}

/** Replaces the buttons, so that nothing below moves. */
function Accepted({ invitation, answers }: Omit<InvitationCardProps, 'turn'>) {
  return (
    <Row as="p" gap={2} className={invitationCardStyles.accepted} role="status">
      <StatusChip tone="success" icon={<TickIcon size={14} />}>
        {texts.cardAccepted}
      </StatusChip>
      <Button variant="quiet" touch onClick={() => answers.askToWithdraw(invitation)}>
        {texts.undo}
      </Button>
    </Row>
  );
}

function Expires({ invitation: { expires_at, timezone } }: { invitation: HelperInvitation }) {
  const now = useNow();
  return (
    <p className={invitationCardStyles.expires}>
      <StatusChip tone="warning" icon={<ClockIcon size={14} />}>
        {texts.reply(relativeTime(expires_at, now, timezone))}
      </StatusChip>
    </p>
  );
}
