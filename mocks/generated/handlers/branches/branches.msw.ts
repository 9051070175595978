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
  CreateBranch201,
  DeleteBranch200,
  GetBranch200,
  GetBranches200,
  UpdateBranch200
} from '../../../../src/generated/model';



export const getGetBranchesMockHandler = (overrideResponse?: GetBranches200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBranches200> | GetBranches200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateBranchMockHandler = (overrideResponse?: CreateBranch201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateBranch201> | CreateBranch201), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetBranchMockHandler = (overrideResponse?: GetBranch200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBranch200> | GetBranch200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateBranchMockHandler = (overrideResponse?: UpdateBranch200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateBranch200> | UpdateBranch200), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteBranchMockHandler = (overrideResponse?: DeleteBranch200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteBranch200> | DeleteBranch200), options?: RequestHandlerOptions) => {
  return http.delete('*/api/company-branches/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getBranchesMock = () => [
  getGetBranchesMockHandler(),
  getCreateBranchMockHandler(),
  getGetBranchMockHandler(),
  getUpdateBranchMockHandler(),
  getDeleteBranchMockHandler()
]
