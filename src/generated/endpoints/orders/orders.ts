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
  AttachmentRequest,
  AttachmentResponse,
  BodyTooLargeResponse,
  CalendarPageResponse,
  ConflictResponse,
  CrewPlanResponse,
  CrewResponse,
  CustomersResponse,
  EditInvitationsRequest,
  FileTooLargeResponse,
  FileTypeRefusedResponse,
  ForbiddenResponse,
  GetCrewPlanParams,
  GetCustomersParams,
  GetKnownAddressesParams,
  GetOrderCalendarParams,
  GetOrderCapacityParams,
  GetOrderCountParams,
  GetOrderDetailParams,
  GetOrderHistoryParams,
  GetOrdersParams,
  InvalidResponse,
  InvitableEmployeesResponse,
  InviteRequest,
  KnownAddressesResponse,
  MoveCheckRequest,
  MoveCheckResponse,
  NotFoundResponse,
  NothingResponse,
  OrderCancelRequest,
  OrderCapacityResponse,
  OrderCardResponse,
  OrderCompleteRequest,
  OrderCountResponse,
  OrderDetailResponse,
  OrderPageResponse,
  OrderRequest,
  OrderResponse,
  PlanLimitResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  WorkAgainRequest
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
 * @summary Open orders of a branch
 */
export const getOrders = (
    id: number,
    params?: GetOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderPageResponse>(
      {url: `/company-branches/${id}/orders`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrdersQueryKey = (id: number,
    params?: GetOrdersParams,) => {
    return [
    'company-branches',id,'orders', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getOrders>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: GetOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrdersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrders>>> = ({ signal }) => getOrders(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getOrders>>>
export type GetOrdersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOrders<TData = Awaited<ReturnType<typeof getOrders>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  GetOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrders>>,
          TError,
          Awaited<ReturnType<typeof getOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrders<TData = Awaited<ReturnType<typeof getOrders>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrders>>,
          TError,
          Awaited<ReturnType<typeof getOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrders<TData = Awaited<ReturnType<typeof getOrders>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Open orders of a branch
 */

export function useGetOrders<TData = Awaited<ReturnType<typeof getOrders>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrdersQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrders} query
 */
export const invalidateGetOrders = async (
 queryClient: QueryClient, id: number,
    params?: GetOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrdersQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * Fields of the side that the help type drops are ignored.
 * @summary Create an order
 */
export const createOrder = (
    id: number,
    orderRequest: BodyType<OrderRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderResponse>(
      {url: `/company-branches/${id}/orders`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderRequest, signal
    },
      options);
    }




export const getCreateOrderMutationKey = () => ['createOrder'] as const;

export const getCreateOrderMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrder>>, TError,CreateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrder>>, TError,CreateOrderMutationVariables, TContext> => {

const mutationKey = getCreateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrder>>, CreateOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof createOrder>>>
    export type CreateOrderMutationBody = BodyType<OrderRequest>
    export type CreateOrderMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateOrderMutationVariables = {id: number;data: BodyType<OrderRequest>}

    /**
 * @summary Create an order
 */
export const useCreateOrder = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrder>>, TError,CreateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrder>>,
        TError,
        CreateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Number of open orders that match
 */
export const getOrderCount = (
    id: number,
    params?: GetOrderCountParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderCountResponse>(
      {url: `/company-branches/${id}/orders/count`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderCountQueryKey = (id: number,
    params?: GetOrderCountParams,) => {
    return [
    'company-branches',id,'orders','count', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrderCountQueryOptions = <TData = Awaited<ReturnType<typeof getOrderCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: GetOrderCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCount>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderCountQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderCount>>> = ({ signal }) => getOrderCount(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderCountQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderCount>>>
export type GetOrderCountQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOrderCount<TData = Awaited<ReturnType<typeof getOrderCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  GetOrderCountParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCount>>,
          TError,
          Awaited<ReturnType<typeof getOrderCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCount<TData = Awaited<ReturnType<typeof getOrderCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCount>>,
          TError,
          Awaited<ReturnType<typeof getOrderCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCount<TData = Awaited<ReturnType<typeof getOrderCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Number of open orders that match
 */

export function useGetOrderCount<TData = Awaited<ReturnType<typeof getOrderCount>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderCountQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrderCount} query
 */
export const invalidateGetOrderCount = async (
 queryClient: QueryClient, id: number,
    params?: GetOrderCountParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderCountQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * @summary Completed and canceled orders
 */
export const getOrderHistory = (
    id: number,
    params?: GetOrderHistoryParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderPageResponse>(
      {url: `/company-branches/${id}/orders/history`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderHistoryQueryKey = (id: number,
    params?: GetOrderHistoryParams,) => {
    return [
    'company-branches',id,'orders','history', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrderHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: GetOrderHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderHistory>>> = ({ signal }) => getOrderHistory(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderHistory>>>
export type GetOrderHistoryQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOrderHistory<TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  GetOrderHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderHistory>>,
          TError,
          Awaited<ReturnType<typeof getOrderHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderHistory<TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderHistory>>,
          TError,
          Awaited<ReturnType<typeof getOrderHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderHistory<TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Completed and canceled orders
 */

export function useGetOrderHistory<TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrderHistory} query
 */
export const invalidateGetOrderHistory = async (
 queryClient: QueryClient, id: number,
    params?: GetOrderHistoryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderHistoryQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * By their start. A job is there when one of its days is, or when it ends after midnight of the day before.
 * @summary Orders of a span of days
 */
export const getOrderCalendar = (
    id: number,
    params?: GetOrderCalendarParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarPageResponse>(
      {url: `/company-branches/${id}/orders/calendar`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderCalendarQueryKey = (id: number,
    params?: GetOrderCalendarParams,) => {
    return [
    'company-branches',id,'orders','calendar', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrderCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getOrderCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: GetOrderCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderCalendarQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderCalendar>>> = ({ signal }) => getOrderCalendar(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderCalendar>>>
export type GetOrderCalendarQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOrderCalendar<TData = Awaited<ReturnType<typeof getOrderCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  GetOrderCalendarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCalendar>>,
          TError,
          Awaited<ReturnType<typeof getOrderCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCalendar<TData = Awaited<ReturnType<typeof getOrderCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCalendar>>,
          TError,
          Awaited<ReturnType<typeof getOrderCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCalendar<TData = Awaited<ReturnType<typeof getOrderCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders of a span of days
 */

export function useGetOrderCalendar<TData = Awaited<ReturnType<typeof getOrderCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderCalendarQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrderCalendar} query
 */
export const invalidateGetOrderCalendar = async (
 queryClient: QueryClient, id: number,
    params?: GetOrderCalendarParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderCalendarQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * @summary People needed, booked and free on each day
 */
export const getOrderCapacity = (
    id: number,
    params?: GetOrderCapacityParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderCapacityResponse>(
      {url: `/company-branches/${id}/orders/capacity`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderCapacityQueryKey = (id: number,
    params?: GetOrderCapacityParams,) => {
    return [
    'company-branches',id,'orders','capacity', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrderCapacityQueryOptions = <TData = Awaited<ReturnType<typeof getOrderCapacity>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: GetOrderCapacityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCapacity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderCapacityQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderCapacity>>> = ({ signal }) => getOrderCapacity(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderCapacity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderCapacityQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderCapacity>>>
export type GetOrderCapacityQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOrderCapacity<TData = Awaited<ReturnType<typeof getOrderCapacity>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  GetOrderCapacityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCapacity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCapacity>>,
          TError,
          Awaited<ReturnType<typeof getOrderCapacity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCapacity<TData = Awaited<ReturnType<typeof getOrderCapacity>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderCapacityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCapacity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCapacity>>,
          TError,
          Awaited<ReturnType<typeof getOrderCapacity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCapacity<TData = Awaited<ReturnType<typeof getOrderCapacity>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderCapacityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCapacity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary People needed, booked and free on each day
 */

export function useGetOrderCapacity<TData = Awaited<ReturnType<typeof getOrderCapacity>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetOrderCapacityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCapacity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderCapacityQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrderCapacity} query
 */
export const invalidateGetOrderCapacity = async (
 queryClient: QueryClient, id: number,
    params?: GetOrderCapacityParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderCapacityQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * Everything that a plan of the crews needs. The caller makes the plan; nothing is stored.
 * @summary Open slots of a day and the branch's candidates for them
 */
export const getCrewPlan = (
    id: number,
    params?: GetCrewPlanParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CrewPlanResponse>(
      {url: `/company-branches/${id}/orders/crew-plan`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCrewPlanQueryKey = (id: number,
    params?: GetCrewPlanParams,) => {
    return [
    'company-branches',id,'orders','crew-plan', ...(params ? [params] : [])
    ] as const;
    }


export const getGetCrewPlanQueryOptions = <TData = Awaited<ReturnType<typeof getCrewPlan>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: GetCrewPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewPlan>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCrewPlanQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCrewPlan>>> = ({ signal }) => getCrewPlan(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCrewPlan>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCrewPlanQueryResult = NonNullable<Awaited<ReturnType<typeof getCrewPlan>>>
export type GetCrewPlanQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCrewPlan<TData = Awaited<ReturnType<typeof getCrewPlan>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  GetCrewPlanParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewPlan>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrewPlan>>,
          TError,
          Awaited<ReturnType<typeof getCrewPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCrewPlan<TData = Awaited<ReturnType<typeof getCrewPlan>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetCrewPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewPlan>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrewPlan>>,
          TError,
          Awaited<ReturnType<typeof getCrewPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCrewPlan<TData = Awaited<ReturnType<typeof getCrewPlan>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetCrewPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewPlan>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Open slots of a day and the branch's candidates for them
 */

export function useGetCrewPlan<TData = Awaited<ReturnType<typeof getCrewPlan>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetCrewPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewPlan>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCrewPlanQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCrewPlan} query
 */
export const invalidateGetCrewPlan = async (
 queryClient: QueryClient, id: number,
    params?: GetCrewPlanParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCrewPlanQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * Up to eight, by latest job. For people who may create orders.
 * @summary Earlier customers of a branch
 */
export const getCustomers = (
    id: number,
    params: GetCustomersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CustomersResponse>(
      {url: `/company-branches/${id}/customers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCustomersQueryKey = (id: number,
    params?: GetCustomersParams,) => {
    return [
    'company-branches',id,'customers', ...(params ? [params] : [])
    ] as const;
    }


export const getGetCustomersQueryOptions = <TData = Awaited<ReturnType<typeof getCustomers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params: GetCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomers>>> = ({ signal }) => getCustomers(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomers>>>
export type GetCustomersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCustomers<TData = Awaited<ReturnType<typeof getCustomers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomers>>,
          TError,
          Awaited<ReturnType<typeof getCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomers<TData = Awaited<ReturnType<typeof getCustomers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomers>>,
          TError,
          Awaited<ReturnType<typeof getCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomers<TData = Awaited<ReturnType<typeof getCustomers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Earlier customers of a branch
 */

export function useGetCustomers<TData = Awaited<ReturnType<typeof getCustomers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomersQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCustomers} query
 */
export const invalidateGetCustomers = async (
 queryClient: QueryClient, id: number,
    params: GetCustomersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCustomersQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * Up to eight, by latest job. For people who may create orders.
 * @summary Addresses of a branch's earlier orders
 */
export const getKnownAddresses = (
    id: number,
    params: GetKnownAddressesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<KnownAddressesResponse>(
      {url: `/company-branches/${id}/known-addresses`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetKnownAddressesQueryKey = (id: number,
    params?: GetKnownAddressesParams,) => {
    return [
    'company-branches',id,'known-addresses', ...(params ? [params] : [])
    ] as const;
    }


export const getGetKnownAddressesQueryOptions = <TData = Awaited<ReturnType<typeof getKnownAddresses>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params: GetKnownAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetKnownAddressesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getKnownAddresses>>> = ({ signal }) => getKnownAddresses(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getKnownAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetKnownAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof getKnownAddresses>>>
export type GetKnownAddressesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetKnownAddresses<TData = Awaited<ReturnType<typeof getKnownAddresses>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetKnownAddressesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKnownAddresses>>,
          TError,
          Awaited<ReturnType<typeof getKnownAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKnownAddresses<TData = Awaited<ReturnType<typeof getKnownAddresses>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetKnownAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKnownAddresses>>,
          TError,
          Awaited<ReturnType<typeof getKnownAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKnownAddresses<TData = Awaited<ReturnType<typeof getKnownAddresses>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetKnownAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Addresses of a branch's earlier orders
 */

export function useGetKnownAddresses<TData = Awaited<ReturnType<typeof getKnownAddresses>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetKnownAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetKnownAddressesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetKnownAddresses} query
 */
export const invalidateGetKnownAddresses = async (
 queryClient: QueryClient, id: number,
    params: GetKnownAddressesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetKnownAddressesQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * The file waits for an order with its id in `attachment_ids`, and is deleted if there is none after 24 hours. Neither an order nor its version changes.
 * @summary Upload a file for an order that is not saved yet
 */
export const uploadOrderFile = (
    id: number,
    attachmentRequest: BodyType<AttachmentRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, attachmentRequest.file);

      return http<AttachmentResponse>(
      {url: `/company-branches/${id}/order-files`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getUploadOrderFileMutationKey = () => ['uploadOrderFile'] as const;

export const getUploadOrderFileMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadOrderFile>>, TError,UploadOrderFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadOrderFile>>, TError,UploadOrderFileMutationVariables, TContext> => {

const mutationKey = getUploadOrderFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadOrderFile>>, UploadOrderFileMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  uploadOrderFile(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadOrderFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadOrderFile>>>
    export type UploadOrderFileMutationBody = BodyType<AttachmentRequest>
    export type UploadOrderFileMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UploadOrderFileMutationVariables = {id: number;data: BodyType<AttachmentRequest>}

    /**
 * @summary Upload a file for an order that is not saved yet
 */
export const useUploadOrderFile = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadOrderFile>>, TError,UploadOrderFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadOrderFile>>,
        TError,
        UploadOrderFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadOrderFileMutationOptions(options), queryClient);
    }
    /**
 * @summary An order as the form edits it
 */
export const getOrder = (
    orderId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderResponse>(
      {url: `/orders/${orderId}`, method: 'GET', signal
    },
      options);
    }




export const getGetOrderQueryKey = (orderId: number,) => {
    return [
    'orders',orderId
    ] as const;
    }


export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(orderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An order as the form edits it
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrder} query
 */
export const invalidateGetOrder = async (
 queryClient: QueryClient, orderId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(orderId) }, options);

  return queryClient;
}




/**
 * Needs the version that was read. 409 stale_version says who changed it and which fields; 409 hard_conflict names everyone on the crew who works elsewhere at the new time, with the times of both jobs.
 * @summary Change an order
 */
export const updateOrder = (
    orderId: number,
    orderRequest: BodyType<OrderRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderResponse>(
      {url: `/orders/${orderId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: orderRequest, signal
    },
      options);
    }




export const getUpdateOrderMutationKey = () => ['updateOrder'] as const;

export const getUpdateOrderMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext> => {

const mutationKey = getUpdateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrder>>, UpdateOrderMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  updateOrder(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrder>>>
    export type UpdateOrderMutationBody = BodyType<OrderRequest>
    export type UpdateOrderMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateOrderMutationVariables = {orderId: number;data: BodyType<OrderRequest>}

    /**
 * @summary Change an order
 */
export const useUpdateOrder = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrder>>,
        TError,
        UpdateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete an order that is not formed
 */
export const deleteOrder = (
    orderId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NothingResponse>(
      {url: `/orders/${orderId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteOrderMutationKey = () => ['deleteOrder'] as const;

export const getDeleteOrderMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrder>>, TError,DeleteOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrder>>, TError,DeleteOrderMutationVariables, TContext> => {

const mutationKey = getDeleteOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrder>>, DeleteOrderMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  deleteOrder(orderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteOrderMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOrder>>>

    export type DeleteOrderMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteOrderMutationVariables = {orderId: number}

    /**
 * @summary Delete an order that is not formed
 */
export const useDeleteOrder = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrder>>, TError,DeleteOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrder>>,
        TError,
        DeleteOrderMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary The card of an order
 */
export const getOrderCard = (
    orderId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderCardResponse>(
      {url: `/orders/${orderId}/card`, method: 'GET', signal
    },
      options);
    }




export const getGetOrderCardQueryKey = (orderId: number,) => {
    return [
    'orders',orderId,'card'
    ] as const;
    }


export const getGetOrderCardQueryOptions = <TData = Awaited<ReturnType<typeof getOrderCard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderCardQueryKey(orderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderCard>>> = ({ signal }) => getOrderCard(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderCard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderCardQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderCard>>>
export type GetOrderCardQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOrderCard<TData = Awaited<ReturnType<typeof getOrderCard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCard>>,
          TError,
          Awaited<ReturnType<typeof getOrderCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCard<TData = Awaited<ReturnType<typeof getOrderCard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCard>>,
          TError,
          Awaited<ReturnType<typeof getOrderCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCard<TData = Awaited<ReturnType<typeof getOrderCard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The card of an order
 */

export function useGetOrderCard<TData = Awaited<ReturnType<typeof getOrderCard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderCardQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrderCard} query
 */
export const invalidateGetOrderCard = async (
 queryClient: QueryClient, orderId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderCardQueryKey(orderId) }, options);

  return queryClient;
}




/**
 * @summary All details of an order
 */
export const getOrderDetail = (
    orderId: number,
    params?: GetOrderDetailParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderDetailResponse>(
      {url: `/orders/${orderId}/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderDetailQueryKey = (orderId: number,
    params?: GetOrderDetailParams,) => {
    return [
    'orders',orderId,'detail', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrderDetailQueryOptions = <TData = Awaited<ReturnType<typeof getOrderDetail>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(orderId: number,
    params?: GetOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDetail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderDetailQueryKey(orderId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderDetail>>> = ({ signal }) => getOrderDetail(orderId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderDetailQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderDetail>>>
export type GetOrderDetailQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOrderDetail<TData = Awaited<ReturnType<typeof getOrderDetail>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number,
    params: undefined |  GetOrderDetailParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof getOrderDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderDetail<TData = Awaited<ReturnType<typeof getOrderDetail>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number,
    params?: GetOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof getOrderDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderDetail<TData = Awaited<ReturnType<typeof getOrderDetail>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number,
    params?: GetOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDetail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All details of an order
 */

export function useGetOrderDetail<TData = Awaited<ReturnType<typeof getOrderDetail>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number,
    params?: GetOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDetail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderDetailQueryOptions(orderId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrderDetail} query
 */
export const invalidateGetOrderDetail = async (
 queryClient: QueryClient, orderId: number,
    params?: GetOrderDetailParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderDetailQueryKey(orderId,params) }, options);

  return queryClient;
}




/**
 * Nothing is changed. The same rules decide as for a change of the order.
 * @summary People affected by a new time
 */
export const checkMove = (
    orderId: number,
    moveCheckRequest: BodyType<MoveCheckRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MoveCheckResponse>(
      {url: `/orders/${orderId}/move-check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: moveCheckRequest, signal
    },
      options);
    }




export const getCheckMoveMutationKey = () => ['checkMove'] as const;

export const getCheckMoveMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkMove>>, TError,CheckMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkMove>>, TError,CheckMoveMutationVariables, TContext> => {

const mutationKey = getCheckMoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkMove>>, CheckMoveMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  checkMove(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckMoveMutationResult = NonNullable<Awaited<ReturnType<typeof checkMove>>>
    export type CheckMoveMutationBody = BodyType<MoveCheckRequest>
    export type CheckMoveMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CheckMoveMutationVariables = {orderId: number;data: BodyType<MoveCheckRequest>}

    /**
 * @summary People affected by a new time
 */
export const useCheckMove = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkMove>>, TError,CheckMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkMove>>,
        TError,
        CheckMoveMutationVariables,
        TContext
      > => {
      return useMutation(getCheckMoveMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel an order
 */
export const cancelOrder = (
    orderId: number,
    orderCancelRequest: BodyType<OrderCancelRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderResponse>(
      {url: `/orders/${orderId}/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderCancelRequest, signal
    },
      options);
    }




export const getCancelOrderMutationKey = () => ['cancelOrder'] as const;

export const getCancelOrderMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext> => {

const mutationKey = getCancelOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrder>>, CancelOrderMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  cancelOrder(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrder>>>
    export type CancelOrderMutationBody = BodyType<OrderCancelRequest>
    export type CancelOrderMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelOrderMutationVariables = {orderId: number;data: BodyType<OrderCancelRequest>}

    /**
 * @summary Cancel an order
 */
export const useCancelOrder = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrder>>,
        TError,
        CancelOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Complete an order with hours and pay
 */
export const completeOrder = (
    orderId: number,
    orderCompleteRequest: BodyType<OrderCompleteRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderResponse>(
      {url: `/orders/${orderId}/complete`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderCompleteRequest, signal
    },
      options);
    }




export const getCompleteOrderMutationKey = () => ['completeOrder'] as const;

export const getCompleteOrderMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeOrder>>, TError,CompleteOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeOrder>>, TError,CompleteOrderMutationVariables, TContext> => {

const mutationKey = getCompleteOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeOrder>>, CompleteOrderMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  completeOrder(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteOrderMutationResult = NonNullable<Awaited<ReturnType<typeof completeOrder>>>
    export type CompleteOrderMutationBody = BodyType<OrderCompleteRequest>
    export type CompleteOrderMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CompleteOrderMutationVariables = {orderId: number;data: BodyType<OrderCompleteRequest>}

    /**
 * @summary Complete an order with hours and pay
 */
export const useCompleteOrder = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeOrder>>, TError,CompleteOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeOrder>>,
        TError,
        CompleteOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteOrderMutationOptions(options), queryClient);
    }
    /**
 * Only for the owner and within 24 hours.
 * @summary Reopen a completed order
 */
export const reopenOrder = (
    orderId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderResponse>(
      {url: `/orders/${orderId}/reopen`, method: 'POST', signal
    },
      options);
    }




export const getReopenOrderMutationKey = () => ['reopenOrder'] as const;

export const getReopenOrderMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenOrder>>, TError,ReopenOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reopenOrder>>, TError,ReopenOrderMutationVariables, TContext> => {

const mutationKey = getReopenOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reopenOrder>>, ReopenOrderMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  reopenOrder(orderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReopenOrderMutationResult = NonNullable<Awaited<ReturnType<typeof reopenOrder>>>

    export type ReopenOrderMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReopenOrderMutationVariables = {orderId: number}

    /**
 * @summary Reopen a completed order
 */
export const useReopenOrder = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenOrder>>, TError,ReopenOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reopenOrder>>,
        TError,
        ReopenOrderMutationVariables,
        TContext
      > => {
      return useMutation(getReopenOrderMutationOptions(options), queryClient);
    }
    /**
 * For a person whom the company rated on this completed order. The rating is otherwise the same.
 * @summary Change whether the company would work with someone again
 */
export const updateWorkAgain = (
    orderId: number,
    workAgainRequest: BodyType<WorkAgainRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderResponse>(
      {url: `/orders/${orderId}/work-again`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: workAgainRequest, signal
    },
      options);
    }




export const getUpdateWorkAgainMutationKey = () => ['updateWorkAgain'] as const;

export const getUpdateWorkAgainMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkAgain>>, TError,UpdateWorkAgainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWorkAgain>>, TError,UpdateWorkAgainMutationVariables, TContext> => {

const mutationKey = getUpdateWorkAgainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWorkAgain>>, UpdateWorkAgainMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  updateWorkAgain(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWorkAgainMutationResult = NonNullable<Awaited<ReturnType<typeof updateWorkAgain>>>
    export type UpdateWorkAgainMutationBody = BodyType<WorkAgainRequest>
    export type UpdateWorkAgainMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateWorkAgainMutationVariables = {orderId: number;data: BodyType<WorkAgainRequest>}

    /**
 * @summary Change whether the company would work with someone again
 */
export const useUpdateWorkAgain = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkAgain>>, TError,UpdateWorkAgainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWorkAgain>>,
        TError,
        UpdateWorkAgainMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWorkAgainMutationOptions(options), queryClient);
    }
    /**
 * At most 10 for an order. The version of the order counts up, so that an open form notices it.
 * @summary Add a file to an order
 */
export const addAttachment = (
    orderId: number,
    attachmentRequest: BodyType<AttachmentRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, attachmentRequest.file);

      return http<AttachmentResponse>(
      {url: `/orders/${orderId}/attachments`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getAddAttachmentMutationKey = () => ['addAttachment'] as const;

export const getAddAttachmentMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAttachment>>, TError,AddAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addAttachment>>, TError,AddAttachmentMutationVariables, TContext> => {

const mutationKey = getAddAttachmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addAttachment>>, AddAttachmentMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  addAttachment(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddAttachmentMutationResult = NonNullable<Awaited<ReturnType<typeof addAttachment>>>
    export type AddAttachmentMutationBody = BodyType<AttachmentRequest>
    export type AddAttachmentMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AddAttachmentMutationVariables = {orderId: number;data: BodyType<AttachmentRequest>}

    /**
 * @summary Add a file to an order
 */
export const useAddAttachment = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAttachment>>, TError,AddAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addAttachment>>,
        TError,
        AddAttachmentMutationVariables,
        TContext
      > => {
      return useMutation(getAddAttachmentMutationOptions(options), queryClient);
    }
    /**
 * The version of the order counts up.
 * @summary Remove a file from an order
 */
export const removeAttachment = (
    orderId: number,
    attachmentId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NothingResponse>(
      {url: `/orders/${orderId}/attachments/${attachmentId}`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveAttachmentMutationKey = () => ['removeAttachment'] as const;

export const getRemoveAttachmentMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAttachment>>, TError,RemoveAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeAttachment>>, TError,RemoveAttachmentMutationVariables, TContext> => {

const mutationKey = getRemoveAttachmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeAttachment>>, RemoveAttachmentMutationVariables> = (props) => {
          const {orderId,attachmentId} = props ?? {};

          return  removeAttachment(orderId,attachmentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveAttachmentMutationResult = NonNullable<Awaited<ReturnType<typeof removeAttachment>>>

    export type RemoveAttachmentMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RemoveAttachmentMutationVariables = {orderId: number;attachmentId: number}

    /**
 * @summary Remove a file from an order
 */
export const useRemoveAttachment = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAttachment>>, TError,RemoveAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeAttachment>>,
        TError,
        RemoveAttachmentMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveAttachmentMutationOptions(options), queryClient);
    }
    /**
 * @summary The crew and its invitations
 */
export const getCurrentCrew = (
    orderId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CrewResponse>(
      {url: `/orders/${orderId}/current-crew`, method: 'GET', signal
    },
      options);
    }




export const getGetCurrentCrewQueryKey = (orderId: number,) => {
    return [
    'orders',orderId,'current-crew'
    ] as const;
    }


export const getGetCurrentCrewQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentCrew>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCrew>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentCrewQueryKey(orderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentCrew>>> = ({ signal }) => getCurrentCrew(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentCrew>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentCrewQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentCrew>>>
export type GetCurrentCrewQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCurrentCrew<TData = Awaited<ReturnType<typeof getCurrentCrew>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCrew>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentCrew>>,
          TError,
          Awaited<ReturnType<typeof getCurrentCrew>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentCrew<TData = Awaited<ReturnType<typeof getCurrentCrew>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCrew>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentCrew>>,
          TError,
          Awaited<ReturnType<typeof getCurrentCrew>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentCrew<TData = Awaited<ReturnType<typeof getCurrentCrew>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCrew>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The crew and its invitations
 */

export function useGetCurrentCrew<TData = Awaited<ReturnType<typeof getCurrentCrew>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCrew>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentCrewQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCurrentCrew} query
 */
export const invalidateGetCurrentCrew = async (
 queryClient: QueryClient, orderId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCurrentCrewQueryKey(orderId) }, options);

  return queryClient;
}




/**
 * @summary Candidates for the crew - best first
 */
export const getInvitableEmployees = (
    orderId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitableEmployeesResponse>(
      {url: `/orders/${orderId}/invitable-employees`, method: 'GET', signal
    },
      options);
    }




export const getGetInvitableEmployeesQueryKey = (orderId: number,) => {
    return [
    'orders',orderId,'invitable-employees'
    ] as const;
    }


export const getGetInvitableEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof getInvitableEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitableEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitableEmployeesQueryKey(orderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitableEmployees>>> = ({ signal }) => getInvitableEmployees(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitableEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitableEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitableEmployees>>>
export type GetInvitableEmployeesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetInvitableEmployees<TData = Awaited<ReturnType<typeof getInvitableEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitableEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitableEmployees>>,
          TError,
          Awaited<ReturnType<typeof getInvitableEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitableEmployees<TData = Awaited<ReturnType<typeof getInvitableEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitableEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitableEmployees>>,
          TError,
          Awaited<ReturnType<typeof getInvitableEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitableEmployees<TData = Awaited<ReturnType<typeof getInvitableEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitableEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Candidates for the crew - best first
 */

export function useGetInvitableEmployees<TData = Awaited<ReturnType<typeof getInvitableEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitableEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvitableEmployeesQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetInvitableEmployees} query
 */
export const invalidateGetInvitableEmployees = async (
 queryClient: QueryClient, orderId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetInvitableEmployeesQueryKey(orderId) }, options);

  return queryClient;
}




/**
 * @summary Invite people
 */
export const inviteEmployee = (
    orderId: number,
    inviteRequest: BodyType<InviteRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CrewResponse>(
      {url: `/orders/${orderId}/invite-employee`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteRequest, signal
    },
      options);
    }




export const getInviteEmployeeMutationKey = () => ['inviteEmployee'] as const;

export const getInviteEmployeeMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteEmployee>>, TError,InviteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteEmployee>>, TError,InviteEmployeeMutationVariables, TContext> => {

const mutationKey = getInviteEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteEmployee>>, InviteEmployeeMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  inviteEmployee(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof inviteEmployee>>>
    export type InviteEmployeeMutationBody = BodyType<InviteRequest>
    export type InviteEmployeeMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type InviteEmployeeMutationVariables = {orderId: number;data: BodyType<InviteRequest>}

    /**
 * @summary Invite people
 */
export const useInviteEmployee = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteEmployee>>, TError,InviteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteEmployee>>,
        TError,
        InviteEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getInviteEmployeeMutationOptions(options), queryClient);
    }
    /**
 * An outdated `version` of a changed invitation is a 409 `stale_version` that says who changed it.
 * @summary Add - withdraw and change invitations in one call
 */
export const editInvitations = (
    orderId: number,
    editInvitationsRequest: BodyType<EditInvitationsRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CrewResponse>(
      {url: `/orders/${orderId}/edit-invitations`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: editInvitationsRequest, signal
    },
      options);
    }




export const getEditInvitationsMutationKey = () => ['editInvitations'] as const;

export const getEditInvitationsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editInvitations>>, TError,EditInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof editInvitations>>, TError,EditInvitationsMutationVariables, TContext> => {

const mutationKey = getEditInvitationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editInvitations>>, EditInvitationsMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  editInvitations(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditInvitationsMutationResult = NonNullable<Awaited<ReturnType<typeof editInvitations>>>
    export type EditInvitationsMutationBody = BodyType<EditInvitationsRequest>
    export type EditInvitationsMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type EditInvitationsMutationVariables = {orderId: number;data: BodyType<EditInvitationsRequest>}

    /**
 * @summary Add - withdraw and change invitations in one call
 */
export const useEditInvitations = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editInvitations>>, TError,EditInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editInvitations>>,
        TError,
        EditInvitationsMutationVariables,
        TContext
      > => {
      return useMutation(getEditInvitationsMutationOptions(options), queryClient);
    }
