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
  AcceptInvitation200,
  CancelInvitationByCompany200,
  CancelInvitationByHelper200,
  RejectInvitation200
} from '../../../../src/generated/model';



export const getAcceptInvitationMockHandler = (overrideResponse?: AcceptInvitation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptInvitation200> | AcceptInvitation200), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRejectInvitationMockHandler = (overrideResponse?: RejectInvitation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RejectInvitation200> | RejectInvitation200), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelInvitationByHelperMockHandler = (overrideResponse?: CancelInvitationByHelper200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelInvitationByHelper200> | CancelInvitationByHelper200), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/cancel-by-helper', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelInvitationByCompanyMockHandler = (overrideResponse?: CancelInvitationByCompany200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelInvitationByCompany200> | CancelInvitationByCompany200), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/cancel-by-company', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


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
  getCancelInvitationByCompanyMockHandler()
]
