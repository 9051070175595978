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
  CatalogItemsResponse,
  ManagersResponse,
  ReasonsResponse,
  ServingAreaDetailsResponse,
  ServingAreasResponse,
  ToolsResponse,
  VehicleTypesResponse,
  ZipPlacesResponse
} from '../../../../src/generated/model';



export const getGetServingAreasMockHandler = (overrideResponse?: ServingAreasResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServingAreasResponse> | ServingAreasResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/serving-areas', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetServingAreaMockHandler = (overrideResponse?: ServingAreaDetailsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServingAreaDetailsResponse> | ServingAreaDetailsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/serving-areas/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetManagersMockHandler = (overrideResponse?: ManagersResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ManagersResponse> | ManagersResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/managers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetVehicleTypesMockHandler = (overrideResponse?: VehicleTypesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VehicleTypesResponse> | VehicleTypesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicle-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetToolsMockHandler = (overrideResponse?: ToolsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ToolsResponse> | ToolsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tools', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetItemCatalogMockHandler = (overrideResponse?: CatalogItemsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CatalogItemsResponse> | CatalogItemsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/item-catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetZipPlacesMockHandler = (overrideResponse?: ZipPlacesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ZipPlacesResponse> | ZipPlacesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/zip-codes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetReasonsMockHandler = (overrideResponse?: ReasonsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReasonsResponse> | ReasonsResponse), options?: RequestHandlerOptions) => {
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
  getGetZipPlacesMockHandler(),
  getGetReasonsMockHandler()
]
