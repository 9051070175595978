/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CompanyNumbersResponse,
  ForbiddenResponse,
  GetNumbersJobsParams,
  InvalidResponse,
  NotFoundResponse,
  NumbersJobPageResponse,
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
 * For the owner, of all branches and of each. Counts the jobs that have started and were not canceled, in the month of their first day.
 * @summary Numbers of the last twelve months
 */
export const getCompanyNumbers = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CompanyNumbersResponse>(
      {url: `/company/numbers`, method: 'GET', signal
    },
      options);
    }




export const getGetCompanyNumbersQueryKey = () => {
    return [
    'company','numbers'
    ] as const;
    }


export const getGetCompanyNumbersQueryOptions = <TData = Awaited<ReturnType<typeof getCompanyNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompanyNumbersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompanyNumbers>>> = ({ signal }) => getCompanyNumbers(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCompanyNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompanyNumbersQueryResult = NonNullable<Awaited<ReturnType<typeof getCompanyNumbers>>>
export type GetCompanyNumbersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCompanyNumbers<TData = Awaited<ReturnType<typeof getCompanyNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyNumbers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyNumbers>>,
          TError,
          Awaited<ReturnType<typeof getCompanyNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompanyNumbers<TData = Awaited<ReturnType<typeof getCompanyNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyNumbers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyNumbers>>,
          TError,
          Awaited<ReturnType<typeof getCompanyNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompanyNumbers<TData = Awaited<ReturnType<typeof getCompanyNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Numbers of the last twelve months
 */

export function useGetCompanyNumbers<TData = Awaited<ReturnType<typeof getCompanyNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompanyNumbersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCompanyNumbers} query
 */
export const invalidateGetCompanyNumbers = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCompanyNumbersQueryKey() }, options);

  return queryClient;
}




/**
 * For the owner, latest first. The number over the list is the one of the numbers with these filters.
 * @summary Jobs that a number counts
 */
export const getNumbersJobs = (
    params: GetNumbersJobsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NumbersJobPageResponse>(
      {url: `/company/numbers/jobs`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetNumbersJobsQueryKey = (params?: GetNumbersJobsParams,) => {
    return [
    'company','numbers','jobs', ...(params ? [params] : [])
    ] as const;
    }


export const getGetNumbersJobsQueryOptions = <TData = Awaited<ReturnType<typeof getNumbersJobs>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: GetNumbersJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNumbersJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNumbersJobsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNumbersJobs>>> = ({ signal }) => getNumbersJobs(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNumbersJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNumbersJobsQueryResult = NonNullable<Awaited<ReturnType<typeof getNumbersJobs>>>
export type GetNumbersJobsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetNumbersJobs<TData = Awaited<ReturnType<typeof getNumbersJobs>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetNumbersJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNumbersJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNumbersJobs>>,
          TError,
          Awaited<ReturnType<typeof getNumbersJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNumbersJobs<TData = Awaited<ReturnType<typeof getNumbersJobs>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetNumbersJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNumbersJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNumbersJobs>>,
          TError,
          Awaited<ReturnType<typeof getNumbersJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNumbersJobs<TData = Awaited<ReturnType<typeof getNumbersJobs>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetNumbersJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNumbersJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Jobs that a number counts
 */

export function useGetNumbersJobs<TData = Awaited<ReturnType<typeof getNumbersJobs>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetNumbersJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNumbersJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNumbersJobsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetNumbersJobs} query
 */
export const invalidateGetNumbersJobs = async (
 queryClient: QueryClient, params: GetNumbersJobsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNumbersJobsQueryKey(params) }, options);

  return queryClient;
}




