/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Language of the user.
 */
export type Locale = 'en' | 'es';