/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { JobStopElevator } from './jobStopElevator';
import type { JobStopKind } from './jobStopKind';
import type { StateCode } from './stateCode';

/**
 * A stop as an invited person sees it - its city and how to get in.
 */
export interface JobStop {
  kind: JobStopKind;
  city: string;
  state: StateCode;
  place_type: string;
  /** @minimum 0 */
  floor: number;
  /** @minimum 0 */
  flights_of_stairs: number;
  elevator: JobStopElevator;
  /** @minimum 0 */
  long_carry_ft: number;
}
