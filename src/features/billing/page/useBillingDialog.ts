import { useState } from 'react';
import type { PlanChoice } from '../../../generated/model';

/** What is asked on the page of the subscription, one thing at a time. */
export type BillingDialog =
  | { kind: 'plan'; choice: PlanChoice }
  /** `lacking` is the choice that lacked a card: it is asked again afterwards. */
  | { kind: 'card'; lacking?: PlanChoice }
  | { kind: 'cancel' }
  | { kind: 'address' };

export type Ask = (dialog: BillingDialog) => void;

export function useBillingDialog() {
  const [dialog, setDialog] = useState<BillingDialog>();
  return { dialog, ask: (next: BillingDialog) => setDialog(next), close: () => setDialog(undefined) };
}
