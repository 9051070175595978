import { lazy, useId, useState, type MouseEvent } from 'react';
import type { BranchOverview, Activity } from '#generated/model';
import { isForbidden } from '#platform/http/failures';
import { useFeature } from '#platform/provider/slice';
import { isOwnPath } from '#platform/routing/guards/guard';
import { useLink } from '#platform/routing/links/useLink';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useNow } from '#platform/ui/clock/useNow';
import { Badge } from '#platform/ui/data/Badge';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { SuccessIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useNeedsAction, useLatePhone, useMarkOneAsRead } from '../api';
import { ActivityIcon, FindPeopleLink } from '../feed/MatterRow';
import { feedTexts } from '../feed/texts';
import { getNextStep } from '../model/staffing';
import { todayTexts as texts } from './texts';
import { TodayPanel } from './TodayPanel';
import { useSummary } from './useSummary';
import styles from './Today.module.css';

const TodayJobs = lazy(async () => ({ default: (await import('./TodayJobs')).TodayJobs }));

type Props = { branchId: number };

/** Above the list: what needs action, and today for people who may see it at a provider that has it. */
export function Band({ branchId }: Props) {
  return useFeature('overview') ? <WithToday branchId={branchId} /> : <NeedsAction branchId={branchId} />;
}

function WithToday({ branchId }: Props) {
  const { query, scope } = useSummary(branchId);
  const needs = useNeedsAction(branchId).data;
  if (isForbidden(query.error)) return <NeedsAction branchId={branchId} />;
  if (scope === 'branch' && needs?.length === 0 && query.data && isQuiet(query.data)) {
    return (
      <Row as="p" gap={3} tone="secondary" below={4}>
        <SuccessIcon className={styles.calm} />
        {texts.quiet}
      </Row>
    );
  }
  return (
    <Columns align="start" gap={6} below={4} className={styles.band}>
      <NeedsAction branchId={branchId} />
      <TodayPanel branchId={branchId} />
    </Columns>
  );
}

/** The jobs of today beside the list. Their code, with the map, loads when shown. */
export function JobsOfToday({ branchId }: Props) {
  return (
    <LazyBoundary>
      <TodayJobs branchId={branchId} />
    </LazyBoundary>
  );
}

/** Checks whether there are jobs today to show beside the list. */
export const useJobsOfToday = (branchId: number): boolean => (useSummary(branchId).query.data?.jobs.length ?? 0) > 0;

/** Checks whether there is neither a job nor a number to show. */
function isQuiet({ jobs, coverage, people, labor }: BranchOverview): boolean {
  const isPlanned = coverage.some(({ positions }) => positions.some(({ needed }) => needed > 0));
  return jobs.length === 0 && !isPlanned && people.on_my_way + people.late === 0 && labor.percent === null;
}

const shownAtFirst = 3;

/** Decisions that wait, the most urgent first: one row per job, offer, document or payment. */
function NeedsAction({ branchId }: { branchId: number }) {
  const titleId = useId();
  const { data } = useNeedsAction(branchId);
  if (!useFeature('needsAction')) return null;
  return (
    <Stack as="section" canShrink align="start" aria-labelledby={titleId}>
      <Row as="h2" gap={2} size={16} below={2} id={titleId} className={styles.actionTitle}>
        <span>{feedTexts.needsAction}</span>
        {data && data.length > 0 && <Badge count={data.length} label={feedTexts.waiting} />}
      </Row>
      {data ? <Rows activities={data} branchId={branchId} /> : <Placeholder branchId={branchId} />}
    </Stack>
  );
}

function Placeholder({ branchId }: { branchId: number }) {
  const { isError, isFetching, refetch } = useNeedsAction(branchId);
  if (isError) {
    return (
      <Row as="p" rowGap={2} gap={3} isWrapping tone="secondary" isCard className={styles.line} role="status">
        {feedTexts.needsActionFailed}
        <Button size="small" variant="outline" loading={isFetching} onClick={() => void refetch()}>
          {feedTexts.tryAgain}
        </Button>
      </Row>
    );
  }
  return (
    <div className={styles.placeholder} role="status">
      <VisuallyHidden>{feedTexts.needsActionLoading}</VisuallyHidden>
      <SkeletonCard height="100%" />
    </div>
  );
}

function Rows({ activities, branchId }: { activities: readonly Activity[]; branchId: number }) {
  const [isWhole, setWhole] = useState(false);
  if (activities.length === 0) {
    return (
      <Row as="p" rowGap={2} gap={3} isWrapping tone="secondary" isCard className={styles.line}>
        <SuccessIcon className={styles.calm} />
        {feedTexts.needsNothing}
      </Row>
    );
  }
  const shown = isWhole ? activities : activities.slice(0, shownAtFirst);
  return (
    <>
      <Text as="ul" isCard className={styles.rows}>
        {shown.map((activity) => (
          <Row as="li" isDivided key={activity.id} className={styles.item}>
            <RowBoundary of={activity}>
              <NeedsActionRow activity={activity} branchId={branchId} />
            </RowBoundary>
          </Row>
        ))}
      </Text>
      {activities.length > shownAtFirst && (
        <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? feedTexts.needsFewer : feedTexts.needsAll(activities.length)}
        </Button>
      )}
    </>
  );
}

type NeedsActionRowProps = { activity: Activity; branchId: number };

/** Leads to the page where it can be decided, and marks the activity as read. */
function NeedsActionRow({ activity, branchId }: NeedsActionRowProps) {
  const link = useLink();
  const markAsRead = useMarkOneAsRead(branchId);
  const step = getNextStep(activity, useNow());
  const words = (
    <>
      <ActivityIcon severity={activity.severity} type={activity.type} />
      <Stack as="span" canShrink isFilling>
        <Text as="span" weight="medium" className={styles.what}>
          {activity.title}
        </Text>
        {activity.body !== '' && (
          <Muted as="span" size={13} className={styles.body}>
            {activity.body}
          </Muted>
        )}
      </Stack>
    </>
  );
  if (!isOwnPath(activity.url))
    return (
      <Row gap={3} tone="ink" canShrink isFilling className={styles.row}>
        {words}
      </Row>
    );
  const { href, onClick } = link(activity.url);
  const go = (event: MouseEvent<HTMLElement>) => {
    markAsRead(activity);
    onClick(event);
  };
  return (
    <>
      <Row as="a" gap={3} tone="ink" canShrink isFilling href={href} className={styles.row} onClick={go}>
        {words}
      </Row>
      <Row as="span" align="stretch" gap={2} canShrink={false} className={styles.actions}>
        {activity.type === 'crew.late' && <CallLink activity={activity} />}
        {step && (
          <FindPeopleLink
            activity={activity}
            path={step.path}
            words={{ text: feedTexts[step.kind], label: name(feedTexts[step.kind], activity) }}
            className={undefined}
            onRead={markAsRead}
          />
        )}
      </Row>
    </>
  );
}

/** Calls the person who is late, once their number is known. */
function CallLink({ activity }: Pick<NeedsActionRowProps, 'activity'>) {
  const phone = useLatePhone(activity);
  if (!phone) return null;
  return (
    <Button size="small" variant="outline" href={`tel:+1${phone}`} aria-label={name(feedTexts.call, activity)}>
      {feedTexts.call}
    </Button>
  );
}

const name = (text: string, { subject }: Activity) => (subject ? `${text}: ${subject.label}` : text);
