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
  AvailabilitiesResponse
} from '../../../../src/generated/model';



export const getGetAvailabilitiesMockHandler = (overrideResponse?: AvailabilitiesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AvailabilitiesResponse> | AvailabilitiesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper-profile/get-availabilities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateAvailabilitiesMockHandler = (overrideResponse?: AvailabilitiesResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AvailabilitiesResponse> | AvailabilitiesResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/helper-profile/availabilities', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getHelperMock = () => [
  getGetAvailabilitiesMockHandler(),
  getUpdateAvailabilitiesMockHandler()
]
