import { useEffect, useRef } from 'react';
import type { OrderCard } from '#generated/model';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { formatPhone } from '#platform/lib/phone';
import { useToday } from '#platform/ui/clock/useNow';
import { Chip } from '#platform/ui/data/Chip';
import { announce } from '#platform/ui/feedback/announcements';
import { SmallCrossIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row } from '#platform/ui/layout/Layout';
import { hasJobFilters } from '../../model/listFilters';
import { formatCustomerName, jobLabels } from '../../orders';
import { listTexts } from '../texts';
import type { JobList } from '../useJobList';
import { formatRange } from './filterOptions';
import styles from '../toolbar.module.css';

type Props = {
  list: JobList;
  /** True if a page-specific filter is active: a state, a result. */
  hasMore: boolean;
  /** Identifies what is listed. */
  listKey: string;
  /** The answer to exactly these filters; undefined while it loads. */
  answer: { total: number | null; data: readonly OrderCard[] } | undefined;
  onClear: () => void;
};

/** Number of matching jobs, and the active filters with a button to remove each. Announces every new count. */
export function ActiveFilters({ list, hasMore, listKey, answer, onClear }: Props) {
  const isOn = hasJobFilters(list.filters) || hasMore;
  useAnnouncedCount(answer?.total ?? undefined, listKey, isOn);
  if (!isOn) return null;
  return (
    <Row gap={2} isWrapping below={3}>
      <Muted
        size={13}
        isNumeric
        id={listCountId}
        tabIndex={-1}
        className={styles.count}
        aria-busy={answer === undefined}
      >
        {answer === undefined ? listTexts.searching : answer.total !== null && listTexts.found(answer.total)}
      </Muted>
      <FilterChips list={list} cards={answer?.data} />
      <Button size="small" variant="quiet" icon={<SmallCrossIcon />} onClick={onClear}>
        {listTexts.clearFilters}
      </Button>
    </Row>
  );
}

type ChipsProps = { list: JobList; cards: readonly OrderCard[] | undefined };

/** The filters that no control shows, each with a way to remove it. */
function FilterChips({ list: { filters, onFilter }, cards }: ChipsProps) {
  const zone = useBranchZone();
  const dates = formatRange(filters, useToday(zone));
  const { missing, customer } = filters;
  const chips: { label: string; changes: Record<string, null> }[] = [];
  if (dates !== undefined) chips.push({ label: dates, changes: { from: null, to: null } });
  if (missing !== undefined)
    chips.push({ label: listTexts.missingOne(jobLabels.position[missing]), changes: { missing: null } });
  if (customer !== undefined)
    chips.push({ label: listTexts.customer(nameCustomer(customer, cards)), changes: { customer: null } });
  return chips.map(({ label, changes }) => (
    <Chip
      key={label}
      label={label}
      onRemove={() => {
        onFilter(changes);
        // The pressed button goes away with its filter.
        document.getElementById(listCountId)?.focus();
      }}
    />
  ));
}

const listCountId = 'job-count';

/** The first card has the customer's name, because all cards are theirs. */
function nameCustomer(phone: string, cards: readonly OrderCard[] = []): string {
  const [card] = cards;
  return card?.customer_primary_phone === phone ? formatCustomerName(card) : formatPhone(phone, 'list');
}

function useAnnouncedCount(total: number | undefined, listKey: string, isOn: boolean): void {
  const announced = useRef(listKey);
  useEffect(() => {
    if (total === undefined || announced.current === listKey) return;
    announced.current = listKey;
    announce(isOn ? listTexts.found(total) : listTexts.foundAll(total));
  }, [total, listKey, isOn]);
}
