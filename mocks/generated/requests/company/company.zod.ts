/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Hide the checklist of a new company
 */
export const dismissCompanySetupHeaderIdempotencyKeyMin = 8;
export const dismissCompanySetupHeaderIdempotencyKeyMax = 64;



export const DismissCompanySetupHeader = zod.object({
  "Idempotency-Key": zod.string().min(dismissCompanySetupHeaderIdempotencyKeyMin).max(dismissCompanySetupHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

