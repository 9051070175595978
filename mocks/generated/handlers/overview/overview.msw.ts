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
  BranchOverviewResponse
} from '../../../../src/generated/model';



export const getGetOverviewMockHandler = (overrideResponse?: BranchOverviewResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BranchOverviewResponse> | BranchOverviewResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/overview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getOverviewMock = () => [
  getGetOverviewMockHandler()
]
