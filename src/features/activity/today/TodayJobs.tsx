import { useMemo } from 'react';
import type { TodayJob, TodayJobState } from '#generated/model';
import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { useSettings } from '#platform/config/SettingsContext';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { PinMap } from '#platform/map/PinMap';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { ClockIcon, EndIcon, ForwardIcon, PlusIcon, SmallTickIcon, TeamIcon, WarningIcon } from '#platform/ui/icons';
import { Muted, Stack, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import type { OverviewScope } from '../api';
import { todayTexts as texts } from './texts';
import { todayJobsId, useSummary } from './useSummary';
import styles from './TodayJobs.module.css';

/** The jobs of today on a map and in a list, the most urgent first. */
export function TodayJobs({ branchId }: { branchId: number }) {
  const { query, scope } = useSummary(branchId);
  const isMobile = useMobile();
  // The numbers show that they are loading, or couldn’t be loaded.
  if (!query.data || query.data.jobs.length === 0) return null;
  const { jobs } = query.data;
  return (
    <Stack as="section" isCard id={todayJobsId} className={styles.section} aria-label={texts.jobs}>
      <h3 className={styles.title}>{texts.jobs}</h3>
      <PartBoundary operation="getOverview" of={query.data} onRetry={() => void query.refetch()}>
        {!isMobile && (
          <div className={styles.map}>
            <JobsMap jobs={jobs} />
          </div>
        )}
        <JobList jobs={jobs} scope={scope} />
      </PartBoundary>
    </Stack>
  );
}

function JobsMap({ jobs }: { jobs: readonly TodayJob[] }) {
  const { mapStyleUrl } = useSettings();
  const pins = useMemo(
    () =>
      jobs.map((job) => ({
        id: job.order_id,
        lat: job.lat,
        lng: job.lng,
        content: <JobPin key={job.order_id} job={job} />,
      })),
    [jobs],
  );
  const { lat = null, lng = null } = useActiveBranch().data ?? {};
  const around = lat !== null && lng !== null ? { lat, lng } : pins[0];
  if (!around) return null;
  return <PinMap label={texts.map} pins={pins} around={around} styleUrl={mapStyleUrl} />;
}

function JobPin({ job }: { job: TodayJob }) {
  const name = texts.pin(job.number, texts.states[job.state]);
  return (
    <Link
      href={href('company-job-details', { id: job.order_id })}
      className={styles.pin}
      tabIndex={-1}
      aria-label={name}
      title={name}
    >
      <StateMark state={job.state} />
    </Link>
  );
}

function JobList({ jobs, scope }: { jobs: readonly TodayJob[]; scope: OverviewScope }) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.order_id}>
          <Link href={href('company-job-details', { id: job.order_id })} className={styles.row}>
            <StateMark state={job.state} />
            <Stack as="span" canShrink isFilling>
              <Text as="span" weight="medium" lines="cut">
                <span>
                  {job.customer_last_name} {job.number}
                </span>
                {scope === 'company' && <span>{` · ${job.branch_name}`}</span>}
              </Text>
              <Muted as="span" size={12} isNumeric>
                {formatTimeWindow(job.arrival_window)} · {texts.crew(job.accepted, job.required)}
              </Muted>
            </Stack>
            <Muted canShrink={false} as="span" size={12}>
              {texts.states[job.state]}
            </Muted>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const icons = {
  late: WarningIcon,
  needs_crew: PlusIcon,
  over: EndIcon,
  on_my_way: ForwardIcon,
  working: ClockIcon,
  ready: TeamIcon,
  done: SmallTickIcon,
} satisfies Record<TodayJobState, typeof ClockIcon>;

/** The state of a job as a shape and a color. Decorative: its name is beside it. */
function StateMark({ state }: { state: TodayJobState }) {
  const Icon = icons[state];
  return (
    <span className={styles.mark} data-state={state} aria-hidden="true">
      <Icon size={12} />
    </span>
  );
}
