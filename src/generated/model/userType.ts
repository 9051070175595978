/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.
 */
export type UserType = 1 | 2 | 3 | 4 | 5;