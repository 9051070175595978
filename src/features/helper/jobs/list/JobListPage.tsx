import { lazy } from 'react';
import type { HelperInvitation, InvitationBucket } from '#generated/model';
import { IfFeature } from '#platform/provider/IfFeature';
import { useFeature } from '#platform/provider/useFeature';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { MoneyIcon } from '#platform/ui/icons';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { TabBody } from '#platform/routing/TabBody';
import { useInvitations } from '../../api';
import { useHelperProfile } from '../../settingsApi';
import { useAnswers } from '../answer/useAnswers';
import { formatCities } from '../describeJob';
import { Now } from '../now/Now';
import { JoinRequests } from '../requests/JoinRequests';
import { BucketHeader } from './BucketHeader';
import { BucketList } from './BucketList';
import { InvitationCard } from './InvitationCard';
import styles from './list.module.css';
import { jobListTexts as texts } from '../texts';

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
