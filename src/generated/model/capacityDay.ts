/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CapacityLine } from './capacityLine';

export interface CapacityDay {
  date: string;
  /** All four positions. */
  positions: CapacityLine[];
}
