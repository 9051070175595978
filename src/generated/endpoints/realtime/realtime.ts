/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BodyTooLargeResponse,
  ChannelAuthorization,
  ChannelRequest,
  ForbiddenResponse,
  InvalidResponse,
  ServerErrorResponse,
  SocketAuthentication,
  SocketRequest,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse
} from '../../model';

import { http } from '../../../platform/http/http';
import type { ErrorType , BodyType } from '../../../platform/http/http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * @summary Authorize the caller for a private or presence channel
 */
export const authorizeChannel = (
    channelRequest: BodyType<ChannelRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`socket_id`, channelRequest.socket_id);
formUrlEncoded.append(`channel_name`, channelRequest.channel_name);

      return http<ChannelAuthorization>(
      {url: `/broadcasting/auth`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getAuthorizeChannelMutationKey = () => ['authorizeChannel'] as const;

export const getAuthorizeChannelMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizeChannel>>, TError,AuthorizeChannelMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authorizeChannel>>, TError,AuthorizeChannelMutationVariables, TContext> => {

const mutationKey = getAuthorizeChannelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authorizeChannel>>, AuthorizeChannelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authorizeChannel(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthorizeChannelMutationResult = NonNullable<Awaited<ReturnType<typeof authorizeChannel>>>
    export type AuthorizeChannelMutationBody = BodyType<ChannelRequest>
    export type AuthorizeChannelMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AuthorizeChannelMutationVariables = {data: BodyType<ChannelRequest>}

    /**
 * @summary Authorize the caller for a private or presence channel
 */
export const useAuthorizeChannel = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizeChannel>>, TError,AuthorizeChannelMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authorizeChannel>>,
        TError,
        AuthorizeChannelMutationVariables,
        TContext
      > => {
      return useMutation(getAuthorizeChannelMutationOptions(options), queryClient);
    }
    /**
 * @summary Sign the caller's socket in as the caller
 */
export const authenticateUser = (
    socketRequest: BodyType<SocketRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`socket_id`, socketRequest.socket_id);

      return http<SocketAuthentication>(
      {url: `/broadcasting/user-auth`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getAuthenticateUserMutationKey = () => ['authenticateUser'] as const;

export const getAuthenticateUserMutationOptions = <TError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateUser>>, TError,AuthenticateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof authenticateUser>>, TError,AuthenticateUserMutationVariables, TContext> => {

const mutationKey = getAuthenticateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticateUser>>, AuthenticateUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authenticateUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticateUserMutationResult = NonNullable<Awaited<ReturnType<typeof authenticateUser>>>
    export type AuthenticateUserMutationBody = BodyType<SocketRequest>
    export type AuthenticateUserMutationError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AuthenticateUserMutationVariables = {data: BodyType<SocketRequest>}

    /**
 * @summary Sign the caller's socket in as the caller
 */
export const useAuthenticateUser = <TError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateUser>>, TError,AuthenticateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticateUser>>,
        TError,
        AuthenticateUserMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticateUserMutationOptions(options), queryClient);
    }
