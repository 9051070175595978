import { Fragment, type ReactNode } from 'react';
import { dayGroups, getDayGroup } from '#domain/time/workDays';
import type { InvitationBucket } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useLastPage, useListPage } from '#platform/routing/useQuery';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useNow } from '#platform/ui/clock/useNow';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { EmptyState, type Attempt, LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row, Text } from '#platform/ui/layout/Layout';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { Pagination } from '#platform/ui/lists/Pagination';
import { RefreshLine } from '#platform/ui/lists/RefreshLine';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { useRefreshHelper, WORK_PER_PAGE } from '../../api';
import { jobListTexts as texts } from '../texts';
import { InvitationSkeletons } from './InvitationParts';
import styles from './list.module.css';

type BucketQuery<Item> = Attempt & {
  /** Without a total the items are all there are. */
  data: { data: readonly Item[]; total: number | null } | undefined;
  dataUpdatedAt: number;
  isPending: boolean;
  isPlaceholderData: boolean;
  isRefetchError: boolean;
};

type ItemsHook<Item> = (bucket: InvitationBucket, page: number, perPage: number) => BucketQuery<Item>;

type Work = Parameters<typeof getDayGroup>[0] & { id: number };

type BucketListProps<Item> = {
  bucket: InvitationBucket;
  useItems: ItemsHook<Item>;
  changeRules: ChangeRules<Item>;
  words: Record<'errorTitle' | 'errorText' | 'stale' | 'pages', string> &
    Record<'emptyTitle' | 'empty', Record<InvitationBucket, string>>;
  /** Answered on screen but not sent yet. */
  isAnswered: (item: Item) => boolean;
  renderCard: (item: Item, turn: number) => ReactNode;
};

/** One list of invitations or offers, in every state. Cards do not move while someone reads. */
export function BucketList<Item extends Work>(props: BucketListProps<Item>) {
  const { bucket, useItems, changeRules, words } = props;
  const { page, onPage } = useListPage();
  const query = useItems(bucket, page, WORK_PER_PAGE);
  useLastPage(page, query.isPlaceholderData ? undefined : query.data?.total, WORK_PER_PAGE);
  const steady = useSteadyList({
    listKey: `${bucket} ${page}`,
    items: query.isPlaceholderData ? undefined : query.data?.data,
    firstPage: page === 1,
    changeRules,
  });
  if (steady.shown !== undefined)
    return <List {...props} page={page} onPage={onPage} query={query} shown={steady.shown} steady={steady} />;
  const isLoading = query.isPending || query.isPlaceholderData;
  return isLoading ? (
    <InvitationSkeletons />
  ) : (
    <LoadFailed query={query} title={words.errorTitle} text={words.errorText} />
  );
}

type ListProps<Item> = BucketListProps<Item> & {
  page: number;
  onPage: (page: number) => void;
  query: BucketQuery<Item>;
  shown: readonly Item[];
  steady: ReturnType<typeof useSteadyList<Item>>;
};

function List<Item extends Work>(props: ListProps<Item>) {
  const { bucket, page, onPage, query, useItems, words, isAnswered, renderCard, shown, steady } = props;
  const items = shown.filter((item) => !isAnswered(item));
  const total = query.data?.total ?? 0;
  const now = useNow();
  return (
    <section aria-label={texts.tab[bucket]} aria-busy={query.isPlaceholderData}>
      <ListAge bucket={bucket} page={page} useItems={useItems} />
      {query.isRefetchError && <RetryNote query={query} text={words.stale} />}
      <Row justify="center" align="stretch" className={styles.pill}>
        <NewItemsPill count={steady.heldBack} onShow={steady.release} label={texts.newItems} />
      </Row>
      {items.length === 0 && !query.isPlaceholderData && <NoWork bucket={bucket} words={words} />}
      {(bucket === 'accepted' ? groupByDay(items, now) : [{ name: '' as const, group: items }]).map(
        ({ name, group }) => (
          <Fragment key={name}>
            {name !== '' && (
              <Text as="h2" above={4} below={2} size={16} className={styles.heading}>
                {texts.days[name]}
              </Text>
            )}
            <Columns as="ul" gap={3} className={styles.cards} aria-label={name === '' ? undefined : texts.days[name]}>
              {group.map((item) => (
                <RowBoundary key={item.id} of={item} as="li">
                  {renderCard(item, steady.getChangeCount(item.id))}
                </RowBoundary>
              ))}
            </Columns>
          </Fragment>
        ),
      )}
      {total > WORK_PER_PAGE && (
        <Text as="div" above={4}>
          <Pagination page={page} total={total} size={WORK_PER_PAGE} label={words.pages} onPage={onPage} />
        </Text>
      )}
    </section>
  );
}

function groupByDay<Item extends Work>(items: readonly Item[], now: Date) {
  return dayGroups
    .map((name) => ({ name, group: items.filter((item) => getDayGroup(item, now) === name) }))
    .filter(({ group }) => group.length > 0);
}

type ListAgeProps<Item> = { bucket: InvitationBucket; page: number; useItems: ItemsHook<Item> };

/** Age of a list, with a button that reloads it. Only this part is rendered again when the same list was loaded again. */
function ListAge<Item>({ bucket, page, useItems }: ListAgeProps<Item>) {
  const query = useItems(bucket, page, WORK_PER_PAGE);
  const refresh = useRefreshHelper();
  return <RefreshLine updatedAt={query.dataUpdatedAt} isUpdating={query.isFetching} onRefresh={refresh} />;
}

function NoWork({ bucket, words }: Pick<BucketListProps<never>, 'bucket' | 'words'>) {
  const link = useLink();
  return (
    <EmptyState
      title={words.emptyTitle[bucket]}
      text={words.empty[bucket]}
      action={
        bucket === 'new' ? (
          <Button size="large" {...link(href('helper-calendar'))}>
            {texts.checkHours}
          </Button>
        ) : undefined
      }
    />
  );
}
