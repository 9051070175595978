/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * People who declined for one reason in the twelve months.
 */
export interface DeclineCount {
  /** As in the lists of reasons; `other` also without one. */
  reason: string;
  /** @minimum 1 */
  count: number;
}
