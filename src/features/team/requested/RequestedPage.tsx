import { lazy, useId } from 'react';
import type { BranchInvitation } from '#generated/model';
import { useBranchId } from '#platform/branches/BranchBoundary';
import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { useUndoable, withoutHidden } from '#platform/offline/undoables';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParam, useLastPage, useListPage } from '#platform/routing/useQuery';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { Tabs } from '#platform/ui/layout/Tabs';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { Pagination } from '#platform/ui/lists/Pagination';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { REQUESTS_PER_PAGE, type RequestState, useRequests, withdrawRequestCall, requestsList } from '../api';
import { FindSkeleton } from '../find/FoundSkeleton';
import { findTexts as texts } from '../find/texts';
import { offersFilter } from '../list/filters';
import { TeamLayout, findHelpersPath } from '../list/TeamLayout';
import { formatHelperName, isPending, requestChangeRules, RequestRow } from './RequestRow';
import { requestedTexts } from './texts';
import styles from './requested.module.css';

const FindHelpers = lazy(async () => ({ default: (await import('../find/FindHelpers')).FindHelpers }));

/** Requests to join the branch, or the helper search when it is open (spec section 2). */
export default function RequestedPage() {
  const [find] = useQueryParam('find');
  if (find !== null) {
    return (
      <>
        <FindHead />
        <LazyBoundary loading={<FindSkeleton />}>
          <FindHelpers />
        </LazyBoundary>
      </>
    );
  }
  return (
    <TeamLayout tab="requested">
      <Requests />
    </TeamLayout>
  );
}

/** The search's title and the link back. Shown before the search itself is loaded. */
function FindHead() {
  const branch = useActiveBranch().data;
  const link = useLink();
  const back = { ...link(href('company-team-requested')), label: texts.back };
  return <PageHeader title={texts.title} subtitle={branch && texts.subtitle(branch.name)} back={back} />;
}

/** Requests to join by answer. A request answered elsewhere moves automatically. */
function Requests() {
  const branchId = useBranchId();
  const panelId = useId();
  const { read, page, onPage, onFilter } = useListPage();
  const state = parseState(read('answer'));
  const requests = useRequests(branchId, state, page);
  useLastPage(page, requests.isPlaceholderData ? undefined : requests.data?.total, REQUESTS_PER_PAGE);
  const undoable = useUndoable(requestsList(branchId));
  const counts = requests.data?.counts;
  const hasStates = state !== 'requested' || offersFilter(requests.data?.data, ({ status }) => status !== null);
  const cancel = (request: BranchInvitation) =>
    undoable.start({
      key: request.id,
      message: requestedTexts.withdrew(formatHelperName(request)),
      ...withdrawRequestCall({ branchId, requestId: request.id }),
    });
  return (
    <>
      {hasStates && (
        <Text as="div" below={4}>
          <Tabs
            label={requestedTexts.tabs}
            panelId={panelId}
            selected={state}
            onSelect={(next) => onFilter({ answer: next === 'requested' ? null : next })}
            items={[
              {
                id: 'requested',
                label: requestedTexts.requested,
                ...toCount(counts ? withoutHidden(counts.requested, undoable.hidden.size) : undefined),
              },
              { id: 'rejected', label: requestedTexts.rejected, ...toCount(counts?.rejected) },
              { id: 'cancelled', label: requestedTexts.cancelled, ...toCount(counts?.cancelled) },
            ]}
          />
        </Text>
      )}
      <div id={panelId} role="tabpanel" aria-label={requestedTexts[state]}>
        <RequestList
          key={state}
          query={requests}
          state={state}
          page={page}
          onPage={onPage}
          hidden={undoable.hidden}
          onCancel={cancel}
        />
      </div>
    </>
  );
}

function parseState(text: string | null): RequestState {
  return states.find((state) => state === text) ?? 'requested';
}

function toCount(number: number | undefined) {
  return number === undefined ? {} : { count: number };
}

const states: readonly RequestState[] = ['requested', 'rejected', 'cancelled'];

type Props = {
  query: ReturnType<typeof useRequests>;
  state: RequestState;
  page: number;
  onPage: (page: number) => void;
  /** Withdrawn on screen but not yet sent to the provider. */
  hidden: ReadonlySet<number>;
  onCancel: (request: BranchInvitation) => void;
};

/** A page of requests, in every state of a list. Rows do not move while someone reads. */
function RequestList(props: Props) {
  const { query, state, page, hidden } = props;
  const items = query.isPlaceholderData ? undefined : query.data?.data;
  const steady = useSteadyList({
    listKey: `${state} ${page}`,
    items,
    firstPage: page === 1,
    changeRules: requestChangeRules,
  });
  if (query.isPending || (query.isPlaceholderData && steady.shown === undefined)) return <RequestSkeletons />;
  if (!query.data || !steady.shown) {
    return <LoadFailed query={query} title={requestedTexts.errorTitle} text={requestedTexts.errorText} />;
  }
  const shown = steady.shown.filter((request) => !(isPending(request) && hidden.has(request.id)));
  if (shown.length === 0 && !query.isPlaceholderData) return <NoRequests state={state} />;
  return <Rows {...props} shown={shown} steady={steady} />;
}

type RowsProps = Props & {
  shown: readonly BranchInvitation[];
  steady: ReturnType<typeof useSteadyList<BranchInvitation>>;
};

function Rows({ query, state, page, onPage, onCancel, shown, steady }: RowsProps) {
  const total = query.data?.total ?? 0;
  return (
    <section aria-label={requestedTexts.list[state]} aria-busy={query.isPlaceholderData}>
      {query.isRefetchError && <RetryNote query={query} text={requestedTexts.stale} />}
      <NewItemsPill count={steady.heldBack} onShow={steady.release} label={requestedTexts.newItems} floating />
      <Text as="ul" isCard className={styles.rows}>
        {shown.map((request) => (
          <RowBoundary key={request.id} of={request} as="li">
            <RequestRow request={request} turn={steady.getChangeCount(request.id)} onCancel={onCancel} />
          </RowBoundary>
        ))}
      </Text>
      {total > REQUESTS_PER_PAGE && (
        <Text as="div" above={5}>
          <Pagination page={page} total={total} size={REQUESTS_PER_PAGE} label={requestedTexts.pages} onPage={onPage} />
        </Text>
      )}
    </section>
  );
}

function NoRequests({ state }: { state: RequestState }) {
  const link = useLink();
  return (
    <EmptyState
      title={requestedTexts.emptyTitle[state]}
      text={requestedTexts.empty[state]}
      action={state === 'requested' ? <Button {...link(findHelpersPath)}>{requestedTexts.find}</Button> : undefined}
    />
  );
}

const names = ['56%', '44%', '62%', '50%'];

/** A page of requests while it loads. */
function RequestSkeletons() {
  return (
    <Text as="div" isCard className={styles.rows} role="status">
      <VisuallyHidden>{requestedTexts.loading}</VisuallyHidden>
      {names.map((width) => (
        <Columns align="center" rowGap={2} gap={4} isDivided key={width} className={styles.row}>
          <SkeletonCircle size={40} />
          <Lines first={width} second="72%" />
          <Lines first="64%" second="80%" />
          <Lines first="92%" second="60%" />
          <Lines first="72%" second="48%" />
          <SkeletonLine width={124} height={36} />
        </Columns>
      ))}
    </Text>
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <Stack canShrink gap={2}>
      <SkeletonLine width={first} height={16} />
      <SkeletonLine width={second} />
    </Stack>
  );
}
