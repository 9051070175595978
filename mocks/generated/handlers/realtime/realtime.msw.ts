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
  ChannelAuthorization,
  SocketAuthentication
} from '../../../../src/generated/model';



export const getAuthorizeChannelMockHandler = (overrideResponse?: ChannelAuthorization | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChannelAuthorization> | ChannelAuthorization), options?: RequestHandlerOptions) => {
  return http.post('*/api/broadcasting/auth', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAuthenticateUserMockHandler = (overrideResponse?: SocketAuthentication | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SocketAuthentication> | SocketAuthentication), options?: RequestHandlerOptions) => {
  return http.post('*/api/broadcasting/user-auth', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getRealtimeMock = () => [
  getAuthorizeChannelMockHandler(),
  getAuthenticateUserMockHandler()
]
