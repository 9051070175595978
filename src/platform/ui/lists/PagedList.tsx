import type { ReactNode } from 'react';
import { RetryNote } from '../feedback/RetryNote';
import { type Attempt, LoadFailed } from '../feedback/states';
import { Text } from '../layout/Layout';
import { NewItemsPill } from './NewItemsPill';
import { Pagination, type PaginationProps } from './Pagination';
import type { ChangeRules } from './steadyList';
import { useSteadyList } from './useSteadyList';

/** The parts of a query for a page of items that a list uses. */
export type ListQuery<Item> = Attempt & {
  /** Without a total the items are all there are. */
  data: { data: readonly Item[]; total: number | null } | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
  isRefetchError: boolean;
};

export type PagedListProps<Item> = {
  query: ListQuery<Item>;
  /** Identifies the list without its page number. */
  listKey: string;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  variant?: PaginationProps['variant'];
  changeRules: ChangeRules<Item>;
  /** Ids of items that the user has removed, not yet sent to the provider. */
  hidden?: ReadonlySet<number>;
  texts: Record<'list' | 'errorTitle' | 'errorText' | 'stale' | 'pages', string> & {
    newItems: (count: number) => string;
  };
  skeleton: ReactNode;
  empty: ReactNode;
  /** `getChangeCount`: number of live changes of an item while shown, by id. */
  children: (items: readonly Item[], getChangeCount: (id: number) => number) => ReactNode;
};

/** A page of items with all list states. Does not move them while the user reads. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, listKey, page, onPage, changeRules, hidden = none, texts } = props;
  const steady = useSteadyList({
    listKey: `${listKey} ${page}`,
    items: query.isPlaceholderData ? undefined : query.data?.data,
    firstPage: page === 1,
    changeRules,
  });
  if (query.isPending) return props.skeleton;
  if (!query.data || !steady.shown) {
    return <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />;
  }
  const { total } = query.data;
  const shown = steady.shown.filter((item) => !hidden.has(changeRules.getId(item)));
  if (shown.length === 0 && isAllHidden(total, hidden)) return props.empty;
  const showHeldBack = () => {
    steady.release();
    onPage(1);
  };
  return (
    <section aria-label={texts.list} aria-busy={query.isPlaceholderData}>
      {query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
      <NewItemsPill count={steady.heldBack} onShow={showHeldBack} label={texts.newItems} floating />
      {props.children(shown, steady.getChangeCount)}
      <Pages {...props} total={total} />
    </section>
  );
}

const none: ReadonlySet<number> = new Set();

/** No other page has an item. */
function isAllHidden(total: number | null, hidden: ReadonlySet<number>): boolean {
  return total === null || total <= hidden.size;
}

function Pages<Item>({
  total,
  page,
  perPage,
  onPage,
  variant,
  texts,
}: PagedListProps<Item> & { total: number | null }) {
  if (total === null || total <= perPage) return null;
  return (
    <Text as="div" above={5}>
      <Pagination page={page} total={total} size={perPage} variant={variant} label={texts.pages} onPage={onPage} />
    </Text>
  );
}
