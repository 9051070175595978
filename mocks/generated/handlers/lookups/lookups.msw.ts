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
  GetItemCatalog200,
  GetManagers200,
  GetReasons200,
  GetServingArea200,
  GetServingAreas200,
  GetTools200,
  GetVehicleTypes200
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

export const getGetVehicleTypesMockHandler = (overrideResponse?: GetVehicleTypes200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetVehicleTypes200> | GetVehicleTypes200), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicle-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetToolsMockHandler = (overrideResponse?: GetTools200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetTools200> | GetTools200), options?: RequestHandlerOptions) => {
  return http.get('*/api/tools', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetItemCatalogMockHandler = (overrideResponse?: GetItemCatalog200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetItemCatalog200> | GetItemCatalog200), options?: RequestHandlerOptions) => {
  return http.get('*/api/item-catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetReasonsMockHandler = (overrideResponse?: GetReasons200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetReasons200> | GetReasons200), options?: RequestHandlerOptions) => {
  return http.get('*/api/reasons', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


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
  getGetManagersMockHandler(),
  getGetVehicleTypesMockHandler(),
  getGetToolsMockHandler(),
  getGetItemCatalogMockHandler(),
  getGetReasonsMockHandler()
]
