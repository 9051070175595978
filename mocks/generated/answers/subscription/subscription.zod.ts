/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Message,
  NoErrors,
  Plan,
  PlanPreview,
  PlanUsage,
  Subscription,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * @summary Plans the caller may choose from
 */
export const GetPlansResponse = zod.strictObject({
  "data": zod.array(Plan),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary The subscription of the caller or their company
 */
export const GetSubscriptionResponse = zod.strictObject({
  "data": Subscription,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * A larger plan starts right away, a smaller one with the next period. Choosing the current plan cancels a planned change.
 * @summary Choose another plan or interval
 */
export const ChoosePlanResponse = zod.strictObject({
  "data": Subscription,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Preview of a plan choice
 */
export const PreviewPlanResponse = zod.strictObject({
  "data": PlanPreview,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * For everyone who adds branches, members or jobs. Names no price, card or invoice.
 * @summary Limits of the company's plan and current usage
 */
export const GetPlanLimitsResponse = zod.strictObject({
  "data": PlanUsage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Cancel the subscription at the end of the period
 */
export const CancelSubscriptionResponse = zod.strictObject({
  "data": Subscription,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Undo the cancellation
 */
export const ResumeSubscriptionResponse = zod.strictObject({
  "data": Subscription,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Change the billing address
 */
export const UpdateBillingAddressResponse = zod.strictObject({
  "data": Subscription,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Takes listed test numbers only; no number is stored.
 * @summary Change the card
 */
export const AddPaymentMethodResponse = zod.strictObject({
  "data": Subscription,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

