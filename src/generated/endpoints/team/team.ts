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
  BranchInvitationPageResponse,
  BranchInvitationResponse,
  BranchSearchResultResponse,
  ConflictResponse,
  EmployeeCreateRequest,
  EmployeeDetailResponse,
  EmployeePageResponse,
  EmployeePhotoRequest,
  EmployeeResponse,
  EmployeeTermsRequest,
  EmployeeUpdateRequest,
  FileTooLargeResponse,
  FileTypeRefusedResponse,
  ForbiddenResponse,
  FoundHelperPageResponse,
  GetBranchInvitationsParams,
  GetEmployeesParams,
  GetOwnBranchInvitationsParams,
  GetTeamHoursParams,
  InvalidResponse,
  InviteHelperParams,
  InviteHelperRequest,
  MemberProfileResponse,
  NotFoundResponse,
  NothingResponse,
  OwnBranchInvitationPageResponse,
  OwnBranchInvitationResponse,
  PlanLimitResponse,
  RejectBranchInvitationRequest,
  SearchBranchParams,
  SearchHelpersGloballyParams,
  ServerErrorResponse,
  TeamHoursResponse,
  TeamSummaryResponse,
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
 * For the owner, the office and managers (in their own branches); only the owner creates managers. The person gets an account and a message about it. The email of an existing account is a 422 on `email` with a code: for `existing_helper` the conflict names the user to invite instead, for `already_member` the employee. A removed member whose account the company created is added again with that account; office staff only by the owner.
 * @summary Add a member to branches
 */
export const createEmployee = (
    employeeCreateRequest: BodyType<EmployeeCreateRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
if(employeeCreateRequest.avatar !== undefined) {
 formData.append(`avatar`, employeeCreateRequest.avatar);
 }
formData.append(`first_name`, employeeCreateRequest.first_name);
formData.append(`last_name`, employeeCreateRequest.last_name);
formData.append(`email`, employeeCreateRequest.email);
formData.append(`phone`, employeeCreateRequest.phone);
employeeCreateRequest['positions[]'].forEach(value => formData.append(`positions[]`, value.toString()));
formData.append(`employment_type`, employeeCreateRequest.employment_type);
formData.append(`hourly_rate`, employeeCreateRequest.hourly_rate.toString())
employeeCreateRequest['branch_ids[]'].forEach(value => formData.append(`branch_ids[]`, value.toString()));
if(employeeCreateRequest.is_manager !== undefined) {
 formData.append(`is_manager`, employeeCreateRequest.is_manager.toString())
 }
if(employeeCreateRequest.start_date !== undefined) {
 formData.append(`start_date`, employeeCreateRequest.start_date);
 }
if(employeeCreateRequest['languages[]'] !== undefined) {
 employeeCreateRequest['languages[]'].forEach(value => formData.append(`languages[]`, value));
 }
if(employeeCreateRequest.license_class !== undefined) {
 formData.append(`license_class`, employeeCreateRequest.license_class);
 }
if(employeeCreateRequest.license_state !== undefined) {
 formData.append(`license_state`, employeeCreateRequest.license_state);
 }
if(employeeCreateRequest.license_number_last4 !== undefined) {
 formData.append(`license_number_last4`, employeeCreateRequest.license_number_last4);
 }
if(employeeCreateRequest.license_expires_on !== undefined) {
 formData.append(`license_expires_on`, employeeCreateRequest.license_expires_on);
 }
if(employeeCreateRequest.dot_medical_expires_on !== undefined) {
 formData.append(`dot_medical_expires_on`, employeeCreateRequest.dot_medical_expires_on);
 }
if(employeeCreateRequest.emergency_name !== undefined) {
 formData.append(`emergency_name`, employeeCreateRequest.emergency_name);
 }
if(employeeCreateRequest.emergency_phone !== undefined) {
 formData.append(`emergency_phone`, employeeCreateRequest.emergency_phone);
 }
if(employeeCreateRequest.emergency_relation !== undefined) {
 formData.append(`emergency_relation`, employeeCreateRequest.emergency_relation);
 }
if(employeeCreateRequest.notes !== undefined) {
 formData.append(`notes`, employeeCreateRequest.notes);
 }
if(employeeCreateRequest.status !== undefined) {
 formData.append(`status`, employeeCreateRequest.status.toString())
 }

      return http<EmployeeDetailResponse>(
      {url: `/employees`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getCreateEmployeeMutationKey = () => ['createEmployee'] as const;

export const getCreateEmployeeMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEmployee>>, TError,CreateEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createEmployee>>, TError,CreateEmployeeMutationVariables, TContext> => {

const mutationKey = getCreateEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createEmployee>>, CreateEmployeeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createEmployee(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof createEmployee>>>
    export type CreateEmployeeMutationBody = BodyType<EmployeeCreateRequest>
    export type CreateEmployeeMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateEmployeeMutationVariables = {data: BodyType<EmployeeCreateRequest>}

    /**
 * @summary Add a member to branches
 */
export const useCreateEmployee = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEmployee>>, TError,CreateEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEmployee>>,
        TError,
        CreateEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateEmployeeMutationOptions(options), queryClient);
    }
    /**
 * @summary A member with all details
 */
export const getEmployee = (
    employeeId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EmployeeDetailResponse>(
      {url: `/employees/${employeeId}`, method: 'GET', signal
    },
      options);
    }




export const getGetEmployeeQueryKey = (employeeId: number,) => {
    return [
    'employees',employeeId
    ] as const;
    }


export const getGetEmployeeQueryOptions = <TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(employeeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmployeeQueryKey(employeeId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmployee>>> = ({ signal }) => getEmployee(employeeId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: employeeId !== null && employeeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmployeeQueryResult = NonNullable<Awaited<ReturnType<typeof getEmployee>>>
export type GetEmployeeQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetEmployee<TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 employeeId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployee>>,
          TError,
          Awaited<ReturnType<typeof getEmployee>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployee<TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 employeeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployee>>,
          TError,
          Awaited<ReturnType<typeof getEmployee>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployee<TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 employeeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A member with all details
 */

export function useGetEmployee<TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 employeeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmployeeQueryOptions(employeeId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetEmployee} query
 */
export const invalidateGetEmployee = async (
 queryClient: QueryClient, employeeId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEmployeeQueryKey(employeeId) }, options);

  return queryClient;
}




/**
 * Absent fields stay unchanged. A 403 when office users change rate or status or remove a member from a branch, when anyone but the owner changes a manager's role or status, and when managers act outside their branches. The email of a person who already signs in with it is a 422 on `email`: only they can change it. An outdated `version` is a 409 `stale_version` that says who saved it.
 * @summary Change a member
 */
export const updateEmployee = (
    employeeId: number,
    employeeUpdateRequest: BodyType<EmployeeUpdateRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EmployeeDetailResponse>(
      {url: `/employees/${employeeId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: employeeUpdateRequest, signal
    },
      options);
    }




export const getUpdateEmployeeMutationKey = () => ['updateEmployee'] as const;

export const getUpdateEmployeeMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEmployee>>, TError,UpdateEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateEmployee>>, TError,UpdateEmployeeMutationVariables, TContext> => {

const mutationKey = getUpdateEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEmployee>>, UpdateEmployeeMutationVariables> = (props) => {
          const {employeeId,data} = props ?? {};

          return  updateEmployee(employeeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof updateEmployee>>>
    export type UpdateEmployeeMutationBody = BodyType<EmployeeUpdateRequest>
    export type UpdateEmployeeMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateEmployeeMutationVariables = {employeeId: number;data: BodyType<EmployeeUpdateRequest>}

    /**
 * @summary Change a member
 */
export const useUpdateEmployee = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEmployee>>, TError,UpdateEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateEmployee>>,
        TError,
        UpdateEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateEmployeeMutationOptions(options), queryClient);
    }
    /**
 * The same change as the PUT, as a form with a file. PHP reads forms only from a POST, so `_method` names the method, as Laravel does it.
 * @summary Change a member and their photo
 */
export const updateEmployeeWithPhoto = (
    employeeId: number,
    employeePhotoRequest: BodyType<EmployeePhotoRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`_method`, employeePhotoRequest._method);
formData.append(`avatar`, employeePhotoRequest.avatar);
if(employeePhotoRequest.first_name !== undefined) {
 formData.append(`first_name`, employeePhotoRequest.first_name);
 }
if(employeePhotoRequest.last_name !== undefined) {
 formData.append(`last_name`, employeePhotoRequest.last_name);
 }
if(employeePhotoRequest.email !== undefined) {
 formData.append(`email`, employeePhotoRequest.email);
 }
if(employeePhotoRequest.phone !== undefined) {
 formData.append(`phone`, employeePhotoRequest.phone);
 }
if(employeePhotoRequest['positions[]'] !== undefined) {
 employeePhotoRequest['positions[]'].forEach(value => formData.append(`positions[]`, value.toString()));
 }
if(employeePhotoRequest.employment_type !== undefined) {
 formData.append(`employment_type`, employeePhotoRequest.employment_type);
 }
if(employeePhotoRequest.hourly_rate !== undefined) {
 formData.append(`hourly_rate`, employeePhotoRequest.hourly_rate.toString())
 }
if(employeePhotoRequest['branch_ids[]'] !== undefined) {
 employeePhotoRequest['branch_ids[]'].forEach(value => formData.append(`branch_ids[]`, value.toString()));
 }
if(employeePhotoRequest.is_manager !== undefined) {
 formData.append(`is_manager`, employeePhotoRequest.is_manager.toString())
 }
if(employeePhotoRequest.start_date !== undefined) {
 formData.append(`start_date`, employeePhotoRequest.start_date);
 }
if(employeePhotoRequest['languages[]'] !== undefined) {
 employeePhotoRequest['languages[]'].forEach(value => formData.append(`languages[]`, value));
 }
if(employeePhotoRequest.license_class !== undefined) {
 formData.append(`license_class`, employeePhotoRequest.license_class);
 }
if(employeePhotoRequest.license_state !== undefined) {
 formData.append(`license_state`, employeePhotoRequest.license_state);
 }
if(employeePhotoRequest.license_number_last4 !== undefined) {
 formData.append(`license_number_last4`, employeePhotoRequest.license_number_last4);
 }
if(employeePhotoRequest.license_expires_on !== undefined) {
 formData.append(`license_expires_on`, employeePhotoRequest.license_expires_on);
 }
if(employeePhotoRequest.dot_medical_expires_on !== undefined) {
 formData.append(`dot_medical_expires_on`, employeePhotoRequest.dot_medical_expires_on);
 }
if(employeePhotoRequest.emergency_name !== undefined) {
 formData.append(`emergency_name`, employeePhotoRequest.emergency_name);
 }
if(employeePhotoRequest.emergency_phone !== undefined) {
 formData.append(`emergency_phone`, employeePhotoRequest.emergency_phone);
 }
if(employeePhotoRequest.emergency_relation !== undefined) {
 formData.append(`emergency_relation`, employeePhotoRequest.emergency_relation);
 }
if(employeePhotoRequest.notes !== undefined) {
 formData.append(`notes`, employeePhotoRequest.notes);
 }
if(employeePhotoRequest.status !== undefined) {
 formData.append(`status`, employeePhotoRequest.status.toString())
 }
if(employeePhotoRequest.languages !== undefined) {
 formData.append(`languages`, employeePhotoRequest.languages);
 }
if(employeePhotoRequest.version !== undefined) {
 formData.append(`version`, employeePhotoRequest.version.toString())
 }

      return http<EmployeeDetailResponse>(
      {url: `/employees/${employeeId}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getUpdateEmployeeWithPhotoMutationKey = () => ['updateEmployeeWithPhoto'] as const;

export const getUpdateEmployeeWithPhotoMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEmployeeWithPhoto>>, TError,UpdateEmployeeWithPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateEmployeeWithPhoto>>, TError,UpdateEmployeeWithPhotoMutationVariables, TContext> => {

const mutationKey = getUpdateEmployeeWithPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEmployeeWithPhoto>>, UpdateEmployeeWithPhotoMutationVariables> = (props) => {
          const {employeeId,data} = props ?? {};

          return  updateEmployeeWithPhoto(employeeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateEmployeeWithPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof updateEmployeeWithPhoto>>>
    export type UpdateEmployeeWithPhotoMutationBody = BodyType<EmployeePhotoRequest>
    export type UpdateEmployeeWithPhotoMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateEmployeeWithPhotoMutationVariables = {employeeId: number;data: BodyType<EmployeePhotoRequest>}

    /**
 * @summary Change a member and their photo
 */
export const useUpdateEmployeeWithPhoto = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | FileTypeRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEmployeeWithPhoto>>, TError,UpdateEmployeeWithPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateEmployeeWithPhoto>>,
        TError,
        UpdateEmployeeWithPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateEmployeeWithPhotoMutationOptions(options), queryClient);
    }
    /**
 * For the owner and managers; only the owner removes a manager. Invitations to upcoming jobs of the branch are canceled; worked jobs stay. A member of other branches stays a member there. Without an active membership all rights in the company end: a manager loses the role, and office staff can no longer sign in.
 * @summary Remove a member from the branch
 */
export const deleteEmployee = (
    employeeId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NothingResponse>(
      {url: `/employees/${employeeId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteEmployeeMutationKey = () => ['deleteEmployee'] as const;

export const getDeleteEmployeeMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEmployee>>, TError,DeleteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteEmployee>>, TError,DeleteEmployeeMutationVariables, TContext> => {

const mutationKey = getDeleteEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteEmployee>>, DeleteEmployeeMutationVariables> = (props) => {
          const {employeeId} = props ?? {};

          return  deleteEmployee(employeeId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteEmployee>>>

    export type DeleteEmployeeMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteEmployeeMutationVariables = {employeeId: number}

    /**
 * @summary Remove a member from the branch
 */
export const useDeleteEmployee = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEmployee>>, TError,DeleteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteEmployee>>,
        TError,
        DeleteEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteEmployeeMutationOptions(options), queryClient);
    }
    /**
 * For the owner and managers; only the owner changes a manager's status. Inactive members are not invited to jobs; accepted jobs stay. Office staff who are active in no branch can no longer sign in; managers have no branches. An outdated `version` is a 409 `stale_version`.
 * @summary Change rate or status of a member
 */
export const changeEmployeeTerms = (
    employeeId: number,
    employeeTermsRequest: BodyType<EmployeeTermsRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EmployeeResponse>(
      {url: `/employees/${employeeId}/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: employeeTermsRequest, signal
    },
      options);
    }




export const getChangeEmployeeTermsMutationKey = () => ['changeEmployeeTerms'] as const;

export const getChangeEmployeeTermsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmployeeTerms>>, TError,ChangeEmployeeTermsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmployeeTerms>>, TError,ChangeEmployeeTermsMutationVariables, TContext> => {

const mutationKey = getChangeEmployeeTermsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmployeeTerms>>, ChangeEmployeeTermsMutationVariables> = (props) => {
          const {employeeId,data} = props ?? {};

          return  changeEmployeeTerms(employeeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmployeeTermsMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmployeeTerms>>>
    export type ChangeEmployeeTermsMutationBody = BodyType<EmployeeTermsRequest>
    export type ChangeEmployeeTermsMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ChangeEmployeeTermsMutationVariables = {employeeId: number;data: BodyType<EmployeeTermsRequest>}

    /**
 * @summary Change rate or status of a member
 */
export const useChangeEmployeeTerms = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmployeeTerms>>, TError,ChangeEmployeeTermsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmployeeTerms>>,
        TError,
        ChangeEmployeeTermsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmployeeTermsMutationOptions(options), queryClient);
    }
    /**
 * For everyone with access to the member's branch. Jobs of branches without access are listed without what they are.
 * @summary A member's hours, jobs and ratings
 */
export const getMemberProfile = (
    employeeId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MemberProfileResponse>(
      {url: `/employees/${employeeId}/profile`, method: 'GET', signal
    },
      options);
    }




export const getGetMemberProfileQueryKey = (employeeId: number,) => {
    return [
    'employees',employeeId,'profile'
    ] as const;
    }


export const getGetMemberProfileQueryOptions = <TData = Awaited<ReturnType<typeof getMemberProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(employeeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberProfileQueryKey(employeeId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberProfile>>> = ({ signal }) => getMemberProfile(employeeId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: employeeId !== null && employeeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberProfile>>>
export type GetMemberProfileQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMemberProfile<TData = Awaited<ReturnType<typeof getMemberProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 employeeId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberProfile>>,
          TError,
          Awaited<ReturnType<typeof getMemberProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberProfile<TData = Awaited<ReturnType<typeof getMemberProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 employeeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberProfile>>,
          TError,
          Awaited<ReturnType<typeof getMemberProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberProfile<TData = Awaited<ReturnType<typeof getMemberProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 employeeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A member's hours, jobs and ratings
 */

export function useGetMemberProfile<TData = Awaited<ReturnType<typeof getMemberProfile>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 employeeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberProfileQueryOptions(employeeId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMemberProfile} query
 */
export const invalidateGetMemberProfile = async (
 queryClient: QueryClient, employeeId: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMemberProfileQueryKey(employeeId) }, options);

  return queryClient;
}




/**
 * @summary Members of a branch
 */
export const getEmployees = (
    id: number,
    params?: GetEmployeesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EmployeePageResponse>(
      {url: `/company-branches/${id}/employees`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetEmployeesQueryKey = (id: number,
    params?: GetEmployeesParams,) => {
    return [
    'company-branches',id,'employees', ...(params ? [params] : [])
    ] as const;
    }


export const getGetEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof getEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: GetEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmployeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmployees>>> = ({ signal }) => getEmployees(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof getEmployees>>>
export type GetEmployeesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetEmployees<TData = Awaited<ReturnType<typeof getEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  GetEmployeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployees>>,
          TError,
          Awaited<ReturnType<typeof getEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployees<TData = Awaited<ReturnType<typeof getEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployees>>,
          TError,
          Awaited<ReturnType<typeof getEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployees<TData = Awaited<ReturnType<typeof getEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Members of a branch
 */

export function useGetEmployees<TData = Awaited<ReturnType<typeof getEmployees>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmployeesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetEmployees} query
 */
export const invalidateGetEmployees = async (
 queryClient: QueryClient, id: number,
    params?: GetEmployeesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEmployeesQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * Each number is the total of the list it leads to.
 * @summary The team in numbers
 */
export const getTeamSummary = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TeamSummaryResponse>(
      {url: `/company-branches/${id}/team-summary`, method: 'GET', signal
    },
      options);
    }




export const getGetTeamSummaryQueryKey = (id: number,) => {
    return [
    'company-branches',id,'team-summary'
    ] as const;
    }


export const getGetTeamSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getTeamSummary>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamSummaryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeamSummary>>> = ({ signal }) => getTeamSummary(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTeamSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getTeamSummary>>>
export type GetTeamSummaryQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTeamSummary<TData = Awaited<ReturnType<typeof getTeamSummary>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamSummary>>,
          TError,
          Awaited<ReturnType<typeof getTeamSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamSummary<TData = Awaited<ReturnType<typeof getTeamSummary>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamSummary>>,
          TError,
          Awaited<ReturnType<typeof getTeamSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamSummary<TData = Awaited<ReturnType<typeof getTeamSummary>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The team in numbers
 */

export function useGetTeamSummary<TData = Awaited<ReturnType<typeof getTeamSummary>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamSummaryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetTeamSummary} query
 */
export const invalidateGetTeamSummary = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTeamSummaryQueryKey(id) }, options);

  return queryClient;
}




/**
 * Active members with a position. Jobs of the branch are in its calendar.
 * @summary When the members of a branch can work
 */
export const getTeamHours = (
    id: number,
    params?: GetTeamHoursParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TeamHoursResponse>(
      {url: `/company-branches/${id}/team-hours`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTeamHoursQueryKey = (id: number,
    params?: GetTeamHoursParams,) => {
    return [
    'company-branches',id,'team-hours', ...(params ? [params] : [])
    ] as const;
    }


export const getGetTeamHoursQueryOptions = <TData = Awaited<ReturnType<typeof getTeamHours>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: GetTeamHoursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamHours>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamHoursQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeamHours>>> = ({ signal }) => getTeamHours(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTeamHours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamHoursQueryResult = NonNullable<Awaited<ReturnType<typeof getTeamHours>>>
export type GetTeamHoursQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTeamHours<TData = Awaited<ReturnType<typeof getTeamHours>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  GetTeamHoursParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamHours>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamHours>>,
          TError,
          Awaited<ReturnType<typeof getTeamHours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamHours<TData = Awaited<ReturnType<typeof getTeamHours>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetTeamHoursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamHours>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamHours>>,
          TError,
          Awaited<ReturnType<typeof getTeamHours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamHours<TData = Awaited<ReturnType<typeof getTeamHours>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetTeamHoursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamHours>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary When the members of a branch can work
 */

export function useGetTeamHours<TData = Awaited<ReturnType<typeof getTeamHours>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetTeamHoursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamHours>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamHoursQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetTeamHours} query
 */
export const invalidateGetTeamHours = async (
 queryClient: QueryClient, id: number,
    params?: GetTeamHoursParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTeamHoursQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * Five of each kind; twenty if only one is requested.
 * @summary Search jobs and members of a branch
 */
export const searchBranch = (
    id: number,
    params?: SearchBranchParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BranchSearchResultResponse>(
      {url: `/company-branches/${id}/search`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSearchBranchQueryKey = (id: number,
    params?: SearchBranchParams,) => {
    return [
    'company-branches',id,'search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchBranchQueryOptions = <TData = Awaited<ReturnType<typeof searchBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: SearchBranchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBranch>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchBranchQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchBranch>>> = ({ signal }) => searchBranch(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchBranch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchBranchQueryResult = NonNullable<Awaited<ReturnType<typeof searchBranch>>>
export type SearchBranchQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useSearchBranch<TData = Awaited<ReturnType<typeof searchBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  SearchBranchParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBranch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchBranch>>,
          TError,
          Awaited<ReturnType<typeof searchBranch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchBranch<TData = Awaited<ReturnType<typeof searchBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: SearchBranchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBranch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchBranch>>,
          TError,
          Awaited<ReturnType<typeof searchBranch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchBranch<TData = Awaited<ReturnType<typeof searchBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: SearchBranchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBranch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search jobs and members of a branch
 */

export function useSearchBranch<TData = Awaited<ReturnType<typeof searchBranch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: SearchBranchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBranch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchBranchQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchBranch} query
 */
export const invalidateSearchBranch = async (
 queryClient: QueryClient, id: number,
    params?: SearchBranchParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchBranchQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * A pending request is a 409 `already_invited`; a member is a 422 `already_member`; a helper who paused or did not finish their profile is a 422 `not_available`. Each has a text.
 * @summary Request a helper to join the branch
 */
export const inviteHelper = (
    id: number,
    inviteHelperRequest: BodyType<InviteHelperRequest>,
    params: InviteHelperParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BranchInvitationResponse>(
      {url: `/company-branches/${id}/invite-helper`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteHelperRequest,
        params, signal
    },
      options);
    }




export const getInviteHelperMutationKey = () => ['inviteHelper'] as const;

export const getInviteHelperMutationOptions = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteHelper>>, TError,InviteHelperMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteHelper>>, TError,InviteHelperMutationVariables, TContext> => {

const mutationKey = getInviteHelperMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteHelper>>, InviteHelperMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  inviteHelper(id,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteHelperMutationResult = NonNullable<Awaited<ReturnType<typeof inviteHelper>>>
    export type InviteHelperMutationBody = BodyType<InviteHelperRequest>
    export type InviteHelperMutationError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type InviteHelperMutationVariables = {id: number;data: BodyType<InviteHelperRequest>;params: InviteHelperParams}

    /**
 * @summary Request a helper to join the branch
 */
export const useInviteHelper = <TError = ErrorType<UnauthenticatedResponse | PlanLimitResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteHelper>>, TError,InviteHelperMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteHelper>>,
        TError,
        InviteHelperMutationVariables,
        TContext
      > => {
      return useMutation(getInviteHelperMutationOptions(options), queryClient);
    }
    /**
 * Helpers who take jobs, best fit first, members of the branch last. Last names and phones are hidden until they join.
 * @summary Find helpers anywhere
 */
export const searchHelpersGlobally = (
    id: number,
    params?: SearchHelpersGloballyParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FoundHelperPageResponse>(
      {url: `/company-branches/${id}/search-helpers-globally`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSearchHelpersGloballyQueryKey = (id: number,
    params?: SearchHelpersGloballyParams,) => {
    return [
    'company-branches',id,'search-helpers-globally', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchHelpersGloballyQueryOptions = <TData = Awaited<ReturnType<typeof searchHelpersGlobally>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: SearchHelpersGloballyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHelpersGlobally>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchHelpersGloballyQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchHelpersGlobally>>> = ({ signal }) => searchHelpersGlobally(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchHelpersGlobally>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchHelpersGloballyQueryResult = NonNullable<Awaited<ReturnType<typeof searchHelpersGlobally>>>
export type SearchHelpersGloballyQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useSearchHelpersGlobally<TData = Awaited<ReturnType<typeof searchHelpersGlobally>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  SearchHelpersGloballyParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHelpersGlobally>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchHelpersGlobally>>,
          TError,
          Awaited<ReturnType<typeof searchHelpersGlobally>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHelpersGlobally<TData = Awaited<ReturnType<typeof searchHelpersGlobally>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: SearchHelpersGloballyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHelpersGlobally>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchHelpersGlobally>>,
          TError,
          Awaited<ReturnType<typeof searchHelpersGlobally>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHelpersGlobally<TData = Awaited<ReturnType<typeof searchHelpersGlobally>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: SearchHelpersGloballyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHelpersGlobally>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find helpers anywhere
 */

export function useSearchHelpersGlobally<TData = Awaited<ReturnType<typeof searchHelpersGlobally>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: SearchHelpersGloballyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHelpersGlobally>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchHelpersGloballyQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchHelpersGlobally} query
 */
export const invalidateSearchHelpersGlobally = async (
 queryClient: QueryClient, id: number,
    params?: SearchHelpersGloballyParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchHelpersGloballyQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * @summary Requests to join the branch
 */
export const getBranchInvitations = (
    id: number,
    params?: GetBranchInvitationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BranchInvitationPageResponse>(
      {url: `/company-branches/${id}/helper-branch-invitations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetBranchInvitationsQueryKey = (id: number,
    params?: GetBranchInvitationsParams,) => {
    return [
    'company-branches',id,'helper-branch-invitations', ...(params ? [params] : [])
    ] as const;
    }


export const getGetBranchInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof getBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params?: GetBranchInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranchInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBranchInvitationsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBranchInvitations>>> = ({ signal }) => getBranchInvitations(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBranchInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBranchInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof getBranchInvitations>>>
export type GetBranchInvitationsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetBranchInvitations<TData = Awaited<ReturnType<typeof getBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  GetBranchInvitationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranchInvitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBranchInvitations>>,
          TError,
          Awaited<ReturnType<typeof getBranchInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBranchInvitations<TData = Awaited<ReturnType<typeof getBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetBranchInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranchInvitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBranchInvitations>>,
          TError,
          Awaited<ReturnType<typeof getBranchInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBranchInvitations<TData = Awaited<ReturnType<typeof getBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetBranchInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranchInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Requests to join the branch
 */

export function useGetBranchInvitations<TData = Awaited<ReturnType<typeof getBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params?: GetBranchInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBranchInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBranchInvitationsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetBranchInvitations} query
 */
export const invalidateGetBranchInvitations = async (
 queryClient: QueryClient, id: number,
    params?: GetBranchInvitationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBranchInvitationsQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * For helpers and managers - who are helpers too.
 * @summary The caller's requests to join a branch
 */
export const getOwnBranchInvitations = (
    params?: GetOwnBranchInvitationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnBranchInvitationPageResponse>(
      {url: `/helper/company-branch-invitations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOwnBranchInvitationsQueryKey = (params?: GetOwnBranchInvitationsParams,) => {
    return [
    'helper','company-branch-invitations', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOwnBranchInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: GetOwnBranchInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnBranchInvitationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnBranchInvitations>>> = ({ signal }) => getOwnBranchInvitations(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnBranchInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnBranchInvitations>>>
export type GetOwnBranchInvitationsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetOwnBranchInvitations<TData = Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  GetOwnBranchInvitationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnBranchInvitations>>,
          TError,
          Awaited<ReturnType<typeof getOwnBranchInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnBranchInvitations<TData = Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetOwnBranchInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnBranchInvitations>>,
          TError,
          Awaited<ReturnType<typeof getOwnBranchInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnBranchInvitations<TData = Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetOwnBranchInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's requests to join a branch
 */

export function useGetOwnBranchInvitations<TData = Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetOwnBranchInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnBranchInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnBranchInvitationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOwnBranchInvitations} query
 */
export const invalidateGetOwnBranchInvitations = async (
 queryClient: QueryClient, params?: GetOwnBranchInvitationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOwnBranchInvitationsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Also possible after declining until the branch sends another request.
 * @summary Join a branch
 */
export const acceptBranchInvitation = (
    branchInvitationId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnBranchInvitationResponse>(
      {url: `/helper/company-branch-invitation/${branchInvitationId}/accept`, method: 'POST', signal
    },
      options);
    }




export const getAcceptBranchInvitationMutationKey = () => ['acceptBranchInvitation'] as const;

export const getAcceptBranchInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptBranchInvitation>>, TError,AcceptBranchInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptBranchInvitation>>, TError,AcceptBranchInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptBranchInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptBranchInvitation>>, AcceptBranchInvitationMutationVariables> = (props) => {
          const {branchInvitationId} = props ?? {};

          return  acceptBranchInvitation(branchInvitationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptBranchInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptBranchInvitation>>>

    export type AcceptBranchInvitationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AcceptBranchInvitationMutationVariables = {branchInvitationId: number}

    /**
 * @summary Join a branch
 */
export const useAcceptBranchInvitation = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptBranchInvitation>>, TError,AcceptBranchInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptBranchInvitation>>,
        TError,
        AcceptBranchInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptBranchInvitationMutationOptions(options), queryClient);
    }
    /**
 * @summary Decline to join a branch
 */
export const rejectBranchInvitation = (
    branchInvitationId: number,
    rejectBranchInvitationRequest: BodyType<RejectBranchInvitationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnBranchInvitationResponse>(
      {url: `/helper/company-branch-invitation/${branchInvitationId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: rejectBranchInvitationRequest, signal
    },
      options);
    }




export const getRejectBranchInvitationMutationKey = () => ['rejectBranchInvitation'] as const;

export const getRejectBranchInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectBranchInvitation>>, TError,RejectBranchInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectBranchInvitation>>, TError,RejectBranchInvitationMutationVariables, TContext> => {

const mutationKey = getRejectBranchInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectBranchInvitation>>, RejectBranchInvitationMutationVariables> = (props) => {
          const {branchInvitationId,data} = props ?? {};

          return  rejectBranchInvitation(branchInvitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectBranchInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof rejectBranchInvitation>>>
    export type RejectBranchInvitationMutationBody = BodyType<RejectBranchInvitationRequest>
    export type RejectBranchInvitationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RejectBranchInvitationMutationVariables = {branchInvitationId: number;data: BodyType<RejectBranchInvitationRequest>}

    /**
 * @summary Decline to join a branch
 */
export const useRejectBranchInvitation = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectBranchInvitation>>, TError,RejectBranchInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectBranchInvitation>>,
        TError,
        RejectBranchInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getRejectBranchInvitationMutationOptions(options), queryClient);
    }
    /**
 * A 409 `wrong_state` after it was answered.
 * @summary Withdraw a request to join
 */
export const cancelBranchInvitation = (
    branchInvitationId: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BranchInvitationResponse>(
      {url: `/helper/company-branch-invitation/${branchInvitationId}/cancel-by-company`, method: 'POST', signal
    },
      options);
    }




export const getCancelBranchInvitationMutationKey = () => ['cancelBranchInvitation'] as const;

export const getCancelBranchInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBranchInvitation>>, TError,CancelBranchInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelBranchInvitation>>, TError,CancelBranchInvitationMutationVariables, TContext> => {

const mutationKey = getCancelBranchInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelBranchInvitation>>, CancelBranchInvitationMutationVariables> = (props) => {
          const {branchInvitationId} = props ?? {};

          return  cancelBranchInvitation(branchInvitationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelBranchInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof cancelBranchInvitation>>>

    export type CancelBranchInvitationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelBranchInvitationMutationVariables = {branchInvitationId: number}

    /**
 * @summary Withdraw a request to join
 */
export const useCancelBranchInvitation = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBranchInvitation>>, TError,CancelBranchInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelBranchInvitation>>,
        TError,
        CancelBranchInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getCancelBranchInvitationMutationOptions(options), queryClient);
    }
