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
  AcceptApplicationRequest,
  AnswerApplicationsRequest,
  AnsweredApplicationsResponse,
  ApplyRequest,
  BodyTooLargeResponse,
  CancelApplicationRequest,
  ConflictResponse,
  CreateOfferParams,
  ForbiddenResponse,
  GetHelperOffersParams,
  GetOfferApplicationsParams,
  GetOffersParams,
  GetOutsourceNumbersParams,
  GoneResponse,
  HelperOfferCountsResponse,
  HelperOfferPageResponse,
  HelperOfferResponse,
  InvalidResponse,
  MatchRequest,
  NotFoundResponse,
  NothingResponse,
  OfferApplicationPageResponse,
  OfferApplicationResponse,
  OfferChange,
  OfferMatchesResponse,
  OfferPageResponse,
  OfferRepeat,
  OfferRequest,
  OfferResponse,
  OutsourceMonthsResponse,
  PassRequest,
  PlanLimitResponse,
  RejectApplicationRequest,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  WithdrawApplicationRequest
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
 * Open ones by their deadline, then the others, latest first.
 * @summary Offers of a branch
 */
export const getOffers = (
    params: GetOffersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferPageResponse>(
      {url: `/company-outsource`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOffersQueryKey = (params?: GetOffersParams,) => {
    return [
    'company-outsource', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOffersQueryOptions = <TData = Awaited<ReturnType<typeof getOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: GetOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOffersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOffers>>> = ({ signal }) => getOffers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOffersQueryResult = NonNullable<Awaited<ReturnType<typeof getOffers>>>
export type GetOffersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOffers<TData = Awaited<ReturnType<typeof getOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOffers>>,
          TError,
          Awaited<ReturnType<typeof getOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOffers<TData = Awaited<ReturnType<typeof getOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOffers>>,
          TError,
          Awaited<ReturnType<typeof getOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOffers<TData = Awaited<ReturnType<typeof getOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Offers of a branch
 */

export function useGetOffers<TData = Awaited<ReturnType<typeof getOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOffersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOffers} query
 */
export const invalidateGetOffers = async (
 queryClient: QueryClient, params: GetOffersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOffersQueryKey(params) }, options);

  return queryClient;
}




/**
 * 402 names the plan limit `offers`. 409: `open_offer` if the order has an open one, `position_filled` if it has fewer open places than the offer asks for, `too_late` if the job began.
 * @summary Publish an offer
 */
export const createOffer = (
    offerRequest: BodyType<OfferRequest>,
    params: CreateOfferParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferResponse>(
      {url: `/company-outsource`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: offerRequest,
        params, signal
    },
      options);
    }




export const getCreateOfferMutationKey = () => ['createOffer'] as const;

export const getCreateOfferMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOffer>>, TError,CreateOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOffer>>, TError,CreateOfferMutationVariables, TContext> => {

const mutationKey = getCreateOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOffer>>, CreateOfferMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createOffer(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOfferMutationResult = NonNullable<Awaited<ReturnType<typeof createOffer>>>
    export type CreateOfferMutationBody = BodyType<OfferRequest>
    export type CreateOfferMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateOfferMutationVariables = {data: BodyType<OfferRequest>;params: CreateOfferParams}

    /**
 * @summary Publish an offer
 */
export const useCreateOffer = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOffer>>, TError,CreateOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOffer>>,
        TError,
        CreateOfferMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOfferMutationOptions(options), queryClient);
    }
    /**
 * Find AI - a deterministic score. 402 if the plan does not include it. Changes nothing.
 * @summary People who fit a need, with reasons
 */
export const matchHelpers = (
    matchRequest: BodyType<MatchRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferMatchesResponse>(
      {url: `/company-outsource/match`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: matchRequest, signal
    },
      options);
    }




export const getMatchHelpersQueryKey = (matchRequest?: BodyType<MatchRequest>,) => {
    return [
    'POST', 'company-outsource','match', matchRequest
    ] as const;
    }


export const getMatchHelpersQueryOptions = <TData = Awaited<ReturnType<typeof matchHelpers>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(matchRequest: BodyType<MatchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchHelpers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMatchHelpersQueryKey(matchRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof matchHelpers>>> = ({ signal }) => matchHelpers(matchRequest, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof matchHelpers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MatchHelpersQueryResult = NonNullable<Awaited<ReturnType<typeof matchHelpers>>>
export type MatchHelpersQueryError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useMatchHelpers<TData = Awaited<ReturnType<typeof matchHelpers>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 matchRequest: BodyType<MatchRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchHelpers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof matchHelpers>>,
          TError,
          Awaited<ReturnType<typeof matchHelpers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMatchHelpers<TData = Awaited<ReturnType<typeof matchHelpers>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 matchRequest: BodyType<MatchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchHelpers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof matchHelpers>>,
          TError,
          Awaited<ReturnType<typeof matchHelpers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMatchHelpers<TData = Awaited<ReturnType<typeof matchHelpers>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 matchRequest: BodyType<MatchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchHelpers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary People who fit a need, with reasons
 */

export function useMatchHelpers<TData = Awaited<ReturnType<typeof matchHelpers>>, TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 matchRequest: BodyType<MatchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchHelpers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMatchHelpersQueryOptions(matchRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useMatchHelpers} query
 */
export const invalidateMatchHelpers = async (
 queryClient: QueryClient, matchRequest: BodyType<MatchRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getMatchHelpersQueryKey(matchRequest) }, options);

  return queryClient;
}




/**
 * By branch and month, the last twelve months.
 * @summary Outsourcing results
 */
export const getOutsourceNumbers = (
    params?: GetOutsourceNumbersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OutsourceMonthsResponse>(
      {url: `/company-outsource/numbers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOutsourceNumbersQueryKey = (params?: GetOutsourceNumbersParams,) => {
    return [
    'company-outsource','numbers', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOutsourceNumbersQueryOptions = <TData = Awaited<ReturnType<typeof getOutsourceNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: GetOutsourceNumbersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOutsourceNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOutsourceNumbersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOutsourceNumbers>>> = ({ signal }) => getOutsourceNumbers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOutsourceNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOutsourceNumbersQueryResult = NonNullable<Awaited<ReturnType<typeof getOutsourceNumbers>>>
export type GetOutsourceNumbersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOutsourceNumbers<TData = Awaited<ReturnType<typeof getOutsourceNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  GetOutsourceNumbersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOutsourceNumbers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOutsourceNumbers>>,
          TError,
          Awaited<ReturnType<typeof getOutsourceNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOutsourceNumbers<TData = Awaited<ReturnType<typeof getOutsourceNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetOutsourceNumbersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOutsourceNumbers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOutsourceNumbers>>,
          TError,
          Awaited<ReturnType<typeof getOutsourceNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOutsourceNumbers<TData = Awaited<ReturnType<typeof getOutsourceNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetOutsourceNumbersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOutsourceNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Outsourcing results
 */

export function useGetOutsourceNumbers<TData = Awaited<ReturnType<typeof getOutsourceNumbers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetOutsourceNumbersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOutsourceNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOutsourceNumbersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOutsourceNumbers} query
 */
export const invalidateGetOutsourceNumbers = async (
 queryClient: QueryClient, params?: GetOutsourceNumbersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOutsourceNumbersQueryKey(params) }, options);

  return queryClient;
}




/**
 * @summary An offer
 */
export const getOffer = (
    offerId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferResponse>(
      {url: `/company-outsource/${offerId}`, method: 'GET', signal
    },
      options);
    }




export const getGetOfferQueryKey = (offerId: number,) => {
    return [
    'company-outsource',offerId
    ] as const;
    }


export const getGetOfferQueryOptions = <TData = Awaited<ReturnType<typeof getOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(offerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffer>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOfferQueryKey(offerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOffer>>> = ({ signal }) => getOffer(offerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: offerId !== null && offerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOffer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOfferQueryResult = NonNullable<Awaited<ReturnType<typeof getOffer>>>
export type GetOfferQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOffer<TData = Awaited<ReturnType<typeof getOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOffer>>,
          TError,
          Awaited<ReturnType<typeof getOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOffer<TData = Awaited<ReturnType<typeof getOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOffer>>,
          TError,
          Awaited<ReturnType<typeof getOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOffer<TData = Awaited<ReturnType<typeof getOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An offer
 */

export function useGetOffer<TData = Awaited<ReturnType<typeof getOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOfferQueryOptions(offerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOffer} query
 */
export const invalidateGetOffer = async (
 queryClient: QueryClient, offerId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOfferQueryKey(offerId) }, options);

  return queryClient;
}




/**
 * @summary Change an open offer
 */
export const updateOffer = (
    offerId: number,
    offerChange: BodyType<OfferChange>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferResponse>(
      {url: `/company-outsource/${offerId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: offerChange, signal
    },
      options);
    }




export const getUpdateOfferMutationKey = () => ['updateOffer'] as const;

export const getUpdateOfferMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOffer>>, TError,UpdateOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOffer>>, TError,UpdateOfferMutationVariables, TContext> => {

const mutationKey = getUpdateOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOffer>>, UpdateOfferMutationVariables> = (props) => {
          const {offerId,data} = props ?? {};

          return  updateOffer(offerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOfferMutationResult = NonNullable<Awaited<ReturnType<typeof updateOffer>>>
    export type UpdateOfferMutationBody = BodyType<OfferChange>
    export type UpdateOfferMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateOfferMutationVariables = {offerId: number;data: BodyType<OfferChange>}

    /**
 * @summary Change an open offer
 */
export const useUpdateOffer = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOffer>>, TError,UpdateOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOffer>>,
        TError,
        UpdateOfferMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOfferMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete an offer that accepted no one
 */
export const deleteOffer = (
    offerId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NothingResponse>(
      {url: `/company-outsource/${offerId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteOfferMutationKey = () => ['deleteOffer'] as const;

export const getDeleteOfferMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOffer>>, TError,DeleteOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOffer>>, TError,DeleteOfferMutationVariables, TContext> => {

const mutationKey = getDeleteOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOffer>>, DeleteOfferMutationVariables> = (props) => {
          const {offerId} = props ?? {};

          return  deleteOffer(offerId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteOfferMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOffer>>>

    export type DeleteOfferMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteOfferMutationVariables = {offerId: number}

    /**
 * @summary Delete an offer that accepted no one
 */
export const useDeleteOffer = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOffer>>, TError,DeleteOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOffer>>,
        TError,
        DeleteOfferMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOfferMutationOptions(options), queryClient);
    }
    /**
 * @summary Close an offer; who was accepted stays on the crew
 */
export const closeOffer = (
    offerId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferResponse>(
      {url: `/company-outsource/${offerId}/close`, method: 'POST', signal
    },
      options);
    }




export const getCloseOfferMutationKey = () => ['closeOffer'] as const;

export const getCloseOfferMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeOffer>>, TError,CloseOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof closeOffer>>, TError,CloseOfferMutationVariables, TContext> => {

const mutationKey = getCloseOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeOffer>>, CloseOfferMutationVariables> = (props) => {
          const {offerId} = props ?? {};

          return  closeOffer(offerId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseOfferMutationResult = NonNullable<Awaited<ReturnType<typeof closeOffer>>>

    export type CloseOfferMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CloseOfferMutationVariables = {offerId: number}

    /**
 * @summary Close an offer; who was accepted stays on the crew
 */
export const useCloseOffer = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeOffer>>, TError,CloseOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeOffer>>,
        TError,
        CloseOfferMutationVariables,
        TContext
      > => {
      return useMutation(getCloseOfferMutationOptions(options), queryClient);
    }
    /**
 * @summary Publish an offer again
 */
export const repeatOffer = (
    offerId: number,
    offerRepeat: BodyType<OfferRepeat>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferResponse>(
      {url: `/company-outsource/${offerId}/repeat`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: offerRepeat, signal
    },
      options);
    }




export const getRepeatOfferMutationKey = () => ['repeatOffer'] as const;

export const getRepeatOfferMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatOffer>>, TError,RepeatOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repeatOffer>>, TError,RepeatOfferMutationVariables, TContext> => {

const mutationKey = getRepeatOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repeatOffer>>, RepeatOfferMutationVariables> = (props) => {
          const {offerId,data} = props ?? {};

          return  repeatOffer(offerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RepeatOfferMutationResult = NonNullable<Awaited<ReturnType<typeof repeatOffer>>>
    export type RepeatOfferMutationBody = BodyType<OfferRepeat>
    export type RepeatOfferMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RepeatOfferMutationVariables = {offerId: number;data: BodyType<OfferRepeat>}

    /**
 * @summary Publish an offer again
 */
export const useRepeatOffer = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatOffer>>, TError,RepeatOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repeatOffer>>,
        TError,
        RepeatOfferMutationVariables,
        TContext
      > => {
      return useMutation(getRepeatOfferMutationOptions(options), queryClient);
    }
    /**
 * @summary Applications of an offer
 */
export const getOfferApplications = (
    offerId: number,
    params?: GetOfferApplicationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferApplicationPageResponse>(
      {url: `/company-outsource/${offerId}/applications`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOfferApplicationsQueryKey = (offerId: number,
    params?: GetOfferApplicationsParams,) => {
    return [
    'company-outsource',offerId,'applications', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOfferApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof getOfferApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(offerId: number,
    params?: GetOfferApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOfferApplications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOfferApplicationsQueryKey(offerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOfferApplications>>> = ({ signal }) => getOfferApplications(offerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: offerId !== null && offerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOfferApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOfferApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof getOfferApplications>>>
export type GetOfferApplicationsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOfferApplications<TData = Awaited<ReturnType<typeof getOfferApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number,
    params: undefined |  GetOfferApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOfferApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOfferApplications>>,
          TError,
          Awaited<ReturnType<typeof getOfferApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOfferApplications<TData = Awaited<ReturnType<typeof getOfferApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number,
    params?: GetOfferApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOfferApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOfferApplications>>,
          TError,
          Awaited<ReturnType<typeof getOfferApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOfferApplications<TData = Awaited<ReturnType<typeof getOfferApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number,
    params?: GetOfferApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOfferApplications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Applications of an offer
 */

export function useGetOfferApplications<TData = Awaited<ReturnType<typeof getOfferApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number,
    params?: GetOfferApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOfferApplications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOfferApplicationsQueryOptions(offerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOfferApplications} query
 */
export const invalidateGetOfferApplications = async (
 queryClient: QueryClient, offerId: number,
    params?: GetOfferApplicationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOfferApplicationsQueryKey(offerId,params) }, options);

  return queryClient;
}




/**
 * @summary Accept and decline several applications
 */
export const answerApplications = (
    offerId: number,
    answerApplicationsRequest: BodyType<AnswerApplicationsRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnsweredApplicationsResponse>(
      {url: `/company-outsource/${offerId}/applications/answer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerApplicationsRequest, signal
    },
      options);
    }




export const getAnswerApplicationsMutationKey = () => ['answerApplications'] as const;

export const getAnswerApplicationsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerApplications>>, TError,AnswerApplicationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerApplications>>, TError,AnswerApplicationsMutationVariables, TContext> => {

const mutationKey = getAnswerApplicationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerApplications>>, AnswerApplicationsMutationVariables> = (props) => {
          const {offerId,data} = props ?? {};

          return  answerApplications(offerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerApplicationsMutationResult = NonNullable<Awaited<ReturnType<typeof answerApplications>>>
    export type AnswerApplicationsMutationBody = BodyType<AnswerApplicationsRequest>
    export type AnswerApplicationsMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AnswerApplicationsMutationVariables = {offerId: number;data: BodyType<AnswerApplicationsRequest>}

    /**
 * @summary Accept and decline several applications
 */
export const useAnswerApplications = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerApplications>>, TError,AnswerApplicationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerApplications>>,
        TError,
        AnswerApplicationsMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerApplicationsMutationOptions(options), queryClient);
    }
    /**
 * The same rule as accepting an invitation: 409 `position_filled`, `hard_conflict`, `weekly_limit`, `wrong_state`; 410 `offer_closed` after the deadline; 402 if the helper's plan is full.
 * @summary Accept an application; the helper joins the crew
 */
export const acceptApplication = (
    applicationId: number,
    acceptApplicationRequest: BodyType<AcceptApplicationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferApplicationResponse>(
      {url: `/company-outsource/offer-application/${applicationId}/accept`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: acceptApplicationRequest, signal
    },
      options);
    }




export const getAcceptApplicationMutationKey = () => ['acceptApplication'] as const;

export const getAcceptApplicationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptApplication>>, TError,AcceptApplicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptApplication>>, TError,AcceptApplicationMutationVariables, TContext> => {

const mutationKey = getAcceptApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptApplication>>, AcceptApplicationMutationVariables> = (props) => {
          const {applicationId,data} = props ?? {};

          return  acceptApplication(applicationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptApplication>>>
    export type AcceptApplicationMutationBody = BodyType<AcceptApplicationRequest>
    export type AcceptApplicationMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AcceptApplicationMutationVariables = {applicationId: number;data: BodyType<AcceptApplicationRequest>}

    /**
 * @summary Accept an application; the helper joins the crew
 */
export const useAcceptApplication = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptApplication>>, TError,AcceptApplicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptApplication>>,
        TError,
        AcceptApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptApplicationMutationOptions(options), queryClient);
    }
    /**
 * @summary Decline an application
 */
export const rejectApplication = (
    applicationId: number,
    rejectApplicationRequest: BodyType<RejectApplicationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferApplicationResponse>(
      {url: `/company-outsource/offer-application/${applicationId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: rejectApplicationRequest, signal
    },
      options);
    }




export const getRejectApplicationMutationKey = () => ['rejectApplication'] as const;

export const getRejectApplicationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectApplication>>, TError,RejectApplicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectApplication>>, TError,RejectApplicationMutationVariables, TContext> => {

const mutationKey = getRejectApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectApplication>>, RejectApplicationMutationVariables> = (props) => {
          const {applicationId,data} = props ?? {};

          return  rejectApplication(applicationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof rejectApplication>>>
    export type RejectApplicationMutationBody = BodyType<RejectApplicationRequest>
    export type RejectApplicationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RejectApplicationMutationVariables = {applicationId: number;data: BodyType<RejectApplicationRequest>}

    /**
 * @summary Decline an application
 */
export const useRejectApplication = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectApplication>>, TError,RejectApplicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectApplication>>,
        TError,
        RejectApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getRejectApplicationMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel an application, also an accepted one
 */
export const cancelApplication = (
    applicationId: number,
    cancelApplicationRequest: BodyType<CancelApplicationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferApplicationResponse>(
      {url: `/company-outsource/offer-application/${applicationId}/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cancelApplicationRequest, signal
    },
      options);
    }




export const getCancelApplicationMutationKey = () => ['cancelApplication'] as const;

export const getCancelApplicationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelApplication>>, TError,CancelApplicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelApplication>>, TError,CancelApplicationMutationVariables, TContext> => {

const mutationKey = getCancelApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelApplication>>, CancelApplicationMutationVariables> = (props) => {
          const {applicationId,data} = props ?? {};

          return  cancelApplication(applicationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof cancelApplication>>>
    export type CancelApplicationMutationBody = BodyType<CancelApplicationRequest>
    export type CancelApplicationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelApplicationMutationVariables = {applicationId: number;data: BodyType<CancelApplicationRequest>}

    /**
 * @summary Cancel an application, also an accepted one
 */
export const useCancelApplication = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelApplication>>, TError,CancelApplicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelApplication>>,
        TError,
        CancelApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getCancelApplicationMutationOptions(options), queryClient);
    }
    /**
 * New ones by their deadline, accepted ones by the start of the job, the others latest first.
 * @summary Offers the caller was notified of
 */
export const getHelperOffers = (
    params?: GetHelperOffersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperOfferPageResponse>(
      {url: `/helper/outsource-offers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetHelperOffersQueryKey = (params?: GetHelperOffersParams,) => {
    return [
    'helper','outsource-offers', ...(params ? [params] : [])
    ] as const;
    }


export const getGetHelperOffersQueryOptions = <TData = Awaited<ReturnType<typeof getHelperOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: GetHelperOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelperOffersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelperOffers>>> = ({ signal }) => getHelperOffers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelperOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelperOffersQueryResult = NonNullable<Awaited<ReturnType<typeof getHelperOffers>>>
export type GetHelperOffersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHelperOffers<TData = Awaited<ReturnType<typeof getHelperOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  GetHelperOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperOffers>>,
          TError,
          Awaited<ReturnType<typeof getHelperOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperOffers<TData = Awaited<ReturnType<typeof getHelperOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetHelperOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperOffers>>,
          TError,
          Awaited<ReturnType<typeof getHelperOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperOffers<TData = Awaited<ReturnType<typeof getHelperOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetHelperOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Offers the caller was notified of
 */

export function useGetHelperOffers<TData = Awaited<ReturnType<typeof getHelperOffers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetHelperOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelperOffersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHelperOffers} query
 */
export const invalidateGetHelperOffers = async (
 queryClient: QueryClient, params?: GetHelperOffersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHelperOffersQueryKey(params) }, options);

  return queryClient;
}




/**
 * @summary Number of the caller's offers in each list
 */
export const getHelperOfferCounts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperOfferCountsResponse>(
      {url: `/helper/outsource-offers/count`, method: 'GET', signal
    },
      options);
    }




export const getGetHelperOfferCountsQueryKey = () => {
    return [
    'helper','outsource-offers','count'
    ] as const;
    }


export const getGetHelperOfferCountsQueryOptions = <TData = Awaited<ReturnType<typeof getHelperOfferCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOfferCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelperOfferCountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelperOfferCounts>>> = ({ signal }) => getHelperOfferCounts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelperOfferCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelperOfferCountsQueryResult = NonNullable<Awaited<ReturnType<typeof getHelperOfferCounts>>>
export type GetHelperOfferCountsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHelperOfferCounts<TData = Awaited<ReturnType<typeof getHelperOfferCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOfferCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperOfferCounts>>,
          TError,
          Awaited<ReturnType<typeof getHelperOfferCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperOfferCounts<TData = Awaited<ReturnType<typeof getHelperOfferCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOfferCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperOfferCounts>>,
          TError,
          Awaited<ReturnType<typeof getHelperOfferCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperOfferCounts<TData = Awaited<ReturnType<typeof getHelperOfferCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOfferCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Number of the caller's offers in each list
 */

export function useGetHelperOfferCounts<TData = Awaited<ReturnType<typeof getHelperOfferCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOfferCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelperOfferCountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHelperOfferCounts} query
 */
export const invalidateGetHelperOfferCounts = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHelperOfferCountsQueryKey() }, options);

  return queryClient;
}




/**
 * @summary One offer; opening it counts as viewed
 */
export const getHelperOffer = (
    offerId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperOfferResponse>(
      {url: `/helper/outsource-offers/${offerId}`, method: 'GET', signal
    },
      options);
    }




export const getGetHelperOfferQueryKey = (offerId: number,) => {
    return [
    'helper','outsource-offers',offerId
    ] as const;
    }


export const getGetHelperOfferQueryOptions = <TData = Awaited<ReturnType<typeof getHelperOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(offerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffer>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelperOfferQueryKey(offerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelperOffer>>> = ({ signal }) => getHelperOffer(offerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: offerId !== null && offerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelperOffer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelperOfferQueryResult = NonNullable<Awaited<ReturnType<typeof getHelperOffer>>>
export type GetHelperOfferQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHelperOffer<TData = Awaited<ReturnType<typeof getHelperOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperOffer>>,
          TError,
          Awaited<ReturnType<typeof getHelperOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperOffer<TData = Awaited<ReturnType<typeof getHelperOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperOffer>>,
          TError,
          Awaited<ReturnType<typeof getHelperOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperOffer<TData = Awaited<ReturnType<typeof getHelperOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One offer; opening it counts as viewed
 */

export function useGetHelperOffer<TData = Awaited<ReturnType<typeof getHelperOffer>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 offerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperOffer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelperOfferQueryOptions(offerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHelperOffer} query
 */
export const invalidateGetHelperOffer = async (
 queryClient: QueryClient, offerId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHelperOfferQueryKey(offerId) }, options);

  return queryClient;
}




/**
 * 409 `position_filled`, `hard_conflict`, `wrong_state`; 410 `offer_closed` after the deadline or once it was closed.
 * @summary Apply for an offer
 */
export const applyForOffer = (
    offerId: number,
    applyRequest: BodyType<ApplyRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperOfferResponse>(
      {url: `/helper/outsource-offers/${offerId}/apply`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: applyRequest, signal
    },
      options);
    }




export const getApplyForOfferMutationKey = () => ['applyForOffer'] as const;

export const getApplyForOfferMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForOffer>>, TError,ApplyForOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof applyForOffer>>, TError,ApplyForOfferMutationVariables, TContext> => {

const mutationKey = getApplyForOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyForOffer>>, ApplyForOfferMutationVariables> = (props) => {
          const {offerId,data} = props ?? {};

          return  applyForOffer(offerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyForOfferMutationResult = NonNullable<Awaited<ReturnType<typeof applyForOffer>>>
    export type ApplyForOfferMutationBody = BodyType<ApplyRequest>
    export type ApplyForOfferMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ApplyForOfferMutationVariables = {offerId: number;data: BodyType<ApplyRequest>}

    /**
 * @summary Apply for an offer
 */
export const useApplyForOffer = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForOffer>>, TError,ApplyForOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyForOffer>>,
        TError,
        ApplyForOfferMutationVariables,
        TContext
      > => {
      return useMutation(getApplyForOfferMutationOptions(options), queryClient);
    }
    /**
 * @summary Pass on an offer; the caller may still apply while it is open
 */
export const passOffer = (
    offerId: number,
    passRequest: BodyType<PassRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperOfferResponse>(
      {url: `/helper/outsource-offers/${offerId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passRequest, signal
    },
      options);
    }




export const getPassOfferMutationKey = () => ['passOffer'] as const;

export const getPassOfferMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof passOffer>>, TError,PassOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof passOffer>>, TError,PassOfferMutationVariables, TContext> => {

const mutationKey = getPassOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof passOffer>>, PassOfferMutationVariables> = (props) => {
          const {offerId,data} = props ?? {};

          return  passOffer(offerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PassOfferMutationResult = NonNullable<Awaited<ReturnType<typeof passOffer>>>
    export type PassOfferMutationBody = BodyType<PassRequest>
    export type PassOfferMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type PassOfferMutationVariables = {offerId: number;data: BodyType<PassRequest>}

    /**
 * @summary Pass on an offer; the caller may still apply while it is open
 */
export const usePassOffer = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof passOffer>>, TError,PassOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof passOffer>>,
        TError,
        PassOfferMutationVariables,
        TContext
      > => {
      return useMutation(getPassOfferMutationOptions(options), queryClient);
    }
    /**
 * @summary Withdraw an application, also an accepted one
 */
export const withdrawApplication = (
    applicationId: number,
    withdrawApplicationRequest: BodyType<WithdrawApplicationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperOfferResponse>(
      {url: `/helper/offer-application/${applicationId}/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: withdrawApplicationRequest, signal
    },
      options);
    }




export const getWithdrawApplicationMutationKey = () => ['withdrawApplication'] as const;

export const getWithdrawApplicationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawApplication>>, TError,WithdrawApplicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawApplication>>, TError,WithdrawApplicationMutationVariables, TContext> => {

const mutationKey = getWithdrawApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawApplication>>, WithdrawApplicationMutationVariables> = (props) => {
          const {applicationId,data} = props ?? {};

          return  withdrawApplication(applicationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawApplication>>>
    export type WithdrawApplicationMutationBody = BodyType<WithdrawApplicationRequest>
    export type WithdrawApplicationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type WithdrawApplicationMutationVariables = {applicationId: number;data: BodyType<WithdrawApplicationRequest>}

    /**
 * @summary Withdraw an application, also an accepted one
 */
export const useWithdrawApplication = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawApplication>>, TError,WithdrawApplicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawApplication>>,
        TError,
        WithdrawApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawApplicationMutationOptions(options), queryClient);
    }
