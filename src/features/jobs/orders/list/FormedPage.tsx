import type { OrderStatus } from '../../../../generated/model';
import { useBranchState } from '../../../../platform/branches/useActiveBranch';
import { parseDate } from '../../../../platform/lib/time/dates';
import { useQueryParam } from '../../../../platform/routing/useQuery';
import { Button } from '../../../../platform/ui/inputs/Button';
import { Chip } from '../../../../platform/ui/data/Chip';
import { EmptyState } from '../../../../platform/ui/feedback/EmptyState';
import { ClockIcon } from '../../../../platform/ui/icons';
import { formedStates, useOrderCount } from '../../api';
import { DAY_PARAM, DaySheet } from '../daySheet/DaySheet';
import { DaySheetLink } from '../daySheet/DaySheetLink';
import { labels } from '../../parts/labels';
import { JobsOfBranch } from './JobsOfBranch';
import styles from './list.module.css';
import { OpenJobs } from './OpenJobs';
import { listTexts } from './texts';
import { useListPage } from '../../../../platform/routing/useListPage';

type Formed = Exclude<OrderStatus, 1>;
const states: readonly Formed[] = [2, 3, 4];

/** Jobs with invitations, soonest first. */
export default function FormedPage() {
  const [day] = useQueryParam(DAY_PARAM);
  const branchId = useBranchState((branches) => branches.activeBranchId);
  if (isDay(day) && branchId !== 0) return <DaySheet key={branchId} branchId={branchId} day={day} />;
  return <JobsOfBranch tab="formed">{(id) => <FormedJobs branchId={id} />}</JobsOfBranch>;
}

function FormedJobs({ branchId }: { branchId: number }) {
  const { page, onPage, onFilter, read } = useListPage();
  const chosen = states.find((state) => String(state) === read('status'));
  const soon = read('soon') === '1';
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.chips} role="group" aria-label={listTexts.filter}>
          <StateChip
            branchId={branchId}
            states={formedStates}
            label={listTexts.all}
            selected={chosen === undefined}
            onClick={() => onFilter({ status: null })}
          />
          {states.map((state) => (
            <StateChip
              key={state}
              branchId={branchId}
              states={String(state)}
              label={labels.status[state]}
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
        </div>
        <DaySheetLink />
      </div>
      <OpenJobs
        branchId={branchId}
        query={{ page, states: chosen === undefined ? formedStates : String(chosen), startingSoon: soon }}
        onPage={onPage}
        empty={
          <NoFormed filtered={chosen !== undefined || soon} onAll={() => onFilter({ status: null, soon: null })} />
        }
      />
    </>
  );
}

function isDay(text: string | null): text is string {
  return text !== null && parseDate(text) !== null;
}

type StateChipProps = { branchId: number; states: string; label: string; selected: boolean; onClick: () => void };

/** A filter by state with the number of open jobs in it. */
function StateChip({ branchId, states: listed, label, ...chip }: StateChipProps) {
  const count = useOrderCount(branchId, listed).data?.count;
  return <Chip label={count === undefined ? label : listTexts.withCount(label, count)} {...chip} />;
}

function NoFormed({ filtered, onAll }: { filtered: boolean; onAll: () => void }) {
  if (!filtered) return <EmptyState title={listTexts.emptyFormedTitle} text={listTexts.emptyFormed} />;
  return (
    <EmptyState
      title={listTexts.emptyFilterTitle}
      text={listTexts.emptyFilter}
      action={<Button onClick={onAll}>{listTexts.showAll}</Button>}
    />
  );
}
