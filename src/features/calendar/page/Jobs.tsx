import { getDetailsPath } from '../../orders';
import { useCallback, useMemo, useState } from 'react';
import type { CalendarItem, CapacityDay } from '#generated/model';
import { isScheduled } from '#domain/orders/schedule';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { PlusIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { useMobile } from '#platform/ui/layout/useMobile';
import { useCapacity } from '../api';
import { BranchMarks } from '../event/BranchMarks';
import { serverDate } from '#platform/lib/time/serverClock';
import { type CalendarJob, splitBySchedule } from '../model/calendarJob';
import { canMove } from '../model/staffing';
import { filterJobs, hasCalendarFilters } from '../model/filters';
import { calendarTexts as texts } from '../texts';
import { CalendarContent } from './CalendarContent';
import styles from './calendar.module.css';
import { getCreatePath } from './paths';
import { Unscheduled } from './Unscheduled';
import { JobPanel } from './JobPanel';
import type { CalendarState } from './useCalendarState';
import { useEntryKeys } from './useEntryKeys';
import { useMoving } from './useMoving';
import type { CalendarBranch, ShownBranches } from './useShownBranches';

type Props = {
  branch: CalendarBranch;
  state: CalendarState;
  shown: ShownBranches;
  jobs: readonly CalendarItem[];
  branchOf: ReadonlyMap<number, number>;
  isUpdating: boolean;
};

/** The view of the jobs, and the job that is open beside it. */
export function Jobs({ branch, state, shown, jobs, branchOf, isUpdating }: Props) {
  const navigate = useNavigate();
  const isMobile = useMobile();
  const [openId, setOpenId] = useState<number>();
  const moving = useMoving((orderId) => branchOf.get(orderId) ?? branch.id);
  const capacity = useCapacity(branch.id, state.range, !shown.isStacked).data?.days;
  const { status, position } = state.filters;
  // The week by person shows the row of the person, and what is open.
  const person = state.view === 'people' ? undefined : state.filters.person;
  const visible = useMemo(() => filterJobs(jobs, { status, position, person }), [jobs, status, position, person]);
  const { scheduled, others } = useMemo(() => splitBySchedule(visible), [visible]);
  // A phone has no place beside the view.
  const opened = isMobile ? undefined : jobs.filter(isScheduled).find(({ order_id }) => order_id === openId);
  const open = (item: CalendarJob) => (isMobile ? navigate(getDetailsPath(item)) : setOpenId(item.order_id));
  const close = () => {
    setOpenId(undefined);
    if (openId !== undefined) keys.focusJob(openId);
  };
  const keys = useEntryKeys({
    layout: layouts[state.view],
    onMove: (orderId) => {
      const item = scheduled.find(({ order_id }) => order_id === orderId);
      if (item && canMove(item, serverDate())) moving.start(item);
    },
    onEscape: close,
  });
  const { getMark } = shown;
  const getMarkOfJob = useCallback((orderId: number) => getMark(branchOf.get(orderId)), [getMark, branchOf]);
  return (
    <BranchMarks getMark={getMarkOfJob}>
      {visible.length === 0 && !isUpdating && <Empty state={state} />}
      <div className={styles.body}>
        <div role="group" aria-label={texts.jobs} className={styles.view} aria-busy={isUpdating} {...keys.props}>
          <CalendarContent
            branch={branch}
            state={state}
            jobs={scheduled}
            capacity={shown.isStacked ? none : (capacity ?? none)}
            hasUnscheduled={others.length > 0}
            onOpen={open}
            onMove={moving.start}
            onSlot={(day, window) => navigate(getCreatePath(day, window))}
          />
          {others.length > 0 && <Unscheduled jobs={others} />}
        </div>
        {opened && <JobPanel item={opened} onClose={close} onMove={() => moving.start(opened)} />}
      </div>
      {moving.dialog}
    </BranchMarks>
  );
}

const none: CapacityDay[] = [];
const layouts = { month: 'columns', week: 'columns', people: 'lanes', day: 'lanes', agenda: 'list' } as const;

function Empty({ state: { filters, onFilter } }: { state: CalendarState }) {
  const link = useLink();
  if (!hasCalendarFilters(filters)) {
    return (
      <div className={styles.empty}>
        <p>
          <b>{texts.emptyTitle}</b> {texts.emptyText}
        </p>
        <Button size="small" variant="outline" icon={<PlusIcon />} {...link(href('company-calendar-create'))}>
          {texts.addShort}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p>{texts.emptyFilterTitle}</p>
      <Button size="small" variant="outline" onClick={() => onFilter({ status: null, position: null, person: null })}>
        {texts.showAll}
      </Button>
    </div>
  );
}
