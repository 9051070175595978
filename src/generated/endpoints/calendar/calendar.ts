/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CalendarFeedResponse,
  CalendarFileResponse,
  ForbiddenResponse,
  GetHelperCalendarParams,
  HelperCalendarResponse,
  InvalidResponse,
  NotFoundResponse,
  PlanLimitResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse
} from '../../model';

import { http } from '../../../platform/http/http';
import type { ErrorType } from '../../../platform/http/http';


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
 * @summary The caller's calendar feed
 */
export const getCalendarFeed = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarFeedResponse>(
      {url: `/calendar-feed`, method: 'GET', signal
    },
      options);
    }




export const getGetCalendarFeedQueryKey = () => {
    return [
    'calendar-feed'
    ] as const;
    }


export const getGetCalendarFeedQueryOptions = <TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCalendarFeedQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCalendarFeed>>> = ({ signal }) => getCalendarFeed(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCalendarFeedQueryResult = NonNullable<Awaited<ReturnType<typeof getCalendarFeed>>>
export type GetCalendarFeedQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCalendarFeed<TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendarFeed>>,
          TError,
          Awaited<ReturnType<typeof getCalendarFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCalendarFeed<TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendarFeed>>,
          TError,
          Awaited<ReturnType<typeof getCalendarFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCalendarFeed<TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's calendar feed
 */

export function useGetCalendarFeed<TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCalendarFeedQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCalendarFeed} query
 */
export const invalidateGetCalendarFeed = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCalendarFeedQueryKey() }, options);

  return queryClient;
}




/**
 * An earlier address stops working immediately.
 * @summary Create the caller's calendar feed or change its address
 */
export const createCalendarFeed = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarFeedResponse>(
      {url: `/calendar-feed`, method: 'POST', signal
    },
      options);
    }




export const getCreateCalendarFeedMutationKey = () => ['createCalendarFeed'] as const;

export const getCreateCalendarFeedMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCalendarFeed>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCalendarFeed>>, TError,void, TContext> => {

const mutationKey = getCreateCalendarFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCalendarFeed>>, void> = () => {


          return  createCalendarFeed(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCalendarFeedMutationResult = NonNullable<Awaited<ReturnType<typeof createCalendarFeed>>>

    export type CreateCalendarFeedMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary Create the caller's calendar feed or change its address
 */
export const useCreateCalendarFeed = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCalendarFeed>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCalendarFeed>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateCalendarFeedMutationOptions(options), queryClient);
    }
    /**
 * Its address stops working immediately. Also succeeds without a feed.
 * @summary End the caller's calendar feed
 */
export const deleteCalendarFeed = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarFeedResponse>(
      {url: `/calendar-feed`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteCalendarFeedMutationKey = () => ['deleteCalendarFeed'] as const;

export const getDeleteCalendarFeedMutationOptions = <TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarFeed>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarFeed>>, TError,void, TContext> => {

const mutationKey = getDeleteCalendarFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCalendarFeed>>, void> = () => {


          return  deleteCalendarFeed(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCalendarFeedMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCalendarFeed>>>

    export type DeleteCalendarFeedMutationError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary End the caller's calendar feed
 */
export const useDeleteCalendarFeed = <TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarFeed>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCalendarFeed>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteCalendarFeedMutationOptions(options), queryClient);
    }
    /**
 * The token in the address is the only credential, because calendar apps send no other. The office gets the jobs of its branches, a helper those they accepted. 404 for a token that is unknown, changed or ended.
 * @summary A calendar feed for calendar apps
 */
export const readCalendarFeed = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarFileResponse>(
      {url: `/calendar-feeds/${token}`, method: 'GET', signal
    },
      options);
    }




export const getReadCalendarFeedQueryKey = (token: string,) => {
    return [
    'calendar-feeds',token
    ] as const;
    }


export const getReadCalendarFeedQueryOptions = <TData = Awaited<ReturnType<typeof readCalendarFeed>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCalendarFeed>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadCalendarFeedQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readCalendarFeed>>> = ({ signal }) => readCalendarFeed(token, requestOptions, signal);





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readCalendarFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCalendarFeedQueryResult = NonNullable<Awaited<ReturnType<typeof readCalendarFeed>>>
export type ReadCalendarFeedQueryError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useReadCalendarFeed<TData = Awaited<ReturnType<typeof readCalendarFeed>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCalendarFeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCalendarFeed>>,
          TError,
          Awaited<ReturnType<typeof readCalendarFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCalendarFeed<TData = Awaited<ReturnType<typeof readCalendarFeed>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCalendarFeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCalendarFeed>>,
          TError,
          Awaited<ReturnType<typeof readCalendarFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCalendarFeed<TData = Awaited<ReturnType<typeof readCalendarFeed>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCalendarFeed>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A calendar feed for calendar apps
 */

export function useReadCalendarFeed<TData = Awaited<ReturnType<typeof readCalendarFeed>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCalendarFeed>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadCalendarFeedQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useReadCalendarFeed} query
 */
export const invalidateReadCalendarFeed = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReadCalendarFeedQueryKey(token) }, options);

  return queryClient;
}




/**
 * For helpers and managers - who are helpers too.
 * @summary The caller's jobs and invitations of a span of days
 */
export const getHelperCalendar = (
    params?: GetHelperCalendarParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperCalendarResponse>(
      {url: `/helper/calendar`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetHelperCalendarQueryKey = (params?: GetHelperCalendarParams,) => {
    return [
    'helper','calendar', ...(params ? [params] : [])
    ] as const;
    }


export const getGetHelperCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getHelperCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: GetHelperCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelperCalendarQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelperCalendar>>> = ({ signal }) => getHelperCalendar(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelperCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelperCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getHelperCalendar>>>
export type GetHelperCalendarQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHelperCalendar<TData = Awaited<ReturnType<typeof getHelperCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  GetHelperCalendarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperCalendar>>,
          TError,
          Awaited<ReturnType<typeof getHelperCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperCalendar<TData = Awaited<ReturnType<typeof getHelperCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetHelperCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperCalendar>>,
          TError,
          Awaited<ReturnType<typeof getHelperCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperCalendar<TData = Awaited<ReturnType<typeof getHelperCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetHelperCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's jobs and invitations of a span of days
 */

export function useGetHelperCalendar<TData = Awaited<ReturnType<typeof getHelperCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetHelperCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelperCalendarQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHelperCalendar} query
 */
export const invalidateGetHelperCalendar = async (
 queryClient: QueryClient, params?: GetHelperCalendarParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHelperCalendarQueryKey(params) }, options);

  return queryClient;
}




