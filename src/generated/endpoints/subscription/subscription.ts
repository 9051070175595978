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
  BillingAddress,
  BodyTooLargeResponse,
  CancelSubscriptionRequest,
  CardRequest,
  ConflictResponse,
  ForbiddenResponse,
  InvalidResponse,
  PlanChoice,
  PlanPreviewResponse,
  PlanUsageResponse,
  PlansResponse,
  PreviewPlanParams,
  ServerErrorResponse,
  SubscriptionResponse,
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
 * @summary Plans the caller may choose from
 */
export const getPlans = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlansResponse>(
      {url: `/plans`, method: 'GET', signal
    },
      options);
    }




export const getGetPlansQueryKey = () => {
    return [
    'plans'
    ] as const;
    }


export const getGetPlansQueryOptions = <TData = Awaited<ReturnType<typeof getPlans>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlansQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlans>>> = ({ signal }) => getPlans(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlansQueryResult = NonNullable<Awaited<ReturnType<typeof getPlans>>>
export type GetPlansQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPlans<TData = Awaited<ReturnType<typeof getPlans>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlans>>,
          TError,
          Awaited<ReturnType<typeof getPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlans<TData = Awaited<ReturnType<typeof getPlans>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlans>>,
          TError,
          Awaited<ReturnType<typeof getPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlans<TData = Awaited<ReturnType<typeof getPlans>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Plans the caller may choose from
 */

export function useGetPlans<TData = Awaited<ReturnType<typeof getPlans>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlansQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPlans} query
 */
export const invalidateGetPlans = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPlansQueryKey() }, options);

  return queryClient;
}




/**
 * @summary The subscription of the caller or their company
 */
export const getSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionResponse>(
      {url: `/subscription`, method: 'GET', signal
    },
      options);
    }




export const getGetSubscriptionQueryKey = () => {
    return [
    'subscription'
    ] as const;
    }


export const getGetSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriptionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscription>>> = ({ signal }) => getSubscription(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscription>>>
export type GetSubscriptionQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The subscription of the caller or their company
 */

export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriptionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSubscription} query
 */
export const invalidateGetSubscription = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSubscriptionQueryKey() }, options);

  return queryClient;
}




/**
 * A larger plan starts right away, a smaller one with the next period. Choosing the current plan cancels a planned change.
 * @summary Choose another plan or interval
 */
export const choosePlan = (
    planChoice: BodyType<PlanChoice>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionResponse>(
      {url: `/subscription`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: planChoice, signal
    },
      options);
    }




export const getChoosePlanMutationKey = () => ['choosePlan'] as const;

export const getChoosePlanMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof choosePlan>>, TError,ChoosePlanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof choosePlan>>, TError,ChoosePlanMutationVariables, TContext> => {

const mutationKey = getChoosePlanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof choosePlan>>, ChoosePlanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  choosePlan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChoosePlanMutationResult = NonNullable<Awaited<ReturnType<typeof choosePlan>>>
    export type ChoosePlanMutationBody = BodyType<PlanChoice>
    export type ChoosePlanMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ChoosePlanMutationVariables = {data: BodyType<PlanChoice>}

    /**
 * @summary Choose another plan or interval
 */
export const useChoosePlan = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof choosePlan>>, TError,ChoosePlanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof choosePlan>>,
        TError,
        ChoosePlanMutationVariables,
        TContext
      > => {
      return useMutation(getChoosePlanMutationOptions(options), queryClient);
    }
    /**
 * @summary Preview of a plan choice
 */
export const previewPlan = (
    params: PreviewPlanParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlanPreviewResponse>(
      {url: `/subscription/preview`, method: 'GET',
        params, signal
    },
      options);
    }




export const getPreviewPlanQueryKey = (params?: PreviewPlanParams,) => {
    return [
    'subscription','preview', ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewPlanQueryOptions = <TData = Awaited<ReturnType<typeof previewPlan>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: PreviewPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPlan>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewPlanQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewPlan>>> = ({ signal }) => previewPlan(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewPlan>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewPlanQueryResult = NonNullable<Awaited<ReturnType<typeof previewPlan>>>
export type PreviewPlanQueryError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function usePreviewPlan<TData = Awaited<ReturnType<typeof previewPlan>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: PreviewPlanParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPlan>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewPlan>>,
          TError,
          Awaited<ReturnType<typeof previewPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewPlan<TData = Awaited<ReturnType<typeof previewPlan>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: PreviewPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPlan>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewPlan>>,
          TError,
          Awaited<ReturnType<typeof previewPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewPlan<TData = Awaited<ReturnType<typeof previewPlan>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: PreviewPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPlan>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview of a plan choice
 */

export function usePreviewPlan<TData = Awaited<ReturnType<typeof previewPlan>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: PreviewPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPlan>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewPlanQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePreviewPlan} query
 */
export const invalidatePreviewPlan = async (
 queryClient: QueryClient, params: PreviewPlanParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPreviewPlanQueryKey(params) }, options);

  return queryClient;
}




/**
 * For everyone who adds branches, members or jobs. Names no price, card or invoice.
 * @summary Limits of the company's plan and current usage
 */
export const getPlanLimits = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlanUsageResponse>(
      {url: `/subscription/limits`, method: 'GET', signal
    },
      options);
    }




export const getGetPlanLimitsQueryKey = () => {
    return [
    'subscription','limits'
    ] as const;
    }


export const getGetPlanLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getPlanLimits>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanLimits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlanLimitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlanLimits>>> = ({ signal }) => getPlanLimits(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlanLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlanLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getPlanLimits>>>
export type GetPlanLimitsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPlanLimits<TData = Awaited<ReturnType<typeof getPlanLimits>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlanLimits>>,
          TError,
          Awaited<ReturnType<typeof getPlanLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlanLimits<TData = Awaited<ReturnType<typeof getPlanLimits>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlanLimits>>,
          TError,
          Awaited<ReturnType<typeof getPlanLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlanLimits<TData = Awaited<ReturnType<typeof getPlanLimits>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanLimits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Limits of the company's plan and current usage
 */

export function useGetPlanLimits<TData = Awaited<ReturnType<typeof getPlanLimits>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanLimits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlanLimitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPlanLimits} query
 */
export const invalidateGetPlanLimits = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPlanLimitsQueryKey() }, options);

  return queryClient;
}




/**
 * @summary Cancel the subscription at the end of the period
 */
export const cancelSubscription = (
    cancelSubscriptionRequest: BodyType<CancelSubscriptionRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionResponse>(
      {url: `/subscription/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cancelSubscriptionRequest, signal
    },
      options);
    }




export const getCancelSubscriptionMutationKey = () => ['cancelSubscription'] as const;

export const getCancelSubscriptionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,CancelSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,CancelSubscriptionMutationVariables, TContext> => {

const mutationKey = getCancelSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSubscription>>, CancelSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelSubscription(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSubscription>>>
    export type CancelSubscriptionMutationBody = BodyType<CancelSubscriptionRequest>
    export type CancelSubscriptionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelSubscriptionMutationVariables = {data: BodyType<CancelSubscriptionRequest>}

    /**
 * @summary Cancel the subscription at the end of the period
 */
export const useCancelSubscription = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,CancelSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSubscription>>,
        TError,
        CancelSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getCancelSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * @summary Undo the cancellation
 */
export const resumeSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionResponse>(
      {url: `/subscription/resume`, method: 'POST', signal
    },
      options);
    }




export const getResumeSubscriptionMutationKey = () => ['resumeSubscription'] as const;

export const getResumeSubscriptionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resumeSubscription>>, TError,void, TContext> => {

const mutationKey = getResumeSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeSubscription>>, void> = () => {


          return  resumeSubscription(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumeSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof resumeSubscription>>>

    export type ResumeSubscriptionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary Undo the cancellation
 */
export const useResumeSubscription = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeSubscription>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getResumeSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the billing address
 */
export const updateBillingAddress = (
    billingAddress: BodyType<BillingAddress>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionResponse>(
      {url: `/subscription/billing-address`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: billingAddress, signal
    },
      options);
    }




export const getUpdateBillingAddressMutationKey = () => ['updateBillingAddress'] as const;

export const getUpdateBillingAddressMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBillingAddress>>, TError,UpdateBillingAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBillingAddress>>, TError,UpdateBillingAddressMutationVariables, TContext> => {

const mutationKey = getUpdateBillingAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBillingAddress>>, UpdateBillingAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateBillingAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBillingAddressMutationResult = NonNullable<Awaited<ReturnType<typeof updateBillingAddress>>>
    export type UpdateBillingAddressMutationBody = BodyType<BillingAddress>
    export type UpdateBillingAddressMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateBillingAddressMutationVariables = {data: BodyType<BillingAddress>}

    /**
 * @summary Change the billing address
 */
export const useUpdateBillingAddress = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBillingAddress>>, TError,UpdateBillingAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBillingAddress>>,
        TError,
        UpdateBillingAddressMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBillingAddressMutationOptions(options), queryClient);
    }
    /**
 * Takes listed test numbers only; no number is stored.
 * @summary Change the card
 */
export const addPaymentMethod = (
    cardRequest: BodyType<CardRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionResponse>(
      {url: `/payment-methods`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cardRequest, signal
    },
      options);
    }




export const getAddPaymentMethodMutationKey = () => ['addPaymentMethod'] as const;

export const getAddPaymentMethodMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPaymentMethod>>, TError,AddPaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addPaymentMethod>>, TError,AddPaymentMethodMutationVariables, TContext> => {

const mutationKey = getAddPaymentMethodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPaymentMethod>>, AddPaymentMethodMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPaymentMethod(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddPaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof addPaymentMethod>>>
    export type AddPaymentMethodMutationBody = BodyType<CardRequest>
    export type AddPaymentMethodMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AddPaymentMethodMutationVariables = {data: BodyType<CardRequest>}

    /**
 * @summary Change the card
 */
export const useAddPaymentMethod = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPaymentMethod>>, TError,AddPaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPaymentMethod>>,
        TError,
        AddPaymentMethodMutationVariables,
        TContext
      > => {
      return useMutation(getAddPaymentMethodMutationOptions(options), queryClient);
    }
