import { useState } from 'react';
import type { Activity } from '#generated/model';
import { useMobile } from '#platform/ui/layout/useMobile';
import { Button } from '#platform/ui/inputs/Button';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { Tabs } from '#platform/ui/layout/Tabs';
import { showToast } from '#platform/ui/messages/toasts';
import { type FeedFilter, useFeed, useMarkEverythingAsRead, useNeedsAction, useUnreadCount } from '../api';
import { ActivityDetail } from './ActivityDetail';
import styles from './Feed.module.css';
import { FeedList } from './FeedList';
import { FeedSkeleton } from './FeedSkeleton';
import { KindFilter } from './KindFilter';
import { Band, JobsOfToday, useJobsOfToday } from '../today/Band';
import { feedTexts } from './texts';
import { useCurrentActivity } from './useCurrentActivity';
import { SetupAbove } from './Setup';
import { useKind } from './useKind';

const panelId = 'activities';

/** A branch's list below what needs action and today, next to the open activity; one after the other on a phone. */
export function Feed({ branchId }: { branchId: number }) {
  const [filter, setFilter] = useState<FeedFilter>('all');
  const { activity, choose } = useCurrentActivity();
  const isMobile = useMobile();
  const hasJobs = useJobsOfToday(branchId);
  const needsAction = useNeedsAction(branchId);
  if (isMobile && activity)
    return <ActivityDetail activity={activity} branchId={branchId} onBack={() => choose(null)} />;
  return (
    <>
      <PageHeader title={feedTexts.title} />
      <SetupAbove />
      <Band branchId={branchId} />
      {isMobile && hasJobs && <JobsOfToday branchId={branchId} />}
      <ListHead branchId={branchId} filter={filter} onFilter={setFilter} />
      <div id={panelId} role="tabpanel" aria-label={feedTexts[filter]}>
        {/* The rows of what needs action would push the list down. */}
        {needsAction.isLoading ? <FeedSkeleton /> : <Columns branchId={branchId} filter={filter} />}
      </div>
    </>
  );
}

function Columns({ branchId, filter }: { branchId: number; filter: FeedFilter }) {
  const [kind] = useKind();
  const query = { filter, kind };
  const { activity, choose } = useCurrentActivity();
  const isMobile = useMobile();
  const activities = useFeed(branchId, query, false).data;
  const hasJobs = useJobsOfToday(branchId);
  // A list with nothing beside it has the whole width.
  const hasAside = !isMobile && (activity !== undefined || hasJobs);
  return (
    <>
      {hasKinds(activities) && <KindFilter />}
      <div className={hasAside ? styles.columns : undefined}>
        <section aria-label={feedTexts.list}>
          <FeedList
            key={`${filter} ${kind}`}
            branchId={branchId}
            query={query}
            currentId={activity?.id}
            onChoose={({ id }) => choose(id)}
          />
        </section>
        {hasAside && (
          <aside className={styles.aside}>
            {activity ? (
              <ActivityDetail activity={activity} branchId={branchId} />
            ) : (
              <JobsOfToday branchId={branchId} />
            )}
          </aside>
        )}
      </div>
    </>
  );
}

/** False if the provider does not say what the activities are about, so that a filter would change nothing. */
function hasKinds(activities: readonly Activity[] = []): boolean {
  return activities.length === 0 || activities.some(({ type }) => type !== null);
}

type ListHeadProps = { branchId: number; filter: FeedFilter; onFilter: (filter: FeedFilter) => void };

/** The tabs of the list, and what marks it as read. */
function ListHead({ branchId, filter, onFilter }: ListHeadProps) {
  const [kind] = useKind();
  const hasActivities = (useFeed(branchId, { filter, kind }, true).data?.length ?? 0) > 0;
  const unread = useUnreadCount(branchId);
  const { mutate, isPending } = useMarkEverythingAsRead(branchId);
  const markAll = () =>
    mutate({ branchId }, { onSuccess: () => showToast({ message: feedTexts.markedAll, intent: 'success' }) });
  return (
    <div className={styles.head}>
      <Tabs
        label={feedTexts.filter}
        panelId={panelId}
        items={[
          { id: 'all', label: feedTexts.all },
          { id: 'unread', label: feedTexts.unread, ...(unread > 0 && { count: String(unread) }) },
        ]}
        selected={filter}
        onSelect={onFilter}
      />
      <Button
        variant="quiet"
        size="small"
        loading={isPending}
        disabled={unread === 0 || !hasActivities}
        onClick={markAll}
      >
        {feedTexts.markAll}
      </Button>
    </div>
  );
}
