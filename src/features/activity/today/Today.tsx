import type { ReactNode } from 'react';
import { TodayJobs } from './TodayJobs';
import { TodayLayout } from './TodayLayout';
import { TodayCoverage, TodayHead, TodayTiles } from './TodayNumbers';

/** The summary of today around what needs action. */
export function Today({ branchId, children }: { branchId: number; children: ReactNode }) {
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
