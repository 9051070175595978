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
  ConflictResponse,
  EarningsPageResponse,
  FileTooLargeResponse,
  FileTypeRefusedResponse,
  ForbiddenResponse,
  GetEarningsParams,
  HelperAreasRequest,
  HelperAreasResponse,
  HelperPositionsRequest,
  HelperProfileResponse,
  HelperRatesRequest,
  HelperRatesResponse,
  HelperToolsRequest,
  HelperVehiclesRequest,
  InvalidResponse,
  OwnDataResponse,
  OwnRatingResponse,
  PauseRequest,
  PersonalInfoRequest,
  PlanLimitResponse,
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
    /**
 * @summary The caller's profile
 */
export const getHelperProfile = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperProfileResponse>(
      {url: `/helper-profile`, method: 'GET', signal
    },
      options);
    }




export const getGetHelperProfileQueryKey = () => {
    return [
    'helper-profile'
    ] as const;
    }


export const getGetHelperProfileQueryOptions = <TData = Awaited<ReturnType<typeof getHelperProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelperProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelperProfile>>> = ({ signal }) => getHelperProfile(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelperProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelperProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getHelperProfile>>>
export type GetHelperProfileQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHelperProfile<TData = Awaited<ReturnType<typeof getHelperProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperProfile>>,
          TError,
          Awaited<ReturnType<typeof getHelperProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperProfile<TData = Awaited<ReturnType<typeof getHelperProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperProfile>>,
          TError,
          Awaited<ReturnType<typeof getHelperProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperProfile<TData = Awaited<ReturnType<typeof getHelperProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's profile
 */

export function useGetHelperProfile<TData = Awaited<ReturnType<typeof getHelperProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelperProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHelperProfile} query
 */
export const invalidateGetHelperProfile = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHelperProfileQueryKey() }, options);

  return queryClient;
}




/**
 * @summary Where the caller works
 */
export const getOwnServingAreas = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperAreasResponse>(
      {url: `/helper-profile/get-serving-areas`, method: 'GET', signal
    },
      options);
    }




export const getGetOwnServingAreasQueryKey = () => {
    return [
    'helper-profile','get-serving-areas'
    ] as const;
    }


export const getGetOwnServingAreasQueryOptions = <TData = Awaited<ReturnType<typeof getOwnServingAreas>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnServingAreas>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnServingAreasQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnServingAreas>>> = ({ signal }) => getOwnServingAreas(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnServingAreas>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnServingAreasQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnServingAreas>>>
export type GetOwnServingAreasQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOwnServingAreas<TData = Awaited<ReturnType<typeof getOwnServingAreas>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnServingAreas>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnServingAreas>>,
          TError,
          Awaited<ReturnType<typeof getOwnServingAreas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnServingAreas<TData = Awaited<ReturnType<typeof getOwnServingAreas>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnServingAreas>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnServingAreas>>,
          TError,
          Awaited<ReturnType<typeof getOwnServingAreas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnServingAreas<TData = Awaited<ReturnType<typeof getOwnServingAreas>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnServingAreas>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the caller works
 */

export function useGetOwnServingAreas<TData = Awaited<ReturnType<typeof getOwnServingAreas>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnServingAreas>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnServingAreasQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOwnServingAreas} query
 */
export const invalidateGetOwnServingAreas = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOwnServingAreasQueryKey() }, options);

  return queryClient;
}




/**
 * @summary The caller's rate and work preferences
 */
export const getHourlyRate = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperRatesResponse>(
      {url: `/helper-profile/get-hourly-rate`, method: 'GET', signal
    },
      options);
    }




export const getGetHourlyRateQueryKey = () => {
    return [
    'helper-profile','get-hourly-rate'
    ] as const;
    }


export const getGetHourlyRateQueryOptions = <TData = Awaited<ReturnType<typeof getHourlyRate>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHourlyRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHourlyRateQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHourlyRate>>> = ({ signal }) => getHourlyRate(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHourlyRate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHourlyRateQueryResult = NonNullable<Awaited<ReturnType<typeof getHourlyRate>>>
export type GetHourlyRateQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHourlyRate<TData = Awaited<ReturnType<typeof getHourlyRate>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHourlyRate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHourlyRate>>,
          TError,
          Awaited<ReturnType<typeof getHourlyRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHourlyRate<TData = Awaited<ReturnType<typeof getHourlyRate>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHourlyRate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHourlyRate>>,
          TError,
          Awaited<ReturnType<typeof getHourlyRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHourlyRate<TData = Awaited<ReturnType<typeof getHourlyRate>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHourlyRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's rate and work preferences
 */

export function useGetHourlyRate<TData = Awaited<ReturnType<typeof getHourlyRate>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHourlyRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHourlyRateQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHourlyRate} query
 */
export const invalidateGetHourlyRate = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHourlyRateQueryKey() }, options);

  return queryClient;
}




/**
 * @summary Ratings and reliability of the caller
 */
export const getOwnRating = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnRatingResponse>(
      {url: `/rating/get-rating-with-user-data`, method: 'GET', signal
    },
      options);
    }




export const getGetOwnRatingQueryKey = () => {
    return [
    'rating','get-rating-with-user-data'
    ] as const;
    }


export const getGetOwnRatingQueryOptions = <TData = Awaited<ReturnType<typeof getOwnRating>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnRating>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnRatingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnRating>>> = ({ signal }) => getOwnRating(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnRating>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnRatingQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnRating>>>
export type GetOwnRatingQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOwnRating<TData = Awaited<ReturnType<typeof getOwnRating>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnRating>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnRating>>,
          TError,
          Awaited<ReturnType<typeof getOwnRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnRating<TData = Awaited<ReturnType<typeof getOwnRating>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnRating>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnRating>>,
          TError,
          Awaited<ReturnType<typeof getOwnRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnRating<TData = Awaited<ReturnType<typeof getOwnRating>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnRating>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ratings and reliability of the caller
 */

export function useGetOwnRating<TData = Awaited<ReturnType<typeof getOwnRating>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnRating>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnRatingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOwnRating} query
 */
export const invalidateGetOwnRating = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOwnRatingQueryKey() }, options);

  return queryClient;
}




/**
 * @summary Set where the caller works
 */
export const updateOwnServingAreas = (
    helperAreasRequest: BodyType<HelperAreasRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperAreasResponse>(
      {url: `/helper-profile/serving-areas`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: helperAreasRequest, signal
    },
      options);
    }




export const getUpdateOwnServingAreasMutationKey = () => ['updateOwnServingAreas'] as const;

export const getUpdateOwnServingAreasMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOwnServingAreas>>, TError,UpdateOwnServingAreasMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOwnServingAreas>>, TError,UpdateOwnServingAreasMutationVariables, TContext> => {

const mutationKey = getUpdateOwnServingAreasMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOwnServingAreas>>, UpdateOwnServingAreasMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateOwnServingAreas(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOwnServingAreasMutationResult = NonNullable<Awaited<ReturnType<typeof updateOwnServingAreas>>>
    export type UpdateOwnServingAreasMutationBody = BodyType<HelperAreasRequest>
    export type UpdateOwnServingAreasMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateOwnServingAreasMutationVariables = {data: BodyType<HelperAreasRequest>}

    /**
 * @summary Set where the caller works
 */
export const useUpdateOwnServingAreas = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOwnServingAreas>>, TError,UpdateOwnServingAreasMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOwnServingAreas>>,
        TError,
        UpdateOwnServingAreasMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOwnServingAreasMutationOptions(options), queryClient);
    }
    /**
 * @summary Set what the caller asks for
 */
export const updateHourlyRate = (
    helperRatesRequest: BodyType<HelperRatesRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperRatesResponse>(
      {url: `/helper-profile/hourly-rate`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: helperRatesRequest, signal
    },
      options);
    }




export const getUpdateHourlyRateMutationKey = () => ['updateHourlyRate'] as const;

export const getUpdateHourlyRateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHourlyRate>>, TError,UpdateHourlyRateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHourlyRate>>, TError,UpdateHourlyRateMutationVariables, TContext> => {

const mutationKey = getUpdateHourlyRateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHourlyRate>>, UpdateHourlyRateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateHourlyRate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHourlyRateMutationResult = NonNullable<Awaited<ReturnType<typeof updateHourlyRate>>>
    export type UpdateHourlyRateMutationBody = BodyType<HelperRatesRequest>
    export type UpdateHourlyRateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateHourlyRateMutationVariables = {data: BodyType<HelperRatesRequest>}

    /**
 * @summary Set what the caller asks for
 */
export const useUpdateHourlyRate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHourlyRate>>, TError,UpdateHourlyRateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHourlyRate>>,
        TError,
        UpdateHourlyRateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHourlyRateMutationOptions(options), queryClient);
    }
    /**
 * @summary Set the caller's vehicles
 */
export const updateVehicles = (
    helperVehiclesRequest: BodyType<HelperVehiclesRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperProfileResponse>(
      {url: `/helper-profile/vehicle`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: helperVehiclesRequest, signal
    },
      options);
    }




export const getUpdateVehiclesMutationKey = () => ['updateVehicles'] as const;

export const getUpdateVehiclesMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVehicles>>, TError,UpdateVehiclesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateVehicles>>, TError,UpdateVehiclesMutationVariables, TContext> => {

const mutationKey = getUpdateVehiclesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVehicles>>, UpdateVehiclesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateVehicles(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateVehiclesMutationResult = NonNullable<Awaited<ReturnType<typeof updateVehicles>>>
    export type UpdateVehiclesMutationBody = BodyType<HelperVehiclesRequest>
    export type UpdateVehiclesMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateVehiclesMutationVariables = {data: BodyType<HelperVehiclesRequest>}

    /**
 * @summary Set the caller's vehicles
 */
export const useUpdateVehicles = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVehicles>>, TError,UpdateVehiclesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVehicles>>,
        TError,
        UpdateVehiclesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateVehiclesMutationOptions(options), queryClient);
    }
    /**
 * @summary Set the caller's tools
 */
export const updateOwnTools = (
    helperToolsRequest: BodyType<HelperToolsRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperProfileResponse>(
      {url: `/helper-profile/tools`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: helperToolsRequest, signal
    },
      options);
    }




export const getUpdateOwnToolsMutationKey = () => ['updateOwnTools'] as const;

export const getUpdateOwnToolsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOwnTools>>, TError,UpdateOwnToolsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOwnTools>>, TError,UpdateOwnToolsMutationVariables, TContext> => {

const mutationKey = getUpdateOwnToolsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOwnTools>>, UpdateOwnToolsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateOwnTools(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOwnToolsMutationResult = NonNullable<Awaited<ReturnType<typeof updateOwnTools>>>
    export type UpdateOwnToolsMutationBody = BodyType<HelperToolsRequest>
    export type UpdateOwnToolsMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateOwnToolsMutationVariables = {data: BodyType<HelperToolsRequest>}

    /**
 * @summary Set the caller's tools
 */
export const useUpdateOwnTools = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOwnTools>>, TError,UpdateOwnToolsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOwnTools>>,
        TError,
        UpdateOwnToolsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOwnToolsMutationOptions(options), queryClient);
    }
    /**
 * @summary Set what the caller works as
 */
export const updatePositions = (
    helperPositionsRequest: BodyType<HelperPositionsRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperProfileResponse>(
      {url: `/helper-profile/position`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: helperPositionsRequest, signal
    },
      options);
    }




export const getUpdatePositionsMutationKey = () => ['updatePositions'] as const;

export const getUpdatePositionsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePositions>>, TError,UpdatePositionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePositions>>, TError,UpdatePositionsMutationVariables, TContext> => {

const mutationKey = getUpdatePositionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePositions>>, UpdatePositionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePositions(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePositionsMutationResult = NonNullable<Awaited<ReturnType<typeof updatePositions>>>
    export type UpdatePositionsMutationBody = BodyType<HelperPositionsRequest>
    export type UpdatePositionsMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdatePositionsMutationVariables = {data: BodyType<HelperPositionsRequest>}

    /**
 * @summary Set what the caller works as
 */
export const useUpdatePositions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePositions>>, TError,UpdatePositionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePositions>>,
        TError,
        UpdatePositionsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePositionsMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the caller's personal information
 */
export const updatePersonalInfo = (
    personalInfoRequest: BodyType<PersonalInfoRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
if(personalInfoRequest.avatar !== undefined) {
 formData.append(`avatar`, personalInfoRequest.avatar);
 }
if(personalInfoRequest.first_name !== undefined) {
 formData.append(`first_name`, personalInfoRequest.first_name);
 }
if(personalInfoRequest.last_name !== undefined) {
 formData.append(`last_name`, personalInfoRequest.last_name);
 }
if(personalInfoRequest.phone !== undefined) {
 formData.append(`phone`, personalInfoRequest.phone);
 }
if(personalInfoRequest.birth_date !== undefined) {
 formData.append(`birth_date`, personalInfoRequest.birth_date);
 }
if(personalInfoRequest.address_line !== undefined) {
 formData.append(`address_line`, personalInfoRequest.address_line);
 }
if(personalInfoRequest.city !== undefined) {
 formData.append(`city`, personalInfoRequest.city);
 }
if(personalInfoRequest.state !== undefined) {
 formData.append(`state`, personalInfoRequest.state);
 }
if(personalInfoRequest.zip !== undefined) {
 formData.append(`zip`, personalInfoRequest.zip);
 }
if(personalInfoRequest.about !== undefined) {
 formData.append(`about`, personalInfoRequest.about);
 }
if(personalInfoRequest['languages[]'] !== undefined) {
 personalInfoRequest['languages[]'].forEach(value => formData.append(`languages[]`, value));
 }
if(personalInfoRequest.locale !== undefined) {
 formData.append(`locale`, personalInfoRequest.locale);
 }
if(personalInfoRequest.emergency_name !== undefined) {
 formData.append(`emergency_name`, personalInfoRequest.emergency_name);
 }
if(personalInfoRequest.emergency_phone !== undefined) {
 formData.append(`emergency_phone`, personalInfoRequest.emergency_phone);
 }
if(personalInfoRequest.emergency_relation !== undefined) {
 formData.append(`emergency_relation`, personalInfoRequest.emergency_relation);
 }

      return http<HelperProfileResponse>(
      {url: `/helper-profile/personal-info`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getUpdatePersonalInfoMutationKey = () => ['updatePersonalInfo'] as const;

export const getUpdatePersonalInfoMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePersonalInfo>>, TError,UpdatePersonalInfoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePersonalInfo>>, TError,UpdatePersonalInfoMutationVariables, TContext> => {

const mutationKey = getUpdatePersonalInfoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePersonalInfo>>, UpdatePersonalInfoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePersonalInfo(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePersonalInfoMutationResult = NonNullable<Awaited<ReturnType<typeof updatePersonalInfo>>>
    export type UpdatePersonalInfoMutationBody = BodyType<PersonalInfoRequest>
    export type UpdatePersonalInfoMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdatePersonalInfoMutationVariables = {data: BodyType<PersonalInfoRequest>}

    /**
 * @summary Change the caller's personal information
 */
export const useUpdatePersonalInfo = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePersonalInfo>>, TError,UpdatePersonalInfoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePersonalInfo>>,
        TError,
        UpdatePersonalInfoMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePersonalInfoMutationOptions(options), queryClient);
    }
    /**
 * Companies do not find a paused profile. Jobs and invitations stay.
 * @summary Pause the caller's profile or end the pause
 */
export const updatePause = (
    pauseRequest: BodyType<PauseRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperProfileResponse>(
      {url: `/helper-profile/pause`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: pauseRequest, signal
    },
      options);
    }




export const getUpdatePauseMutationKey = () => ['updatePause'] as const;

export const getUpdatePauseMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePause>>, TError,UpdatePauseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePause>>, TError,UpdatePauseMutationVariables, TContext> => {

const mutationKey = getUpdatePauseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePause>>, UpdatePauseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePause(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePauseMutationResult = NonNullable<Awaited<ReturnType<typeof updatePause>>>
    export type UpdatePauseMutationBody = BodyType<PauseRequest>
    export type UpdatePauseMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdatePauseMutationVariables = {data: BodyType<PauseRequest>}

    /**
 * @summary Pause the caller's profile or end the pause
 */
export const useUpdatePause = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePause>>, TError,UpdatePauseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePause>>,
        TError,
        UpdatePauseMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePauseMutationOptions(options), queryClient);
    }
    /**
 * @summary Everything about the caller's profile, jobs and earnings
 */
export const getOwnData = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnDataResponse>(
      {url: `/helper-profile/data`, method: 'GET', signal
    },
      options);
    }




export const getGetOwnDataQueryKey = () => {
    return [
    'helper-profile','data'
    ] as const;
    }


export const getGetOwnDataQueryOptions = <TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnData>>> = ({ signal }) => getOwnData(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnDataQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnData>>>
export type GetOwnDataQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOwnData<TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnData>>,
          TError,
          Awaited<ReturnType<typeof getOwnData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnData<TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnData>>,
          TError,
          Awaited<ReturnType<typeof getOwnData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnData<TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Everything about the caller's profile, jobs and earnings
 */

export function useGetOwnData<TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOwnData} query
 */
export const invalidateGetOwnData = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOwnDataQueryKey() }, options);

  return queryClient;
}




/**
 * @summary The caller's earnings by week
 */
export const getEarnings = (
    params?: GetEarningsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningsPageResponse>(
      {url: `/helper/earnings`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetEarningsQueryKey = (params?: GetEarningsParams,) => {
    return [
    'helper','earnings', ...(params ? [params] : [])
    ] as const;
    }


export const getGetEarningsQueryOptions = <TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: GetEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEarnings>>> = ({ signal }) => getEarnings(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEarningsQueryResult = NonNullable<Awaited<ReturnType<typeof getEarnings>>>
export type GetEarningsQueryError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetEarnings<TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  GetEarningsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarnings>>,
          TError,
          Awaited<ReturnType<typeof getEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarnings<TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarnings>>,
          TError,
          Awaited<ReturnType<typeof getEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarnings<TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's earnings by week
 */

export function useGetEarnings<TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEarningsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetEarnings} query
 */
export const invalidateGetEarnings = async (
 queryClient: QueryClient, params?: GetEarningsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEarningsQueryKey(params) }, options);

  return queryClient;
}




