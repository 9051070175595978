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
  BranchInvitationPageResponse,
  BranchInvitationResponse,
  BranchSearchResultResponse,
  EmployeeDetailResponse,
  EmployeePageResponse,
  EmployeeResponse,
  FoundHelperPageResponse,
  MemberProfileResponse,
  NothingResponse,
  OwnBranchInvitationPageResponse,
  OwnBranchInvitationResponse,
  TeamHoursResponse,
  TeamSummaryResponse
} from '../../../../src/generated/model';



export const getCreateEmployeeMockHandler = (overrideResponse?: EmployeeDetailResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmployeeDetailResponse> | EmployeeDetailResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/employees', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetEmployeeMockHandler = (overrideResponse?: EmployeeDetailResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EmployeeDetailResponse> | EmployeeDetailResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/employees/:employeeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateEmployeeMockHandler = (overrideResponse?: EmployeeDetailResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<EmployeeDetailResponse> | EmployeeDetailResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/employees/:employeeId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateEmployeeWithPhotoMockHandler = (overrideResponse?: EmployeeDetailResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmployeeDetailResponse> | EmployeeDetailResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/employees/:employeeId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteEmployeeMockHandler = (overrideResponse?: NothingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NothingResponse> | NothingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/employees/:employeeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getChangeEmployeeTermsMockHandler = (overrideResponse?: EmployeeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<EmployeeResponse> | EmployeeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/employees/:employeeId/update', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetMemberProfileMockHandler = (overrideResponse?: MemberProfileResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MemberProfileResponse> | MemberProfileResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/employees/:employeeId/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetEmployeesMockHandler = (overrideResponse?: EmployeePageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EmployeePageResponse> | EmployeePageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/employees', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetTeamSummaryMockHandler = (overrideResponse?: TeamSummaryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TeamSummaryResponse> | TeamSummaryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/team-summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetTeamHoursMockHandler = (overrideResponse?: TeamHoursResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TeamHoursResponse> | TeamHoursResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/team-hours', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSearchBranchMockHandler = (overrideResponse?: BranchSearchResultResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BranchSearchResultResponse> | BranchSearchResultResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getInviteHelperMockHandler = (overrideResponse?: BranchInvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BranchInvitationResponse> | BranchInvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches/:id/invite-helper', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getSearchHelpersGloballyMockHandler = (overrideResponse?: FoundHelperPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FoundHelperPageResponse> | FoundHelperPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/search-helpers-globally', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetBranchInvitationsMockHandler = (overrideResponse?: BranchInvitationPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BranchInvitationPageResponse> | BranchInvitationPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/helper-branch-invitations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOwnBranchInvitationsMockHandler = (overrideResponse?: OwnBranchInvitationPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnBranchInvitationPageResponse> | OwnBranchInvitationPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/company-branch-invitations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAcceptBranchInvitationMockHandler = (overrideResponse?: OwnBranchInvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnBranchInvitationResponse> | OwnBranchInvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/helper/company-branch-invitation/:branchInvitationId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRejectBranchInvitationMockHandler = (overrideResponse?: OwnBranchInvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnBranchInvitationResponse> | OwnBranchInvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/helper/company-branch-invitation/:branchInvitationId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelBranchInvitationMockHandler = (overrideResponse?: BranchInvitationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BranchInvitationResponse> | BranchInvitationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/helper/company-branch-invitation/:branchInvitationId/cancel-by-company', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getTeamMock = () => [
  getCreateEmployeeMockHandler(),
  getGetEmployeeMockHandler(),
  getUpdateEmployeeMockHandler(),
  getUpdateEmployeeWithPhotoMockHandler(),
  getDeleteEmployeeMockHandler(),
  getChangeEmployeeTermsMockHandler(),
  getGetMemberProfileMockHandler(),
  getGetEmployeesMockHandler(),
  getGetTeamSummaryMockHandler(),
  getGetTeamHoursMockHandler(),
  getSearchBranchMockHandler(),
  getInviteHelperMockHandler(),
  getSearchHelpersGloballyMockHandler(),
  getGetBranchInvitationsMockHandler(),
  getGetOwnBranchInvitationsMockHandler(),
  getAcceptBranchInvitationMockHandler(),
  getRejectBranchInvitationMockHandler(),
  getCancelBranchInvitationMockHandler()
]
