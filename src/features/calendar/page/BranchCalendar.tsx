import { useState } from 'react';
import type { CalendarItem } from '../../../generated/model';
import { getDeviceZone, zoneNote } from '../../../platform/lib/time/zonedTimes';
import { href } from '../../../platform/routing/links/href';
import { useLink, useNavigate } from '../../../platform/routing/links/useLink';
import { usePageTitle } from '../../../platform/routing/Screens';
import { LoadFailed } from '../../../platform/ui/feedback/LoadFailed';
import { RetryNote } from '../../../platform/ui/feedback/RetryNote';
import { PlusIcon } from '../../../platform/ui/icons';
import { Button } from '../../../platform/ui/inputs/Button';
import { PageHeader } from '../../../platform/ui/layout/PageHeader';
import { useMobile } from '../../../platform/ui/layout/useMobile';
import { useNow } from '../../../platform/ui/useNow';
import { getDetailsPath } from '../../jobs/calendarParts';
import { useCalendarJobs, useCapacity } from '../api';
import { filterJobs, hasCalendarFilters } from '../model/filters';
import { calendarTexts as texts } from '../texts';
import { CalendarMenu } from '../tools/CalendarMenu';
import { CalendarContent } from './CalendarContent';
import styles from './calendar.module.css';
import { Filters } from './Filters';
import { getCreatePath } from './createPath';
import { JobPanel } from './JobPanel';
import { Loading } from './Loading';
import { Toolbar } from './Toolbar';
import { type CalendarState, useCalendarState } from './useCalendarState';
import { useMoving } from './useMoving';

type Props = { branchId: number; zone: string };

/** The calendar of a branch, in the time of the branch. */
export function BranchCalendar({ branchId, zone }: Props) {
  const link = useLink();
  const title = usePageTitle();
  const state = useCalendarState(zone);
  const jobs = useCalendarJobs(branchId, state.range, state.next, state.previous);
  const isMobile = useMobile();
  const note = zoneNote(useNow().toISOString(), zone, getDeviceZone());
  return (
    <div data-page-width="full">
      <PageHeader
        title={title}
        actions={
          <>
            <CalendarMenu />
            <Button intent="primary" icon={<PlusIcon />} {...link(href('company-calendar-create'))}>
              {texts.add}
            </Button>
          </>
        }
      />
      <Toolbar state={state} />
      <div className={styles.filters}>
        <Filters state={state} jobs={jobs.data ?? []} />
        {note !== '' && <p className={styles.zone}>{texts.zone(note)}</p>}
      </div>
      {jobs.isPending ? (
        <Loading />
      ) : jobs.data ? (
        <>
          {jobs.isRefetchError && <RetryNote query={jobs} text={texts.stale} />}
          <Jobs
            key={isMobile ? 'phone' : 'desktop'}
            branchId={branchId}
            zone={zone}
            state={state}
            jobs={jobs.data}
            isUpdating={jobs.isPlaceholderData}
          />
        </>
      ) : (
        <LoadFailed query={jobs} title={texts.errorTitle} text={texts.errorText} />
      )}
    </div>
  );
}

type JobsProps = Props & { state: CalendarState; jobs: readonly CalendarItem[]; isUpdating: boolean };

function Jobs({ branchId, zone, state, jobs, isUpdating }: JobsProps) {
  const navigate = useNavigate();
  const isMobile = useMobile();
  const [openId, setOpenId] = useState<number>();
  const moving = useMoving(branchId);
  const capacity = useCapacity(branchId, state.range).data?.days ?? [];
  const shown = filterJobs(jobs, state.filters);
  const opened = jobs.find(({ order_id }) => order_id === openId);
  const open = (item: CalendarItem) => (isMobile ? navigate(getDetailsPath(item)) : setOpenId(item.order_id));
  return (
    <>
      {shown.length === 0 && !isUpdating && <Empty state={state} />}
      <div className={styles.body}>
        <div className={styles.view} aria-busy={isUpdating}>
          <CalendarContent
            state={state}
            zone={zone}
            jobs={shown}
            capacity={capacity}
            onOpen={open}
            onMove={moving.start}
            onSlot={(day, window) => navigate(getCreatePath(day, window))}
          />
        </div>
        {opened && <JobPanel item={opened} onClose={() => setOpenId(undefined)} onMove={() => moving.start(opened)} />}
      </div>
      {moving.dialog}
    </>
  );
}

function Empty({ state: { filters, onFilter } }: { state: CalendarState }) {
  if (!hasCalendarFilters(filters)) return <p className={styles.empty}>{texts.emptyTitle}</p>;
  return (
    <p className={styles.empty}>
      {texts.emptyFilterTitle}{' '}
      <Button size="small" variant="outline" onClick={() => onFilter({ status: null, position: null, person: null })}>
        {texts.showAll}
      </Button>
    </p>
  );
}
