/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';

export interface MemberDay {
  date: string;
  /** A day off. False as long as they set no hours. */
  off: boolean;
  /** When they work in their own time zone. Empty on a day off and if they set no hours. */
  windows: ArrivalWindow[];
  /** Their accepted jobs for other branches and companies by the clock of the branch. */
  busy: ArrivalWindow[];
}
