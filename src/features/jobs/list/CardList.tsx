import type { ReactNode } from 'react';
import type { OrderCard } from '#generated/model';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { PagedList, type PagedListProps } from '#platform/ui/lists/PagedList';
import { JobRowHead } from '../card/JobRow';
import { CardSkeletons } from './CardSkeletons';
import { jobChangeRules } from './describeCardChange';
import styles from './list.module.css';
import { listTexts } from './texts';
import type { JobList } from './useJobList';
import { useListShortcuts } from './useListShortcuts';

type Props = Pick<PagedListProps<OrderCard>, 'query' | 'listKey' | 'variant' | 'hidden' | 'empty'> & {
  list: Pick<JobList, 'page' | 'perPage' | 'onPage' | 'view'>;
  renderCard: (card: OrderCard, turn: number) => ReactNode;
};

/** A page of cards or rows. */
export function CardList({ list: { page, perPage, onPage, view }, renderCard, ...rest }: Props) {
  return (
    <PagedList
      {...rest}
      page={page}
      perPage={perPage}
      onPage={onPage}
      changeRules={jobChangeRules}
      texts={listTexts}
      skeleton={<CardSkeletons view={view} />}
    >
      {(cards, getChangeCount) => (
        <Cards cards={cards} getChangeCount={getChangeCount} view={view} renderCard={renderCard} />
      )}
    </PagedList>
  );
}

type CardsProps = Pick<Props, 'renderCard'> & {
  cards: readonly OrderCard[];
  getChangeCount: (id: number) => number;
  view: JobList['view'];
};

function Cards({ cards, getChangeCount, view, renderCard }: CardsProps) {
  useListShortcuts();
  return (
    <ul className={view === 'compact' ? styles.rows : styles.cards}>
      {view === 'compact' && <JobRowHead />}
      {cards.map((card) => (
        <li key={card.order_id}>
          <RowBoundary of={card}>
            <RenderedCard card={card} turn={getChangeCount(card.order_id)} render={renderCard} />
          </RowBoundary>
        </li>
      ))}
    </ul>
  );
}

type RenderedCardProps = { card: OrderCard; turn: number; render: Props['renderCard'] };

/** A separate component, so that its boundary catches what `render` throws. */
function RenderedCard({ card, turn, render }: RenderedCardProps) {
  return render(card, turn);
}
