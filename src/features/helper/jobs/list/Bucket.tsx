import type { HelperInvitation, InvitationBucket } from '../../../../generated/model';
import { href } from '../../../../platform/routing/links/href';
import { useLink } from '../../../../platform/routing/links/useLink';
import { useLastPage, useListPage } from '../../../../platform/routing/useListPage';
import { NewItemsPill } from '../../../../platform/ui/data/NewItemsPill';
import { RefreshLine } from '../../../../platform/ui/data/RefreshLine';
import { Pagination } from '../../../../platform/ui/data/Pagination';
import { useSteadyList } from '../../../../platform/ui/data/useSteadyList';
import { EmptyState } from '../../../../platform/ui/feedback/EmptyState';
import { LoadFailed } from '../../../../platform/ui/feedback/LoadFailed';
import { RetryNote } from '../../../../platform/ui/feedback/RetryNote';
import { RowBoundary } from '../../../../platform/ui/feedback/RowBoundary';
import { Button } from '../../../../platform/ui/inputs/Button';
import type { ChangeRules } from '../../../../platform/lib/steadyList';
import { INVITATIONS_PER_PAGE, useInvitations, useRefreshHelper } from '../../api';
import { type Answers, useAnswers } from '../answer/useAnswers';
import { formatCities } from '../describeJob';
import { InvitationSkeletons } from './InvitationSkeletons';
import { InvitationCard } from './InvitationCard';
import styles from './list.module.css';
import { jobListTexts as texts } from './texts';

type Query = ReturnType<typeof useInvitations>;

/** One list of invitations, in every state. Cards do not move while someone reads. */
export function Bucket({ bucket }: { bucket: InvitationBucket }) {
  const { page, onPage } = useListPage();
  const query = useInvitations(bucket, page);
  useLastPage(page, query.isPlaceholderData ? undefined : query.data?.total, INVITATIONS_PER_PAGE);
  const steady = useSteadyList({
    listKey: `${bucket} ${page}`,
    items: query.isPlaceholderData ? undefined : query.data?.data,
    firstPage: page === 1,
    changeRules,
  });
  if (steady.shown !== undefined) {
    return <List bucket={bucket} query={query} shown={steady.shown} steady={steady} page={page} onPage={onPage} />;
  }
  const isLoading = query.isPending || query.isPlaceholderData;
  return isLoading ? (
    <InvitationSkeletons />
  ) : (
    <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />
  );
}

type ListProps = {
  bucket: InvitationBucket;
  query: Query;
  shown: readonly HelperInvitation[];
  steady: ReturnType<typeof useSteadyList<HelperInvitation>>;
  page: number;
  onPage: (page: number) => void;
};

function List({ bucket, query, shown, steady, page, onPage }: ListProps) {
  const answers = useAnswers();
  const refresh = useRefreshHelper();
  const invitations = shown.filter((invitation) => !answers.isAnswered(invitation));
  const total = query.data?.total ?? 0;
  return (
    <section aria-label={texts.tab[bucket]} aria-busy={query.isPlaceholderData}>
      <RefreshLine updatedAt={query.dataUpdatedAt} isUpdating={query.isFetching} onRefresh={refresh} />
      {query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
      <div className={styles.pill}>
        <NewItemsPill count={steady.waiting} onShow={steady.release} label={texts.newItems} />
      </div>
      {invitations.length === 0 && !query.isPlaceholderData && <NoJobs bucket={bucket} />}
      <Cards invitations={invitations} answers={answers} getTurn={steady.getTurn} />
      {total > INVITATIONS_PER_PAGE && (
        <div className={styles.pages}>
          <Pagination page={page} total={total} size={INVITATIONS_PER_PAGE} label={texts.pages} onPage={onPage} />
        </div>
      )}
      {answers.dialog}
    </section>
  );
}

type CardsProps = {
  invitations: readonly HelperInvitation[];
  answers: Answers;
  getTurn: (id: number) => number;
};

function Cards({ invitations, answers, getTurn }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {invitations.map((invitation) => (
        <RowBoundary key={invitation.id} of={invitation} as="li">
          <InvitationCard invitation={invitation} turn={getTurn(invitation.id)} answers={answers} />
        </RowBoundary>
      ))}
    </ul>
  );
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
const changeRules: ChangeRules<HelperInvitation> = {
  getId: ({ id }) => id,
  describeChange: (before, now) => {
    if (!before) return now.bucket === 'new' ? texts.arrived(formatCities(now)) : undefined;
    return before.version === now.version ? undefined : texts.moved(formatCities(now));
  },
};
