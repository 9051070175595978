import type { ReactNode } from 'react';
import { isForbidden } from '#platform/http/failures';
import { TodayJobs } from './TodayJobs';
import { TodayLayout } from './TodayLayout';
import { TodayCoverage, TodayHead, TodayTiles } from './TodayNumbers';
import { useSummary } from './useSummary';

/** The summary of today around what needs action. */
export function Today({ branchId, children }: { branchId: number; children: ReactNode }) {
  const { query } = useSummary(branchId);
  if (isForbidden(query.error)) return children;
  return (
    <TodayLayout
      head={<TodayHead branchId={branchId} />}
      tiles={<TodayTiles branchId={branchId} />}
      coverage={<TodayCoverage branchId={branchId} />}
      jobs={<TodayJobs branchId={branchId} />}
    >
      {children}
    </TodayLayout>
  );
}
