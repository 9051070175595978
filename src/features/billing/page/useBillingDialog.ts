import { useState } from 'react';
import type { PlanChoice } from '#generated/model';

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
