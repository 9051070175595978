/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';

/**
 * An event in the history of an order.
 */
export interface OrderEvent {
  /** @minimum 1 */
  id: number;
  type: string;
  at: Timestamp;
  /** @nullable */
  actor: string | null;
  text: string;
  /** Names of the changed fields. */
  fields: string[];
}
