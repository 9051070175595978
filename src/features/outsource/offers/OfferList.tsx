import type { ReactNode } from 'react';
import type { OutsourceOffer } from '#generated/model';
import { type ListQuery, PagedList } from '#platform/ui/lists/PagedList';
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
  query: ListQuery<OutsourceOffer>;
  /** Identifies the list without its page number. */
  listKey: string;
  page: number;
  onPage: (page: number) => void;
  onAsk: OpenOfferDialog;
  empty: ReactNode;
};

/** A page of offers. */
export function OfferList({ onAsk, ...list }: Props) {
  const isMobile = useMobile();
  return (
    <PagedList
      {...list}
      perPage={OFFERS_PER_PAGE}
      variant={isMobile ? 'simple' : 'wide'}
      changeRules={offerChangeRules}
      texts={texts}
      skeleton={<OfferSkeletons />}
    >
      {(offers, getChangeCount) => <Cards offers={offers} getChangeCount={getChangeCount} onAsk={onAsk} />}
    </PagedList>
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
