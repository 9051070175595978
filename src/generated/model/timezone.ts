/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * IANA name.
 * @maxLength 64
 */
export type Timezone = string;
