import type { OfferStatusCounts } from '#generated/model';
import { useLastPage, useListPage } from '#platform/routing/useListPage';
import { Chip } from '#platform/ui/data/Chip';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { Button } from '#platform/ui/inputs/Button';
import { OFFERS_PER_PAGE, usePublishedOffers } from '../offersApi';
import { offerLabels } from '../parts/labels';
import { useOfferDialogs } from '../parts/useOfferDialogs';
import { countAll, getFilterStatus, offerFilters, type OfferFilter, parseOfferFilter } from './offerFilter';
import { OfferList } from './OfferList';
import styles from './offers.module.css';
import { NewOfferButton } from './NewOfferButton';
import { offersTexts as texts } from './texts';

/** The offers of a branch by status, with what can be done with each. */
export function Offers({ branchId }: { branchId: number }) {
  const { read, page, onPage, onFilter } = useListPage();
  const filter = parseOfferFilter(read('status'));
  const query = usePublishedOffers(branchId, { page, status: filter && getFilterStatus(filter) });
  useLastPage(page, query.isPlaceholderData ? undefined : query.data?.total, OFFERS_PER_PAGE);
  const { dialog, onAsk } = useOfferDialogs();
  const choose = (next: OfferFilter | undefined) => onFilter({ status: next ?? null });
  return (
    <>
      <StatusFilter chosen={filter} counts={query.data?.counts} onChoose={choose} />
      <OfferList
        query={query}
        listKey={`${branchId} ${filter ?? 'all'}`}
        page={page}
        onPage={onPage}
        onAsk={onAsk}
        empty={filter === undefined ? <NoOffers /> : <NoneOfStatus onShowAll={() => choose(undefined)} />}
      />
      {dialog}
    </>
  );
}

type FilterProps = {
  chosen: OfferFilter | undefined;
  counts: OfferStatusCounts | undefined;
  onChoose: (filter: OfferFilter | undefined) => void;
};

function StatusFilter({ chosen, counts, onChoose }: FilterProps) {
  const label = (word: string, count: number | undefined) => (count === undefined ? word : texts.countOf(word, count));
  return (
    <div className={styles.filters} role="group" aria-label={texts.states}>
      <Chip
        label={label(texts.all, counts && countAll(counts))}
        selected={chosen === undefined}
        onClick={() => onChoose(undefined)}
      />
      {offerFilters.map((filter) => (
        <Chip
          key={filter}
          label={label(offerLabels.status[getFilterStatus(filter)], counts?.[filter])}
          selected={chosen === filter}
          onClick={() => onChoose(filter)}
        />
      ))}
    </div>
  );
}

function NoOffers() {
  return <EmptyState title={texts.emptyTitle} text={texts.empty} action={<NewOfferButton />} />;
}

function NoneOfStatus({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={texts.noneTitle}
      text={texts.none}
      action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
    />
  );
}
