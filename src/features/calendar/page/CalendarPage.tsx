import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import type { Branch, CalendarItem } from '#generated/model';
import { BranchBoundary, WithBranchDetails } from '#platform/branches/BranchBoundary';
import { useBranchState } from '#platform/branches/slice';
import { useListedBranch } from '#platform/branches/useActiveBranch';
import { getDeviceZone, zoneNote } from '#platform/lib/time/zonedTimes';
import { IfFeature } from '#platform/provider/IfFeature';
import { useFollowBranch } from '#platform/realtime/RealtimeContext';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { getFillPath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParam, useQueryParams } from '#platform/routing/useQuery';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { ChoiceChip } from '#platform/ui/choices/MenuChip';
import { useNow } from '#platform/ui/clock/useNow';
import { Chip } from '#platform/ui/data/Chip';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { LoadFailed } from '#platform/ui/feedback/states';
import { PlusIcon, CalendarIcon, FindAiIcon, MoreIcon, PrintIcon, SmallCrossIcon } from '#platform/ui/icons';
import { IconButton, Button } from '#platform/ui/inputs/Button';
import { Muted, Row } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useMobile } from '#platform/ui/layout/useMobile';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
import { jobLabels, crewOrder } from '../../jobs/orders';
import { PositionIcon } from '../../team/people';
import { useCalendarJobs } from '../api';
import { BranchName } from '../event/JobEvent';
import { useFeedDialog } from '../feed/useFeedDialog';
import type { LoadedJobs } from '../model/branchJobs';
import { filterPositions, filterStatuses, hasCalendarFilters, listOfferedFilters, listPeople } from '../model/filters';
import { calendarTexts as texts } from '../texts';
import { Loading, Jobs } from './Jobs';
import { Toolbar, ToolChips } from './Toolbar';
import {
  isWeekPrint,
  type CalendarState,
  useCalendarState,
  type CalendarBranch,
  type ShownBranches,
  useShownBranches,
  WEEK_PRINT,
} from './useCalendarState';
import styles from './calendar.module.css';

const WeekPrint = lazy(async () => ({ default: (await import('../print/WeekPrint')).WeekPrint }));

/** The jobs of the active branch by month, week, day and as a list (spec section 2). */
export default function CalendarPage() {
  useFiltersOfBranch();
  // The filter by person is dropped while one branch's calendar replaces another's, so the page is not `ofBranch`.
  return (
    <BranchBoundary>
      <CalendarOrPrint />
    </BranchBoundary>
  );
}

function CalendarOrPrint() {
  const [print] = useQueryParam('print');
  if (!isWeekPrint(print)) return <ListedBranchCalendar />;
  return (
    <WithBranchDetails>
      {(branch) => (
        <LazyBoundary loading={<Loading />}>
          <WeekPrint branch={branch} />
        </LazyBoundary>
      )}
    </WithBranchDetails>
  );
}

/** A branch missing from the list is requested. */
function ListedBranchCalendar() {
  const listed = useListedBranch();
  if (listed) return <NamedBranchCalendar branch={listed} />;
  return <WithBranchDetails>{(branch) => <NamedBranchCalendar branch={branch} />}</WithBranchDetails>;
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

/** The calendar of a branch, in the time of the branch; for an owner also of all branches together. */
function BranchCalendar({ branch }: { branch: CalendarBranch }) {
  const link = useLink();
  const title = usePageTitle();
  const isMobile = useMobile();
  const feed = useFeedDialog({ shows: 'office' });
  const state = useCalendarState(branch.zone);
  const shown = useShownBranches(branch.id, state.wantsAllBranches);
  const loaded = useCalendarJobs(shown.ids, state.range, state.next, state.previous);
  // A phone has it below the jobs, so that they start higher.
  const zone = <Zone branch={branch} shown={shown} />;
  return (
    <div data-page-width="full">
      <PageHeader
        title={title}
        actions={
          isMobile ? undefined : (
            <>
              <Button intent="primary" icon={<PlusIcon />} {...link(href('company-calendar-create'))}>
                {texts.add}
              </Button>
              <CalendarMenu state={state} onSubscribe={feed.open} />
            </>
          )
        }
      />
      {shown.isStacked && shown.ids.map((id) => <Follow key={id} branchId={id} />)}
      <Toolbar
        state={state}
        actions={
          isMobile && (
            <>
              <IconButton
                touch
                intent="primary"
                variant="fill"
                icon={<PlusIcon />}
                label={texts.add}
                {...link(href('company-calendar-create'))}
              />
              <CalendarMenu state={state} onSubscribe={feed.open} />
            </>
          )
        }
      />
      <Row gap={2} isWrapping below={3}>
        <Filters state={state} jobs={loaded.jobs ?? []} shown={shown} />
        {!isMobile && hasCapacity(state, shown) && (
          <IfFeature name="orderCapacity">
            <PositionLegend />
          </IfFeature>
        )}
        {!isMobile && zone}
      </Row>
      <Content branch={branch} state={state} shown={shown} loaded={loaded} />
      {isMobile && zone}
      {feed.dialog}
    </div>
  );
}

/** Headings of days show how many people they need, by position. */
const hasCapacity = ({ view }: CalendarState, { isStacked }: ShownBranches) =>
  !isStacked && view !== 'month' && view !== 'people';

function Follow({ branchId }: { branchId: number }) {
  useFollowBranch(branchId);
  return null;
}

function Zone({ branch, shown }: { branch: CalendarBranch; shown: ShownBranches }) {
  const note = zoneNote(useNow().toISOString(), branch.zone, getDeviceZone());
  if (shown.isStacked) return <BranchLegend branch={branch} shown={shown} />;
  return note === '' ? null : (
    <Muted isAtEnd size={13} className={styles.zone}>
      {texts.zone(note)}
    </Muted>
  );
}

/** Legend of branch colors and times. */
function BranchLegend({ branch, shown }: { branch: CalendarBranch; shown: ShownBranches }) {
  const marks = shown.ids.flatMap((id) => shown.getMark(id) ?? []);
  return (
    <Row isAtEnd gap={3} rowGap={1} isWrapping className={styles.legend}>
      {marks.map((mark) => (
        <BranchName key={mark.name} mark={mark} />
      ))}
      <Muted isAtEnd size={13} className={styles.zone}>
        {texts.zones(branch.name)}
      </Muted>
    </Row>
  );
}

type ContentProps = { branch: CalendarBranch; state: CalendarState; shown: ShownBranches; loaded: LoadedJobs };

function Content({ branch, state, shown, loaded }: ContentProps) {
  const { jobs, failed, isPending } = loaded;
  if (isPending) return <Loading />;
  if (!jobs) {
    return failed ? <LoadFailed query={failed} title={texts.errorTitle} text={texts.errorText} /> : <Loading />;
  }
  return (
    <>
      {failed && <RetryNote query={failed} text={failed.isPartial ? texts.partial : texts.stale} />}
      <Jobs
        branch={branch}
        state={state}
        shown={shown}
        jobs={jobs}
        branchOf={loaded.branchOf}
        isUpdating={loaded.isUpdating}
      />
    </>
  );
}

type Props = { state: Pick<CalendarState, 'view' | 'date' | 'range'>; onSubscribe: () => void };

/** Further actions of the company calendar: filling the open slots, printing the week, and the feed. */
function CalendarMenu({ state: { view, date, range }, onSubscribe }: Props) {
  const [, change] = useQueryParams();
  const link = useLink();
  return (
    <Menu label={texts.more} trigger={(trigger) => <IconButton {...trigger} icon={<MoreIcon />} label={texts.more} />}>
      <IfFeature name="crewPlan">
        <MenuItem icon={<FindAiIcon />} text={texts.fillDay} {...link(getFillPath(1, date))} />
        <MenuItem
          icon={<FindAiIcon />}
          text={texts.fillWeek}
          {...link(getFillPath(7, view === 'week' || view === 'people' ? range.from : date))}
        />
      </IfFeature>
      <MenuItem icon={<PrintIcon />} text={texts.printWeek} onClick={() => change(WEEK_PRINT)} />
      <IfFeature name="calendarFeed">
        <MenuItem icon={<CalendarIcon />} text={texts.subscribe} onClick={onSubscribe} />
      </IfFeature>
    </Menu>
  );
}

/** The people on the crews of the loaded days, and the chosen one on days without their jobs. */
function usePeople(jobs: readonly CalendarItem[], chosenId: number | undefined) {
  const people = listPeople(jobs);
  const [known, setKnown] = useState<(typeof people)[number]>();
  const chosen = people.find(({ id }) => id === chosenId);
  if (chosen && (chosen.id !== known?.id || chosen.name !== known.name)) setKnown(chosen);
  return chosen || !known || known.id !== chosenId ? people : [...people, known];
}

type FiltersProps = { state: CalendarState; jobs: readonly CalendarItem[]; shown: ShownBranches };

/** The filters, kept in the address bar. */
function Filters({ state, jobs, shown }: FiltersProps) {
  const { filters, onFilter, onAllBranches } = state;
  const isMobile = useMobile();
  const offered = listOfferedFilters(jobs);
  const choices = {
    status: filterStatuses.map((code) => ({ value: String(code), text: jobLabels.status[code] })),
    position: filterPositions.map((code) => ({ value: String(code), text: jobLabels.position[code] })),
    person: usePeople(jobs, filters.person).map(({ id, name }) => ({ value: String(id), text: name })),
  };
  return (
    <Row gap={2} isWrapping className={styles.chips} role="group" aria-label={texts.filters}>
      {isMobile && <ToolChips state={state} />}
      <ChoiceChip
        label={texts.status}
        any={texts.anyStatus}
        choices={choices.status}
        chosen={filters.status}
        onChoose={(status) => onFilter({ status })}
      />
      {offered.position && (
        <ChoiceChip
          label={texts.position}
          any={texts.anyPosition}
          choices={choices.position}
          chosen={filters.position}
          onChoose={(position) => onFilter({ position })}
        />
      )}
      {offered.person && (
        <ChoiceChip
          label={texts.person}
          any={texts.anyPerson}
          choices={choices.person}
          chosen={filters.person}
          onChoose={(person) => onFilter({ person })}
        />
      )}
      {shown.canStack && state.canStack && (
        <Chip label={texts.allBranches} selected={shown.isStacked} onClick={() => onAllBranches(!shown.isStacked)} />
      )}
      {hasCalendarFilters(filters) && (
        <Button
          size="small"
          variant="quiet"
          icon={<SmallCrossIcon />}
          onClick={() => onFilter({ status: null, position: null, person: null })}
        >
          {texts.clear}
        </Button>
      )}
    </Row>
  );
}

/** Names of the icons in the headings of the days. Each heading has the same names for a screen reader. */
function PositionLegend() {
  return (
    <Row isAtEnd as="p" isWrapping gap={3} rowGap={1} tone="secondary" size={13} aria-hidden="true">
      {crewOrder.map((position) => (
        <Row as="span" isInline gap={1} key={position}>
          <PositionIcon code={position} size={14} /> {jobLabels.position[position]}
        </Row>
      ))}
      <Row as="span" isInline gap={1}>
        {texts.capacityLegend}
      </Row>
    </Row>
  );
}
