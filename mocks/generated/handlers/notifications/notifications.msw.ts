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
  GetNotifications200,
  GetNotificationsCount200,
  MarkAllAsRead200,
  MarkAsRead200
} from '../../../../src/generated/model';



export const getGetNotificationsMockHandler = (overrideResponse?: GetNotifications200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetNotifications200> | GetNotifications200), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications/branch/:branchId/get-notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetNotificationsCountMockHandler = (overrideResponse?: GetNotificationsCount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetNotificationsCount200> | GetNotificationsCount200), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications/branch/:branchId/notifications-count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getMarkAsReadMockHandler = (overrideResponse?: MarkAsRead200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkAsRead200> | MarkAsRead200), options?: RequestHandlerOptions) => {
  return http.post('*/api/notifications/branch/:branchId/mark-as-read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getMarkAllAsReadMockHandler = (overrideResponse?: MarkAllAsRead200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkAllAsRead200> | MarkAllAsRead200), options?: RequestHandlerOptions) => {
  return http.post('*/api/notifications/branch/:branchId/mark-all-as-read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getNotificationsMock = () => [
  getGetNotificationsMockHandler(),
  getGetNotificationsCountMockHandler(),
  getMarkAsReadMockHandler(),
  getMarkAllAsReadMockHandler()
]
