/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * `open` waits for payment; `failed` was paid by a later one; `void` is no longer owed.
 */
export type InvoiceStatus = 'paid' | 'open' | 'failed' | 'void';