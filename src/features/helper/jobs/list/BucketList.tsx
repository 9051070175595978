import { Fragment, type ReactNode } from 'react';
import type { InvitationBucket } from '#generated/model';
import { type DayGroup, dayGroups } from '#domain/time/dayGroup';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { useLastPage } from '#platform/routing/useListPage';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { Pagination } from '#platform/ui/lists/Pagination';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { type Attempt, LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { InvitationSkeletons } from './InvitationSkeletons';
import styles from './list.module.css';
import { WORK_PER_PAGE } from './perPage';
import { jobListTexts as texts } from '../texts';

type BucketQuery<Item> = Attempt & {
  data: { data: readonly Item[]; total: number } | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
  isRefetchError: boolean;
};

type BucketListProps<Item> = {
  bucket: InvitationBucket;
  page: number;
  onPage: (page: number) => void;
  query: BucketQuery<Item>;
  /** Age of the list, as a `ListAge`. */
  age: ReactNode;
  changeRules: ChangeRules<Item>;
  words: { errorTitle: string; errorText: string; stale: string; pages: string };
  /** Answered on screen but not sent yet. */
  isAnswered: (item: Item) => boolean;
  /** The day above an item; undefined for a list without days. */
  getGroup: ((item: Item) => DayGroup) | undefined;
  renderCard: (item: Item, turn: number) => ReactNode;
  empty: ReactNode;
};

/** One list of invitations or offers, in every state. Cards do not move while someone reads. */
export function BucketList<Item extends { id: number }>(props: BucketListProps<Item>) {
  const { bucket, page, query, changeRules, words } = props;
  useLastPage(page, query.isPlaceholderData ? undefined : query.data?.total, WORK_PER_PAGE);
  const steady = useSteadyList({
    listKey: `${bucket} ${page}`,
    items: query.isPlaceholderData ? undefined : query.data?.data,
    firstPage: page === 1,
    changeRules,
  });
  if (steady.shown !== undefined) return <List {...props} shown={steady.shown} steady={steady} />;
  const isLoading = query.isPending || query.isPlaceholderData;
  return isLoading ? (
    <InvitationSkeletons />
  ) : (
    <LoadFailed query={query} title={words.errorTitle} text={words.errorText} />
  );
}

type ListProps<Item> = BucketListProps<Item> & {
  shown: readonly Item[];
  steady: ReturnType<typeof useSteadyList<Item>>;
};

function List<Item extends { id: number }>(props: ListProps<Item>) {
  const { bucket, page, onPage, query, age, words, isAnswered, getGroup, renderCard, empty, shown, steady } = props;
  const items = shown.filter((item) => !isAnswered(item));
  const total = query.data?.total ?? 0;
  return (
    <section aria-label={texts.tab[bucket]} aria-busy={query.isPlaceholderData}>
      {age}
      {query.isRefetchError && <RetryNote query={query} text={words.stale} />}
      <div className={styles.pill}>
        <NewItemsPill count={steady.heldBack} onShow={steady.release} label={texts.newItems} />
      </div>
      {items.length === 0 && !query.isPlaceholderData && empty}
      {groupItems(items, getGroup).map(({ name, group }) => (
        <Fragment key={name}>
          {name !== '' && <h2 className={styles.heading}>{texts.days[name]}</h2>}
          <ul className={styles.cards} aria-label={name === '' ? undefined : texts.days[name]}>
            {group.map((item) => (
              <RowBoundary key={item.id} of={item} as="li">
                {renderCard(item, steady.getChangeCount(item.id))}
              </RowBoundary>
            ))}
          </ul>
        </Fragment>
      ))}
      {total > WORK_PER_PAGE && (
        <div className={styles.pages}>
          <Pagination page={page} total={total} size={WORK_PER_PAGE} label={words.pages} onPage={onPage} />
        </div>
      )}
    </section>
  );
}

function groupItems<Item>(items: readonly Item[], getGroup: ((item: Item) => DayGroup) | undefined) {
  if (!getGroup) return [{ name: '' as const, group: items }];
  return dayGroups
    .map((name) => ({ name, group: items.filter((item) => getGroup(item) === name) }))
    .filter(({ group }) => group.length > 0);
}
