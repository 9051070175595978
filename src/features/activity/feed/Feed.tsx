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
import { NeedsAction } from './needsAction/NeedsAction';
import { TodayAround } from '../today/TodayAround';
import { feedTexts } from './texts';
import { useCurrentActivity } from './useCurrentActivity';
import { SetupAbove } from './Setup';
import { useKind } from './useKind';

const panelId = 'activities';

/** A branch's list next to the open activity; one after the other on a phone. */
export function Feed({ branchId }: { branchId: number }) {
  const [filter, setFilter] = useState<FeedFilter>('all');
  const [kind] = useKind();
  const { activity, choose } = useCurrentActivity();
  const isMobile = useMobile();
  const hasActivities = (useFeed(branchId, { filter, kind }, true).data?.length ?? 0) > 0;
  const needsAction = useNeedsAction(branchId);
  if (isMobile && activity)
    return <ActivityDetail activity={activity} branchId={branchId} onBack={() => choose(null)} />;
  return (
    <>
      <FeedHeader branchId={branchId} filter={filter} onFilter={setFilter} canMark={hasActivities} />
      <SetupAbove />
      <TodayAround branchId={branchId}>
        <NeedsAction branchId={branchId} />
      </TodayAround>
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
  const count = activities?.length;
  // An empty list has the whole width.
  const hasAside = !isMobile && (activity !== undefined || count !== 0);
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
              count !== undefined && <p className={styles.chooseOne}>{feedTexts.chooseOne}</p>
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

type FeedHeaderProps = {
  branchId: number;
  filter: FeedFilter;
  onFilter: (filter: FeedFilter) => void;
  canMark: boolean;
};

function FeedHeader({ branchId, filter, onFilter, canMark }: FeedHeaderProps) {
  const unread = useUnreadCount(branchId);
  const { mutate, isPending } = useMarkEverythingAsRead(branchId);
  const markAll = () =>
    mutate({ branchId }, { onSuccess: () => showToast({ message: feedTexts.markedAll, intent: 'success' }) });
  return (
    <PageHeader
      title={feedTexts.title}
      actions={
        <Button variant="outline" loading={isPending} disabled={unread === 0 || !canMark} onClick={markAll}>
          {feedTexts.markAll}
        </Button>
      }
      tabs={
        <Tabs
          label={feedTexts.filter}
          panelId={panelId}
          items={[
            { id: 'all', label: feedTexts.all },
            { id: 'unread', label: feedTexts.unread, ...(unread > 0 && { count: unread }) },
          ]}
          selected={filter}
          onSelect={onFilter}
        />
      }
    />
  );
}
