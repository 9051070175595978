/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface OpenSlots {
  /**
     * Slots of the next 7 days that no one has accepted or can still accept.
     * @minimum 0
     */
  slots: number;
  /**
     * Open slots on each of the 14 days from today.
     * @items.minimum 0
     */
  days: number[];
}
