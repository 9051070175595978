import { IfFeature } from '#platform/provider/IfFeature';
import { useFollowBranch } from '#platform/realtime/RealtimeContext';
import { getDeviceZone, zoneNote } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { usePageTitle } from '#platform/routing/currentRoute';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { PlusIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { Button } from '#platform/ui/inputs/Button';
import { useMobile } from '#platform/ui/layout/useMobile';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useNow } from '#platform/ui/clock/useNow';
import { useCalendarJobs } from '../api';
import { BranchName } from '../event/BranchMarks';
import { useFeedDialog } from '../feed/useFeedDialog';
import type { LoadedJobs } from '../model/branchJobs';
import { calendarTexts as texts } from '../texts';
import { CalendarMenu } from './CalendarMenu';
import { Jobs } from './Jobs';
import styles from './calendar.module.css';
import { Filters } from './Filters';
import { Loading } from './Loading';
import { PositionLegend } from './PositionLegend';
import { Toolbar } from './Toolbar';
import { type CalendarState, useCalendarState } from './useCalendarState';
import { type CalendarBranch, type ShownBranches, useShownBranches } from './useShownBranches';

/** The calendar of a branch, in the time of the branch; for an owner also of all branches together. */
export function BranchCalendar({ branch }: { branch: CalendarBranch }) {
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
      <div className={styles.filters}>
        <Filters state={state} jobs={loaded.jobs ?? []} shown={shown} />
        {!isMobile && hasCapacity(state, shown) && (
          <IfFeature name="orderCapacity">
            <PositionLegend />
          </IfFeature>
        )}
        {!isMobile && zone}
      </div>
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
  return note === '' ? null : <p className={styles.zone}>{texts.zone(note)}</p>;
}

/** Legend of branch colors and times. */
function BranchLegend({ branch, shown }: { branch: CalendarBranch; shown: ShownBranches }) {
  const marks = shown.ids.flatMap((id) => shown.getMark(id) ?? []);
  return (
    <div className={styles.legend}>
      {marks.map((mark) => (
        <BranchName key={mark.name} mark={mark} />
      ))}
      <p className={styles.zone}>{texts.zones(branch.name)}</p>
    </div>
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
