/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  PlanPreviewResponse,
  PlanUsageResponse,
  PlansResponse,
  SubscriptionResponse
} from '../../../../src/generated/model';



export const getGetPlansMockHandler = (overrideResponse?: PlansResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlansResponse> | PlansResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/plans', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetSubscriptionMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscription', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getChoosePlanMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscription', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPreviewPlanMockHandler = (overrideResponse?: PlanPreviewResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlanPreviewResponse> | PlanPreviewResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscription/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetPlanLimitsMockHandler = (overrideResponse?: PlanUsageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlanUsageResponse> | PlanUsageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscription/limits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelSubscriptionMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscription/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getResumeSubscriptionMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscription/resume', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateBillingAddressMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/subscription/billing-address', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAddPaymentMethodMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment-methods', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getSubscriptionMock = () => [
  getGetPlansMockHandler(),
  getGetSubscriptionMockHandler(),
  getChoosePlanMockHandler(),
  getPreviewPlanMockHandler(),
  getGetPlanLimitsMockHandler(),
  getCancelSubscriptionMockHandler(),
  getResumeSubscriptionMockHandler(),
  getUpdateBillingAddressMockHandler(),
  getAddPaymentMethodMockHandler()
]
