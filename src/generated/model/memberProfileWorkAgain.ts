/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * The company's latest answer on working with them again.
 * @nullable
 */
export type MemberProfileWorkAgain = 'favorite' | 'ok' | 'block' | null;