import { useId, useState } from 'react';
import type { Activity } from '#generated/model';
import { useFeature } from '#platform/provider/useFeature';
import { Badge } from '#platform/ui/data/Badge';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { SuccessIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useNeedsAction } from '../../api';
import styles from './NeedsAction.module.css';
import { NeedsActionRow } from './NeedsActionRow';
import { feedTexts } from '../texts';

const shownAtFirst = 3;

/** Decisions that wait, the most urgent first: one row per job, offer, document or payment. */
export function NeedsAction({ branchId }: { branchId: number }) {
  const titleId = useId();
  const { data } = useNeedsAction(branchId);
  if (!useFeature('needsAction')) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span>{feedTexts.needsAction}</span>
        {data && data.length > 0 && <Badge count={data.length} label={feedTexts.waiting} />}
      </h2>
      {data ? <Rows activities={data} branchId={branchId} /> : <Placeholder branchId={branchId} />}
    </section>
  );
}

function Placeholder({ branchId }: { branchId: number }) {
  const { isError, isFetching, refetch } = useNeedsAction(branchId);
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
    <div className={styles.placeholder} role="status">
      <VisuallyHidden>{feedTexts.needsActionLoading}</VisuallyHidden>
      <SkeletonCard height="100%" />
    </div>
  );
}

function Rows({ activities, branchId }: { activities: readonly Activity[]; branchId: number }) {
  const [isWhole, setWhole] = useState(false);
  if (activities.length === 0) {
    return (
      <p className={styles.line}>
        <SuccessIcon className={styles.calm} />
        {feedTexts.needsNothing}
      </p>
    );
  }
  const shown = isWhole ? activities : activities.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((activity) => (
          <li key={activity.id} className={styles.item}>
            <RowBoundary of={activity}>
              <NeedsActionRow activity={activity} branchId={branchId} />
            </RowBoundary>
          </li>
        ))}
      </ul>
      {activities.length > shownAtFirst && (
        <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? feedTexts.needsFewer : feedTexts.needsAll(activities.length)}
        </Button>
      )}
    </>
  );
}
