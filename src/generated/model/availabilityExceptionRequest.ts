/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';

export interface AvailabilityExceptionRequest {
  date: string;
  off: boolean;
  /** @maxItems 3 */
  windows?: ArrivalWindow[];
  /** @maxLength 100 */
  note?: string;
}
