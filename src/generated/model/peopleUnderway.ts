/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * People of the crews of today.
 */
export interface PeopleUnderway {
  /**
     * On the way and not there yet.
     * @minimum 0
     */
  on_my_way: number;
  /**
     * Not checked in at the end of the arrival window.
     * @minimum 0
     */
  late: number;
  /**
     * People who were late or did not come on each of the last 14 days, today the last.
     * @items.minimum 0
     */
  late_days: number[];
}
