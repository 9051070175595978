/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ActivitiesResponse,
  ActivityPageResponse,
  BodyTooLargeResponse,
  ForbiddenResponse,
  GetNotificationsParams,
  InvalidResponse,
  MarkAsReadRequest,
  NotFoundResponse,
  NotificationPreferences,
  NotificationPreferencesResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  UnreadCountResponse
} from '../../model';

import { http } from '../../../platform/http/http';
import type { ErrorType , BodyType } from '../../../platform/http/http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary Activities of a feed, newest first
 */
export const getNotifications = (
    branchId: number,
    params?: GetNotificationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ActivityPageResponse>(
      {url: `/notifications/branch/${branchId}/get-notifications`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetNotificationsInfiniteQueryKey = (branchId: number,
    params?: GetNotificationsParams,) => {
    return [
    'infinite', 'notifications','branch',branchId,'get-notifications', ...(params ? [params] : [])
    ] as const;
    }


export const getGetNotificationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof getNotifications>>, GetNotificationsParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(branchId: number,
    params?: GetNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData, QueryKey, GetNotificationsParams['page']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNotificationsInfiniteQueryKey(branchId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotifications>>, QueryKey, GetNotificationsParams['page']> = ({ signal, pageParam }) => getNotifications(branchId,{...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, enabled: branchId !== null && branchId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData, QueryKey, GetNotificationsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNotificationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof getNotifications>>>
export type GetNotificationsInfiniteQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getNotifications>>, GetNotificationsParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number,
    params: undefined |  GetNotificationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData, QueryKey, GetNotificationsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotifications>>,
          TError,
          Awaited<ReturnType<typeof getNotifications>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getNotifications>>, GetNotificationsParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number,
    params?: GetNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData, QueryKey, GetNotificationsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotifications>>,
          TError,
          Awaited<ReturnType<typeof getNotifications>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getNotifications>>, GetNotificationsParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number,
    params?: GetNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData, QueryKey, GetNotificationsParams['page']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activities of a feed, newest first
 */

export function useGetNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getNotifications>>, GetNotificationsParams['page']>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number,
    params?: GetNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData, QueryKey, GetNotificationsParams['page']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNotificationsInfiniteQueryOptions(branchId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetNotificationsInfinite} query
 */
export const invalidateGetNotificationsInfinite = async (
 queryClient: QueryClient, branchId: number,
    params?: GetNotificationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNotificationsInfiniteQueryKey(branchId,params) }, options);

  return queryClient;
}




/**
 * One per job, offer, document or payment. An activity leaves the list when what it reports is settled.
 * @summary Activities of a feed that still wait for a decision
 */
export const getNeedsAction = (
    branchId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ActivitiesResponse>(
      {url: `/notifications/branch/${branchId}/needs-action`, method: 'GET', signal
    },
      options);
    }




export const getGetNeedsActionQueryKey = (branchId: number,) => {
    return [
    'notifications','branch',branchId,'needs-action'
    ] as const;
    }


export const getGetNeedsActionQueryOptions = <TData = Awaited<ReturnType<typeof getNeedsAction>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(branchId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAction>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNeedsActionQueryKey(branchId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNeedsAction>>> = ({ signal }) => getNeedsAction(branchId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: branchId !== null && branchId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNeedsAction>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNeedsActionQueryResult = NonNullable<Awaited<ReturnType<typeof getNeedsAction>>>
export type GetNeedsActionQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetNeedsAction<TData = Awaited<ReturnType<typeof getNeedsAction>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAction>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNeedsAction>>,
          TError,
          Awaited<ReturnType<typeof getNeedsAction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNeedsAction<TData = Awaited<ReturnType<typeof getNeedsAction>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAction>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNeedsAction>>,
          TError,
          Awaited<ReturnType<typeof getNeedsAction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNeedsAction<TData = Awaited<ReturnType<typeof getNeedsAction>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activities of a feed that still wait for a decision
 */

export function useGetNeedsAction<TData = Awaited<ReturnType<typeof getNeedsAction>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNeedsActionQueryOptions(branchId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetNeedsAction} query
 */
export const invalidateGetNeedsAction = async (
 queryClient: QueryClient, branchId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNeedsActionQueryKey(branchId) }, options);

  return queryClient;
}




/**
 * @summary Number of unread activities
 */
export const getNotificationsCount = (
    branchId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnreadCountResponse>(
      {url: `/notifications/branch/${branchId}/notifications-count`, method: 'GET', signal
    },
      options);
    }




export const getGetNotificationsCountQueryKey = (branchId: number,) => {
    return [
    'notifications','branch',branchId,'notifications-count'
    ] as const;
    }


export const getGetNotificationsCountQueryOptions = <TData = Awaited<ReturnType<typeof getNotificationsCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(branchId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationsCount>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNotificationsCountQueryKey(branchId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotificationsCount>>> = ({ signal }) => getNotificationsCount(branchId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: branchId !== null && branchId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNotificationsCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNotificationsCountQueryResult = NonNullable<Awaited<ReturnType<typeof getNotificationsCount>>>
export type GetNotificationsCountQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetNotificationsCount<TData = Awaited<ReturnType<typeof getNotificationsCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationsCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationsCount>>,
          TError,
          Awaited<ReturnType<typeof getNotificationsCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationsCount<TData = Awaited<ReturnType<typeof getNotificationsCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationsCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationsCount>>,
          TError,
          Awaited<ReturnType<typeof getNotificationsCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationsCount<TData = Awaited<ReturnType<typeof getNotificationsCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationsCount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Number of unread activities
 */

export function useGetNotificationsCount<TData = Awaited<ReturnType<typeof getNotificationsCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 branchId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationsCount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNotificationsCountQueryOptions(branchId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetNotificationsCount} query
 */
export const invalidateGetNotificationsCount = async (
 queryClient: QueryClient, branchId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNotificationsCountQueryKey(branchId) }, options);

  return queryClient;
}




/**
 * @summary Mark activities as read
 */
export const markAsRead = (
    branchId: number,
    markAsReadRequest: BodyType<MarkAsReadRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnreadCountResponse>(
      {url: `/notifications/branch/${branchId}/mark-as-read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: markAsReadRequest, signal
    },
      options);
    }




export const getMarkAsReadMutationKey = () => ['markAsRead'] as const;

export const getMarkAsReadMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAsRead>>, TError,MarkAsReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markAsRead>>, TError,MarkAsReadMutationVariables, TContext> => {

const mutationKey = getMarkAsReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markAsRead>>, MarkAsReadMutationVariables> = (props) => {
          const {branchId,data} = props ?? {};

          return  markAsRead(branchId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkAsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markAsRead>>>
    export type MarkAsReadMutationBody = BodyType<MarkAsReadRequest>
    export type MarkAsReadMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type MarkAsReadMutationVariables = {branchId: number;data: BodyType<MarkAsReadRequest>}

    /**
 * @summary Mark activities as read
 */
export const useMarkAsRead = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAsRead>>, TError,MarkAsReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markAsRead>>,
        TError,
        MarkAsReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkAsReadMutationOptions(options), queryClient);
    }
    /**
 * @summary Mark all activities of a feed as read
 */
export const markAllAsRead = (
    branchId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnreadCountResponse>(
      {url: `/notifications/branch/${branchId}/mark-all-as-read`, method: 'POST', signal
    },
      options);
    }




export const getMarkAllAsReadMutationKey = () => ['markAllAsRead'] as const;

export const getMarkAllAsReadMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAllAsRead>>, TError,MarkAllAsReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markAllAsRead>>, TError,MarkAllAsReadMutationVariables, TContext> => {

const mutationKey = getMarkAllAsReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markAllAsRead>>, MarkAllAsReadMutationVariables> = (props) => {
          const {branchId} = props ?? {};

          return  markAllAsRead(branchId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkAllAsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markAllAsRead>>>

    export type MarkAllAsReadMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type MarkAllAsReadMutationVariables = {branchId: number}

    /**
 * @summary Mark all activities of a feed as read
 */
export const useMarkAllAsRead = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAllAsRead>>, TError,MarkAllAsReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markAllAsRead>>,
        TError,
        MarkAllAsReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkAllAsReadMutationOptions(options), queryClient);
    }
    /**
 * @summary The caller's notification preferences
 */
export const getNotificationPreferences = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NotificationPreferencesResponse>(
      {url: `/notification-preferences`, method: 'GET', signal
    },
      options);
    }




export const getGetNotificationPreferencesQueryKey = () => {
    return [
    'notification-preferences'
    ] as const;
    }


export const getGetNotificationPreferencesQueryOptions = <TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNotificationPreferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotificationPreferences>>> = ({ signal }) => getNotificationPreferences(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNotificationPreferencesQueryResult = NonNullable<Awaited<ReturnType<typeof getNotificationPreferences>>>
export type GetNotificationPreferencesQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationPreferences>>,
          TError,
          Awaited<ReturnType<typeof getNotificationPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationPreferences>>,
          TError,
          Awaited<ReturnType<typeof getNotificationPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's notification preferences
 */

export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNotificationPreferencesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetNotificationPreferences} query
 */
export const invalidateGetNotificationPreferences = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNotificationPreferencesQueryKey() }, options);

  return queryClient;
}




/**
 * Topics that are left out keep their choice.
 * @summary Set how the caller is notified
 */
export const updateNotificationPreferences = (
    notificationPreferences: BodyType<NotificationPreferences>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NotificationPreferencesResponse>(
      {url: `/notification-preferences`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: notificationPreferences, signal
    },
      options);
    }




export const getUpdateNotificationPreferencesMutationKey = () => ['updateNotificationPreferences'] as const;

export const getUpdateNotificationPreferencesMutationOptions = <TError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationPreferences>>, TError,UpdateNotificationPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNotificationPreferences>>, TError,UpdateNotificationPreferencesMutationVariables, TContext> => {

const mutationKey = getUpdateNotificationPreferencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNotificationPreferences>>, UpdateNotificationPreferencesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateNotificationPreferences(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateNotificationPreferencesMutationResult = NonNullable<Awaited<ReturnType<typeof updateNotificationPreferences>>>
    export type UpdateNotificationPreferencesMutationBody = BodyType<NotificationPreferences>
    export type UpdateNotificationPreferencesMutationError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateNotificationPreferencesMutationVariables = {data: BodyType<NotificationPreferences>}

    /**
 * @summary Set how the caller is notified
 */
export const useUpdateNotificationPreferences = <TError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationPreferences>>, TError,UpdateNotificationPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNotificationPreferences>>,
        TError,
        UpdateNotificationPreferencesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNotificationPreferencesMutationOptions(options), queryClient);
    }
