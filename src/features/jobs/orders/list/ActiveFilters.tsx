import { useEffect, useRef } from 'react';
import type { OrderCard } from '../../../../generated/model';
import { useActiveBranch } from '../../../../platform/branches/useActiveBranch';
import { formatPhone } from '../../../../platform/lib/phone';
import { getDeviceZone, todayIn } from '../../../../platform/lib/time/zonedTimes';
import { Chip } from '../../../../platform/ui/data/Chip';
import { announce } from '../../../../platform/ui/feedback/announcements';
import { SmallCrossIcon } from '../../../../platform/ui/icons';
import { Button } from '../../../../platform/ui/inputs/Button';
import { useNow } from '../../../../platform/ui/useNow';
import { isFiltered } from '../../model/listFilters';
import { formatCustomerName } from '../../parts/cardWords';
import { words } from '../../parts/words';
import { formatRange } from './dayRanges';
import styles from './toolbar.module.css';
import { listTexts } from './texts';
import type { JobList } from './useJobList';

type Props = {
  list: JobList;
  /** Whether a filter of this page's own is on: a state, a result. */
  hasMore: boolean;
  /** Identifies what is listed. */
  listKey: string;
  /** The answer to exactly these filters; undefined while it loads. */
  answer: { total: number; data: readonly OrderCard[] } | undefined;
  onClear: () => void;
};

/** How many jobs match, and the filters with a way to remove each. Announces the count of every new answer. */
export function ActiveFilters({ list: { filters, onFilter }, hasMore, listKey, answer, onClear }: Props) {
  const zone = useActiveBranch().data?.timezone ?? getDeviceZone();
  const today = todayIn(zone, useNow());
  const count = useRef<HTMLParagraphElement>(null);
  const isOn = isFiltered(filters) || hasMore;
  useAnnouncedCount(answer?.total, listKey, isOn);
  if (!isOn) return null;
  // The pressed button goes away with its filter.
  const andFocus = (act: () => void) => () => {
    act();
    document.getElementById(listCountId)?.focus();
  };
  const dates = formatRange(filters, today);
  return (
    <div className={styles.active}>
      <p ref={count} id={listCountId} tabIndex={-1} className={styles.count} aria-busy={answer === undefined}>
        {answer === undefined ? listTexts.searching : listTexts.found(answer.total)}
      </p>
      {dates !== undefined && <Chip label={dates} onRemove={andFocus(() => onFilter({ from: null, to: null }))} />}
      {filters.missing !== undefined && (
        <Chip
          label={listTexts.missingOne(words.position[filters.missing])}
          onRemove={andFocus(() => onFilter({ missing: null }))}
        />
      )}
      {filters.customer !== undefined && (
        <Chip
          label={listTexts.customer(nameCustomer(filters.customer, answer?.data))}
          onRemove={andFocus(() => onFilter({ customer: null }))}
        />
      )}
      <Button size="small" variant="quiet" icon={<SmallCrossIcon />} onClick={onClear}>
        {listTexts.clearFilters}
      </Button>
    </div>
  );
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
