/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * What happens when the office does not choose. `reconfirm` asks those who accepted again, and sends an invitation that is not answered again.
 */
export type AffectedPersonDefault = 'notify' | 'reconfirm';