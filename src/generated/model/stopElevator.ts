/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type StopElevator = 'none' | 'passenger' | 'freight' | null;