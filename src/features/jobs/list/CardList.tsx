import type { ReactNode } from 'react';
import type { OrderCard, OrderPage } from '#generated/model';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { Pagination, type PaginationProps } from '#platform/ui/lists/Pagination';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { CardSkeletons } from './CardSkeletons';
import { jobChangeRules } from './describeCardChange';
import styles from './list.module.css';
import { listTexts } from './texts';
import type { JobList } from './useJobList';
import { useListShortcuts } from './useListShortcuts';

/** The parts of a query for cards that the list uses. */
type PageQuery = {
  data: OrderPage | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  isRefetchError: boolean;
  refetch: () => unknown;
};

type Props = {
  query: PageQuery;
  list: Pick<JobList, 'page' | 'perPage' | 'onPage' | 'view'>;
  /** Identifies the list without its page number. */
  listKey: string;
  variant: PaginationProps['variant'];
  /** Cards the user has deleted or canceled, not yet sent to the provider. */
  hidden?: ReadonlySet<number>;
  renderCard: (card: OrderCard, turn: number) => ReactNode;
  empty: ReactNode;
};

/** A page of cards or rows with all list states. Does not move them while the user reads. */
export function CardList(props: Props) {
  const { query, list, listKey, hidden = none, empty } = props;
  const items = query.isPlaceholderData ? undefined : query.data?.data;
  const steady = useSteadyList({
    listKey: `${listKey} ${list.page}`,
    items,
    firstPage: list.page === 1,
    changeRules: jobChangeRules,
  });
  if (query.isPending) return <CardSkeletons view={list.view} />;
  if (!query.data || !steady.shown) {
    return <LoadFailed query={query} title={listTexts.errorTitle} text={listTexts.errorText} />;
  }
  const shown = steady.shown.filter(({ order_id }) => !hidden.has(order_id));
  if (shown.length === 0 && query.data.total <= hidden.size) return empty;
  return <Cards {...props} shown={shown} steady={steady} total={query.data.total} />;
}

const none: ReadonlySet<number> = new Set();

type CardsProps = Props & {
  shown: readonly OrderCard[];
  steady: ReturnType<typeof useSteadyList<OrderCard>>;
  total: number;
};

type RenderedCardProps = { card: OrderCard; turn: number; render: Props['renderCard'] };

/** A separate component, so that its boundary catches what `render` throws. */
function RenderedCard({ card, turn, render }: RenderedCardProps) {
  return render(card, turn);
}

function Cards({ query, list, variant, renderCard, shown, steady, total }: CardsProps) {
  useListShortcuts();
  const showHeldBack = () => {
    steady.release();
    list.onPage(1);
  };
  return (
    <section aria-label={listTexts.list} aria-busy={query.isPlaceholderData}>
      {query.isRefetchError && <RetryNote query={query} text={listTexts.stale} />}
      <NewItemsPill count={steady.heldBack} onShow={showHeldBack} label={listTexts.newItems} floating />
      <ul className={list.view === 'compact' ? styles.rows : styles.cards}>
        {shown.map((card) => (
          <li key={card.order_id}>
            <RowBoundary of={card}>
              <RenderedCard card={card} turn={steady.getChangeCount(card.order_id)} render={renderCard} />
            </RowBoundary>
          </li>
        ))}
      </ul>
      {total > list.perPage && (
        <div className={styles.pages}>
          <Pagination
            page={list.page}
            total={total}
            size={list.perPage}
            variant={variant}
            label={listTexts.pages}
            onPage={list.onPage}
          />
        </div>
      )}
    </section>
  );
}
