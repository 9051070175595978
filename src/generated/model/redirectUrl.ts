/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface RedirectUrl {
  /** The browser navigates there. */
  url: string;
}
