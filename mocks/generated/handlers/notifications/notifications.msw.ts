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
  ActivitiesResponse,
  ActivityPageResponse,
  NotificationPreferencesResponse,
  UnreadCountResponse
} from '../../../../src/generated/model';



export const getGetNotificationsMockHandler = (overrideResponse?: ActivityPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityPageResponse> | ActivityPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications/branch/:branchId/get-notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetNeedsActionMockHandler = (overrideResponse?: ActivitiesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivitiesResponse> | ActivitiesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications/branch/:branchId/needs-action', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetNotificationsCountMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications/branch/:branchId/notifications-count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getMarkAsReadMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/notifications/branch/:branchId/mark-as-read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getMarkAllAsReadMockHandler = (overrideResponse?: UnreadCountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnreadCountResponse> | UnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/notifications/branch/:branchId/mark-all-as-read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetNotificationPreferencesMockHandler = (overrideResponse?: NotificationPreferencesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationPreferencesResponse> | NotificationPreferencesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/notification-preferences', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateNotificationPreferencesMockHandler = (overrideResponse?: NotificationPreferencesResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotificationPreferencesResponse> | NotificationPreferencesResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/notification-preferences', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getNotificationsMock = () => [
  getGetNotificationsMockHandler(),
  getGetNeedsActionMockHandler(),
  getGetNotificationsCountMockHandler(),
  getMarkAsReadMockHandler(),
  getMarkAllAsReadMockHandler(),
  getGetNotificationPreferencesMockHandler(),
  getUpdateNotificationPreferencesMockHandler()
]
