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
  AttendanceRequest,
  BodyTooLargeResponse,
  CancelInvitationRequest,
  ConflictResponse,
  CrewRating,
  ForbiddenResponse,
  GetHelperInvitationsParams,
  GoneResponse,
  HelperInvitationCountsResponse,
  HelperInvitationDetailResponse,
  HelperInvitationPageResponse,
  HelperInvitationResponse,
  InvalidResponse,
  InvitationResponse,
  NotFoundResponse,
  PlanLimitResponse,
  RejectInvitationRequest,
  RunningLateRequest,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  WithdrawInvitationRequest
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
 * @summary Accept - also after declining
 */
export const acceptInvitation = (
    invitationId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationResponse>(
      {url: `/invitations/${invitationId}/accept`, method: 'POST', signal
    },
      options);
    }




export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {invitationId} = props ?? {};

          return  acceptInvitation(invitationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>

    export type AcceptInvitationMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AcceptInvitationMutationVariables = {invitationId: number}

    /**
 * @summary Accept - also after declining
 */
export const useAcceptInvitation = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
    /**
 * @summary Decline
 */
export const rejectInvitation = (
    invitationId: number,
    rejectInvitationRequest: BodyType<RejectInvitationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationResponse>(
      {url: `/invitations/${invitationId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: rejectInvitationRequest, signal
    },
      options);
    }




export const getRejectInvitationMutationKey = () => ['rejectInvitation'] as const;

export const getRejectInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectInvitation>>, TError,RejectInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectInvitation>>, TError,RejectInvitationMutationVariables, TContext> => {

const mutationKey = getRejectInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectInvitation>>, RejectInvitationMutationVariables> = (props) => {
          const {invitationId,data} = props ?? {};

          return  rejectInvitation(invitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof rejectInvitation>>>
    export type RejectInvitationMutationBody = BodyType<RejectInvitationRequest>
    export type RejectInvitationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RejectInvitationMutationVariables = {invitationId: number;data: BodyType<RejectInvitationRequest>}

    /**
 * @summary Decline
 */
export const useRejectInvitation = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectInvitation>>, TError,RejectInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectInvitation>>,
        TError,
        RejectInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getRejectInvitationMutationOptions(options), queryClient);
    }
    /**
 * @summary Withdraw from a crew
 */
export const cancelInvitationByHelper = (
    invitationId: number,
    withdrawInvitationRequest: BodyType<WithdrawInvitationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationResponse>(
      {url: `/invitations/${invitationId}/cancel-by-helper`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: withdrawInvitationRequest, signal
    },
      options);
    }




export const getCancelInvitationByHelperMutationKey = () => ['cancelInvitationByHelper'] as const;

export const getCancelInvitationByHelperMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelInvitationByHelper>>, TError,CancelInvitationByHelperMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelInvitationByHelper>>, TError,CancelInvitationByHelperMutationVariables, TContext> => {

const mutationKey = getCancelInvitationByHelperMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelInvitationByHelper>>, CancelInvitationByHelperMutationVariables> = (props) => {
          const {invitationId,data} = props ?? {};

          return  cancelInvitationByHelper(invitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelInvitationByHelperMutationResult = NonNullable<Awaited<ReturnType<typeof cancelInvitationByHelper>>>
    export type CancelInvitationByHelperMutationBody = BodyType<WithdrawInvitationRequest>
    export type CancelInvitationByHelperMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelInvitationByHelperMutationVariables = {invitationId: number;data: BodyType<WithdrawInvitationRequest>}

    /**
 * @summary Withdraw from a crew
 */
export const useCancelInvitationByHelper = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelInvitationByHelper>>, TError,CancelInvitationByHelperMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelInvitationByHelper>>,
        TError,
        CancelInvitationByHelperMutationVariables,
        TContext
      > => {
      return useMutation(getCancelInvitationByHelperMutationOptions(options), queryClient);
    }
    /**
 * @summary Withdraw an invitation
 */
export const cancelInvitationByCompany = (
    invitationId: number,
    cancelInvitationRequest: BodyType<CancelInvitationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationResponse>(
      {url: `/invitations/${invitationId}/cancel-by-company`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cancelInvitationRequest, signal
    },
      options);
    }




export const getCancelInvitationByCompanyMutationKey = () => ['cancelInvitationByCompany'] as const;

export const getCancelInvitationByCompanyMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelInvitationByCompany>>, TError,CancelInvitationByCompanyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelInvitationByCompany>>, TError,CancelInvitationByCompanyMutationVariables, TContext> => {

const mutationKey = getCancelInvitationByCompanyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelInvitationByCompany>>, CancelInvitationByCompanyMutationVariables> = (props) => {
          const {invitationId,data} = props ?? {};

          return  cancelInvitationByCompany(invitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelInvitationByCompanyMutationResult = NonNullable<Awaited<ReturnType<typeof cancelInvitationByCompany>>>
    export type CancelInvitationByCompanyMutationBody = BodyType<CancelInvitationRequest>
    export type CancelInvitationByCompanyMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelInvitationByCompanyMutationVariables = {invitationId: number;data: BodyType<CancelInvitationRequest>}

    /**
 * @summary Withdraw an invitation
 */
export const useCancelInvitationByCompany = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelInvitationByCompany>>, TError,CancelInvitationByCompanyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelInvitationByCompany>>,
        TError,
        CancelInvitationByCompanyMutationVariables,
        TContext
      > => {
      return useMutation(getCancelInvitationByCompanyMutationOptions(options), queryClient);
    }
    /**
 * New ones by when they expire, accepted and waiting ones by the start of the job, canceled ones newest first. Completed jobs are in the earnings.
 * @summary The caller's invitations to jobs
 */
export const getHelperInvitations = (
    params?: GetHelperInvitationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperInvitationPageResponse>(
      {url: `/helper/invitations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetHelperInvitationsQueryKey = (params?: GetHelperInvitationsParams,) => {
    return [
    'helper','invitations', ...(params ? [params] : [])
    ] as const;
    }


export const getGetHelperInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof getHelperInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: GetHelperInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelperInvitationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelperInvitations>>> = ({ signal }) => getHelperInvitations(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelperInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof getHelperInvitations>>>
export type GetHelperInvitationsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHelperInvitations<TData = Awaited<ReturnType<typeof getHelperInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  GetHelperInvitationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperInvitations>>,
          TError,
          Awaited<ReturnType<typeof getHelperInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperInvitations<TData = Awaited<ReturnType<typeof getHelperInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetHelperInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperInvitations>>,
          TError,
          Awaited<ReturnType<typeof getHelperInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperInvitations<TData = Awaited<ReturnType<typeof getHelperInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetHelperInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's invitations to jobs
 */

export function useGetHelperInvitations<TData = Awaited<ReturnType<typeof getHelperInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetHelperInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelperInvitationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHelperInvitations} query
 */
export const invalidateGetHelperInvitations = async (
 queryClient: QueryClient, params?: GetHelperInvitationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHelperInvitationsQueryKey(params) }, options);

  return queryClient;
}




/**
 * @summary Number of the caller's invitations in each list
 */
export const getHelperInvitationCounts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperInvitationCountsResponse>(
      {url: `/helper/invitations/count`, method: 'GET', signal
    },
      options);
    }




export const getGetHelperInvitationCountsQueryKey = () => {
    return [
    'helper','invitations','count'
    ] as const;
    }


export const getGetHelperInvitationCountsQueryOptions = <TData = Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelperInvitationCountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelperInvitationCounts>>> = ({ signal }) => getHelperInvitationCounts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelperInvitationCountsQueryResult = NonNullable<Awaited<ReturnType<typeof getHelperInvitationCounts>>>
export type GetHelperInvitationCountsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHelperInvitationCounts<TData = Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperInvitationCounts>>,
          TError,
          Awaited<ReturnType<typeof getHelperInvitationCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperInvitationCounts<TData = Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperInvitationCounts>>,
          TError,
          Awaited<ReturnType<typeof getHelperInvitationCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperInvitationCounts<TData = Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Number of the caller's invitations in each list
 */

export function useGetHelperInvitationCounts<TData = Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitationCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelperInvitationCountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHelperInvitationCounts} query
 */
export const invalidateGetHelperInvitationCounts = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHelperInvitationCountsQueryKey() }, options);

  return queryClient;
}




/**
 * @summary One of the caller's invitations with its job
 */
export const getHelperInvitation = (
    invitationId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperInvitationDetailResponse>(
      {url: `/helper/invitations/${invitationId}`, method: 'GET', signal
    },
      options);
    }




export const getGetHelperInvitationQueryKey = (invitationId: number,) => {
    return [
    'helper','invitations',invitationId
    ] as const;
    }


export const getGetHelperInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getHelperInvitation>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelperInvitationQueryKey(invitationId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelperInvitation>>> = ({ signal }) => getHelperInvitation(invitationId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invitationId !== null && invitationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelperInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getHelperInvitation>>>
export type GetHelperInvitationQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHelperInvitation<TData = Awaited<ReturnType<typeof getHelperInvitation>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 invitationId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperInvitation>>,
          TError,
          Awaited<ReturnType<typeof getHelperInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperInvitation<TData = Awaited<ReturnType<typeof getHelperInvitation>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelperInvitation>>,
          TError,
          Awaited<ReturnType<typeof getHelperInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelperInvitation<TData = Awaited<ReturnType<typeof getHelperInvitation>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of the caller's invitations with its job
 */

export function useGetHelperInvitation<TData = Awaited<ReturnType<typeof getHelperInvitation>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelperInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelperInvitationQueryOptions(invitationId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHelperInvitation} query
 */
export const invalidateGetHelperInvitation = async (
 queryClient: QueryClient, invitationId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHelperInvitationQueryKey(invitationId) }, options);

  return queryClient;
}




/**
 * @summary Report being on the way to a job
 */
export const reportOnMyWay = (
    invitationId: number,
    attendanceRequest: BodyType<AttendanceRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperInvitationResponse>(
      {url: `/invitations/${invitationId}/on-my-way`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attendanceRequest, signal
    },
      options);
    }




export const getReportOnMyWayMutationKey = () => ['reportOnMyWay'] as const;

export const getReportOnMyWayMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportOnMyWay>>, TError,ReportOnMyWayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportOnMyWay>>, TError,ReportOnMyWayMutationVariables, TContext> => {

const mutationKey = getReportOnMyWayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportOnMyWay>>, ReportOnMyWayMutationVariables> = (props) => {
          const {invitationId,data} = props ?? {};

          return  reportOnMyWay(invitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportOnMyWayMutationResult = NonNullable<Awaited<ReturnType<typeof reportOnMyWay>>>
    export type ReportOnMyWayMutationBody = BodyType<AttendanceRequest>
    export type ReportOnMyWayMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReportOnMyWayMutationVariables = {invitationId: number;data: BodyType<AttendanceRequest>}

    /**
 * @summary Report being on the way to a job
 */
export const useReportOnMyWay = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportOnMyWay>>, TError,ReportOnMyWayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportOnMyWay>>,
        TError,
        ReportOnMyWayMutationVariables,
        TContext
      > => {
      return useMutation(getReportOnMyWayMutationOptions(options), queryClient);
    }
    /**
 * From 2 hours before the start until the caller has checked in. A later report replaces the one before.
 * @summary Report being late for a job
 */
export const reportRunningLate = (
    invitationId: number,
    runningLateRequest: BodyType<RunningLateRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperInvitationResponse>(
      {url: `/invitations/${invitationId}/running-late`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: runningLateRequest, signal
    },
      options);
    }




export const getReportRunningLateMutationKey = () => ['reportRunningLate'] as const;

export const getReportRunningLateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportRunningLate>>, TError,ReportRunningLateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportRunningLate>>, TError,ReportRunningLateMutationVariables, TContext> => {

const mutationKey = getReportRunningLateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportRunningLate>>, ReportRunningLateMutationVariables> = (props) => {
          const {invitationId,data} = props ?? {};

          return  reportRunningLate(invitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportRunningLateMutationResult = NonNullable<Awaited<ReturnType<typeof reportRunningLate>>>
    export type ReportRunningLateMutationBody = BodyType<RunningLateRequest>
    export type ReportRunningLateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReportRunningLateMutationVariables = {invitationId: number;data: BodyType<RunningLateRequest>}

    /**
 * @summary Report being late for a job
 */
export const useReportRunningLate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportRunningLate>>, TError,ReportRunningLateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportRunningLate>>,
        TError,
        ReportRunningLateMutationVariables,
        TContext
      > => {
      return useMutation(getReportRunningLateMutationOptions(options), queryClient);
    }
    /**
 * @summary Report arriving at a job
 */
export const checkIn = (
    invitationId: number,
    attendanceRequest: BodyType<AttendanceRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperInvitationResponse>(
      {url: `/invitations/${invitationId}/check-in`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attendanceRequest, signal
    },
      options);
    }




export const getCheckInMutationKey = () => ['checkIn'] as const;

export const getCheckInMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext> => {

const mutationKey = getCheckInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkIn>>, CheckInMutationVariables> = (props) => {
          const {invitationId,data} = props ?? {};

          return  checkIn(invitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckInMutationResult = NonNullable<Awaited<ReturnType<typeof checkIn>>>
    export type CheckInMutationBody = BodyType<AttendanceRequest>
    export type CheckInMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CheckInMutationVariables = {invitationId: number;data: BodyType<AttendanceRequest>}

    /**
 * @summary Report arriving at a job
 */
export const useCheckIn = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkIn>>,
        TError,
        CheckInMutationVariables,
        TContext
      > => {
      return useMutation(getCheckInMutationOptions(options), queryClient);
    }
    /**
 * @summary Report the end of the work on a job
 */
export const checkOut = (
    invitationId: number,
    attendanceRequest: BodyType<AttendanceRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperInvitationResponse>(
      {url: `/invitations/${invitationId}/check-out`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attendanceRequest, signal
    },
      options);
    }




export const getCheckOutMutationKey = () => ['checkOut'] as const;

export const getCheckOutMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOut>>, TError,CheckOutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkOut>>, TError,CheckOutMutationVariables, TContext> => {

const mutationKey = getCheckOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkOut>>, CheckOutMutationVariables> = (props) => {
          const {invitationId,data} = props ?? {};

          return  checkOut(invitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckOutMutationResult = NonNullable<Awaited<ReturnType<typeof checkOut>>>
    export type CheckOutMutationBody = BodyType<AttendanceRequest>
    export type CheckOutMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CheckOutMutationVariables = {invitationId: number;data: BodyType<AttendanceRequest>}

    /**
 * @summary Report the end of the work on a job
 */
export const useCheckOut = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOut>>, TError,CheckOutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkOut>>,
        TError,
        CheckOutMutationVariables,
        TContext
      > => {
      return useMutation(getCheckOutMutationOptions(options), queryClient);
    }
    /**
 * Hidden until both sides have rated - or for seven days. `block` ends invitations from the company. Once: afterwards only `work_again` can change, in a rating that is the same otherwise.
 * @summary Rate the company of a completed job
 */
export const rateCompany = (
    invitationId: number,
    crewRating: BodyType<CrewRating>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HelperInvitationResponse>(
      {url: `/invitations/${invitationId}/rate-company`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: crewRating, signal
    },
      options);
    }




export const getRateCompanyMutationKey = () => ['rateCompany'] as const;

export const getRateCompanyMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rateCompany>>, TError,RateCompanyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rateCompany>>, TError,RateCompanyMutationVariables, TContext> => {

const mutationKey = getRateCompanyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rateCompany>>, RateCompanyMutationVariables> = (props) => {
          const {invitationId,data} = props ?? {};

          return  rateCompany(invitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RateCompanyMutationResult = NonNullable<Awaited<ReturnType<typeof rateCompany>>>
    export type RateCompanyMutationBody = BodyType<CrewRating>
    export type RateCompanyMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RateCompanyMutationVariables = {invitationId: number;data: BodyType<CrewRating>}

    /**
 * @summary Rate the company of a completed job
 */
export const useRateCompany = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rateCompany>>, TError,RateCompanyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rateCompany>>,
        TError,
        RateCompanyMutationVariables,
        TContext
      > => {
      return useMutation(getRateCompanyMutationOptions(options), queryClient);
    }
