import { useState } from 'react';
import type { OrderCard } from '#generated/model';
import { isScheduled } from '#domain/orders/schedule';
import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { useBranchZone } from '#platform/branches/useBranchZone';
import { useSettings } from '#platform/config/SettingsContext';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { loadOrToast } from '#platform/ui/boundaries/notLoaded';
import { showToast } from '#platform/ui/messages/toasts';
import { saveFile } from '#platform/lib/device/saveFile';
import { type Outcomes, useReadCards, useReadOrders } from '../api';
import { getHistoryFileName, toHistoryCsv } from '../export/historyCsv';
import { bulkTexts } from '../list/texts';

/** An export that lacks some jobs: how many it has, and why the others are missing. */
export type PartlyExported = {
  done: number;
  all: number;
  missing: readonly { card: OrderCard; reason: string }[];
};

type Kind = 'csv' | 'ics';

/** Saves the latest state of several jobs in one file. Jobs that cannot be read are left out and named. */
export function useBulkExport() {
  const [partly, setPartly] = useState<PartlyExported>();
  const branch = useActiveBranch().data;
  const zone = useBranchZone();
  const { productName } = useSettings();
  const cards = useReadCards();
  const orders = useReadOrders();
  const today = () => todayIn(zone, serverDate());

  function finish<Result>(jobs: readonly OrderCard[], outcomes: Outcomes<Result>, save: () => string): void {
    const { results, failures } = outcomes;
    const name = results.length > 0 ? save() : undefined;
    if (name !== undefined) showToast({ message: bulkTexts.saved(name), intent: 'success' });
    if (failures.size === 0) return;
    const missing = jobs.flatMap((card) => {
      const reason = failures.get(card.order_id);
      return reason === undefined ? [] : [{ card, reason }];
    });
    setPartly({ done: results.length, all: jobs.length, missing });
  }

  const toIds = (jobs: readonly OrderCard[]) => jobs.map(({ order_id }) => order_id);

  async function saveCsv(jobs: readonly OrderCard[]): Promise<void> {
    const outcomes = await cards.mutateAsync(toIds(jobs));
    finish(jobs, outcomes, () => {
      const name = getHistoryFileName(branch?.name ?? '', today());
      saveFile(name, 'text/csv;charset=utf-8', toHistoryCsv(outcomes.results));
      return name;
    });
  }

  async function saveIcs(jobs: readonly OrderCard[]): Promise<void> {
    const { results, failures } = await orders.mutateAsync(toIds(jobs));
    const others = results.filter((order) => !isScheduled(order));
    const unscheduled = others.map(({ order_id }) => [order_id, bulkTexts.unscheduled] as const);
    const outcomes = { results: results.filter(isScheduled), failures: new Map([...failures, ...unscheduled]) };
    const ics = await loadOrToast(() => import('../export/ics'));
    if (!ics) return;
    finish(jobs, outcomes, () => {
      const name = ics.getIcsFileName(outcomes.results, today());
      saveFile(name, 'text/calendar;charset=utf-8', ics.toIcsFile(outcomes.results, productName));
      return name;
    });
  }

  const busy: Kind | undefined = cards.isPending ? 'csv' : orders.isPending ? 'ics' : undefined;
  return {
    busy,
    partly,
    dismiss: () => setPartly(undefined),
    saveCsv: (jobs: readonly OrderCard[]) => void (busy === undefined && saveCsv(jobs)),
    saveIcs: (jobs: readonly OrderCard[]) => void (busy === undefined && saveIcs(jobs)),
  };
}
