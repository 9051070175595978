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
  CompanySetupResponse
} from '../../../../src/generated/model';



export const getGetCompanySetupMockHandler = (overrideResponse?: CompanySetupResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CompanySetupResponse> | CompanySetupResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company/setup', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDismissCompanySetupMockHandler = (overrideResponse?: CompanySetupResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompanySetupResponse> | CompanySetupResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company/setup/dismiss', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getCompanyMock = () => [
  getGetCompanySetupMockHandler(),
  getDismissCompanySetupMockHandler()
]
