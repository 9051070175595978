/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Size of the home or office.
 */
export type MoveSize = 'studio' | '1br_small' | '1br_large' | '2br_small' | '2br_large' | '3br_small' | '3br_large' | '4br_small' | '4br_large' | 'office_s' | 'office_m' | 'office_l' | 'few_items';