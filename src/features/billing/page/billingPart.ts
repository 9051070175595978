import { useState } from 'react';
import type { PlanChoice, Subscription } from '#generated/model';
import { daysBetween } from '#platform/lib/time/dates';
import { formatZonedDay, isInstant, todayIn, zonedTime } from '#platform/lib/time/zonedTimes';
import { useUserZone } from '#platform/session/useSession';
import { useNow } from '#platform/ui/clock/useNow';

/** The dialogs of the subscription page. One is open at a time. */
export type BillingDialog =
  | { kind: 'plan'; choice: PlanChoice }
  /** `lacking` is the choice that needed a card; it continues afterwards. */
  | { kind: 'card'; lacking?: PlanChoice }
  | { kind: 'cancel' }
  | { kind: 'address' };

export type OpenBillingDialog = (dialog: BillingDialog) => void;

export function useBillingDialog() {
  const [dialog, setDialog] = useState<BillingDialog>();
  return { dialog, ask: (next: BillingDialog) => setDialog(next), close: () => setDialog(undefined) };
}

/** Props of a part of the page: the subscription, and how to open a dialog; undefined for read-only users. */
export type BillingPart = { subscription: Subscription; onAsk: OpenBillingDialog | undefined };

export type BillingDays = {
  /** The day of an instant in the user's time zone: "Thu, Dec 10". */
  formatDay: (instant: string) => string;
  /** Whole days from today to the day of an instant. */
  countDaysTo: (instant: string) => number;
};

/** Days in the time zone of the user who pays. */
export function useBillingDays(): BillingDays {
  const zone = useUserZone();
  const now = useNow();
  const today = todayIn(zone, now);
  const toDate = (instant: string) => zonedTime(instant, zone).date;
  return {
    formatDay: (instant) => formatZonedDay(instant, zone, now),
    countDaysTo: (instant) => (isInstant(instant) ? daysBetween(today, toDate(instant)) : 0),
  };
}
