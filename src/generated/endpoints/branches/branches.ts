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
  BodyTooLargeResponse,
  BranchCreateRequest,
  BranchDeleteRequest,
  BranchResponse,
  BranchUpdateRequest,
  BranchesResponse,
  ConflictResponse,
  FileTooLargeResponse,
  FileTypeRefusedResponse,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  NothingResponse,
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
 * @summary The branches the caller has access to
 */
export const getBranches = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BranchesResponse>(
      {url: `/company-branches`, method: 'GET', signal
    },
      options);
    }




export const getGetBranchesQueryKey = () => {
    return [
    'company-branches'
    ] as const;
    }


export const getGetBranchesQueryOptions = <TData = Awaited<ReturnType<typeof getBranches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBranchesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBranches>>> = ({ signal }) => getBranches(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBranches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBranchesQueryResult = NonNullable<Awaited<ReturnType<typeof getBranches>>>
export type GetBranchesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetBranches<TData = Awaited<ReturnType<typeof getBranches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBranches>>,
          TError,
          Awaited<ReturnType<typeof getBranches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBranches<TData = Awaited<ReturnType<typeof getBranches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBranches>>,
          TError,
          Awaited<ReturnType<typeof getBranches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBranches<TData = Awaited<ReturnType<typeof getBranches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The branches the caller has access to
 */

export function useGetBranches<TData = Awaited<ReturnType<typeof getBranches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBranchesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetBranches} query
 */
export const invalidateGetBranches = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBranchesQueryKey() }, options);

  return queryClient;
}




/**
 * @summary Create a branch
 */
export const createBranch = (
    branchCreateRequest: BodyType<BranchCreateRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
if(branchCreateRequest.avatar !== undefined) {
 formData.append(`avatar`, branchCreateRequest.avatar);
 }
formData.append(`name`, branchCreateRequest.name);
formData.append(`phone`, branchCreateRequest.phone);
if(branchCreateRequest.email !== undefined) {
 formData.append(`email`, branchCreateRequest.email);
 }
formData.append(`address_line`, branchCreateRequest.address_line);
if(branchCreateRequest.unit !== undefined) {
 formData.append(`unit`, branchCreateRequest.unit);
 }
formData.append(`city`, branchCreateRequest.city);
formData.append(`state`, branchCreateRequest.state);
formData.append(`zip`, branchCreateRequest.zip);
if(branchCreateRequest.lat !== undefined) {
 formData.append(`lat`, branchCreateRequest.lat.toString())
 }
if(branchCreateRequest.lng !== undefined) {
 formData.append(`lng`, branchCreateRequest.lng.toString())
 }
if(branchCreateRequest.timezone !== undefined) {
 formData.append(`timezone`, branchCreateRequest.timezone);
 }
if(branchCreateRequest.default_min_hours !== undefined) {
 formData.append(`default_min_hours`, branchCreateRequest.default_min_hours.toString())
 }
if(branchCreateRequest.travel_buffer_minutes !== undefined) {
 formData.append(`travel_buffer_minutes`, branchCreateRequest.travel_buffer_minutes.toString())
 }
if(branchCreateRequest['default_arrival_windows[]'] !== undefined) {
 branchCreateRequest['default_arrival_windows[]'].forEach(value => formData.append(`default_arrival_windows[]`, value));
 }
branchCreateRequest['serving_area_ids[]'].forEach(value => formData.append(`serving_area_ids[]`, value.toString()));
if(branchCreateRequest['serving_area_radii[]'] !== undefined) {
 branchCreateRequest['serving_area_radii[]'].forEach(value => formData.append(`serving_area_radii[]`, value.toString()));
 }
if(branchCreateRequest['manager_ids[]'] !== undefined) {
 branchCreateRequest['manager_ids[]'].forEach(value => formData.append(`manager_ids[]`, value.toString()));
 }

      return http<BranchResponse>(
      {url: `/company-branches`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getCreateBranchMutationKey = () => ['createBranch'] as const;

export const getCreateBranchMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBranch>>, TError,CreateBranchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createBranch>>, TError,CreateBranchMutationVariables, TContext> => {

const mutationKey = getCreateBranchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBranch>>, CreateBranchMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createBranch(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBranchMutationResult = NonNullable<Awaited<ReturnType<typeof createBranch>>>
    export type CreateBranchMutationBody = BodyType<BranchCreateRequest>
    export type CreateBranchMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateBranchMutationVariables = {data: BodyType<BranchCreateRequest>}

    /**
 * @summary Create a branch
 */
export const useCreateBranch = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBranch>>, TError,CreateBranchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBranch>>,
        TError,
        CreateBranchMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBranchMutationOptions(options), queryClient);
    }
    /**
 * @summary A branch
 */
export const getBranch = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BranchResponse>(
      {url: `/company-branches/${id}`, method: 'GET', signal
    },
      options);
    }




export const getGetBranchQueryKey = (id: number,) => {
    return [
    'company-branches',id
    ] as const;
    }


export const getGetBranchQueryOptions = <TData = Awaited<ReturnType<typeof getBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranch>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBranchQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBranch>>> = ({ signal }) => getBranch(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBranch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBranchQueryResult = NonNullable<Awaited<ReturnType<typeof getBranch>>>
export type GetBranchQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetBranch<TData = Awaited<ReturnType<typeof getBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBranch>>,
          TError,
          Awaited<ReturnType<typeof getBranch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBranch<TData = Awaited<ReturnType<typeof getBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBranch>>,
          TError,
          Awaited<ReturnType<typeof getBranch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBranch<TData = Awaited<ReturnType<typeof getBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A branch
 */

export function useGetBranch<TData = Awaited<ReturnType<typeof getBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBranchQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetBranch} query
 */
export const invalidateGetBranch = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBranchQueryKey(id) }, options);

  return queryClient;
}




/**
 * Absent fields stay unchanged. An outdated `version` is a 409 `stale_version` that says who saved the branch.
 * @summary Change a branch
 */
export const updateBranch = (
    id: number,
    branchUpdateRequest: BodyType<BranchUpdateRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
if(branchUpdateRequest.avatar !== undefined) {
 formData.append(`avatar`, branchUpdateRequest.avatar);
 }
if(branchUpdateRequest.name !== undefined) {
 formData.append(`name`, branchUpdateRequest.name);
 }
if(branchUpdateRequest.phone !== undefined) {
 formData.append(`phone`, branchUpdateRequest.phone);
 }
if(branchUpdateRequest.email !== undefined) {
 formData.append(`email`, branchUpdateRequest.email);
 }
if(branchUpdateRequest.address_line !== undefined) {
 formData.append(`address_line`, branchUpdateRequest.address_line);
 }
if(branchUpdateRequest.unit !== undefined) {
 formData.append(`unit`, branchUpdateRequest.unit);
 }
if(branchUpdateRequest.city !== undefined) {
 formData.append(`city`, branchUpdateRequest.city);
 }
if(branchUpdateRequest.state !== undefined) {
 formData.append(`state`, branchUpdateRequest.state);
 }
if(branchUpdateRequest.zip !== undefined) {
 formData.append(`zip`, branchUpdateRequest.zip);
 }
if(branchUpdateRequest.lat !== undefined) {
 formData.append(`lat`, branchUpdateRequest.lat.toString())
 }
if(branchUpdateRequest.lng !== undefined) {
 formData.append(`lng`, branchUpdateRequest.lng.toString())
 }
if(branchUpdateRequest.timezone !== undefined) {
 formData.append(`timezone`, branchUpdateRequest.timezone);
 }
if(branchUpdateRequest.default_min_hours !== undefined) {
 formData.append(`default_min_hours`, branchUpdateRequest.default_min_hours.toString())
 }
if(branchUpdateRequest.travel_buffer_minutes !== undefined) {
 formData.append(`travel_buffer_minutes`, branchUpdateRequest.travel_buffer_minutes.toString())
 }
if(branchUpdateRequest['default_arrival_windows[]'] !== undefined) {
 branchUpdateRequest['default_arrival_windows[]'].forEach(value => formData.append(`default_arrival_windows[]`, value));
 }
if(branchUpdateRequest['serving_area_ids[]'] !== undefined) {
 branchUpdateRequest['serving_area_ids[]'].forEach(value => formData.append(`serving_area_ids[]`, value.toString()));
 }
if(branchUpdateRequest['serving_area_radii[]'] !== undefined) {
 branchUpdateRequest['serving_area_radii[]'].forEach(value => formData.append(`serving_area_radii[]`, value.toString()));
 }
if(branchUpdateRequest['manager_ids[]'] !== undefined) {
 branchUpdateRequest['manager_ids[]'].forEach(value => formData.append(`manager_ids[]`, value.toString()));
 }
if(branchUpdateRequest.default_arrival_windows !== undefined) {
 formData.append(`default_arrival_windows`, branchUpdateRequest.default_arrival_windows);
 }
if(branchUpdateRequest.manager_ids !== undefined) {
 formData.append(`manager_ids`, branchUpdateRequest.manager_ids);
 }
if(branchUpdateRequest.version !== undefined) {
 formData.append(`version`, branchUpdateRequest.version.toString())
 }

      return http<BranchResponse>(
      {url: `/company-branches/${id}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getUpdateBranchMutationKey = () => ['updateBranch'] as const;

export const getUpdateBranchMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBranch>>, TError,UpdateBranchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBranch>>, TError,UpdateBranchMutationVariables, TContext> => {

const mutationKey = getUpdateBranchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBranch>>, UpdateBranchMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateBranch(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBranchMutationResult = NonNullable<Awaited<ReturnType<typeof updateBranch>>>
    export type UpdateBranchMutationBody = BodyType<BranchUpdateRequest>
    export type UpdateBranchMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateBranchMutationVariables = {id: number;data: BodyType<BranchUpdateRequest>}

    /**
 * @summary Change a branch
 */
export const useUpdateBranch = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBranch>>, TError,UpdateBranchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBranch>>,
        TError,
        UpdateBranchMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBranchMutationOptions(options), queryClient);
    }
    /**
 * A 409 lists open orders.
 * @summary Delete a branch
 */
export const deleteBranch = (
    id: number,
    branchDeleteRequest: BodyType<BranchDeleteRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NothingResponse>(
      {url: `/company-branches/${id}`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: branchDeleteRequest, signal
    },
      options);
    }




export const getDeleteBranchMutationKey = () => ['deleteBranch'] as const;

export const getDeleteBranchMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBranch>>, TError,DeleteBranchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBranch>>, TError,DeleteBranchMutationVariables, TContext> => {

const mutationKey = getDeleteBranchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBranch>>, DeleteBranchMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  deleteBranch(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteBranchMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBranch>>>
    export type DeleteBranchMutationBody = BodyType<BranchDeleteRequest>
    export type DeleteBranchMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteBranchMutationVariables = {id: number;data: BodyType<BranchDeleteRequest>}

    /**
 * @summary Delete a branch
 */
export const useDeleteBranch = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBranch>>, TError,DeleteBranchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBranch>>,
        TError,
        DeleteBranchMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBranchMutationOptions(options), queryClient);
    }
