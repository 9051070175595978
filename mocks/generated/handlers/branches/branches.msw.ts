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
  BranchResponse,
  BranchesResponse,
  NothingResponse
} from '../../../../src/generated/model';



export const getGetBranchesMockHandler = (overrideResponse?: BranchesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BranchesResponse> | BranchesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateBranchMockHandler = (overrideResponse?: BranchResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BranchResponse> | BranchResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetBranchMockHandler = (overrideResponse?: BranchResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BranchResponse> | BranchResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateBranchMockHandler = (overrideResponse?: BranchResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BranchResponse> | BranchResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteBranchMockHandler = (overrideResponse?: NothingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NothingResponse> | NothingResponse), options?: RequestHandlerOptions) => {
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
