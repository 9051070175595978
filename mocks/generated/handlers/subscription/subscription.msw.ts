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
  AddPaymentMethod200,
  CancelSubscription200,
  ChoosePlan200,
  GetPlans200,
  GetSubscription200,
  PreviewPlan200,
  ResumeSubscription200,
  UpdateBillingAddress200
} from '../../../../src/generated/model';



export const getGetPlansMockHandler = (overrideResponse?: GetPlans200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPlans200> | GetPlans200), options?: RequestHandlerOptions) => {
  return http.get('*/api/plans', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetSubscriptionMockHandler = (overrideResponse?: GetSubscription200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSubscription200> | GetSubscription200), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscription', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getChoosePlanMockHandler = (overrideResponse?: ChoosePlan200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChoosePlan200> | ChoosePlan200), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscription', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPreviewPlanMockHandler = (overrideResponse?: PreviewPlan200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PreviewPlan200> | PreviewPlan200), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscription/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelSubscriptionMockHandler = (overrideResponse?: CancelSubscription200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelSubscription200> | CancelSubscription200), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscription/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getResumeSubscriptionMockHandler = (overrideResponse?: ResumeSubscription200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResumeSubscription200> | ResumeSubscription200), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscription/resume', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateBillingAddressMockHandler = (overrideResponse?: UpdateBillingAddress200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UpdateBillingAddress200> | UpdateBillingAddress200), options?: RequestHandlerOptions) => {
  return http.put('*/api/subscription/billing-address', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAddPaymentMethodMockHandler = (overrideResponse?: AddPaymentMethod200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddPaymentMethod200> | AddPaymentMethod200), options?: RequestHandlerOptions) => {
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
  getCancelSubscriptionMockHandler(),
  getResumeSubscriptionMockHandler(),
  getUpdateBillingAddressMockHandler(),
  getAddPaymentMethodMockHandler()
]
