import type { BranchInvitation } from '#generated/model';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { Pagination } from '#platform/ui/lists/Pagination';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { REQUESTS_PER_PAGE, type RequestState, type useRequests } from '../api';
import teamStyles from '../list/team.module.css';
import { findHelpersPath } from '../list/TeamHeader';
import { isPending, requestChangeRules } from './requestChanges';
import { RequestRow } from './RequestRow';
import { RequestSkeletons } from './RequestSkeletons';
import styles from './requested.module.css';
import { requestedTexts as texts } from './texts';

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
export function RequestList(props: Props) {
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
    return <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />;
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
    <section aria-label={texts.list[state]} aria-busy={query.isPlaceholderData}>
      {query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
      <NewItemsPill count={steady.heldBack} onShow={steady.release} label={texts.newItems} floating />
      <ul className={styles.rows}>
        {shown.map((request) => (
          <RowBoundary key={request.id} of={request} as="li">
            <RequestRow request={request} turn={steady.getChangeCount(request.id)} onCancel={onCancel} />
          </RowBoundary>
        ))}
      </ul>
      {total > REQUESTS_PER_PAGE && (
        <div className={teamStyles.pages}>
          <Pagination page={page} total={total} size={REQUESTS_PER_PAGE} label={texts.pages} onPage={onPage} />
        </div>
      )}
    </section>
  );
}

function NoRequests({ state }: { state: RequestState }) {
  const link = useLink();
  return (
    <EmptyState
      title={texts.emptyTitle[state]}
      text={texts.empty[state]}
      action={state === 'requested' ? <Button {...link(findHelpersPath)}>{texts.find}</Button> : undefined}
    />
  );
}
