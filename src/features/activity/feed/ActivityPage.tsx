import { useState, type ComponentProps, lazy } from 'react';
import { activityKinds } from '#domain/activityKinds';
import { can } from '#domain/people/rights';
import type { Activity } from '#generated/model';
import { BranchBoundary, useBranchId } from '#platform/branches/BranchBoundary';
import { branchActions, useBranchDispatch } from '#platform/branches/slice';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { isOwnPath } from '#platform/routing/guards/guard';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { sessionActions } from '#platform/session/slice';
import { useUserType, useSession, useSessionDispatch } from '#platform/session/useSession';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { Avatar } from '#platform/ui/data/Avatar';
import { Chip } from '#platform/ui/data/Chip';
import { EmptyState } from '#platform/ui/feedback/states';
import { BackIcon, PlusIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { Tabs } from '#platform/ui/layout/Tabs';
import { useMobile } from '#platform/ui/layout/useMobile';
import { showToast } from '#platform/ui/messages/toasts';
import {
  type FeedFilter,
  useFeed,
  useMarkEverythingAsRead,
  useNeedsAction,
  useUnreadCount,
  useKnownMatters,
} from '../api';
import { getStaffingPath } from '../model/staffing';
import { loadSetupChecklist } from '../setup';
import { Band, JobsOfToday, useJobsOfToday } from '../today/Band';
import { FeedSkeleton, FeedList } from './FeedList';
import { useCurrentActivity, useKind, useFeedZone } from './feedState';
import { ActivityIcon } from './MatterRow';
import { feedTexts } from './texts';
import styles from './Feed.module.css';

/** The activities of the active branch, newest first, updated live (spec sections 2 and 4). */
export default function ActivityPage() {
  return (
    <BranchBoundary none={<NoBranchYet />}>
      <Feed />
    </BranchBoundary>
  );
}

const panelId = 'activities';

/** A branch's list below what needs action and today, next to the open activity; one after the other on a phone. */
function Feed() {
  const branchId = useBranchId();
  const [filter, setFilter] = useState<FeedFilter>('all');
  const { activity, choose } = useCurrentActivity();
  const isMobile = useMobile();
  const hasJobs = useJobsOfToday(branchId);
  const needsAction = useNeedsAction(branchId);
  if (isMobile && activity)
    return <ActivityDetail activity={activity} branchId={branchId} onBack={() => choose(null)} />;
  return (
    <>
      <PageHeader title={feedTexts.title} />
      <SetupAbove />
      <Band branchId={branchId} />
      {isMobile && hasJobs && <JobsOfToday branchId={branchId} />}
      <ListHead branchId={branchId} filter={filter} onFilter={setFilter} />
      <div id={panelId} role="tabpanel" aria-label={feedTexts[filter]}>
        {/* The rows of what needs action would push the list down. */}
        {needsAction.isLoading ? <FeedSkeleton /> : <Columns branchId={branchId} filter={filter} />}
      </div>
    </>
  );
}

function Columns({ branchId, filter }: { branchId: number; filter: FeedFilter }) {
  const [kind] = useKind();
  const query = { filter, kind };
  const { activity, choose } = useCurrentActivity();
  const isMobile = useMobile();
  const activities = useFeed(branchId, query, false).data;
  const hasJobs = useJobsOfToday(branchId);
  // A list with nothing beside it has the whole width.
  const hasAside = !isMobile && (activity !== undefined || hasJobs);
  return (
    <>
      {hasKinds(activities) && <KindFilter />}
      <div className={hasAside ? styles.columns : undefined}>
        <section aria-label={feedTexts.list}>
          <FeedList
            key={`${filter} ${kind}`}
            branchId={branchId}
            query={query}
            currentId={activity?.id}
            onChoose={({ id }) => choose(id)}
          />
        </section>
        {hasAside && (
          <aside className={styles.aside}>
            {activity ? (
              <ActivityDetail activity={activity} branchId={branchId} />
            ) : (
              <JobsOfToday branchId={branchId} />
            )}
          </aside>
        )}
      </div>
    </>
  );
}

/** False if the provider does not say what the activities are about, so that a filter would change nothing. */
function hasKinds(activities: readonly Activity[] = []): boolean {
  return activities.length === 0 || activities.some(({ type }) => type !== null);
}

type ListHeadProps = { branchId: number; filter: FeedFilter; onFilter: (filter: FeedFilter) => void };

/** The tabs of the list, and what marks it as read. */
function ListHead({ branchId, filter, onFilter }: ListHeadProps) {
  const [kind] = useKind();
  const hasActivities = (useFeed(branchId, { filter, kind }, true).data?.length ?? 0) > 0;
  const unread = useUnreadCount(branchId);
  const { mutate, isPending } = useMarkEverythingAsRead(branchId);
  const markAll = () =>
    mutate({ branchId }, { onSuccess: () => showToast({ message: feedTexts.markedAll, intent: 'success' }) });
  return (
    <Row gap={4} justify="between" below={3} className={styles.head}>
      <Tabs
        label={feedTexts.filter}
        panelId={panelId}
        items={[
          { id: 'all', label: feedTexts.all },
          { id: 'unread', label: feedTexts.unread, ...(unread > 0 && { count: String(unread) }) },
        ]}
        selected={filter}
        onSelect={onFilter}
      />
      <Button
        variant="quiet"
        size="small"
        loading={isPending}
        disabled={unread === 0 || !hasActivities}
        onClick={markAll}
      >
        {feedTexts.markAll}
      </Button>
    </Row>
  );
}

type Props = { activity: Activity; branchId: number; onBack?: () => void };

/** The open activity in full, with a link to its subject. */
function ActivityDetail({ activity, branchId, onBack }: Props) {
  const { zone, now } = useFeedZone();
  const link = useLink();
  const staffingPath = getStaffingPath(activity, now, useKnownMatters(branchId));
  // On a phone it is the whole page.
  const Title = onBack ? 'h1' : 'h2';
  return (
    <Stack isCard as="article" gap={4} align="start" className={styles.detail} aria-label={activity.title}>
      {onBack && <IconButton touch icon={<BackIcon />} label={feedTexts.back} onClick={onBack} />}
      <Row gap={3} align="stretch">
        <ActivityIcon severity={activity.severity} type={activity.type} />
        <Text as="div" canShrink>
          <Text as={Title} size={16} isBreaking>
            {activity.title}
          </Text>
          {activity.created_at !== null && (
            <time className={styles.time} dateTime={activity.created_at}>
              {formatInstant(activity.created_at, zone, now)}
            </time>
          )}
        </Text>
      </Row>
      {activity.body !== '' && <Text isBreaking>{activity.body}</Text>}
      <Changes activity={activity} />
      {activity.actor && (
        <Row as="p" gap={2} tone="secondary" size={13}>
          <Avatar name={activity.actor.name} photoUrl={activity.actor.avatar_url} size={24} />
          {feedTexts.by(activity.actor.name)}
        </Row>
      )}
      <Row gap={2} align="stretch" isWrapping className={styles.actions}>
        {staffingPath !== null && (
          <Button intent="primary" {...link(staffingPath)}>
            {feedTexts.findPeople}
          </Button>
        )}
        {isOwnPath(activity.url) && (
          <Button variant="outline" {...link(activity.url)}>
            {activity.subject ? feedTexts.openSubject(activity.subject.label) : feedTexts.open}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function Changes({ activity }: { activity: Activity }) {
  const changes = activity.data?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <Stack as="dl" gap={2} className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <Muted as="dt" size={12}>
            {field}
          </Muted>
          <dd>{feedTexts.change(from, to)}</dd>
        </div>
      ))}
    </Stack>
  );
}

/** Chooses one kind of activities, or all. */
function KindFilter() {
  const [kind, choose] = useKind();
  return (
    <Row gap={2} align="stretch" isWrapping below={3} role="group" aria-label={feedTexts.kind}>
      <Chip label={feedTexts.everyKind} selected={kind === null} onClick={() => choose(null)} />
      {activityKinds.map((each) => (
        <Chip key={each} label={feedTexts.kinds[each]} selected={kind === each} onClick={() => choose(each)} />
      ))}
    </Row>
  );
}

const SetupChecklist = lazy(async () => ({ default: (await loadSetupChecklist()).SetupChecklist }));

/** The checklist of a new company, above the activities. Its code is loaded for the owner only. */
function SetupAbove() {
  if (!can(useUserType(), 'setUpCompany')) return null;
  return (
    <LazyBoundary>
      <SetupChecklist />
    </LazyBoundary>
  );
}

/** A new company's checklist, shown instead of activities. */
export function SetupInstead(props: ComponentProps<typeof SetupChecklist>) {
  return (
    <LazyBoundary loading={<FeedSkeleton />}>
      <SetupChecklist {...props} />
    </LazyBoundary>
  );
}

/** The first page of a user without a branch: an owner sees what to set up, a manager who can help. */
function NoBranchYet() {
  const user = useSession((session) => session.user);
  if (user?.manager_inactive === true) return <ManagerInactive />;
  if (user?.manager) return <EmptyState text={feedTexts.noBranchesForManager} />;
  if (!can(user?.type, 'createBranch')) return <EmptyState text={feedTexts.noBranchesForUser} />;
  return <SetupInstead otherwise={<AddBranch />} skeleton={<FeedSkeleton />} />;
}

/** The owner turned a manager's access off: only the helper side is left. */
function ManagerInactive() {
  const dispatch = useSessionDispatch();
  const toHelperSide = () => dispatch(sessionActions.helperViewChosen(true));
  return (
    <EmptyState
      title={feedTexts.managerInactiveTitle}
      text={feedTexts.managerInactive}
      action={<Button onClick={toHelperSide}>{feedTexts.toHelperSide}</Button>}
    />
  );
}

function AddBranch() {
  const dispatch = useBranchDispatch();
  const navigate = useNavigate();
  const addBranch = () => {
    dispatch(branchActions.addBranchPageSet(true));
    navigate(href('company-branch'));
  };
  return (
    <EmptyState
      title={feedTexts.noBranchTitle}
      text={feedTexts.noBranch}
      action={
        <Button intent="primary" icon={<PlusIcon />} onClick={addBranch}>
          {feedTexts.addBranch}
        </Button>
      }
    />
  );
}
