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
  AcceptBranchInvitation200,
  CancelBranchInvitation200,
  ChangeEmployeeTerms200,
  CreateEmployee201,
  DeleteEmployee200,
  GetBranchInvitations200,
  GetEmployee200,
  GetEmployees200,
  GetOwnBranchInvitations200,
  GetTeamSummary200,
  InviteHelper201,
  RejectBranchInvitation200,
  SearchBranch200,
  SearchHelpersGlobally200,
  UpdateEmployee200,
  UpdateEmployeeWithPhoto200
} from '../../../../src/generated/model';



export const getCreateEmployeeMockHandler = (overrideResponse?: CreateEmployee201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateEmployee201> | CreateEmployee201), options?: RequestHandlerOptions) => {
  return http.post('*/api/employees', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetEmployeeMockHandler = (overrideResponse?: GetEmployee200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetEmployee200> | GetEmployee200), options?: RequestHandlerOptions) => {
  return http.get('*/api/employees/:employeeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateEmployeeMockHandler = (overrideResponse?: UpdateEmployee200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UpdateEmployee200> | UpdateEmployee200), options?: RequestHandlerOptions) => {
  return http.put('*/api/employees/:employeeId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateEmployeeWithPhotoMockHandler = (overrideResponse?: UpdateEmployeeWithPhoto200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateEmployeeWithPhoto200> | UpdateEmployeeWithPhoto200), options?: RequestHandlerOptions) => {
  return http.post('*/api/employees/:employeeId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteEmployeeMockHandler = (overrideResponse?: DeleteEmployee200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteEmployee200> | DeleteEmployee200), options?: RequestHandlerOptions) => {
  return http.delete('*/api/employees/:employeeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getChangeEmployeeTermsMockHandler = (overrideResponse?: ChangeEmployeeTerms200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ChangeEmployeeTerms200> | ChangeEmployeeTerms200), options?: RequestHandlerOptions) => {
  return http.put('*/api/employees/:employeeId/update', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetEmployeesMockHandler = (overrideResponse?: GetEmployees200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetEmployees200> | GetEmployees200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/employees', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetTeamSummaryMockHandler = (overrideResponse?: GetTeamSummary200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetTeamSummary200> | GetTeamSummary200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/team-summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSearchBranchMockHandler = (overrideResponse?: SearchBranch200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchBranch200> | SearchBranch200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getInviteHelperMockHandler = (overrideResponse?: InviteHelper201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InviteHelper201> | InviteHelper201), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches/:id/invite-helper', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getSearchHelpersGloballyMockHandler = (overrideResponse?: SearchHelpersGlobally200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchHelpersGlobally200> | SearchHelpersGlobally200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/search-helpers-globally', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetBranchInvitationsMockHandler = (overrideResponse?: GetBranchInvitations200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBranchInvitations200> | GetBranchInvitations200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/helper-branch-invitations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOwnBranchInvitationsMockHandler = (overrideResponse?: GetOwnBranchInvitations200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOwnBranchInvitations200> | GetOwnBranchInvitations200), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/company-branch-invitations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAcceptBranchInvitationMockHandler = (overrideResponse?: AcceptBranchInvitation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptBranchInvitation200> | AcceptBranchInvitation200), options?: RequestHandlerOptions) => {
  return http.post('*/api/helper/company-branch-invitation/:branchInvitationId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRejectBranchInvitationMockHandler = (overrideResponse?: RejectBranchInvitation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RejectBranchInvitation200> | RejectBranchInvitation200), options?: RequestHandlerOptions) => {
  return http.post('*/api/helper/company-branch-invitation/:branchInvitationId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelBranchInvitationMockHandler = (overrideResponse?: CancelBranchInvitation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelBranchInvitation200> | CancelBranchInvitation200), options?: RequestHandlerOptions) => {
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
  getGetEmployeesMockHandler(),
  getGetTeamSummaryMockHandler(),
  getSearchBranchMockHandler(),
  getInviteHelperMockHandler(),
  getSearchHelpersGloballyMockHandler(),
  getGetBranchInvitationsMockHandler(),
  getGetOwnBranchInvitationsMockHandler(),
  getAcceptBranchInvitationMockHandler(),
  getRejectBranchInvitationMockHandler(),
  getCancelBranchInvitationMockHandler()
]
