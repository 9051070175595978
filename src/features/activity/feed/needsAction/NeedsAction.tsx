import { useId, useState } from 'react';
import { getActivityKind } from '#domain/activityKinds';
import type { Activity } from '#generated/model';
import { useFeature } from '#platform/provider/useFeature';
import { Badge } from '#platform/ui/data/Badge';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { SkeletonCard, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { SuccessIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useNeedsAction } from '../../api';
import styles from './NeedsAction.module.css';
import { NeedsActionRow } from './NeedsActionRow';
import { feedTexts } from '../texts';
import { useFeedZone } from '../useFeedZone';
import { useKind } from '../useKind';

/** Rows at first; on a phone the most urgent one. */
const shownAtFirst = { phone: 1, desktop: 5 };

/** Items waiting for a decision, above the list: one row per job, offer, document or payment. */
export function NeedsAction({ branchId }: { branchId: number }) {
  const titleId = useId();
  const [kind] = useKind();
  const { data } = useNeedsAction(branchId);
  const hasFeature = useFeature('needsAction');
  const activities = data?.filter(({ type }) => kind === null || (type !== null && getActivityKind(type) === kind));
  if (!hasFeature) return null;
  if (kind !== null && activities?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span>{feedTexts.needsAction}</span>
        {activities && <Badge count={activities.length} label={feedTexts.waiting} />}
      </h2>
      {activities ? <Rows activities={activities} branchId={branchId} /> : <Placeholder branchId={branchId} />}
    </section>
  );
}

function Placeholder({ branchId }: { branchId: number }) {
  const { isError, isFetching, refetch } = useNeedsAction(branchId);
  const isMobile = useMobile();
  if (isError) {
    return (
      <p className={styles.line} role="status">
        {feedTexts.needsActionFailed}
        <Button size="small" variant="outline" loading={isFetching} onClick={() => void refetch()}>
          {feedTexts.tryAgain}
        </Button>
      </p>
    );
  }
  return (
    <div className={isMobile ? undefined : styles.line} role="status">
      <VisuallyHidden>{feedTexts.needsActionLoading}</VisuallyHidden>
      {/* A phone shows one row and the button for the others. */}
      {isMobile ? <SkeletonCard height={160} /> : <SkeletonLine width="60%" height={14} />}
    </div>
  );
}

function Rows({ activities, branchId }: { activities: readonly Activity[]; branchId: number }) {
  const [isWhole, setWhole] = useState(false);
  const isMobile = useMobile();
  const { zone, now } = useFeedZone();
  if (activities.length === 0) {
    return (
      <p className={styles.line}>
        <SuccessIcon className={styles.calm} />
        {feedTexts.needsNothing}
      </p>
    );
  }
  const shown = isWhole ? activities : activities.slice(0, isMobile ? shownAtFirst.phone : shownAtFirst.desktop);
  const more = activities.length - shown.length;
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((activity) => (
          <li key={activity.id}>
            <RowBoundary of={activity}>
              <NeedsActionRow activity={activity} branchId={branchId} zone={zone} now={now} />
            </RowBoundary>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {feedTexts.needsMore(more)}
        </Button>
      )}
    </>
  );
}
