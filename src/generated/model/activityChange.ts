/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * One fact that changed, as texts.
 */
export interface ActivityChange {
  field: string;
  from: string;
  to: string;
}
