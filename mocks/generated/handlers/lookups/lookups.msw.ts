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
  GetManagers200,
  GetServingArea200,
  GetServingAreas200
} from '../../../../src/generated/model';



export const getGetServingAreasMockHandler = (overrideResponse?: GetServingAreas200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetServingAreas200> | GetServingAreas200), options?: RequestHandlerOptions) => {
  return http.get('*/api/serving-areas', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetServingAreaMockHandler = (overrideResponse?: GetServingArea200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetServingArea200> | GetServingArea200), options?: RequestHandlerOptions) => {
  return http.get('*/api/serving-areas/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetManagersMockHandler = (overrideResponse?: GetManagers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetManagers200> | GetManagers200), options?: RequestHandlerOptions) => {
  return http.get('*/api/managers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getLookupsMock = () => [
  getGetServingAreasMockHandler(),
  getGetServingAreaMockHandler(),
  getGetManagersMockHandler()
]
