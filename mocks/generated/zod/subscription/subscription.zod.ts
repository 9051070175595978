/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Plans the caller may choose from
 */

export const getPlansResponseDataItemPriceMonthlyMin = 0;

export const getPlansResponseDataItemPriceYearlyMin = 0;

export const getPlansResponseDataItemLimitsBranchesMin = 0;

export const getPlansResponseDataItemLimitsMembersMin = 0;

export const getPlansResponseDataItemLimitsOrdersMin = 0;

export const getPlansResponseDataItemLimitsOffersMin = 0;

export const getPlansResponseDataItemLimitsServingAreasMin = 0;

export const getPlansResponseDataItemLimitsAcceptedJobsMin = 0;



export const GetPlansResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "audience": zod.enum(['company', 'helper']),
  "name": zod.string(),
  "description": zod.string().describe('In the language of the caller, as the features.'),
  "price_monthly": zod.int().min(getPlansResponseDataItemPriceMonthlyMin).describe('Cents of a month.'),
  "price_yearly": zod.int().min(getPlansResponseDataItemPriceYearlyMin).describe('Cents of a year.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(getPlansResponseDataItemLimitsBranchesMin).nullish(),
  "members": zod.int().min(getPlansResponseDataItemLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(getPlansResponseDataItemLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(getPlansResponseDataItemLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(getPlansResponseDataItemLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(getPlansResponseDataItemLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "features": zod.array(zod.string())
})),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The subscription of the caller or their company
 */

export const getSubscriptionResponseDataPlanPriceMonthlyMin = 0;

export const getSubscriptionResponseDataPlanPriceYearlyMin = 0;

export const getSubscriptionResponseDataPlanLimitsBranchesMin = 0;

export const getSubscriptionResponseDataPlanLimitsMembersMin = 0;

export const getSubscriptionResponseDataPlanLimitsOrdersMin = 0;

export const getSubscriptionResponseDataPlanLimitsOffersMin = 0;

export const getSubscriptionResponseDataPlanLimitsServingAreasMin = 0;

export const getSubscriptionResponseDataPlanLimitsAcceptedJobsMin = 0;

export const getSubscriptionResponseDataPriceMin = 0;

export const getSubscriptionResponseDataAmountDueMin = 0;


export const getSubscriptionResponseDataNextPlanOnePriceMin = 0;

export const getSubscriptionResponseDataSeatsMin = 0;

export const getSubscriptionResponseDataLimitsBranchesMin = 0;

export const getSubscriptionResponseDataLimitsMembersMin = 0;

export const getSubscriptionResponseDataLimitsOrdersMin = 0;

export const getSubscriptionResponseDataLimitsOffersMin = 0;

export const getSubscriptionResponseDataLimitsServingAreasMin = 0;

export const getSubscriptionResponseDataLimitsAcceptedJobsMin = 0;

export const getSubscriptionResponseDataUsageBranchesMin = 0;

export const getSubscriptionResponseDataUsageMembersMin = 0;

export const getSubscriptionResponseDataUsageOrdersMin = 0;

export const getSubscriptionResponseDataUsageOffersMin = 0;

export const getSubscriptionResponseDataUsageServingAreasMin = 0;

export const getSubscriptionResponseDataUsageAcceptedJobsMin = 0;

export const getSubscriptionResponseDataPaymentMethodOneLast4Max = 4;


export const getSubscriptionResponseDataPaymentMethodOneLast4RegExp = new RegExp('^[0-9]{4}$');
export const getSubscriptionResponseDataPaymentMethodOneExpMax = 5;


export const getSubscriptionResponseDataPaymentMethodOneExpRegExp = new RegExp('^(0[1-9]|1[0-2])/[0-9]{2}$');
export const getSubscriptionResponseDataBillingAddressOneNameMax = 80;

export const getSubscriptionResponseDataBillingAddressOneEmailMax = 254;

export const getSubscriptionResponseDataBillingAddressOneAddressLineMax = 120;

export const getSubscriptionResponseDataBillingAddressOneUnitMax = 20;

export const getSubscriptionResponseDataBillingAddressOneCityMax = 60;

export const getSubscriptionResponseDataBillingAddressOneStateMax = 2;


export const getSubscriptionResponseDataBillingAddressOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getSubscriptionResponseDataBillingAddressOneZipMax = 5;


export const getSubscriptionResponseDataBillingAddressOneZipRegExp = new RegExp('^[0-9]{5}$');

export const getSubscriptionResponseDataInvoicesItemAmountMin = 0;

export const getSubscriptionResponseDataInvoicesItemCardLast4Max = 4;


export const getSubscriptionResponseDataInvoicesItemCardLast4RegExp = new RegExp('^[0-9]{4}$');


export const GetSubscriptionResponse = zod.strictObject({
  "data": zod.strictObject({
  "plan": zod.strictObject({
  "id": zod.int().min(1),
  "audience": zod.enum(['company', 'helper']),
  "name": zod.string(),
  "description": zod.string().describe('In the language of the caller, as the features.'),
  "price_monthly": zod.int().min(getSubscriptionResponseDataPlanPriceMonthlyMin).describe('Cents of a month.'),
  "price_yearly": zod.int().min(getSubscriptionResponseDataPlanPriceYearlyMin).describe('Cents of a year.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(getSubscriptionResponseDataPlanLimitsBranchesMin).nullish(),
  "members": zod.int().min(getSubscriptionResponseDataPlanLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(getSubscriptionResponseDataPlanLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(getSubscriptionResponseDataPlanLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(getSubscriptionResponseDataPlanLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(getSubscriptionResponseDataPlanLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "features": zod.array(zod.string())
}),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(getSubscriptionResponseDataPriceMin).describe('Cents of one period.'),
  "status": zod.enum(['trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete']).describe('Stripe\'s states. Past due is seven days of grace; with unpaid, canceled, paused and incomplete nothing can be added, and existing jobs continue.'),
  "trial_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "current_period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "current_period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "cancel_at_period_end": zod.boolean(),
  "canceled_at": zod.iso.datetime({"offset":false}).nullable(),
  "grace_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "read_only": zod.boolean().describe('True if nothing can be added.'),
  "amount_due": zod.int().min(getSubscriptionResponseDataAmountDueMin).describe('Cents of invoices that are not paid.'),
  "next_plan": zod.union([zod.strictObject({
  "plan_id": zod.int().min(1),
  "name": zod.string(),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(getSubscriptionResponseDataNextPlanOnePriceMin).describe('Cents of one period.'),
  "begins_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A plan that starts later.'),zod.null()]).describe('Change that takes effect with the next period.'),
  "seats": zod.int().min(getSubscriptionResponseDataSeatsMin).describe('Active members.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(getSubscriptionResponseDataLimitsBranchesMin).nullish(),
  "members": zod.int().min(getSubscriptionResponseDataLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(getSubscriptionResponseDataLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(getSubscriptionResponseDataLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(getSubscriptionResponseDataLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(getSubscriptionResponseDataLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "usage": zod.strictObject({
  "branches": zod.int().min(getSubscriptionResponseDataUsageBranchesMin).optional(),
  "members": zod.int().min(getSubscriptionResponseDataUsageMembersMin).optional(),
  "orders": zod.int().min(getSubscriptionResponseDataUsageOrdersMin).optional().describe('This calendar month.'),
  "offers": zod.int().min(getSubscriptionResponseDataUsageOffersMin).optional(),
  "serving_areas": zod.int().min(getSubscriptionResponseDataUsageServingAreasMin).optional(),
  "accepted_jobs": zod.int().min(getSubscriptionResponseDataUsageAcceptedJobsMin).optional().describe('This calendar month.')
}).describe('Usage of what the plan includes.'),
  "payment_method": zod.union([zod.strictObject({
  "brand": zod.string(),
  "last4": zod.string().max(getSubscriptionResponseDataPaymentMethodOneLast4Max).regex(getSubscriptionResponseDataPaymentMethodOneLast4RegExp),
  "exp": zod.string().max(getSubscriptionResponseDataPaymentMethodOneExpMax).regex(getSubscriptionResponseDataPaymentMethodOneExpRegExp).describe('Month and year.')
}).describe('A stored card.'),zod.null()]),
  "billing_address": zod.union([zod.strictObject({
  "name": zod.string().min(1).max(getSubscriptionResponseDataBillingAddressOneNameMax),
  "email": zod.email().max(getSubscriptionResponseDataBillingAddressOneEmailMax),
  "address_line": zod.string().min(1).max(getSubscriptionResponseDataBillingAddressOneAddressLineMax),
  "unit": zod.string().max(getSubscriptionResponseDataBillingAddressOneUnitMax).nullable(),
  "city": zod.string().min(1).max(getSubscriptionResponseDataBillingAddressOneCityMax),
  "state": zod.string().max(getSubscriptionResponseDataBillingAddressOneStateMax).regex(getSubscriptionResponseDataBillingAddressOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getSubscriptionResponseDataBillingAddressOneZipMax).regex(getSubscriptionResponseDataBillingAddressOneZipRegExp)
}).describe('The billing address.'),zod.null()]),
  "invoices": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "number": zod.string(),
  "description": zod.string(),
  "amount": zod.int().min(getSubscriptionResponseDataInvoicesItemAmountMin).describe('Cents.'),
  "status": zod.enum(['paid', 'open', 'failed', 'void']).describe('`open` waits for payment; `failed` was paid by a later one; `void` is no longer owed.'),
  "issued_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "paid_at": zod.iso.datetime({"offset":false}).nullable(),
  "card_last4": zod.string().max(getSubscriptionResponseDataInvoicesItemCardLast4Max).regex(getSubscriptionResponseDataInvoicesItemCardLast4RegExp).nullable()
})).describe('Newest first.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

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


export const choosePlanResponseDataPlanPriceMonthlyMin = 0;

export const choosePlanResponseDataPlanPriceYearlyMin = 0;

export const choosePlanResponseDataPlanLimitsBranchesMin = 0;

export const choosePlanResponseDataPlanLimitsMembersMin = 0;

export const choosePlanResponseDataPlanLimitsOrdersMin = 0;

export const choosePlanResponseDataPlanLimitsOffersMin = 0;

export const choosePlanResponseDataPlanLimitsServingAreasMin = 0;

export const choosePlanResponseDataPlanLimitsAcceptedJobsMin = 0;

export const choosePlanResponseDataPriceMin = 0;

export const choosePlanResponseDataAmountDueMin = 0;


export const choosePlanResponseDataNextPlanOnePriceMin = 0;

export const choosePlanResponseDataSeatsMin = 0;

export const choosePlanResponseDataLimitsBranchesMin = 0;

export const choosePlanResponseDataLimitsMembersMin = 0;

export const choosePlanResponseDataLimitsOrdersMin = 0;

export const choosePlanResponseDataLimitsOffersMin = 0;

export const choosePlanResponseDataLimitsServingAreasMin = 0;

export const choosePlanResponseDataLimitsAcceptedJobsMin = 0;

export const choosePlanResponseDataUsageBranchesMin = 0;

export const choosePlanResponseDataUsageMembersMin = 0;

export const choosePlanResponseDataUsageOrdersMin = 0;

export const choosePlanResponseDataUsageOffersMin = 0;

export const choosePlanResponseDataUsageServingAreasMin = 0;

export const choosePlanResponseDataUsageAcceptedJobsMin = 0;

export const choosePlanResponseDataPaymentMethodOneLast4Max = 4;


export const choosePlanResponseDataPaymentMethodOneLast4RegExp = new RegExp('^[0-9]{4}$');
export const choosePlanResponseDataPaymentMethodOneExpMax = 5;


export const choosePlanResponseDataPaymentMethodOneExpRegExp = new RegExp('^(0[1-9]|1[0-2])/[0-9]{2}$');
export const choosePlanResponseDataBillingAddressOneNameMax = 80;

export const choosePlanResponseDataBillingAddressOneEmailMax = 254;

export const choosePlanResponseDataBillingAddressOneAddressLineMax = 120;

export const choosePlanResponseDataBillingAddressOneUnitMax = 20;

export const choosePlanResponseDataBillingAddressOneCityMax = 60;

export const choosePlanResponseDataBillingAddressOneStateMax = 2;


export const choosePlanResponseDataBillingAddressOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const choosePlanResponseDataBillingAddressOneZipMax = 5;


export const choosePlanResponseDataBillingAddressOneZipRegExp = new RegExp('^[0-9]{5}$');

export const choosePlanResponseDataInvoicesItemAmountMin = 0;

export const choosePlanResponseDataInvoicesItemCardLast4Max = 4;


export const choosePlanResponseDataInvoicesItemCardLast4RegExp = new RegExp('^[0-9]{4}$');


export const ChoosePlanResponse = zod.strictObject({
  "data": zod.strictObject({
  "plan": zod.strictObject({
  "id": zod.int().min(1),
  "audience": zod.enum(['company', 'helper']),
  "name": zod.string(),
  "description": zod.string().describe('In the language of the caller, as the features.'),
  "price_monthly": zod.int().min(choosePlanResponseDataPlanPriceMonthlyMin).describe('Cents of a month.'),
  "price_yearly": zod.int().min(choosePlanResponseDataPlanPriceYearlyMin).describe('Cents of a year.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(choosePlanResponseDataPlanLimitsBranchesMin).nullish(),
  "members": zod.int().min(choosePlanResponseDataPlanLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(choosePlanResponseDataPlanLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(choosePlanResponseDataPlanLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(choosePlanResponseDataPlanLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(choosePlanResponseDataPlanLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "features": zod.array(zod.string())
}),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(choosePlanResponseDataPriceMin).describe('Cents of one period.'),
  "status": zod.enum(['trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete']).describe('Stripe\'s states. Past due is seven days of grace; with unpaid, canceled, paused and incomplete nothing can be added, and existing jobs continue.'),
  "trial_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "current_period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "current_period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "cancel_at_period_end": zod.boolean(),
  "canceled_at": zod.iso.datetime({"offset":false}).nullable(),
  "grace_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "read_only": zod.boolean().describe('True if nothing can be added.'),
  "amount_due": zod.int().min(choosePlanResponseDataAmountDueMin).describe('Cents of invoices that are not paid.'),
  "next_plan": zod.union([zod.strictObject({
  "plan_id": zod.int().min(1),
  "name": zod.string(),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(choosePlanResponseDataNextPlanOnePriceMin).describe('Cents of one period.'),
  "begins_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A plan that starts later.'),zod.null()]).describe('Change that takes effect with the next period.'),
  "seats": zod.int().min(choosePlanResponseDataSeatsMin).describe('Active members.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(choosePlanResponseDataLimitsBranchesMin).nullish(),
  "members": zod.int().min(choosePlanResponseDataLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(choosePlanResponseDataLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(choosePlanResponseDataLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(choosePlanResponseDataLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(choosePlanResponseDataLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "usage": zod.strictObject({
  "branches": zod.int().min(choosePlanResponseDataUsageBranchesMin).optional(),
  "members": zod.int().min(choosePlanResponseDataUsageMembersMin).optional(),
  "orders": zod.int().min(choosePlanResponseDataUsageOrdersMin).optional().describe('This calendar month.'),
  "offers": zod.int().min(choosePlanResponseDataUsageOffersMin).optional(),
  "serving_areas": zod.int().min(choosePlanResponseDataUsageServingAreasMin).optional(),
  "accepted_jobs": zod.int().min(choosePlanResponseDataUsageAcceptedJobsMin).optional().describe('This calendar month.')
}).describe('Usage of what the plan includes.'),
  "payment_method": zod.union([zod.strictObject({
  "brand": zod.string(),
  "last4": zod.string().max(choosePlanResponseDataPaymentMethodOneLast4Max).regex(choosePlanResponseDataPaymentMethodOneLast4RegExp),
  "exp": zod.string().max(choosePlanResponseDataPaymentMethodOneExpMax).regex(choosePlanResponseDataPaymentMethodOneExpRegExp).describe('Month and year.')
}).describe('A stored card.'),zod.null()]),
  "billing_address": zod.union([zod.strictObject({
  "name": zod.string().min(1).max(choosePlanResponseDataBillingAddressOneNameMax),
  "email": zod.email().max(choosePlanResponseDataBillingAddressOneEmailMax),
  "address_line": zod.string().min(1).max(choosePlanResponseDataBillingAddressOneAddressLineMax),
  "unit": zod.string().max(choosePlanResponseDataBillingAddressOneUnitMax).nullable(),
  "city": zod.string().min(1).max(choosePlanResponseDataBillingAddressOneCityMax),
  "state": zod.string().max(choosePlanResponseDataBillingAddressOneStateMax).regex(choosePlanResponseDataBillingAddressOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(choosePlanResponseDataBillingAddressOneZipMax).regex(choosePlanResponseDataBillingAddressOneZipRegExp)
}).describe('The billing address.'),zod.null()]),
  "invoices": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "number": zod.string(),
  "description": zod.string(),
  "amount": zod.int().min(choosePlanResponseDataInvoicesItemAmountMin).describe('Cents.'),
  "status": zod.enum(['paid', 'open', 'failed', 'void']).describe('`open` waits for payment; `failed` was paid by a later one; `void` is no longer owed.'),
  "issued_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "paid_at": zod.iso.datetime({"offset":false}).nullable(),
  "card_last4": zod.string().max(choosePlanResponseDataInvoicesItemCardLast4Max).regex(choosePlanResponseDataInvoicesItemCardLast4RegExp).nullable()
})).describe('Newest first.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Preview of a plan choice
 */



export const PreviewPlanQueryParams = zod.object({
  "plan_id": zod.coerce.number().int().min(1),
  "interval": zod.enum(['month', 'year'])
})


export const previewPlanResponseDataPriceMin = 0;

export const previewPlanResponseDataDueNowMin = 0;

export const previewPlanResponseDataCreditMin = 0;



export const PreviewPlanResponse = zod.strictObject({
  "data": zod.strictObject({
  "plan_id": zod.int().min(1),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(previewPlanResponseDataPriceMin).describe('Cents of one period.'),
  "when": zod.enum(['now', 'period_end', 'unchanged']),
  "begins_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "due_now": zod.int().min(previewPlanResponseDataDueNowMin).describe('Cents charged right away.'),
  "credit": zod.int().min(previewPlanResponseDataCreditMin).describe('Unused cents of the old plan.'),
  "renews_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "needs_card": zod.boolean(),
  "blockers": zod.array(zod.string()).describe('Current usage that exceeds the plan; with any of it the plan cannot be chosen.')
}).describe('Preview of a change of plan.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * For everyone who adds branches, members or jobs. Names no price, card or invoice.
 * @summary Limits of the company's plan and current usage
 */
export const getPlanLimitsResponseDataLimitsBranchesMin = 0;

export const getPlanLimitsResponseDataLimitsMembersMin = 0;

export const getPlanLimitsResponseDataLimitsOrdersMin = 0;

export const getPlanLimitsResponseDataLimitsOffersMin = 0;

export const getPlanLimitsResponseDataLimitsServingAreasMin = 0;

export const getPlanLimitsResponseDataLimitsAcceptedJobsMin = 0;

export const getPlanLimitsResponseDataUsageBranchesMin = 0;

export const getPlanLimitsResponseDataUsageMembersMin = 0;

export const getPlanLimitsResponseDataUsageOrdersMin = 0;

export const getPlanLimitsResponseDataUsageOffersMin = 0;

export const getPlanLimitsResponseDataUsageServingAreasMin = 0;

export const getPlanLimitsResponseDataUsageAcceptedJobsMin = 0;



export const GetPlanLimitsResponse = zod.strictObject({
  "data": zod.strictObject({
  "limits": zod.strictObject({
  "branches": zod.int().min(getPlanLimitsResponseDataLimitsBranchesMin).nullish(),
  "members": zod.int().min(getPlanLimitsResponseDataLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(getPlanLimitsResponseDataLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(getPlanLimitsResponseDataLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(getPlanLimitsResponseDataLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(getPlanLimitsResponseDataLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "usage": zod.strictObject({
  "branches": zod.int().min(getPlanLimitsResponseDataUsageBranchesMin).optional(),
  "members": zod.int().min(getPlanLimitsResponseDataUsageMembersMin).optional(),
  "orders": zod.int().min(getPlanLimitsResponseDataUsageOrdersMin).optional().describe('This calendar month.'),
  "offers": zod.int().min(getPlanLimitsResponseDataUsageOffersMin).optional(),
  "serving_areas": zod.int().min(getPlanLimitsResponseDataUsageServingAreasMin).optional(),
  "accepted_jobs": zod.int().min(getPlanLimitsResponseDataUsageAcceptedJobsMin).optional().describe('This calendar month.')
}).describe('Usage of what the plan includes.'),
  "read_only": zod.boolean().describe('True if nothing can be added.')
}).describe('Limits of the plan and current usage.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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


export const cancelSubscriptionResponseDataPlanPriceMonthlyMin = 0;

export const cancelSubscriptionResponseDataPlanPriceYearlyMin = 0;

export const cancelSubscriptionResponseDataPlanLimitsBranchesMin = 0;

export const cancelSubscriptionResponseDataPlanLimitsMembersMin = 0;

export const cancelSubscriptionResponseDataPlanLimitsOrdersMin = 0;

export const cancelSubscriptionResponseDataPlanLimitsOffersMin = 0;

export const cancelSubscriptionResponseDataPlanLimitsServingAreasMin = 0;

export const cancelSubscriptionResponseDataPlanLimitsAcceptedJobsMin = 0;

export const cancelSubscriptionResponseDataPriceMin = 0;

export const cancelSubscriptionResponseDataAmountDueMin = 0;


export const cancelSubscriptionResponseDataNextPlanOnePriceMin = 0;

export const cancelSubscriptionResponseDataSeatsMin = 0;

export const cancelSubscriptionResponseDataLimitsBranchesMin = 0;

export const cancelSubscriptionResponseDataLimitsMembersMin = 0;

export const cancelSubscriptionResponseDataLimitsOrdersMin = 0;

export const cancelSubscriptionResponseDataLimitsOffersMin = 0;

export const cancelSubscriptionResponseDataLimitsServingAreasMin = 0;

export const cancelSubscriptionResponseDataLimitsAcceptedJobsMin = 0;

export const cancelSubscriptionResponseDataUsageBranchesMin = 0;

export const cancelSubscriptionResponseDataUsageMembersMin = 0;

export const cancelSubscriptionResponseDataUsageOrdersMin = 0;

export const cancelSubscriptionResponseDataUsageOffersMin = 0;

export const cancelSubscriptionResponseDataUsageServingAreasMin = 0;

export const cancelSubscriptionResponseDataUsageAcceptedJobsMin = 0;

export const cancelSubscriptionResponseDataPaymentMethodOneLast4Max = 4;


export const cancelSubscriptionResponseDataPaymentMethodOneLast4RegExp = new RegExp('^[0-9]{4}$');
export const cancelSubscriptionResponseDataPaymentMethodOneExpMax = 5;


export const cancelSubscriptionResponseDataPaymentMethodOneExpRegExp = new RegExp('^(0[1-9]|1[0-2])/[0-9]{2}$');
export const cancelSubscriptionResponseDataBillingAddressOneNameMax = 80;

export const cancelSubscriptionResponseDataBillingAddressOneEmailMax = 254;

export const cancelSubscriptionResponseDataBillingAddressOneAddressLineMax = 120;

export const cancelSubscriptionResponseDataBillingAddressOneUnitMax = 20;

export const cancelSubscriptionResponseDataBillingAddressOneCityMax = 60;

export const cancelSubscriptionResponseDataBillingAddressOneStateMax = 2;


export const cancelSubscriptionResponseDataBillingAddressOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const cancelSubscriptionResponseDataBillingAddressOneZipMax = 5;


export const cancelSubscriptionResponseDataBillingAddressOneZipRegExp = new RegExp('^[0-9]{5}$');

export const cancelSubscriptionResponseDataInvoicesItemAmountMin = 0;

export const cancelSubscriptionResponseDataInvoicesItemCardLast4Max = 4;


export const cancelSubscriptionResponseDataInvoicesItemCardLast4RegExp = new RegExp('^[0-9]{4}$');


export const CancelSubscriptionResponse = zod.strictObject({
  "data": zod.strictObject({
  "plan": zod.strictObject({
  "id": zod.int().min(1),
  "audience": zod.enum(['company', 'helper']),
  "name": zod.string(),
  "description": zod.string().describe('In the language of the caller, as the features.'),
  "price_monthly": zod.int().min(cancelSubscriptionResponseDataPlanPriceMonthlyMin).describe('Cents of a month.'),
  "price_yearly": zod.int().min(cancelSubscriptionResponseDataPlanPriceYearlyMin).describe('Cents of a year.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(cancelSubscriptionResponseDataPlanLimitsBranchesMin).nullish(),
  "members": zod.int().min(cancelSubscriptionResponseDataPlanLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(cancelSubscriptionResponseDataPlanLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(cancelSubscriptionResponseDataPlanLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(cancelSubscriptionResponseDataPlanLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(cancelSubscriptionResponseDataPlanLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "features": zod.array(zod.string())
}),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(cancelSubscriptionResponseDataPriceMin).describe('Cents of one period.'),
  "status": zod.enum(['trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete']).describe('Stripe\'s states. Past due is seven days of grace; with unpaid, canceled, paused and incomplete nothing can be added, and existing jobs continue.'),
  "trial_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "current_period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "current_period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "cancel_at_period_end": zod.boolean(),
  "canceled_at": zod.iso.datetime({"offset":false}).nullable(),
  "grace_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "read_only": zod.boolean().describe('True if nothing can be added.'),
  "amount_due": zod.int().min(cancelSubscriptionResponseDataAmountDueMin).describe('Cents of invoices that are not paid.'),
  "next_plan": zod.union([zod.strictObject({
  "plan_id": zod.int().min(1),
  "name": zod.string(),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(cancelSubscriptionResponseDataNextPlanOnePriceMin).describe('Cents of one period.'),
  "begins_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A plan that starts later.'),zod.null()]).describe('Change that takes effect with the next period.'),
  "seats": zod.int().min(cancelSubscriptionResponseDataSeatsMin).describe('Active members.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(cancelSubscriptionResponseDataLimitsBranchesMin).nullish(),
  "members": zod.int().min(cancelSubscriptionResponseDataLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(cancelSubscriptionResponseDataLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(cancelSubscriptionResponseDataLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(cancelSubscriptionResponseDataLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(cancelSubscriptionResponseDataLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "usage": zod.strictObject({
  "branches": zod.int().min(cancelSubscriptionResponseDataUsageBranchesMin).optional(),
  "members": zod.int().min(cancelSubscriptionResponseDataUsageMembersMin).optional(),
  "orders": zod.int().min(cancelSubscriptionResponseDataUsageOrdersMin).optional().describe('This calendar month.'),
  "offers": zod.int().min(cancelSubscriptionResponseDataUsageOffersMin).optional(),
  "serving_areas": zod.int().min(cancelSubscriptionResponseDataUsageServingAreasMin).optional(),
  "accepted_jobs": zod.int().min(cancelSubscriptionResponseDataUsageAcceptedJobsMin).optional().describe('This calendar month.')
}).describe('Usage of what the plan includes.'),
  "payment_method": zod.union([zod.strictObject({
  "brand": zod.string(),
  "last4": zod.string().max(cancelSubscriptionResponseDataPaymentMethodOneLast4Max).regex(cancelSubscriptionResponseDataPaymentMethodOneLast4RegExp),
  "exp": zod.string().max(cancelSubscriptionResponseDataPaymentMethodOneExpMax).regex(cancelSubscriptionResponseDataPaymentMethodOneExpRegExp).describe('Month and year.')
}).describe('A stored card.'),zod.null()]),
  "billing_address": zod.union([zod.strictObject({
  "name": zod.string().min(1).max(cancelSubscriptionResponseDataBillingAddressOneNameMax),
  "email": zod.email().max(cancelSubscriptionResponseDataBillingAddressOneEmailMax),
  "address_line": zod.string().min(1).max(cancelSubscriptionResponseDataBillingAddressOneAddressLineMax),
  "unit": zod.string().max(cancelSubscriptionResponseDataBillingAddressOneUnitMax).nullable(),
  "city": zod.string().min(1).max(cancelSubscriptionResponseDataBillingAddressOneCityMax),
  "state": zod.string().max(cancelSubscriptionResponseDataBillingAddressOneStateMax).regex(cancelSubscriptionResponseDataBillingAddressOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(cancelSubscriptionResponseDataBillingAddressOneZipMax).regex(cancelSubscriptionResponseDataBillingAddressOneZipRegExp)
}).describe('The billing address.'),zod.null()]),
  "invoices": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "number": zod.string(),
  "description": zod.string(),
  "amount": zod.int().min(cancelSubscriptionResponseDataInvoicesItemAmountMin).describe('Cents.'),
  "status": zod.enum(['paid', 'open', 'failed', 'void']).describe('`open` waits for payment; `failed` was paid by a later one; `void` is no longer owed.'),
  "issued_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "paid_at": zod.iso.datetime({"offset":false}).nullable(),
  "card_last4": zod.string().max(cancelSubscriptionResponseDataInvoicesItemCardLast4Max).regex(cancelSubscriptionResponseDataInvoicesItemCardLast4RegExp).nullable()
})).describe('Newest first.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Undo the cancellation
 */
export const resumeSubscriptionHeaderIdempotencyKeyMin = 8;
export const resumeSubscriptionHeaderIdempotencyKeyMax = 64;



export const ResumeSubscriptionHeader = zod.object({
  "Idempotency-Key": zod.string().min(resumeSubscriptionHeaderIdempotencyKeyMin).max(resumeSubscriptionHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const resumeSubscriptionResponseDataPlanPriceMonthlyMin = 0;

export const resumeSubscriptionResponseDataPlanPriceYearlyMin = 0;

export const resumeSubscriptionResponseDataPlanLimitsBranchesMin = 0;

export const resumeSubscriptionResponseDataPlanLimitsMembersMin = 0;

export const resumeSubscriptionResponseDataPlanLimitsOrdersMin = 0;

export const resumeSubscriptionResponseDataPlanLimitsOffersMin = 0;

export const resumeSubscriptionResponseDataPlanLimitsServingAreasMin = 0;

export const resumeSubscriptionResponseDataPlanLimitsAcceptedJobsMin = 0;

export const resumeSubscriptionResponseDataPriceMin = 0;

export const resumeSubscriptionResponseDataAmountDueMin = 0;


export const resumeSubscriptionResponseDataNextPlanOnePriceMin = 0;

export const resumeSubscriptionResponseDataSeatsMin = 0;

export const resumeSubscriptionResponseDataLimitsBranchesMin = 0;

export const resumeSubscriptionResponseDataLimitsMembersMin = 0;

export const resumeSubscriptionResponseDataLimitsOrdersMin = 0;

export const resumeSubscriptionResponseDataLimitsOffersMin = 0;

export const resumeSubscriptionResponseDataLimitsServingAreasMin = 0;

export const resumeSubscriptionResponseDataLimitsAcceptedJobsMin = 0;

export const resumeSubscriptionResponseDataUsageBranchesMin = 0;

export const resumeSubscriptionResponseDataUsageMembersMin = 0;

export const resumeSubscriptionResponseDataUsageOrdersMin = 0;

export const resumeSubscriptionResponseDataUsageOffersMin = 0;

export const resumeSubscriptionResponseDataUsageServingAreasMin = 0;

export const resumeSubscriptionResponseDataUsageAcceptedJobsMin = 0;

export const resumeSubscriptionResponseDataPaymentMethodOneLast4Max = 4;


export const resumeSubscriptionResponseDataPaymentMethodOneLast4RegExp = new RegExp('^[0-9]{4}$');
export const resumeSubscriptionResponseDataPaymentMethodOneExpMax = 5;


export const resumeSubscriptionResponseDataPaymentMethodOneExpRegExp = new RegExp('^(0[1-9]|1[0-2])/[0-9]{2}$');
export const resumeSubscriptionResponseDataBillingAddressOneNameMax = 80;

export const resumeSubscriptionResponseDataBillingAddressOneEmailMax = 254;

export const resumeSubscriptionResponseDataBillingAddressOneAddressLineMax = 120;

export const resumeSubscriptionResponseDataBillingAddressOneUnitMax = 20;

export const resumeSubscriptionResponseDataBillingAddressOneCityMax = 60;

export const resumeSubscriptionResponseDataBillingAddressOneStateMax = 2;


export const resumeSubscriptionResponseDataBillingAddressOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const resumeSubscriptionResponseDataBillingAddressOneZipMax = 5;


export const resumeSubscriptionResponseDataBillingAddressOneZipRegExp = new RegExp('^[0-9]{5}$');

export const resumeSubscriptionResponseDataInvoicesItemAmountMin = 0;

export const resumeSubscriptionResponseDataInvoicesItemCardLast4Max = 4;


export const resumeSubscriptionResponseDataInvoicesItemCardLast4RegExp = new RegExp('^[0-9]{4}$');


export const ResumeSubscriptionResponse = zod.strictObject({
  "data": zod.strictObject({
  "plan": zod.strictObject({
  "id": zod.int().min(1),
  "audience": zod.enum(['company', 'helper']),
  "name": zod.string(),
  "description": zod.string().describe('In the language of the caller, as the features.'),
  "price_monthly": zod.int().min(resumeSubscriptionResponseDataPlanPriceMonthlyMin).describe('Cents of a month.'),
  "price_yearly": zod.int().min(resumeSubscriptionResponseDataPlanPriceYearlyMin).describe('Cents of a year.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(resumeSubscriptionResponseDataPlanLimitsBranchesMin).nullish(),
  "members": zod.int().min(resumeSubscriptionResponseDataPlanLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(resumeSubscriptionResponseDataPlanLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(resumeSubscriptionResponseDataPlanLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(resumeSubscriptionResponseDataPlanLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(resumeSubscriptionResponseDataPlanLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "features": zod.array(zod.string())
}),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(resumeSubscriptionResponseDataPriceMin).describe('Cents of one period.'),
  "status": zod.enum(['trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete']).describe('Stripe\'s states. Past due is seven days of grace; with unpaid, canceled, paused and incomplete nothing can be added, and existing jobs continue.'),
  "trial_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "current_period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "current_period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "cancel_at_period_end": zod.boolean(),
  "canceled_at": zod.iso.datetime({"offset":false}).nullable(),
  "grace_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "read_only": zod.boolean().describe('True if nothing can be added.'),
  "amount_due": zod.int().min(resumeSubscriptionResponseDataAmountDueMin).describe('Cents of invoices that are not paid.'),
  "next_plan": zod.union([zod.strictObject({
  "plan_id": zod.int().min(1),
  "name": zod.string(),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(resumeSubscriptionResponseDataNextPlanOnePriceMin).describe('Cents of one period.'),
  "begins_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A plan that starts later.'),zod.null()]).describe('Change that takes effect with the next period.'),
  "seats": zod.int().min(resumeSubscriptionResponseDataSeatsMin).describe('Active members.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(resumeSubscriptionResponseDataLimitsBranchesMin).nullish(),
  "members": zod.int().min(resumeSubscriptionResponseDataLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(resumeSubscriptionResponseDataLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(resumeSubscriptionResponseDataLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(resumeSubscriptionResponseDataLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(resumeSubscriptionResponseDataLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "usage": zod.strictObject({
  "branches": zod.int().min(resumeSubscriptionResponseDataUsageBranchesMin).optional(),
  "members": zod.int().min(resumeSubscriptionResponseDataUsageMembersMin).optional(),
  "orders": zod.int().min(resumeSubscriptionResponseDataUsageOrdersMin).optional().describe('This calendar month.'),
  "offers": zod.int().min(resumeSubscriptionResponseDataUsageOffersMin).optional(),
  "serving_areas": zod.int().min(resumeSubscriptionResponseDataUsageServingAreasMin).optional(),
  "accepted_jobs": zod.int().min(resumeSubscriptionResponseDataUsageAcceptedJobsMin).optional().describe('This calendar month.')
}).describe('Usage of what the plan includes.'),
  "payment_method": zod.union([zod.strictObject({
  "brand": zod.string(),
  "last4": zod.string().max(resumeSubscriptionResponseDataPaymentMethodOneLast4Max).regex(resumeSubscriptionResponseDataPaymentMethodOneLast4RegExp),
  "exp": zod.string().max(resumeSubscriptionResponseDataPaymentMethodOneExpMax).regex(resumeSubscriptionResponseDataPaymentMethodOneExpRegExp).describe('Month and year.')
}).describe('A stored card.'),zod.null()]),
  "billing_address": zod.union([zod.strictObject({
  "name": zod.string().min(1).max(resumeSubscriptionResponseDataBillingAddressOneNameMax),
  "email": zod.email().max(resumeSubscriptionResponseDataBillingAddressOneEmailMax),
  "address_line": zod.string().min(1).max(resumeSubscriptionResponseDataBillingAddressOneAddressLineMax),
  "unit": zod.string().max(resumeSubscriptionResponseDataBillingAddressOneUnitMax).nullable(),
  "city": zod.string().min(1).max(resumeSubscriptionResponseDataBillingAddressOneCityMax),
  "state": zod.string().max(resumeSubscriptionResponseDataBillingAddressOneStateMax).regex(resumeSubscriptionResponseDataBillingAddressOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(resumeSubscriptionResponseDataBillingAddressOneZipMax).regex(resumeSubscriptionResponseDataBillingAddressOneZipRegExp)
}).describe('The billing address.'),zod.null()]),
  "invoices": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "number": zod.string(),
  "description": zod.string(),
  "amount": zod.int().min(resumeSubscriptionResponseDataInvoicesItemAmountMin).describe('Cents.'),
  "status": zod.enum(['paid', 'open', 'failed', 'void']).describe('`open` waits for payment; `failed` was paid by a later one; `void` is no longer owed.'),
  "issued_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "paid_at": zod.iso.datetime({"offset":false}).nullable(),
  "card_last4": zod.string().max(resumeSubscriptionResponseDataInvoicesItemCardLast4Max).regex(resumeSubscriptionResponseDataInvoicesItemCardLast4RegExp).nullable()
})).describe('Newest first.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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


export const updateBillingAddressResponseDataPlanPriceMonthlyMin = 0;

export const updateBillingAddressResponseDataPlanPriceYearlyMin = 0;

export const updateBillingAddressResponseDataPlanLimitsBranchesMin = 0;

export const updateBillingAddressResponseDataPlanLimitsMembersMin = 0;

export const updateBillingAddressResponseDataPlanLimitsOrdersMin = 0;

export const updateBillingAddressResponseDataPlanLimitsOffersMin = 0;

export const updateBillingAddressResponseDataPlanLimitsServingAreasMin = 0;

export const updateBillingAddressResponseDataPlanLimitsAcceptedJobsMin = 0;

export const updateBillingAddressResponseDataPriceMin = 0;

export const updateBillingAddressResponseDataAmountDueMin = 0;


export const updateBillingAddressResponseDataNextPlanOnePriceMin = 0;

export const updateBillingAddressResponseDataSeatsMin = 0;

export const updateBillingAddressResponseDataLimitsBranchesMin = 0;

export const updateBillingAddressResponseDataLimitsMembersMin = 0;

export const updateBillingAddressResponseDataLimitsOrdersMin = 0;

export const updateBillingAddressResponseDataLimitsOffersMin = 0;

export const updateBillingAddressResponseDataLimitsServingAreasMin = 0;

export const updateBillingAddressResponseDataLimitsAcceptedJobsMin = 0;

export const updateBillingAddressResponseDataUsageBranchesMin = 0;

export const updateBillingAddressResponseDataUsageMembersMin = 0;

export const updateBillingAddressResponseDataUsageOrdersMin = 0;

export const updateBillingAddressResponseDataUsageOffersMin = 0;

export const updateBillingAddressResponseDataUsageServingAreasMin = 0;

export const updateBillingAddressResponseDataUsageAcceptedJobsMin = 0;

export const updateBillingAddressResponseDataPaymentMethodOneLast4Max = 4;


export const updateBillingAddressResponseDataPaymentMethodOneLast4RegExp = new RegExp('^[0-9]{4}$');
export const updateBillingAddressResponseDataPaymentMethodOneExpMax = 5;


export const updateBillingAddressResponseDataPaymentMethodOneExpRegExp = new RegExp('^(0[1-9]|1[0-2])/[0-9]{2}$');
export const updateBillingAddressResponseDataBillingAddressOneNameMax = 80;

export const updateBillingAddressResponseDataBillingAddressOneEmailMax = 254;

export const updateBillingAddressResponseDataBillingAddressOneAddressLineMax = 120;

export const updateBillingAddressResponseDataBillingAddressOneUnitMax = 20;

export const updateBillingAddressResponseDataBillingAddressOneCityMax = 60;

export const updateBillingAddressResponseDataBillingAddressOneStateMax = 2;


export const updateBillingAddressResponseDataBillingAddressOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateBillingAddressResponseDataBillingAddressOneZipMax = 5;


export const updateBillingAddressResponseDataBillingAddressOneZipRegExp = new RegExp('^[0-9]{5}$');

export const updateBillingAddressResponseDataInvoicesItemAmountMin = 0;

export const updateBillingAddressResponseDataInvoicesItemCardLast4Max = 4;


export const updateBillingAddressResponseDataInvoicesItemCardLast4RegExp = new RegExp('^[0-9]{4}$');


export const UpdateBillingAddressResponse = zod.strictObject({
  "data": zod.strictObject({
  "plan": zod.strictObject({
  "id": zod.int().min(1),
  "audience": zod.enum(['company', 'helper']),
  "name": zod.string(),
  "description": zod.string().describe('In the language of the caller, as the features.'),
  "price_monthly": zod.int().min(updateBillingAddressResponseDataPlanPriceMonthlyMin).describe('Cents of a month.'),
  "price_yearly": zod.int().min(updateBillingAddressResponseDataPlanPriceYearlyMin).describe('Cents of a year.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(updateBillingAddressResponseDataPlanLimitsBranchesMin).nullish(),
  "members": zod.int().min(updateBillingAddressResponseDataPlanLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(updateBillingAddressResponseDataPlanLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(updateBillingAddressResponseDataPlanLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(updateBillingAddressResponseDataPlanLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(updateBillingAddressResponseDataPlanLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "features": zod.array(zod.string())
}),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(updateBillingAddressResponseDataPriceMin).describe('Cents of one period.'),
  "status": zod.enum(['trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete']).describe('Stripe\'s states. Past due is seven days of grace; with unpaid, canceled, paused and incomplete nothing can be added, and existing jobs continue.'),
  "trial_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "current_period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "current_period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "cancel_at_period_end": zod.boolean(),
  "canceled_at": zod.iso.datetime({"offset":false}).nullable(),
  "grace_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "read_only": zod.boolean().describe('True if nothing can be added.'),
  "amount_due": zod.int().min(updateBillingAddressResponseDataAmountDueMin).describe('Cents of invoices that are not paid.'),
  "next_plan": zod.union([zod.strictObject({
  "plan_id": zod.int().min(1),
  "name": zod.string(),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(updateBillingAddressResponseDataNextPlanOnePriceMin).describe('Cents of one period.'),
  "begins_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A plan that starts later.'),zod.null()]).describe('Change that takes effect with the next period.'),
  "seats": zod.int().min(updateBillingAddressResponseDataSeatsMin).describe('Active members.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(updateBillingAddressResponseDataLimitsBranchesMin).nullish(),
  "members": zod.int().min(updateBillingAddressResponseDataLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(updateBillingAddressResponseDataLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(updateBillingAddressResponseDataLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(updateBillingAddressResponseDataLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(updateBillingAddressResponseDataLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "usage": zod.strictObject({
  "branches": zod.int().min(updateBillingAddressResponseDataUsageBranchesMin).optional(),
  "members": zod.int().min(updateBillingAddressResponseDataUsageMembersMin).optional(),
  "orders": zod.int().min(updateBillingAddressResponseDataUsageOrdersMin).optional().describe('This calendar month.'),
  "offers": zod.int().min(updateBillingAddressResponseDataUsageOffersMin).optional(),
  "serving_areas": zod.int().min(updateBillingAddressResponseDataUsageServingAreasMin).optional(),
  "accepted_jobs": zod.int().min(updateBillingAddressResponseDataUsageAcceptedJobsMin).optional().describe('This calendar month.')
}).describe('Usage of what the plan includes.'),
  "payment_method": zod.union([zod.strictObject({
  "brand": zod.string(),
  "last4": zod.string().max(updateBillingAddressResponseDataPaymentMethodOneLast4Max).regex(updateBillingAddressResponseDataPaymentMethodOneLast4RegExp),
  "exp": zod.string().max(updateBillingAddressResponseDataPaymentMethodOneExpMax).regex(updateBillingAddressResponseDataPaymentMethodOneExpRegExp).describe('Month and year.')
}).describe('A stored card.'),zod.null()]),
  "billing_address": zod.union([zod.strictObject({
  "name": zod.string().min(1).max(updateBillingAddressResponseDataBillingAddressOneNameMax),
  "email": zod.email().max(updateBillingAddressResponseDataBillingAddressOneEmailMax),
  "address_line": zod.string().min(1).max(updateBillingAddressResponseDataBillingAddressOneAddressLineMax),
  "unit": zod.string().max(updateBillingAddressResponseDataBillingAddressOneUnitMax).nullable(),
  "city": zod.string().min(1).max(updateBillingAddressResponseDataBillingAddressOneCityMax),
  "state": zod.string().max(updateBillingAddressResponseDataBillingAddressOneStateMax).regex(updateBillingAddressResponseDataBillingAddressOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateBillingAddressResponseDataBillingAddressOneZipMax).regex(updateBillingAddressResponseDataBillingAddressOneZipRegExp)
}).describe('The billing address.'),zod.null()]),
  "invoices": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "number": zod.string(),
  "description": zod.string(),
  "amount": zod.int().min(updateBillingAddressResponseDataInvoicesItemAmountMin).describe('Cents.'),
  "status": zod.enum(['paid', 'open', 'failed', 'void']).describe('`open` waits for payment; `failed` was paid by a later one; `void` is no longer owed.'),
  "issued_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "paid_at": zod.iso.datetime({"offset":false}).nullable(),
  "card_last4": zod.string().max(updateBillingAddressResponseDataInvoicesItemCardLast4Max).regex(updateBillingAddressResponseDataInvoicesItemCardLast4RegExp).nullable()
})).describe('Newest first.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

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


export const addPaymentMethodResponseDataPlanPriceMonthlyMin = 0;

export const addPaymentMethodResponseDataPlanPriceYearlyMin = 0;

export const addPaymentMethodResponseDataPlanLimitsBranchesMin = 0;

export const addPaymentMethodResponseDataPlanLimitsMembersMin = 0;

export const addPaymentMethodResponseDataPlanLimitsOrdersMin = 0;

export const addPaymentMethodResponseDataPlanLimitsOffersMin = 0;

export const addPaymentMethodResponseDataPlanLimitsServingAreasMin = 0;

export const addPaymentMethodResponseDataPlanLimitsAcceptedJobsMin = 0;

export const addPaymentMethodResponseDataPriceMin = 0;

export const addPaymentMethodResponseDataAmountDueMin = 0;


export const addPaymentMethodResponseDataNextPlanOnePriceMin = 0;

export const addPaymentMethodResponseDataSeatsMin = 0;

export const addPaymentMethodResponseDataLimitsBranchesMin = 0;

export const addPaymentMethodResponseDataLimitsMembersMin = 0;

export const addPaymentMethodResponseDataLimitsOrdersMin = 0;

export const addPaymentMethodResponseDataLimitsOffersMin = 0;

export const addPaymentMethodResponseDataLimitsServingAreasMin = 0;

export const addPaymentMethodResponseDataLimitsAcceptedJobsMin = 0;

export const addPaymentMethodResponseDataUsageBranchesMin = 0;

export const addPaymentMethodResponseDataUsageMembersMin = 0;

export const addPaymentMethodResponseDataUsageOrdersMin = 0;

export const addPaymentMethodResponseDataUsageOffersMin = 0;

export const addPaymentMethodResponseDataUsageServingAreasMin = 0;

export const addPaymentMethodResponseDataUsageAcceptedJobsMin = 0;

export const addPaymentMethodResponseDataPaymentMethodOneLast4Max = 4;


export const addPaymentMethodResponseDataPaymentMethodOneLast4RegExp = new RegExp('^[0-9]{4}$');
export const addPaymentMethodResponseDataPaymentMethodOneExpMax = 5;


export const addPaymentMethodResponseDataPaymentMethodOneExpRegExp = new RegExp('^(0[1-9]|1[0-2])/[0-9]{2}$');
export const addPaymentMethodResponseDataBillingAddressOneNameMax = 80;

export const addPaymentMethodResponseDataBillingAddressOneEmailMax = 254;

export const addPaymentMethodResponseDataBillingAddressOneAddressLineMax = 120;

export const addPaymentMethodResponseDataBillingAddressOneUnitMax = 20;

export const addPaymentMethodResponseDataBillingAddressOneCityMax = 60;

export const addPaymentMethodResponseDataBillingAddressOneStateMax = 2;


export const addPaymentMethodResponseDataBillingAddressOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const addPaymentMethodResponseDataBillingAddressOneZipMax = 5;


export const addPaymentMethodResponseDataBillingAddressOneZipRegExp = new RegExp('^[0-9]{5}$');

export const addPaymentMethodResponseDataInvoicesItemAmountMin = 0;

export const addPaymentMethodResponseDataInvoicesItemCardLast4Max = 4;


export const addPaymentMethodResponseDataInvoicesItemCardLast4RegExp = new RegExp('^[0-9]{4}$');


export const AddPaymentMethodResponse = zod.strictObject({
  "data": zod.strictObject({
  "plan": zod.strictObject({
  "id": zod.int().min(1),
  "audience": zod.enum(['company', 'helper']),
  "name": zod.string(),
  "description": zod.string().describe('In the language of the caller, as the features.'),
  "price_monthly": zod.int().min(addPaymentMethodResponseDataPlanPriceMonthlyMin).describe('Cents of a month.'),
  "price_yearly": zod.int().min(addPaymentMethodResponseDataPlanPriceYearlyMin).describe('Cents of a year.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(addPaymentMethodResponseDataPlanLimitsBranchesMin).nullish(),
  "members": zod.int().min(addPaymentMethodResponseDataPlanLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(addPaymentMethodResponseDataPlanLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(addPaymentMethodResponseDataPlanLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(addPaymentMethodResponseDataPlanLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(addPaymentMethodResponseDataPlanLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "features": zod.array(zod.string())
}),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(addPaymentMethodResponseDataPriceMin).describe('Cents of one period.'),
  "status": zod.enum(['trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete']).describe('Stripe\'s states. Past due is seven days of grace; with unpaid, canceled, paused and incomplete nothing can be added, and existing jobs continue.'),
  "trial_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "current_period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "current_period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "cancel_at_period_end": zod.boolean(),
  "canceled_at": zod.iso.datetime({"offset":false}).nullable(),
  "grace_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "read_only": zod.boolean().describe('True if nothing can be added.'),
  "amount_due": zod.int().min(addPaymentMethodResponseDataAmountDueMin).describe('Cents of invoices that are not paid.'),
  "next_plan": zod.union([zod.strictObject({
  "plan_id": zod.int().min(1),
  "name": zod.string(),
  "interval": zod.enum(['month', 'year']).describe('Billing period.'),
  "price": zod.int().min(addPaymentMethodResponseDataNextPlanOnePriceMin).describe('Cents of one period.'),
  "begins_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A plan that starts later.'),zod.null()]).describe('Change that takes effect with the next period.'),
  "seats": zod.int().min(addPaymentMethodResponseDataSeatsMin).describe('Active members.'),
  "limits": zod.strictObject({
  "branches": zod.int().min(addPaymentMethodResponseDataLimitsBranchesMin).nullish(),
  "members": zod.int().min(addPaymentMethodResponseDataLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(addPaymentMethodResponseDataLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(addPaymentMethodResponseDataLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(addPaymentMethodResponseDataLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(addPaymentMethodResponseDataLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.'),
  "usage": zod.strictObject({
  "branches": zod.int().min(addPaymentMethodResponseDataUsageBranchesMin).optional(),
  "members": zod.int().min(addPaymentMethodResponseDataUsageMembersMin).optional(),
  "orders": zod.int().min(addPaymentMethodResponseDataUsageOrdersMin).optional().describe('This calendar month.'),
  "offers": zod.int().min(addPaymentMethodResponseDataUsageOffersMin).optional(),
  "serving_areas": zod.int().min(addPaymentMethodResponseDataUsageServingAreasMin).optional(),
  "accepted_jobs": zod.int().min(addPaymentMethodResponseDataUsageAcceptedJobsMin).optional().describe('This calendar month.')
}).describe('Usage of what the plan includes.'),
  "payment_method": zod.union([zod.strictObject({
  "brand": zod.string(),
  "last4": zod.string().max(addPaymentMethodResponseDataPaymentMethodOneLast4Max).regex(addPaymentMethodResponseDataPaymentMethodOneLast4RegExp),
  "exp": zod.string().max(addPaymentMethodResponseDataPaymentMethodOneExpMax).regex(addPaymentMethodResponseDataPaymentMethodOneExpRegExp).describe('Month and year.')
}).describe('A stored card.'),zod.null()]),
  "billing_address": zod.union([zod.strictObject({
  "name": zod.string().min(1).max(addPaymentMethodResponseDataBillingAddressOneNameMax),
  "email": zod.email().max(addPaymentMethodResponseDataBillingAddressOneEmailMax),
  "address_line": zod.string().min(1).max(addPaymentMethodResponseDataBillingAddressOneAddressLineMax),
  "unit": zod.string().max(addPaymentMethodResponseDataBillingAddressOneUnitMax).nullable(),
  "city": zod.string().min(1).max(addPaymentMethodResponseDataBillingAddressOneCityMax),
  "state": zod.string().max(addPaymentMethodResponseDataBillingAddressOneStateMax).regex(addPaymentMethodResponseDataBillingAddressOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(addPaymentMethodResponseDataBillingAddressOneZipMax).regex(addPaymentMethodResponseDataBillingAddressOneZipRegExp)
}).describe('The billing address.'),zod.null()]),
  "invoices": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "number": zod.string(),
  "description": zod.string(),
  "amount": zod.int().min(addPaymentMethodResponseDataInvoicesItemAmountMin).describe('Cents.'),
  "status": zod.enum(['paid', 'open', 'failed', 'void']).describe('`open` waits for payment; `failed` was paid by a later one; `void` is no longer owed.'),
  "issued_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_start": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "period_end": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "paid_at": zod.iso.datetime({"offset":false}).nullable(),
  "card_last4": zod.string().max(addPaymentMethodResponseDataInvoicesItemCardLast4Max).regex(addPaymentMethodResponseDataInvoicesItemCardLast4RegExp).nullable()
})).describe('Newest first.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

