import { useCallback, useMemo, useState, lazy, useId, type ReactNode, useEffect, useRef } from 'react';
import { isScheduled } from '#domain/orders/schedule';
import { formatJobWhen } from '#domain/time/workDays';
import type { CalendarItem, CapacityDay } from '#generated/model';
import type { CalendarDate } from '#platform/lib/time/dates';
import { serverDate } from '#platform/lib/time/serverClock';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { PlusIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Row, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { dismissAbout } from '#platform/ui/messages/messageStore';
import { showToast } from '#platform/ui/messages/toasts';
import { getDetailsPath } from '../../jobs/orders';
import { useCapacity } from '../api';
import { CrewDay } from '../day/CrewDay';
import { BranchMarks } from '../event/JobEvent';
import { JobLine } from '../event/JobLine';
import { type CalendarJob, splitBySchedule, canMove, type TimeChange } from '../model/calendarJob';
import { filterJobs, hasCalendarFilters } from '../model/filters';
import type { Moved } from '../move/useMove';
import { calendarTexts as texts, moveTexts } from '../texts';
import { JobPanel } from './JobPanel';
import { getCreatePath, type CalendarState, type CalendarBranch, type ShownBranches } from './useCalendarState';
import { useEntryKeys } from './useEntryKeys';
import styles from './calendar.module.css';

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
      <Row gap={4} align="start">
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
      </Row>
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
      <Row isCard isWrapping gap={4} rowGap={2} justify="between" below={3} tone="secondary" className={styles.empty}>
        <p>
          <Text as="b" tone="ink">
            {texts.emptyTitle}
          </Text>{' '}
          {texts.emptyText}
        </p>
        <Button size="small" variant="outline" icon={<PlusIcon />} {...link(href('company-calendar-create'))}>
          {texts.addShort}
        </Button>
      </Row>
    );
  }
  return (
    <Row isCard isWrapping gap={4} rowGap={2} justify="between" below={3} tone="secondary" className={styles.empty}>
      <p>{texts.emptyFilterTitle}</p>
      <Button size="small" variant="outline" onClick={() => onFilter({ status: null, position: null, person: null })}>
        {texts.showAll}
      </Button>
    </Row>
  );
}

const loadGrid = async () => ({ default: (await import('../grid/Grid')).Grid });
/** The library with its views. It loads beside the jobs, because only the day does without it. */
const Grid = lazy(loadGrid);
void loadGrid().catch(() => undefined);

const PeopleWeek = lazy(async () => ({ default: (await import('../people/PeopleWeek')).PeopleWeek }));

type CalendarContentProps = {
  branch: CalendarBranch;
  state: CalendarState;
  jobs: readonly CalendarJob[];
  capacity: readonly CapacityDay[];
  hasUnscheduled: boolean;
  onOpen: (item: CalendarJob) => void;
  onMove: (item: CalendarJob, change?: TimeChange) => void;
  onSlot: (day: CalendarDate, window: string | null) => void;
};

/** The chosen view. */
function CalendarContent({ branch, state, hasUnscheduled, ...shared }: CalendarContentProps) {
  const { view, date, today, range, filters, onDay } = state;
  if (view === 'day') return <CrewDay {...shared} branchId={branch.id} day={date} filters={filters} />;
  if (view === 'people') {
    const { jobs, capacity, onOpen } = shared;
    return (
      <LazyBoundary loading={<Loading />}>
        <PeopleWeek
          branchId={branch.id}
          range={range}
          today={today}
          jobs={jobs}
          filters={filters}
          capacity={capacity}
          onDay={onDay}
          onOpen={onOpen}
        />
      </LazyBoundary>
    );
  }
  return (
    <LazyBoundary loading={<Loading />}>
      <Grid
        {...shared}
        hasUnscheduled={hasUnscheduled}
        view={view}
        date={date}
        today={today}
        range={range}
        zone={branch.zone}
        onDay={onDay}
      />
    </LazyBoundary>
  );
}

/** The jobs whose day or hours the provider does not say, below the view that cannot draw them. */
function Unscheduled({ jobs }: { jobs: readonly CalendarItem[] }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Text as="h3" below={2} id={id}>
        {texts.unscheduled}
      </Text>
      <Text as="ul" isCard className={styles.jobs}>
        {jobs.map((item) => (
          <Text as="li" isDivided key={item.order_id}>
            <JobLine item={item} />
          </Text>
        ))}
      </Text>
    </section>
  );
}

const MoveDialog = lazy(async () => ({ default: (await import('../move/MoveDialog')).MoveDialog }));

type Move = { item: CalendarJob; change: TimeChange | undefined; isUndo: boolean; turn: number };

/** Moves jobs of the calendar: asks first, then offers to move back, which is a second move. */
function useMoving(getBranchId: (orderId: number) => number): {
  start: (item: CalendarJob, change?: TimeChange) => void;
  dialog: ReactNode;
} {
  const [move, setMove] = useState<Move>();
  const close = () => setMove(undefined);
  const recordMoved = useOffersWhileShown();
  const open = (item: CalendarJob, change: TimeChange | undefined, isUndo = false) =>
    setMove((before) => ({ item, change, isUndo, turn: (before?.turn ?? 0) + 1 }));
  const finish = ({ before, after, isUndo }: Moved & { isUndo: boolean }, item: CalendarJob) => {
    close();
    const isKnown = isScheduled(before) && isScheduled(after);
    const undo = () => {
      if (!isKnown) return;
      const { date, arrival_window: window, estimated_hours: hours } = before;
      const moved = { date: after.date, end_date: after.end_date, arrival_window: after.arrival_window };
      open({ ...item, ...moved, version: after.version }, { date, window, hours }, true);
    };
    recordMoved(`order-${item.order_id}`);
    showToast({
      message: moveTexts.moved(item.number, isScheduled(after) ? formatJobWhen(after) : ''),
      intent: 'success',
      about: `order-${item.order_id}`,
      ...(!isUndo && isKnown && { action: { text: moveTexts.undo, onClick: undo } }),
    });
  };
  return {
    start: (item, change) => open(item, change),
    dialog: move && (
      <LazyBoundary key={`${move.item.order_id}-${move.turn}`} failure="toast">
        <MoveDialog
          branchId={getBranchId(move.item.order_id)}
          item={move.item}
          change={move.change}
          isUndo={move.isUndo}
          onClose={close}
          onMoved={(moved) => finish({ before: moved.before, after: moved.after, isUndo: move.isUndo }, move.item)}
        />
      </LazyBoundary>
    ),
  };
}

/** Withdraws "Move back…" with the view that can do it, as when another branch is chosen. */
function useOffersWhileShown(): (about: string) => void {
  const offers = useRef(new Set<string>());
  useEffect(() => {
    const { current } = offers;
    return () => {
      for (const about of current) dismissAbout(about);
    };
  }, []);
  return (about) => void offers.current.add(about);
}

/** A view of the calendar while it loads. */
export function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={560} />
    </div>
  );
}
