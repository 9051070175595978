import type { ReactNode } from 'react';
import type { OfferPage, OutsourceOffer } from '#generated/model';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { Pagination } from '#platform/ui/lists/Pagination';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useMobile } from '#platform/ui/layout/useMobile';
import { useNow } from '#platform/ui/clock/useNow';
import { OFFERS_PER_PAGE } from '../offersApi';
import type { OpenOfferDialog } from '../parts/useOfferDialogs';
import { PublishedOfferCard } from './PublishedOfferCard';
import { offerChangeRules } from './offerChanges';
import styles from './offers.module.css';
import { OfferSkeletons } from './OfferSkeletons';
import { offersTexts as texts } from './texts';

type Props = {
  query: {
    data: OfferPage | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    isRefetchError: boolean;
    refetch: () => unknown;
  };
  /** Identifies the list without its page number. */
  listKey: string;
  page: number;
  onPage: (page: number) => void;
  onAsk: OpenOfferDialog;
  empty: ReactNode;
};

/** A page of offers with all list states. Does not move them while the user reads. */
export function OfferList({ query, listKey, page, onPage, onAsk, empty }: Props) {
  const steady = useSteadyList({
    listKey: `${listKey} ${page}`,
    items: query.isPlaceholderData ? undefined : query.data?.data,
    firstPage: page === 1,
    changeRules: offerChangeRules,
  });
  if (query.isPending) return <OfferSkeletons />;
  if (!query.data || !steady.shown) {
    return <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />;
  }
  if (steady.shown.length === 0 && query.data.total === 0) return empty;
  const showHeldBack = () => {
    steady.release();
    onPage(1);
  };
  return (
    <section aria-label={texts.list} aria-busy={query.isPlaceholderData}>
      {query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
      <NewItemsPill count={steady.heldBack} onShow={showHeldBack} label={texts.newItems} floating />
      <Cards offers={steady.shown} getChangeCount={steady.getChangeCount} onAsk={onAsk} />
      <Pages total={query.data.total} page={page} onPage={onPage} />
    </section>
  );
}

type CardsProps = { offers: readonly OutsourceOffer[]; getChangeCount: (id: number) => number; onAsk: OpenOfferDialog };

function Cards({ offers, getChangeCount, onAsk }: CardsProps) {
  const now = useNow();
  return (
    <ul className={styles.cards}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <RowBoundary of={offer}>
            <PublishedOfferCard offer={offer} now={now} turn={getChangeCount(offer.id)} onAsk={onAsk} />
          </RowBoundary>
        </li>
      ))}
    </ul>
  );
}

function Pages({ total, page, onPage }: Pick<Props, 'page' | 'onPage'> & { total: number }) {
  const isMobile = useMobile();
  if (total <= OFFERS_PER_PAGE) return null;
  return (
    <div className={styles.pages}>
      <Pagination
        page={page}
        total={total}
        size={OFFERS_PER_PAGE}
        variant={isMobile ? 'simple' : 'wide'}
        label={texts.pages}
        onPage={onPage}
      />
    </div>
  );
}
