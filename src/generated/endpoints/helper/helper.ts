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
  AvailabilitiesRequest,
  AvailabilitiesResponse,
  BodyTooLargeResponse,
  ForbiddenResponse,
  InvalidResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse
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
 * @summary The caller's hours - weekly and on single days
 */
export const getAvailabilities = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AvailabilitiesResponse>(
      {url: `/helper-profile/get-availabilities`, method: 'GET', signal
    },
      options);
    }




export const getGetAvailabilitiesQueryKey = () => {
    return [
    'helper-profile','get-availabilities'
    ] as const;
    }


export const getGetAvailabilitiesQueryOptions = <TData = Awaited<ReturnType<typeof getAvailabilities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvailabilities>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAvailabilitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAvailabilities>>> = ({ signal }) => getAvailabilities(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAvailabilities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAvailabilitiesQueryResult = NonNullable<Awaited<ReturnType<typeof getAvailabilities>>>
export type GetAvailabilitiesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetAvailabilities<TData = Awaited<ReturnType<typeof getAvailabilities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvailabilities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAvailabilities>>,
          TError,
          Awaited<ReturnType<typeof getAvailabilities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAvailabilities<TData = Awaited<ReturnType<typeof getAvailabilities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvailabilities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAvailabilities>>,
          TError,
          Awaited<ReturnType<typeof getAvailabilities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAvailabilities<TData = Awaited<ReturnType<typeof getAvailabilities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvailabilities>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's hours - weekly and on single days
 */

export function useGetAvailabilities<TData = Awaited<ReturnType<typeof getAvailabilities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvailabilities>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAvailabilitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetAvailabilities} query
 */
export const invalidateGetAvailabilities = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAvailabilitiesQueryKey() }, options);

  return queryClient;
}




/**
 * @summary Set when the caller works
 */
export const updateAvailabilities = (
    availabilitiesRequest: BodyType<AvailabilitiesRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AvailabilitiesResponse>(
      {url: `/helper-profile/availabilities`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: availabilitiesRequest, signal
    },
      options);
    }




export const getUpdateAvailabilitiesMutationKey = () => ['updateAvailabilities'] as const;

export const getUpdateAvailabilitiesMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAvailabilities>>, TError,UpdateAvailabilitiesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAvailabilities>>, TError,UpdateAvailabilitiesMutationVariables, TContext> => {

const mutationKey = getUpdateAvailabilitiesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAvailabilities>>, UpdateAvailabilitiesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAvailabilities(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAvailabilitiesMutationResult = NonNullable<Awaited<ReturnType<typeof updateAvailabilities>>>
    export type UpdateAvailabilitiesMutationBody = BodyType<AvailabilitiesRequest>
    export type UpdateAvailabilitiesMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateAvailabilitiesMutationVariables = {data: BodyType<AvailabilitiesRequest>}

    /**
 * @summary Set when the caller works
 */
export const useUpdateAvailabilities = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAvailabilities>>, TError,UpdateAvailabilitiesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAvailabilities>>,
        TError,
        UpdateAvailabilitiesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAvailabilitiesMutationOptions(options), queryClient);
    }
