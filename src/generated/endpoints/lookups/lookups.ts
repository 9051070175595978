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
  CatalogItemsResponse,
  ForbiddenResponse,
  GetServingAreasParams,
  GetZipPlacesParams,
  InvalidResponse,
  ManagersResponse,
  NotFoundResponse,
  ReasonsResponse,
  ServerErrorResponse,
  ServingAreaDetailsResponse,
  ServingAreasResponse,
  TooManyRequestsResponse,
  ToolsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  VehicleTypesResponse,
  ZipPlacesResponse
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
 * Extension - public, because helpers choose areas before they have a token.
 * @summary Areas by name and state
 */
export const getServingAreas = (
    params?: GetServingAreasParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ServingAreasResponse>(
      {url: `/serving-areas`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetServingAreasQueryKey = (params?: GetServingAreasParams,) => {
    return [
    'serving-areas', ...(params ? [params] : [])
    ] as const;
    }


export const getGetServingAreasQueryOptions = <TData = Awaited<ReturnType<typeof getServingAreas>>, TError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: GetServingAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingAreas>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetServingAreasQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServingAreas>>> = ({ signal }) => getServingAreas(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServingAreas>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServingAreasQueryResult = NonNullable<Awaited<ReturnType<typeof getServingAreas>>>
export type GetServingAreasQueryError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetServingAreas<TData = Awaited<ReturnType<typeof getServingAreas>>, TError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  GetServingAreasParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingAreas>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServingAreas>>,
          TError,
          Awaited<ReturnType<typeof getServingAreas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServingAreas<TData = Awaited<ReturnType<typeof getServingAreas>>, TError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetServingAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingAreas>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServingAreas>>,
          TError,
          Awaited<ReturnType<typeof getServingAreas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServingAreas<TData = Awaited<ReturnType<typeof getServingAreas>>, TError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetServingAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingAreas>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Areas by name and state
 */

export function useGetServingAreas<TData = Awaited<ReturnType<typeof getServingAreas>>, TError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetServingAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingAreas>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetServingAreasQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetServingAreas} query
 */
export const invalidateGetServingAreas = async (
 queryClient: QueryClient, params?: GetServingAreasParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetServingAreasQueryKey(params) }, options);

  return queryClient;
}




/**
 * @summary One area with its boundary
 */
export const getServingArea = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ServingAreaDetailsResponse>(
      {url: `/serving-areas/${id}`, method: 'GET', signal
    },
      options);
    }




export const getGetServingAreaQueryKey = (id: number,) => {
    return [
    'serving-areas',id
    ] as const;
    }


export const getGetServingAreaQueryOptions = <TData = Awaited<ReturnType<typeof getServingArea>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingArea>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetServingAreaQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServingArea>>> = ({ signal }) => getServingArea(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServingArea>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServingAreaQueryResult = NonNullable<Awaited<ReturnType<typeof getServingArea>>>
export type GetServingAreaQueryError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetServingArea<TData = Awaited<ReturnType<typeof getServingArea>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingArea>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServingArea>>,
          TError,
          Awaited<ReturnType<typeof getServingArea>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServingArea<TData = Awaited<ReturnType<typeof getServingArea>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingArea>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServingArea>>,
          TError,
          Awaited<ReturnType<typeof getServingArea>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServingArea<TData = Awaited<ReturnType<typeof getServingArea>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingArea>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One area with its boundary
 */

export function useGetServingArea<TData = Awaited<ReturnType<typeof getServingArea>>, TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServingArea>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetServingAreaQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetServingArea} query
 */
export const invalidateGetServingArea = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetServingAreaQueryKey(id) }, options);

  return queryClient;
}




/**
 * @summary Managers of the company
 */
export const getManagers = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ManagersResponse>(
      {url: `/managers`, method: 'GET', signal
    },
      options);
    }




export const getGetManagersQueryKey = () => {
    return [
    'managers'
    ] as const;
    }


export const getGetManagersQueryOptions = <TData = Awaited<ReturnType<typeof getManagers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagers>>> = ({ signal }) => getManagers(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagersQueryResult = NonNullable<Awaited<ReturnType<typeof getManagers>>>
export type GetManagersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetManagers<TData = Awaited<ReturnType<typeof getManagers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagers>>,
          TError,
          Awaited<ReturnType<typeof getManagers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagers<TData = Awaited<ReturnType<typeof getManagers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagers>>,
          TError,
          Awaited<ReturnType<typeof getManagers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagers<TData = Awaited<ReturnType<typeof getManagers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Managers of the company
 */

export function useGetManagers<TData = Awaited<ReturnType<typeof getManagers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetManagers} query
 */
export const invalidateGetManagers = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetManagersQueryKey() }, options);

  return queryClient;
}




/**
 * @summary Types of vehicles and their capacity
 */
export const getVehicleTypes = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VehicleTypesResponse>(
      {url: `/vehicle-types`, method: 'GET', signal
    },
      options);
    }




export const getGetVehicleTypesQueryKey = () => {
    return [
    'vehicle-types'
    ] as const;
    }


export const getGetVehicleTypesQueryOptions = <TData = Awaited<ReturnType<typeof getVehicleTypes>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicleTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVehicleTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVehicleTypes>>> = ({ signal }) => getVehicleTypes(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVehicleTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVehicleTypesQueryResult = NonNullable<Awaited<ReturnType<typeof getVehicleTypes>>>
export type GetVehicleTypesQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetVehicleTypes<TData = Awaited<ReturnType<typeof getVehicleTypes>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicleTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVehicleTypes>>,
          TError,
          Awaited<ReturnType<typeof getVehicleTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVehicleTypes<TData = Awaited<ReturnType<typeof getVehicleTypes>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicleTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVehicleTypes>>,
          TError,
          Awaited<ReturnType<typeof getVehicleTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVehicleTypes<TData = Awaited<ReturnType<typeof getVehicleTypes>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicleTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Types of vehicles and their capacity
 */

export function useGetVehicleTypes<TData = Awaited<ReturnType<typeof getVehicleTypes>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicleTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVehicleTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetVehicleTypes} query
 */
export const invalidateGetVehicleTypes = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVehicleTypesQueryKey() }, options);

  return queryClient;
}




/**
 * @summary Tools a job may need
 */
export const getTools = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ToolsResponse>(
      {url: `/tools`, method: 'GET', signal
    },
      options);
    }




export const getGetToolsQueryKey = () => {
    return [
    'tools'
    ] as const;
    }


export const getGetToolsQueryOptions = <TData = Awaited<ReturnType<typeof getTools>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTools>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetToolsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTools>>> = ({ signal }) => getTools(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTools>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetToolsQueryResult = NonNullable<Awaited<ReturnType<typeof getTools>>>
export type GetToolsQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTools<TData = Awaited<ReturnType<typeof getTools>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTools>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTools>>,
          TError,
          Awaited<ReturnType<typeof getTools>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTools<TData = Awaited<ReturnType<typeof getTools>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTools>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTools>>,
          TError,
          Awaited<ReturnType<typeof getTools>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTools<TData = Awaited<ReturnType<typeof getTools>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTools>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tools a job may need
 */

export function useGetTools<TData = Awaited<ReturnType<typeof getTools>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTools>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetToolsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetTools} query
 */
export const invalidateGetTools = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetToolsQueryKey() }, options);

  return queryClient;
}




/**
 * @summary Items people move and their size
 */
export const getItemCatalog = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CatalogItemsResponse>(
      {url: `/item-catalog`, method: 'GET', signal
    },
      options);
    }




export const getGetItemCatalogQueryKey = () => {
    return [
    'item-catalog'
    ] as const;
    }


export const getGetItemCatalogQueryOptions = <TData = Awaited<ReturnType<typeof getItemCatalog>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetItemCatalogQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getItemCatalog>>> = ({ signal }) => getItemCatalog(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getItemCatalog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetItemCatalogQueryResult = NonNullable<Awaited<ReturnType<typeof getItemCatalog>>>
export type GetItemCatalogQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetItemCatalog<TData = Awaited<ReturnType<typeof getItemCatalog>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemCatalog>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItemCatalog>>,
          TError,
          Awaited<ReturnType<typeof getItemCatalog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItemCatalog<TData = Awaited<ReturnType<typeof getItemCatalog>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemCatalog>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItemCatalog>>,
          TError,
          Awaited<ReturnType<typeof getItemCatalog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItemCatalog<TData = Awaited<ReturnType<typeof getItemCatalog>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Items people move and their size
 */

export function useGetItemCatalog<TData = Awaited<ReturnType<typeof getItemCatalog>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItemCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetItemCatalogQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetItemCatalog} query
 */
export const invalidateGetItemCatalog = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetItemCatalogQueryKey() }, options);

  return queryClient;
}




/**
 * @summary The cities of a ZIP code
 */
export const getZipPlaces = (
    params: GetZipPlacesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ZipPlacesResponse>(
      {url: `/zip-codes`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetZipPlacesQueryKey = (params?: GetZipPlacesParams,) => {
    return [
    'zip-codes', ...(params ? [params] : [])
    ] as const;
    }


export const getGetZipPlacesQueryOptions = <TData = Awaited<ReturnType<typeof getZipPlaces>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: GetZipPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getZipPlaces>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetZipPlacesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getZipPlaces>>> = ({ signal }) => getZipPlaces(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getZipPlaces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetZipPlacesQueryResult = NonNullable<Awaited<ReturnType<typeof getZipPlaces>>>
export type GetZipPlacesQueryError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetZipPlaces<TData = Awaited<ReturnType<typeof getZipPlaces>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetZipPlacesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getZipPlaces>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getZipPlaces>>,
          TError,
          Awaited<ReturnType<typeof getZipPlaces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetZipPlaces<TData = Awaited<ReturnType<typeof getZipPlaces>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetZipPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getZipPlaces>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getZipPlaces>>,
          TError,
          Awaited<ReturnType<typeof getZipPlaces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetZipPlaces<TData = Awaited<ReturnType<typeof getZipPlaces>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetZipPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getZipPlaces>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The cities of a ZIP code
 */

export function useGetZipPlaces<TData = Awaited<ReturnType<typeof getZipPlaces>>, TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetZipPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getZipPlaces>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetZipPlacesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetZipPlaces} query
 */
export const invalidateGetZipPlaces = async (
 queryClient: QueryClient, params: GetZipPlacesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetZipPlacesQueryKey(params) }, options);

  return queryClient;
}




/**
 * @summary Reasons for declining or canceling, by who gives them
 */
export const getReasons = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReasonsResponse>(
      {url: `/reasons`, method: 'GET', signal
    },
      options);
    }




export const getGetReasonsQueryKey = () => {
    return [
    'reasons'
    ] as const;
    }


export const getGetReasonsQueryOptions = <TData = Awaited<ReturnType<typeof getReasons>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReasons>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReasonsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReasons>>> = ({ signal }) => getReasons(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof getReasons>>>
export type GetReasonsQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetReasons<TData = Awaited<ReturnType<typeof getReasons>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReasons>>,
          TError,
          Awaited<ReturnType<typeof getReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReasons<TData = Awaited<ReturnType<typeof getReasons>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReasons>>,
          TError,
          Awaited<ReturnType<typeof getReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReasons<TData = Awaited<ReturnType<typeof getReasons>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReasons>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reasons for declining or canceling, by who gives them
 */

export function useGetReasons<TData = Awaited<ReturnType<typeof getReasons>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReasons>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReasonsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetReasons} query
 */
export const invalidateGetReasons = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReasonsQueryKey() }, options);

  return queryClient;
}




