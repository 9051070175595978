import { lazy } from 'react';
import type { OrderStatus } from '#generated/model';
import { useBranchId } from '#platform/branches/BranchBoundary';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { parseDate } from '#platform/lib/time/dates';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParams } from '#platform/routing/useQuery';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { useNow } from '#platform/ui/clock/useNow';
import { Chip } from '#platform/ui/data/Chip';
import { EmptyState } from '#platform/ui/feedback/states';
import { ClockIcon, PrintIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { DAY_PARAM, getDaySheetPath, parseSheetIds, SHEETS_PARAM } from '../daySheet/sheetPaths';
import { formedStates, useOpenCounts, useOrderCount } from '../listsApi';
import { noJobFilters, type JobFilters } from '../model/listFilters';
import { jobLabels } from '../orders';
import { listOffered } from './filters/filterOptions';
import { JobsOfBranch, NewJob } from './JobsOfBranch';
import { ListToolbar } from './ListToolbar';
import { OpenJobs, useOpenPage } from './OpenJobs';
import { listTexts, sheetTexts } from './texts';
import { type JobList, useJobList } from './useJobList';
import styles from '../daySheet/DaySheet.module.css';

const DaySheet = lazy(async () => ({ default: (await import('../daySheet/DaySheet')).DaySheet }));
const SheetsOfJobs = lazy(async () => ({ default: (await import('../daySheet/DaySheet')).SheetsOfJobs }));

type Formed = Exclude<OrderStatus, 1>;
const states: readonly Formed[] = [2, 3, 4];
const ownFilters = { status: null, soon: null };

/** Jobs with invitations, soonest first; or sheets to print, of a day or of chosen jobs. */
export default function FormedPage() {
  const [read] = useQueryParams();
  const branchId = useBranchId();
  const [day, jobIds] = [read(DAY_PARAM), parseSheetIds(read(SHEETS_PARAM))];
  if (isDay(day)) {
    return (
      <LazyBoundary>
        <DaySheet branchId={branchId} day={day} />
      </LazyBoundary>
    );
  }
  if (jobIds.length > 0) {
    return (
      <LazyBoundary>
        <SheetsOfJobs key={jobIds.join()} orderIds={jobIds} />
      </LazyBoundary>
    );
  }
  return (
    <JobsOfBranch tab="formed">
      <FormedJobs />
    </JobsOfBranch>
  );
}

function FormedJobs() {
  const branchId = useBranchId();
  const list = useJobList();
  const { onFilter, read } = list;
  const chosen = states.find((state) => String(state) === read('status'));
  const soon = read('soon') === '1';
  const query = { states: chosen === undefined ? formedStates : String(chosen), startingSoon: soon };
  const offered = listOffered(useOpenPage(branchId, list, query).data?.data);
  return (
    <>
      <ListToolbar
        list={list}
        offered={offered}
        direction="ahead"
        tools={<DaySheetLink />}
        onClear={() => onFilter({ ...noJobFilters, ...ownFilters })}
        own={{
          label: listTexts.filter,
          count: [chosen !== undefined, soon].filter(Boolean).length,
          chips: <OwnChips branchId={branchId} list={list} chosen={chosen} soon={soon} />,
        }}
      />
      <OpenJobs
        branchId={branchId}
        list={list}
        query={query}
        ownFilters={chosen !== undefined || soon ? ownFilters : undefined}
        empty={<EmptyFormed branchId={branchId} />}
      />
    </>
  );
}

type OwnChipsProps = { branchId: number; list: JobList; chosen: Formed | undefined; soon: boolean };

/** Filters by state, and the jobs that start soon. */
function OwnChips({ branchId, list: { filters, onFilter }, chosen, soon }: OwnChipsProps) {
  const shared = { branchId, filters };
  return (
    <>
      <StateChip
        {...shared}
        states={formedStates}
        label={listTexts.all}
        selected={chosen === undefined}
        onClick={() => onFilter({ status: null })}
      />
      {states.map((state) => (
        <StateChip
          key={state}
          {...shared}
          states={String(state)}
          label={jobLabels.status[state]}
          selected={chosen === state}
          onClick={() => onFilter({ status: chosen === state ? null : String(state) })}
        />
      ))}
      <Chip
        icon={<ClockIcon />}
        label={listTexts.startingSoon}
        selected={soon}
        onClick={() => onFilter({ soon: soon ? null : '1' })}
      />
    </>
  );
}

function isDay(text: string | null): text is string {
  return text !== null && parseDate(text) !== null;
}

type StateChipProps = {
  branchId: number;
  states: string;
  filters: JobFilters;
  label: string;
  selected: boolean;
  onClick: () => void;
};

/** A filter by state with the number of open jobs in it that pass the other filters. */
function StateChip({ branchId, states: listed, filters, label, ...chip }: StateChipProps) {
  const count = useOrderCount(branchId, listed, filters).data?.count;
  return <Chip label={count === undefined ? label : listTexts.withCount(label, count)} {...chip} />;
}

/** Links from the formed jobs to today's sheet. */
function DaySheetLink() {
  const zone = useBranchZone();
  const now = useNow();
  const link = useLink();
  return (
    <Button variant="outline" className={styles.link} icon={<PrintIcon />} {...link(getDaySheetPath(zone, now))}>
      {sheetTexts.link}
    </Button>
  );
}

/** Leads to the jobs that need a crew, or to a new job if there are none. */
function EmptyFormed({ branchId }: { branchId: number }) {
  const link = useLink();
  const count = useOpenCounts(branchId)?.notFormed ?? 0;
  return (
    <EmptyState
      title={listTexts.emptyFormedTitle}
      text={listTexts.emptyFormed}
      action={
        count > 0 ? (
          <Button intent="primary" {...link(href('company-job-not-formed'))}>
            {listTexts.showNotFormed(count)}
          </Button>
        ) : (
          <NewJob />
        )
      }
    />
  );
}
