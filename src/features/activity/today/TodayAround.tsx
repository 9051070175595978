import { lazy, type ReactNode } from 'react';
import { isForbidden } from '#platform/http/failures';
import { useFeature } from '#platform/provider/useFeature';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { TodayLayout } from './TodayLayout';
import { CoverageSkeleton, TilesSkeleton, TodayJobsSkeleton } from './TodaySkeleton';
import { useSummary } from './useSummary';

const Head = lazy(async () => ({ default: (await import('./TodayNumbers')).TodayHead }));
const Tiles = lazy(async () => ({ default: (await import('./TodayNumbers')).TodayTiles }));
const Coverage = lazy(async () => ({ default: (await import('./TodayNumbers')).TodayCoverage }));
const Jobs = lazy(async () => ({ default: (await import('./TodayJobs')).TodayJobs }));

type TodayAroundProps = { branchId: number; children: ReactNode };

/** The summary of today around the list of what needs action, for people who may see it at a provider that has it. */
export function TodayAround({ branchId, children }: TodayAroundProps) {
  return useFeature('overview') ? <Summary branchId={branchId}>{children}</Summary> : children;
}

/** The code of each part loads when shown. The list is there from the start, and stays mounted. */
function Summary({ branchId, children }: TodayAroundProps) {
  if (isForbidden(useSummary(branchId).query.error)) return children;
  return (
    <TodayLayout
      head={
        <LazyBoundary>
          <Head branchId={branchId} />
        </LazyBoundary>
      }
      tiles={
        <LazyBoundary loading={<TilesSkeleton />}>
          <Tiles branchId={branchId} />
        </LazyBoundary>
      }
      coverage={
        <LazyBoundary loading={<CoverageSkeleton />}>
          <Coverage branchId={branchId} />
        </LazyBoundary>
      }
      jobs={
        <LazyBoundary loading={<TodayJobsSkeleton />}>
          <Jobs branchId={branchId} />
        </LazyBoundary>
      }
    >
      {children}
    </TodayLayout>
  );
}
