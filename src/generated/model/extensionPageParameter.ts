/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Page of the list, from 1.
 */
export type ExtensionPageParameter = number;
