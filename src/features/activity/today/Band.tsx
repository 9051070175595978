import { lazy } from 'react';
import type { BranchOverview } from '#generated/model';
import { isForbidden } from '#platform/http/failures';
import { useFeature } from '#platform/provider/useFeature';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { SuccessIcon } from '#platform/ui/icons';
import { useNeedsAction } from '../api';
import { NeedsAction } from '../feed/needsAction/NeedsAction';
import styles from './Today.module.css';
import { todayTexts as texts } from './texts';
import { useSummary } from './useSummary';

const TodayPanel = lazy(async () => ({ default: (await import('./TodayPanel')).TodayPanel }));
const TodayJobs = lazy(async () => ({ default: (await import('./TodayJobs')).TodayJobs }));

type Props = { branchId: number };

/** Above the list: what needs action, and today for people who may see it at a provider that has it. */
export function Band({ branchId }: Props) {
  return useFeature('overview') ? <WithToday branchId={branchId} /> : <NeedsAction branchId={branchId} />;
}

function WithToday({ branchId }: Props) {
  const { query, scope } = useSummary(branchId);
  const needs = useNeedsAction(branchId).data;
  if (isForbidden(query.error)) return <NeedsAction branchId={branchId} />;
  if (scope === 'branch' && needs?.length === 0 && query.data && isQuiet(query.data)) {
    return (
      <p className={styles.quiet}>
        <SuccessIcon className={styles.calm} />
        {texts.quiet}
      </p>
    );
  }
  return (
    <div className={styles.band}>
      <NeedsAction branchId={branchId} />
      <LazyBoundary loading={<PanelSkeleton />}>
        <TodayPanel branchId={branchId} />
      </LazyBoundary>
    </div>
  );
}

/** The jobs of today beside the list. Their code, with the map, loads when shown. */
export function JobsOfToday({ branchId }: Props) {
  return (
    <LazyBoundary>
      <TodayJobs branchId={branchId} />
    </LazyBoundary>
  );
}

/** Checks whether there are jobs today to show beside the list. */
export const useJobsOfToday = (branchId: number): boolean => (useSummary(branchId).query.data?.jobs.length ?? 0) > 0;

/** Checks whether there is neither a job nor a number to show. */
function isQuiet({ jobs, coverage, people, labor }: BranchOverview): boolean {
  const isPlanned = coverage.some(({ positions }) => positions.some(({ needed }) => needed > 0));
  return jobs.length === 0 && !isPlanned && people.on_my_way + people.late === 0 && labor.percent === null;
}

/** As tall as the content, so that nothing moves. The list of activities announces that it is loading. */
export function PanelSkeleton() {
  return (
    <div className={styles.panelSkeleton} aria-hidden="true">
      <SkeletonCard height="100%" />
    </div>
  );
}
