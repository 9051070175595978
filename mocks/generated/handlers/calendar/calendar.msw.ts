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
  CalendarFeedResponse,
  CalendarFileResponse,
  HelperCalendarResponse
} from '../../../../src/generated/model';



export const getGetCalendarFeedMockHandler = (overrideResponse?: CalendarFeedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CalendarFeedResponse> | CalendarFeedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/calendar-feed', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateCalendarFeedMockHandler = (overrideResponse?: CalendarFeedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CalendarFeedResponse> | CalendarFeedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/calendar-feed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getDeleteCalendarFeedMockHandler = (overrideResponse?: CalendarFeedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<CalendarFeedResponse> | CalendarFeedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/calendar-feed', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getReadCalendarFeedMockHandler = (overrideResponse?: CalendarFileResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CalendarFileResponse> | CalendarFileResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/calendar-feeds/:token', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetHelperCalendarMockHandler = (overrideResponse?: HelperCalendarResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelperCalendarResponse> | HelperCalendarResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/helper/calendar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getCalendarMock = () => [
  getGetCalendarFeedMockHandler(),
  getCreateCalendarFeedMockHandler(),
  getDeleteCalendarFeedMockHandler(),
  getReadCalendarFeedMockHandler(),
  getGetHelperCalendarMockHandler()
]
