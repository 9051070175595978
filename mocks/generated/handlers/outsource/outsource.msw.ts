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
  AnsweredApplicationsResponse,
  HelperOfferCountsResponse,
  HelperOfferPageResponse,
  HelperOfferResponse,
  NothingResponse,
  OfferApplicationPageResponse,
  OfferApplicationResponse,
  OfferMatchesResponse,
  OfferPageResponse,
  OfferResponse,
  OutsourceMonthsResponse
} from '../../../../src/generated/model';



export const getGetOffersMockHandler = (overrideResponse?: OfferPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OfferPageResponse> | OfferPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-outsource', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateOfferMockHandler = (overrideResponse?: OfferResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OfferResponse> | OfferResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-outsource', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getMatchHelpersMockHandler = (overrideResponse?: OfferMatchesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OfferMatchesResponse> | OfferMatchesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-outsource/match', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOutsourceNumbersMockHandler = (overrideResponse?: OutsourceMonthsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OutsourceMonthsResponse> | OutsourceMonthsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-outsource/numbers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOfferMockHandler = (overrideResponse?: OfferResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OfferResponse> | OfferResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-outsource/:offerId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateOfferMockHandler = (overrideResponse?: OfferResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OfferResponse> | OfferResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/company-outsource/:offerId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteOfferMockHandler = (overrideResponse?: NothingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NothingResponse> | NothingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/company-outsource/:offerId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCloseOfferMockHandler = (overrideResponse?: OfferResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OfferResponse> | OfferResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-outsource/:offerId/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRepeatOfferMockHandler = (overrideResponse?: OfferResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OfferResponse> | OfferResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-outsource/:offerId/repeat', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetOfferApplicationsMockHandler = (overrideResponse?: OfferApplicationPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OfferApplicationPageResponse> | OfferApplicationPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-outsource/:offerId/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAnswerApplicationsMockHandler = (overrideResponse?: AnsweredApplicationsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnsweredApplicationsResponse> | AnsweredApplicationsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-outsource/:offerId/applications/answer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAcceptApplicationMockHandler = (overrideResponse?: OfferApplicationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OfferApplicationResponse> | OfferApplicationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-outsource/offer-application/:applicationId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRejectApplicationMockHandler = (overrideResponse?: OfferApplicationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OfferApplicationResponse> | OfferApplicationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-outsource/offer-application/:applicationId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelApplicationMockHandler = (overrideResponse?: OfferApplicationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OfferApplicationResponse> | OfferApplicationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-outsource/offer-application/:applicationId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetHelperOffersMockHandler = (overrideResponse?: HelperOfferPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperOfferPageResponse> | HelperOfferPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/outsource-offers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetHelperOfferCountsMockHandler = (overrideResponse?: HelperOfferCountsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperOfferCountsResponse> | HelperOfferCountsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/outsource-offers/count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetHelperOfferMockHandler = (overrideResponse?: HelperOfferResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperOfferResponse> | HelperOfferResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/outsource-offers/:offerId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getApplyForOfferMockHandler = (overrideResponse?: HelperOfferResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelperOfferResponse> | HelperOfferResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/helper/outsource-offers/:offerId/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPassOfferMockHandler = (overrideResponse?: HelperOfferResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelperOfferResponse> | HelperOfferResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/helper/outsource-offers/:offerId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getWithdrawApplicationMockHandler = (overrideResponse?: HelperOfferResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelperOfferResponse> | HelperOfferResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/helper/offer-application/:applicationId/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getOutsourceMock = () => [
  getGetOffersMockHandler(),
  getCreateOfferMockHandler(),
  getMatchHelpersMockHandler(),
  getGetOutsourceNumbersMockHandler(),
  getGetOfferMockHandler(),
  getUpdateOfferMockHandler(),
  getDeleteOfferMockHandler(),
  getCloseOfferMockHandler(),
  getRepeatOfferMockHandler(),
  getGetOfferApplicationsMockHandler(),
  getAnswerApplicationsMockHandler(),
  getAcceptApplicationMockHandler(),
  getRejectApplicationMockHandler(),
  getCancelApplicationMockHandler(),
  getGetHelperOffersMockHandler(),
  getGetHelperOfferCountsMockHandler(),
  getGetHelperOfferMockHandler(),
  getApplyForOfferMockHandler(),
  getPassOfferMockHandler(),
  getWithdrawApplicationMockHandler()
]
