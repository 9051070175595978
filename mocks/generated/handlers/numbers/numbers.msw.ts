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
  CompanyNumbersResponse,
  NumbersJobPageResponse
} from '../../../../src/generated/model';



export const getGetCompanyNumbersMockHandler = (overrideResponse?: CompanyNumbersResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CompanyNumbersResponse> | CompanyNumbersResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company/numbers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetNumbersJobsMockHandler = (overrideResponse?: NumbersJobPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NumbersJobPageResponse> | NumbersJobPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company/numbers/jobs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getNumbersMock = () => [
  getGetCompanyNumbersMockHandler(),
  getGetNumbersJobsMockHandler()
]
