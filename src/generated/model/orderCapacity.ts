/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CapacityDay } from './capacityDay';

/**
 * Number of people that a branch needs and has on each day.
 */
export interface OrderCapacity {
  days: CapacityDay[];
}
