import type { HelperInvitation, InvitationBucket } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useListPage } from '#platform/routing/useListPage';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { Button } from '#platform/ui/inputs/Button';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { getDayGroup } from '#domain/time/dayGroup';
import { useNow } from '#platform/ui/clock/useNow';
import { useInvitations } from '../../api';
import { useAnswers } from '../answer/useAnswers';
import { formatCities } from '../describeJob';
import { BucketList } from './BucketList';
import { ListAge } from './ListAge';
import { WORK_PER_PAGE } from './perPage';
import { InvitationCard } from './InvitationCard';
import { jobListTexts as texts } from '../texts';

/** One list of invitations. */
export function Bucket({ bucket }: { bucket: InvitationBucket }) {
  const { page, onPage } = useListPage();
  const query = useInvitations(bucket, page, WORK_PER_PAGE);
  const answers = useAnswers();
  const now = useNow();
  const changeRules = { getId, describeChange, stays: answers.isAccepted };
  return (
    <>
      <BucketList
        bucket={bucket}
        page={page}
        onPage={onPage}
        query={query}
        age={<InvitationsAge bucket={bucket} page={page} />}
        changeRules={changeRules}
        words={texts}
        getGroup={bucket === 'accepted' ? (job) => getDayGroup(job, now) : undefined}
        isAnswered={answers.isAnswered}
        renderCard={(invitation, turn) => <InvitationCard invitation={invitation} turn={turn} answers={answers} />}
        empty={<NoJobs bucket={bucket} />}
      />
      {answers.dialog}
    </>
  );
}

function InvitationsAge({ bucket, page }: { bucket: InvitationBucket; page: number }) {
  return <ListAge query={useInvitations(bucket, page, WORK_PER_PAGE)} />;
}

function NoJobs({ bucket }: { bucket: InvitationBucket }) {
  const link = useLink();
  return (
    <EmptyState
      title={texts.emptyTitle[bucket]}
      text={texts.empty[bucket]}
      action={
        bucket === 'new' ? (
          <Button size="large" {...link(href('helper-calendar'))}>
            {texts.setHours}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Announces invitations that arrive, and jobs that change. */
const describeChange: ChangeRules<HelperInvitation>['describeChange'] = (before, now) => {
  if (!before) return now.bucket === 'new' ? texts.arrived(formatCities(now)) : undefined;
  return before.version === now.version ? undefined : texts.moved(formatCities(now));
};

const getId = ({ id }: HelperInvitation) => id;
