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
  AvailabilitiesResponse,
  EarningsPageResponse,
  HelperAreasResponse,
  HelperProfileResponse,
  HelperRatesResponse,
  OwnDataResponse,
  OwnRatingResponse
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

export const getGetHelperProfileMockHandler = (overrideResponse?: HelperProfileResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperProfileResponse> | HelperProfileResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper-profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOwnServingAreasMockHandler = (overrideResponse?: HelperAreasResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperAreasResponse> | HelperAreasResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper-profile/get-serving-areas', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetHourlyRateMockHandler = (overrideResponse?: HelperRatesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperRatesResponse> | HelperRatesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper-profile/get-hourly-rate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOwnRatingMockHandler = (overrideResponse?: OwnRatingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnRatingResponse> | OwnRatingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/rating/get-rating-with-user-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateOwnServingAreasMockHandler = (overrideResponse?: HelperAreasResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<HelperAreasResponse> | HelperAreasResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/helper-profile/serving-areas', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateHourlyRateMockHandler = (overrideResponse?: HelperRatesResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<HelperRatesResponse> | HelperRatesResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/helper-profile/hourly-rate', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateVehiclesMockHandler = (overrideResponse?: HelperProfileResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<HelperProfileResponse> | HelperProfileResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/helper-profile/vehicle', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateOwnToolsMockHandler = (overrideResponse?: HelperProfileResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<HelperProfileResponse> | HelperProfileResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/helper-profile/tools', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdatePositionsMockHandler = (overrideResponse?: HelperProfileResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<HelperProfileResponse> | HelperProfileResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/helper-profile/position', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdatePersonalInfoMockHandler = (overrideResponse?: HelperProfileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelperProfileResponse> | HelperProfileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/helper-profile/personal-info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdatePauseMockHandler = (overrideResponse?: HelperProfileResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<HelperProfileResponse> | HelperProfileResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/helper-profile/pause', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOwnDataMockHandler = (overrideResponse?: OwnDataResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnDataResponse> | OwnDataResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper-profile/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetEarningsMockHandler = (overrideResponse?: EarningsPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningsPageResponse> | EarningsPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/earnings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getHelperMock = () => [
  getGetAvailabilitiesMockHandler(),
  getUpdateAvailabilitiesMockHandler(),
  getGetHelperProfileMockHandler(),
  getGetOwnServingAreasMockHandler(),
  getGetHourlyRateMockHandler(),
  getGetOwnRatingMockHandler(),
  getUpdateOwnServingAreasMockHandler(),
  getUpdateHourlyRateMockHandler(),
  getUpdateVehiclesMockHandler(),
  getUpdateOwnToolsMockHandler(),
  getUpdatePositionsMockHandler(),
  getUpdatePersonalInfoMockHandler(),
  getUpdatePauseMockHandler(),
  getGetOwnDataMockHandler(),
  getGetEarningsMockHandler()
]
