/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvoiceStatus } from './invoiceStatus';
import type { Timestamp } from './timestamp';

export interface Invoice {
  /** @minimum 1 */
  id: number;
  number: string;
  description: string;
  /**
     * Cents.
     * @minimum 0
     */
  amount: number;
  /** `open` waits for payment; `failed` was paid by a later one; `void` is no longer owed. */
  status: InvoiceStatus;
  issued_at: Timestamp;
  period_start: Timestamp;
  period_end: Timestamp;
  /** @nullable */
  paid_at: string | null;
  /**
     * @maxLength 4
     * @nullable
     * @pattern ^[0-9]{4}$
     */
  card_last4: string | null;
}
