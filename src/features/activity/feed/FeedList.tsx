import type { Activity } from '#generated/model';
import { isForbidden } from '#platform/http/failures';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { NoPermission } from '#platform/ui/feedback/NoPermission';
import { type FeedQuery, PERSONAL_FEED, useFeed, useKnownMatters, useMarkOneAsRead } from '../api';
import { ActivityGroups } from './ActivityGroups';
import styles from './Feed.module.css';
import { FeedSkeleton } from './FeedSkeleton';
import { feedTexts } from './texts';
import { useArrivals } from './useArrivals';
import { useKind } from './useKind';

type Props = {
  branchId: number;
  query: FeedQuery;
  currentId: string | undefined;
  onChoose: (activity: Activity) => void;
};

/** All or unread activities, in every state of a list. */
export function FeedList({ branchId, query, currentId, onChoose }: Props) {
  const feed = useFeed(branchId, query, true);
  const markAsRead = useMarkOneAsRead(branchId);
  const matters = useKnownMatters(branchId);
  const { arrivedIds, waiting, showHeldBack } = useArrivals(feed.data);
  if (feed.isPending) return <FeedSkeleton />;
  if (!feed.data)
    return <FeedError error={feed.error} onRetry={() => void feed.refetch()} retrying={feed.isFetching} />;
  if (feed.data.length === 0) return <EmptyFeed branchId={branchId} query={query} />;
  const choose = (activity: Activity) => {
    onChoose(activity);
    markAsRead(activity);
  };
  return (
    <>
      <NewItemsPill
        count={feed.data.filter(({ id }) => waiting.includes(id)).length}
        onShow={showHeldBack}
        label={feedTexts.newItems}
      />
      <ActivityGroups
        activities={feed.data}
        matters={matters}
        arrivedIds={arrivedIds}
        currentId={currentId}
        onChoose={choose}
        onRead={markAsRead}
      />
      {feed.isFetchNextPageError && <p className={styles.moreFailed}>{feedTexts.moreFailed}</p>}
      {feed.hasNextPage && (
        <div className={styles.more}>
          <Button variant="outline" loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
            {feedTexts.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

function FeedError({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying: boolean }) {
  if (isForbidden(error)) return <NoPermission text={error.message} />;
  return <ErrorState title={feedTexts.errorTitle} text={feedTexts.kept} onRetry={onRetry} retrying={retrying} />;
}

function EmptyFeed({ branchId, query: { filter, kind } }: Pick<Props, 'branchId' | 'query'>) {
  const [, choose] = useKind();
  if (kind !== null) {
    const action = <Button onClick={() => choose(null)}>{feedTexts.showAll}</Button>;
    return <EmptyState title={feedTexts.emptyKindTitle} text={feedTexts.emptyKind} action={action} />;
  }
  if (filter === 'unread') return <EmptyState title={feedTexts.emptyUnreadTitle} text={feedTexts.emptyUnread} />;
  const text = branchId === PERSONAL_FEED ? feedTexts.emptyPersonal : feedTexts.empty;
  return <EmptyState title={feedTexts.emptyTitle} text={text} />;
}
