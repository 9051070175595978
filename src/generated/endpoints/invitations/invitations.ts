/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BodyTooLargeResponse,
  CancelInvitationRequest,
  ConflictResponse,
  ForbiddenResponse,
  GoneResponse,
  InvalidResponse,
  InvitationResponse,
  NotFoundResponse,
  RejectInvitationRequest,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  WithdrawInvitationRequest
} from '../../model';

import { http } from '../../../platform/http/http';
import type { ErrorType , BodyType } from '../../../platform/http/http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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

export const getAcceptInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
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

    export type AcceptInvitationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AcceptInvitationMutationVariables = {invitationId: number}

    /**
 * @summary Accept - also after declining
 */
export const useAcceptInvitation = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | GoneResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
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
