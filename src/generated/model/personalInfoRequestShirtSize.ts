/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type PersonalInfoRequestShirtSize = '' | 'S' | 'M' | 'L' | 'XL' | '2XL' | '3XL';