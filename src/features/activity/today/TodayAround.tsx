import { lazy, type ReactNode } from 'react';
import { useFeature } from '#platform/provider/useFeature';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { TodayLayout } from './TodayLayout';
import { CoverageSkeleton, TilesSkeleton, TodayJobsSkeleton } from './TodaySkeleton';

const Today = lazy(async () => ({ default: (await import('./Today')).Today }));

/** The summary of today around the list of what needs action, if the provider has one. Its code loads when shown. */
export function TodayAround({ branchId, children }: { branchId: number; children: ReactNode }) {
  if (!useFeature('overview')) return children;
  const loading = (
    <TodayLayout tiles={<TilesSkeleton />} coverage={<CoverageSkeleton />} jobs={<TodayJobsSkeleton />}>
      {children}
    </TodayLayout>
  );
  return (
    <LazyBoundary loading={loading}>
      <Today branchId={branchId}>{children}</Today>
    </LazyBoundary>
  );
}
