/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CapacityDay } from './capacityDay';

/**
 * How many people a branch needs and has on each day.
 */
export interface OrderCapacity {
  days: CapacityDay[];
}
