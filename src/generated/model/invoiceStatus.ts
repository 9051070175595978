/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An open one waits for payment; a failed one was paid by a later one; void is owed no more.
 */
export type InvoiceStatus = 'paid' | 'open' | 'failed' | 'void';