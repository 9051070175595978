/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HardFilterCode } from './hardFilterCode';
import type { NotShownPerson } from './notShownPerson';

/**
 * People who are not shown for one reason; the nearest 20 by name.
 */
export interface NotShown {
  code: HardFilterCode;
  /** @minimum 1 */
  count: number;
  /** @maxItems 20 */
  people: NotShownPerson[];
}
