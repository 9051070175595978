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
  HelperInvitationCountsResponse,
  HelperInvitationDetailResponse,
  HelperInvitationPageResponse,
  HelperInvitationResponse,
  InvitationResponse
} from '../../../../src/generated/model';



export const getAcceptInvitationMockHandler = (overrideResponse?: InvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationResponse> | InvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRejectInvitationMockHandler = (overrideResponse?: InvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationResponse> | InvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelInvitationByHelperMockHandler = (overrideResponse?: InvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationResponse> | InvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/cancel-by-helper', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelInvitationByCompanyMockHandler = (overrideResponse?: InvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationResponse> | InvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/cancel-by-company', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetHelperInvitationsMockHandler = (overrideResponse?: HelperInvitationPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperInvitationPageResponse> | HelperInvitationPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/invitations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetHelperInvitationCountsMockHandler = (overrideResponse?: HelperInvitationCountsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperInvitationCountsResponse> | HelperInvitationCountsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/invitations/count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetHelperInvitationMockHandler = (overrideResponse?: HelperInvitationDetailResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperInvitationDetailResponse> | HelperInvitationDetailResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/invitations/:invitationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getReportOnMyWayMockHandler = (overrideResponse?: HelperInvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelperInvitationResponse> | HelperInvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/on-my-way', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getReportRunningLateMockHandler = (overrideResponse?: HelperInvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelperInvitationResponse> | HelperInvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/running-late', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCheckInMockHandler = (overrideResponse?: HelperInvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelperInvitationResponse> | HelperInvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/check-in', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCheckOutMockHandler = (overrideResponse?: HelperInvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelperInvitationResponse> | HelperInvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/check-out', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRateCompanyMockHandler = (overrideResponse?: HelperInvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelperInvitationResponse> | HelperInvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/rate-company', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getInvitationsMock = () => [
  getAcceptInvitationMockHandler(),
  getRejectInvitationMockHandler(),
  getCancelInvitationByHelperMockHandler(),
  getCancelInvitationByCompanyMockHandler(),
  getGetHelperInvitationsMockHandler(),
  getGetHelperInvitationCountsMockHandler(),
  getGetHelperInvitationMockHandler(),
  getReportOnMyWayMockHandler(),
  getReportRunningLateMockHandler(),
  getCheckInMockHandler(),
  getCheckOutMockHandler(),
  getRateCompanyMockHandler()
]
