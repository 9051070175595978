/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * A larger plan starts right away, a smaller one with the next period. Choosing the current plan cancels a planned change.
 * @summary Choose another plan or interval
 */
export const choosePlanHeaderIdempotencyKeyMin = 8;
export const choosePlanHeaderIdempotencyKeyMax = 64;



export const ChoosePlanHeader = zod.object({
  "Idempotency-Key": zod.string().min(choosePlanHeaderIdempotencyKeyMin).max(choosePlanHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})




export const ChoosePlanBody = zod.object({
  "plan_id": zod.int().min(1),
  "interval": zod.enum(['month', 'year']).describe('Billing period.')
})

/**
 * @summary Preview of a plan choice
 */



export const PreviewPlanQueryParams = zod.object({
  "plan_id": zod.coerce.number().int().min(1),
  "interval": zod.enum(['month', 'year'])
})

/**
 * @summary Cancel the subscription at the end of the period
 */
export const cancelSubscriptionHeaderIdempotencyKeyMin = 8;
export const cancelSubscriptionHeaderIdempotencyKeyMax = 64;



export const CancelSubscriptionHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelSubscriptionHeaderIdempotencyKeyMin).max(cancelSubscriptionHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const cancelSubscriptionBodyCommentMax = 500;



export const CancelSubscriptionBody = zod.object({
  "reason": zod.enum(['too_expensive', 'missing_feature', 'less_work', 'another_tool', 'closing', 'other']),
  "comment": zod.string().max(cancelSubscriptionBodyCommentMax).optional()
})

/**
 * @summary Undo the cancellation
 */
export const resumeSubscriptionHeaderIdempotencyKeyMin = 8;
export const resumeSubscriptionHeaderIdempotencyKeyMax = 64;



export const ResumeSubscriptionHeader = zod.object({
  "Idempotency-Key": zod.string().min(resumeSubscriptionHeaderIdempotencyKeyMin).max(resumeSubscriptionHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

/**
 * @summary Change the billing address
 */
export const updateBillingAddressHeaderIdempotencyKeyMin = 8;
export const updateBillingAddressHeaderIdempotencyKeyMax = 64;



export const UpdateBillingAddressHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateBillingAddressHeaderIdempotencyKeyMin).max(updateBillingAddressHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updateBillingAddressBodyNameMax = 80;

export const updateBillingAddressBodyEmailMax = 254;

export const updateBillingAddressBodyAddressLineMax = 120;

export const updateBillingAddressBodyUnitMax = 20;

export const updateBillingAddressBodyCityMax = 60;

export const updateBillingAddressBodyStateMax = 2;


export const updateBillingAddressBodyStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateBillingAddressBodyZipMax = 5;


export const updateBillingAddressBodyZipRegExp = new RegExp('^[0-9]{5}$');


export const UpdateBillingAddressBody = zod.object({
  "name": zod.string().min(1).max(updateBillingAddressBodyNameMax),
  "email": zod.email().max(updateBillingAddressBodyEmailMax),
  "address_line": zod.string().min(1).max(updateBillingAddressBodyAddressLineMax),
  "unit": zod.string().max(updateBillingAddressBodyUnitMax).nullable(),
  "city": zod.string().min(1).max(updateBillingAddressBodyCityMax),
  "state": zod.string().max(updateBillingAddressBodyStateMax).regex(updateBillingAddressBodyStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateBillingAddressBodyZipMax).regex(updateBillingAddressBodyZipRegExp)
}).describe('The billing address.')

/**
 * Takes listed test numbers only; no number is stored.
 * @summary Change the card
 */
export const addPaymentMethodBodyNameMax = 80;

export const addPaymentMethodBodyNumberMax = 19;


export const addPaymentMethodBodyNumberRegExp = new RegExp('^[0-9]{12,19}$');
export const addPaymentMethodBodyExpMax = 5;


export const addPaymentMethodBodyExpRegExp = new RegExp('^(0[1-9]|1[0-2])/[0-9]{2}$');
export const addPaymentMethodBodyCvcRegExp = new RegExp('^[0-9]{3,4}$');

export const addPaymentMethodBodyCvcMax = 4;



export const AddPaymentMethodBody = zod.object({
  "name": zod.string().min(1).max(addPaymentMethodBodyNameMax),
  "number": zod.string().max(addPaymentMethodBodyNumberMax).regex(addPaymentMethodBodyNumberRegExp),
  "exp": zod.string().max(addPaymentMethodBodyExpMax).regex(addPaymentMethodBodyExpRegExp).describe('Month and year.'),
  "cvc": zod.stringFormat('password', addPaymentMethodBodyCvcRegExp).max(addPaymentMethodBodyCvcMax)
}).describe('A card as typed. Listed test numbers only; the number is never stored.')

