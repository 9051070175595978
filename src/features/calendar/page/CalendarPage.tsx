import { lazy, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Branch } from '#generated/model';
import { NoBranch } from '#platform/branches/NoBranch';
import { WithActiveBranch, WithBranchDetails } from '#platform/branches/WithActiveBranch';
import { useBranchState, useListedBranch } from '#platform/branches/useActiveBranch';
import { usePageTitle } from '#platform/routing/currentRoute';
import { useQueryParam, useQueryParams } from '#platform/routing/useQuery';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { calendarTexts as texts } from '../texts';
import { BranchCalendar } from './BranchCalendar';
import { Loading } from './Loading';
import { isWeekPrint } from './paths';

const WeekPrint = lazy(async () => ({ default: (await import('../print/WeekPrint')).WeekPrint }));

/** The jobs of the active branch by month, week, day and as a list (spec section 2). */
export default function CalendarPage() {
  const title = usePageTitle();
  const [print] = useQueryParam('print');
  useFiltersOfBranch();
  const placeholders = { skeleton: <Loading />, failed: { title: texts.errorTitle, text: texts.errorText } };
  return (
    <WithActiveBranch
      pendingHead={<PageHeader title={title} />}
      none={<NoBranch text={texts.noBranch} />}
      skeleton={placeholders.skeleton}
      failed={placeholders.failed}
    >
      {() =>
        isWeekPrint(print) ? (
          <WithBranchDetails {...placeholders}>
            {(branch) => (
              <LazyBoundary loading={<Loading />}>
                <WeekPrint branch={branch} />
              </LazyBoundary>
            )}
          </WithBranchDetails>
        ) : (
          <ListedBranchCalendar {...placeholders} />
        )
      }
    </WithActiveBranch>
  );
}

/** A branch missing from the list is requested. */
function ListedBranchCalendar(placeholders: { skeleton: ReactNode; failed: { title: string; text: string } }) {
  const listed = useListedBranch();
  if (listed) return <NamedBranchCalendar branch={listed} />;
  return <WithBranchDetails {...placeholders}>{(branch) => <NamedBranchCalendar branch={branch} />}</WithBranchDetails>;
}

function NamedBranchCalendar({ branch: { id, name, timezone } }: { branch: Pick<Branch, 'id' | 'name' | 'timezone'> }) {
  const branch = useMemo(() => ({ id, name, zone: timezone }), [id, name, timezone]);
  return <BranchCalendar branch={branch} />;
}

/** Drops the filter by person when another branch becomes active: the person is not on its team. */
function useFiltersOfBranch(): void {
  const branchId = useBranchState(({ activeBranchId }) => activeBranchId);
  const [read, change] = useQueryParams();
  const shown = useRef(branchId);
  useEffect(() => {
    const isOther = shown.current !== 0 && branchId !== 0 && shown.current !== branchId;
    if (branchId !== 0) shown.current = branchId;
    if (isOther && read('person') !== null) change({ person: null }, { replace: true });
  }, [branchId, read, change]);
}
