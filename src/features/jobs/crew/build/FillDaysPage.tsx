import { useMemo } from 'react';
import { formatJobDays } from '#domain/time/workDays';
import { useBranchId } from '#platform/branches/BranchBoundary';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { addDays, parseDate } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { DATE_PARAM, DAYS_PARAM, getFillPath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParams } from '#platform/routing/useQuery';
import { useNow } from '#platform/ui/clock/useNow';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useCrewPlan } from '../api';
import { CrewSkeleton, useIsCurrent } from '../parts/CrewHeader';
import { CrewBoard } from './CrewBoard';
import { toPlannedJob } from './planInput';
import { buildTexts as texts } from './texts';

/** Fills the open slots of a day or of seven days together. `?date=` is the first day, `?days=7` a week. */
export default function FillDaysPage() {
  const zone = useBranchZone();
  const now = useNow();
  const [read] = useQueryParams();
  const requested = read(DATE_PARAM) ?? '';
  const date = parseDate(requested) ? requested : todayIn(zone, now);
  const days = read(DAYS_PARAM) === '7' ? 7 : 1;
  return <OpenSlots key={`${date} ${days}`} date={date} days={days} />;
}

type OpenSlotsProps = { date: string; days: 1 | 7 };

function OpenSlots({ date, days }: OpenSlotsProps) {
  const branchId = useBranchId();
  const link = useLink();
  const plan = useCrewPlan(
    branchId,
    Array.from({ length: days }, (_, at) => addDays(date, at)),
  );
  const isCurrent = useIsCurrent(plan.isFetching);
  const jobs = useMemo(() => plan.jobs?.map(toPlannedJob), [plan.jobs]);
  return (
    <>
      <DaysHeader date={date} days={days} />
      {jobs && isCurrent ? (
        <CrewBoard
          branchId={branchId}
          form={`fill-${branchId}-${date}-${days}`}
          jobs={jobs}
          isOnly={false}
          none={
            <EmptyState
              title={texts.noneTitle}
              text={texts.noJobs}
              action={<Button {...link(href('company-job-not-formed'))}>{texts.toJobs}</Button>}
            />
          }
        />
      ) : plan.failed ? (
        <LoadFailed query={{ ...plan.failed, refetch: plan.retry }} text={texts.failed} />
      ) : (
        <CrewSkeleton />
      )}
    </>
  );
}

function DaysHeader({ date, days }: OpenSlotsProps) {
  const link = useLink();
  const scope = days === 7 ? 'week' : 'day';
  const end_date = days === 7 ? addDays(date, 6) : null;
  return (
    <PageHeader
      title={usePageTitle()}
      subtitle={formatJobDays({ date, end_date })}
      actions={
        <>
          <IconButton
            icon={<ChevronLeftIcon />}
            label={texts.previous[scope]}
            {...link(getFillPath(days, addDays(date, -days)))}
          />
          <IconButton
            icon={<ChevronRightIcon />}
            label={texts.next[scope]}
            {...link(getFillPath(days, addDays(date, days)))}
          />
          <Button variant="outline" {...link(getFillPath(days === 7 ? 1 : 7, date))}>
            {texts.toOther[scope]}
          </Button>
        </>
      }
    />
  );
}
