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
  ChangeEmailRequest,
  CompanyRegisteredResponse,
  ConflictResponse,
  CurrentUserResponse,
  DeleteAccountRequest,
  EmailRequest,
  ForbiddenResponse,
  GoneResponse,
  HandleAppleCallbackParams,
  HandleGoogleCallbackParams,
  HelperSignUpRequest,
  InvalidResponse,
  LockedResponse,
  LoginRequest,
  NothingResponse,
  OAuthResultResponse,
  OtpRequestedResponse,
  OtpResentResponse,
  OtpSentResponse,
  OtpVerifiedResponse,
  RedirectUrlResponse,
  RegisterOtpRequest,
  RegisterRequest,
  ResetAllowedResponse,
  ResetPasswordRequest,
  ServerErrorResponse,
  SignedInResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  UpdatePasswordRequest,
  VerifyOtpRequest
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
 * @summary Register a moving company and its owner
 */
export const register = (
    registerRequest: BodyType<RegisterRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CompanyRegisteredResponse>(
      {url: `/auth/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registerRequest, signal
    },
      options);
    }




export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  register(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = BodyType<RegisterRequest>
    export type RegisterMutationError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RegisterMutationVariables = {data: BodyType<RegisterRequest>}

    /**
 * @summary Register a moving company and its owner
 */
export const useRegister = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(options), queryClient);
    }
    /**
 * Wrong credentials are a 422 on email, not a 401.
 * @summary Sign in with email and password
 */
export const login = (
    loginRequest: BodyType<LoginRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SignedInResponse>(
      {url: `/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, signal
    },
      options);
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = BodyType<LoginRequest>
    export type LoginMutationError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type LoginMutationVariables = {data: BodyType<LoginRequest>}

    /**
 * @summary Sign in with email and password
 */
export const useLogin = <TError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * Revokes the token of the call. The person's other sessions stay.
 * @summary End the caller's session
 */
export const logout = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NothingResponse>(
      {url: `/auth/logout`, method: 'POST', signal
    },
      options);
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary End the caller's session
 */
export const useLogout = <TError = ErrorType<UnauthenticatedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    /**
 * @summary Request a reset code (older form)
 */
export const forgotPassword = (
    emailRequest: BodyType<EmailRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OtpRequestedResponse>(
      {url: `/auth/forgot-password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      options);
    }




export const getForgotPasswordMutationKey = () => ['forgotPassword'] as const;

export const getForgotPasswordMutationOptions = <TError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext> => {

const mutationKey = getForgotPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPassword>>, ForgotPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  forgotPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPassword>>>
    export type ForgotPasswordMutationBody = BodyType<EmailRequest>
    export type ForgotPasswordMutationError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ForgotPasswordMutationVariables = {data: BodyType<EmailRequest>}

    /**
 * @summary Request a reset code (older form)
 */
export const useForgotPassword = <TError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPassword>>,
        TError,
        ForgotPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getForgotPasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the caller's password
 */
export const updatePassword = (
    updatePasswordRequest: BodyType<UpdatePasswordRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NothingResponse>(
      {url: `/auth/update-password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: updatePasswordRequest, signal
    },
      options);
    }




export const getUpdatePasswordMutationKey = () => ['updatePassword'] as const;

export const getUpdatePasswordMutationOptions = <TError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext> => {

const mutationKey = getUpdatePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePassword>>, UpdatePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof updatePassword>>>
    export type UpdatePasswordMutationBody = BodyType<UpdatePasswordRequest>
    export type UpdatePasswordMutationError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdatePasswordMutationVariables = {data: BodyType<UpdatePasswordRequest>}

    /**
 * @summary Change the caller's password
 */
export const useUpdatePassword = <TError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePassword>>,
        TError,
        UpdatePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to the new email of the signed-in person
 */
export const requestEmailChange = (
    changeEmailRequest: BodyType<ChangeEmailRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OtpSentResponse>(
      {url: `/auth/change-email/request-otp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changeEmailRequest, signal
    },
      options);
    }




export const getRequestEmailChangeMutationKey = () => ['requestEmailChange'] as const;

export const getRequestEmailChangeMutationOptions = <TError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext> => {

const mutationKey = getRequestEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestEmailChange>>, RequestEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestEmailChange(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof requestEmailChange>>>
    export type RequestEmailChangeMutationBody = BodyType<ChangeEmailRequest>
    export type RequestEmailChangeMutationError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RequestEmailChangeMutationVariables = {data: BodyType<ChangeEmailRequest>}

    /**
 * @summary Send a code to the new email of the signed-in person
 */
export const useRequestEmailChange = <TError = ErrorType<UnauthenticatedResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestEmailChange>>,
        TError,
        RequestEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getRequestEmailChangeMutationOptions(options), queryClient);
    }
    /**
 * The old address gets a notice, and the person's other sessions end. The code is valid only for the person who requested it.
 * @summary Change the caller's email with the code sent to the new one
 */
export const verifyEmailChange = (
    verifyOtpRequest: BodyType<VerifyOtpRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CurrentUserResponse>(
      {url: `/auth/change-email/verify-otp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: verifyOtpRequest, signal
    },
      options);
    }




export const getVerifyEmailChangeMutationKey = () => ['verifyEmailChange'] as const;

export const getVerifyEmailChangeMutationOptions = <TError = ErrorType<UnauthenticatedResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | LockedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmailChange>>, TError,VerifyEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyEmailChange>>, TError,VerifyEmailChangeMutationVariables, TContext> => {

const mutationKey = getVerifyEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmailChange>>, VerifyEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyEmailChange(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmailChange>>>
    export type VerifyEmailChangeMutationBody = BodyType<VerifyOtpRequest>
    export type VerifyEmailChangeMutationError = ErrorType<UnauthenticatedResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | LockedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type VerifyEmailChangeMutationVariables = {data: BodyType<VerifyOtpRequest>}

    /**
 * @summary Change the caller's email with the code sent to the new one
 */
export const useVerifyEmailChange = <TError = ErrorType<UnauthenticatedResponse | GoneResponse | BodyTooLargeResponse | InvalidResponse | LockedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmailChange>>, TError,VerifyEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyEmailChange>>,
        TError,
        VerifyEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyEmailChangeMutationOptions(options), queryClient);
    }
    /**
 * @summary The signed-in user
 */
export const getMe = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CurrentUserResponse>(
      {url: `/auth/get-me`, method: 'POST', signal
    },
      options);
    }




export const getGetMeQueryKey = () => {
    return [
    'POST', 'auth','get-me'
    ] as const;
    }


export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMe} query
 */
export const invalidateGetMe = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() }, options);

  return queryClient;
}




/**
 * A 409 lists the accepted upcoming jobs.
 * @summary Delete the caller's helper account
 */
export const deleteAccount = (
    deleteAccountRequest: BodyType<DeleteAccountRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NothingResponse>(
      {url: `/auth/delete-account`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: deleteAccountRequest, signal
    },
      options);
    }




export const getDeleteAccountMutationKey = () => ['deleteAccount'] as const;

export const getDeleteAccountMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext> => {

const mutationKey = getDeleteAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAccount>>, DeleteAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAccount>>>
    export type DeleteAccountMutationBody = BodyType<DeleteAccountRequest>
    export type DeleteAccountMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteAccountMutationVariables = {data: BodyType<DeleteAccountRequest>}

    /**
 * @summary Delete the caller's helper account
 */
export const useDeleteAccount = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAccount>>,
        TError,
        DeleteAccountMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAccountMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to a new email address
 */
export const requestRegisterOtp = (
    registerOtpRequest: BodyType<RegisterOtpRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OtpSentResponse>(
      {url: `/auth-v2/register/request-otp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registerOtpRequest, signal
    },
      options);
    }




export const getRequestRegisterOtpMutationKey = () => ['requestRegisterOtp'] as const;

export const getRequestRegisterOtpMutationOptions = <TError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestRegisterOtp>>, TError,RequestRegisterOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestRegisterOtp>>, TError,RequestRegisterOtpMutationVariables, TContext> => {

const mutationKey = getRequestRegisterOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestRegisterOtp>>, RequestRegisterOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestRegisterOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestRegisterOtpMutationResult = NonNullable<Awaited<ReturnType<typeof requestRegisterOtp>>>
    export type RequestRegisterOtpMutationBody = BodyType<RegisterOtpRequest>
    export type RequestRegisterOtpMutationError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RequestRegisterOtpMutationVariables = {data: BodyType<RegisterOtpRequest>}

    /**
 * @summary Send a code to a new email address
 */
export const useRequestRegisterOtp = <TError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestRegisterOtp>>, TError,RequestRegisterOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestRegisterOtp>>,
        TError,
        RequestRegisterOtpMutationVariables,
        TContext
      > => {
      return useMutation(getRequestRegisterOtpMutationOptions(options), queryClient);
    }
    /**
 * @summary Check the code of a sign-up
 */
export const verifyRegisterOtp = (
    verifyOtpRequest: BodyType<VerifyOtpRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OtpVerifiedResponse>(
      {url: `/auth-v2/register/verify-otp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: verifyOtpRequest, signal
    },
      options);
    }




export const getVerifyRegisterOtpMutationKey = () => ['verifyRegisterOtp'] as const;

export const getVerifyRegisterOtpMutationOptions = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | LockedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyRegisterOtp>>, TError,VerifyRegisterOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyRegisterOtp>>, TError,VerifyRegisterOtpMutationVariables, TContext> => {

const mutationKey = getVerifyRegisterOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyRegisterOtp>>, VerifyRegisterOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyRegisterOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyRegisterOtpMutationResult = NonNullable<Awaited<ReturnType<typeof verifyRegisterOtp>>>
    export type VerifyRegisterOtpMutationBody = BodyType<VerifyOtpRequest>
    export type VerifyRegisterOtpMutationError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | LockedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type VerifyRegisterOtpMutationVariables = {data: BodyType<VerifyOtpRequest>}

    /**
 * @summary Check the code of a sign-up
 */
export const useVerifyRegisterOtp = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | LockedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyRegisterOtp>>, TError,VerifyRegisterOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyRegisterOtp>>,
        TError,
        VerifyRegisterOtpMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyRegisterOtpMutationOptions(options), queryClient);
    }
    /**
 * @summary Create a helper account
 */
export const signUpHelper = (
    helperSignUpRequest: BodyType<HelperSignUpRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SignedInResponse>(
      {url: `/auth-v2/register/signup`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: helperSignUpRequest, signal
    },
      options);
    }




export const getSignUpHelperMutationKey = () => ['signUpHelper'] as const;

export const getSignUpHelperMutationOptions = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUpHelper>>, TError,SignUpHelperMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signUpHelper>>, TError,SignUpHelperMutationVariables, TContext> => {

const mutationKey = getSignUpHelperMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signUpHelper>>, SignUpHelperMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signUpHelper(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignUpHelperMutationResult = NonNullable<Awaited<ReturnType<typeof signUpHelper>>>
    export type SignUpHelperMutationBody = BodyType<HelperSignUpRequest>
    export type SignUpHelperMutationError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SignUpHelperMutationVariables = {data: BodyType<HelperSignUpRequest>}

    /**
 * @summary Create a helper account
 */
export const useSignUpHelper = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUpHelper>>, TError,SignUpHelperMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signUpHelper>>,
        TError,
        SignUpHelperMutationVariables,
        TContext
      > => {
      return useMutation(getSignUpHelperMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to reset a password
 */
export const requestResetOtp = (
    emailRequest: BodyType<EmailRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OtpResentResponse>(
      {url: `/auth-v2/reset-password/request-otp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      options);
    }




export const getRequestResetOtpMutationKey = () => ['requestResetOtp'] as const;

export const getRequestResetOtpMutationOptions = <TError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestResetOtp>>, TError,RequestResetOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestResetOtp>>, TError,RequestResetOtpMutationVariables, TContext> => {

const mutationKey = getRequestResetOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestResetOtp>>, RequestResetOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestResetOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestResetOtpMutationResult = NonNullable<Awaited<ReturnType<typeof requestResetOtp>>>
    export type RequestResetOtpMutationBody = BodyType<EmailRequest>
    export type RequestResetOtpMutationError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RequestResetOtpMutationVariables = {data: BodyType<EmailRequest>}

    /**
 * @summary Send a code to reset a password
 */
export const useRequestResetOtp = <TError = ErrorType<BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestResetOtp>>, TError,RequestResetOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestResetOtp>>,
        TError,
        RequestResetOtpMutationVariables,
        TContext
      > => {
      return useMutation(getRequestResetOtpMutationOptions(options), queryClient);
    }
    /**
 * @summary Check the code of a reset
 */
export const verifyResetOtp = (
    verifyOtpRequest: BodyType<VerifyOtpRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ResetAllowedResponse>(
      {url: `/auth-v2/reset-password/verify-otp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: verifyOtpRequest, signal
    },
      options);
    }




export const getVerifyResetOtpMutationKey = () => ['verifyResetOtp'] as const;

export const getVerifyResetOtpMutationOptions = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | LockedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyResetOtp>>, TError,VerifyResetOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyResetOtp>>, TError,VerifyResetOtpMutationVariables, TContext> => {

const mutationKey = getVerifyResetOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyResetOtp>>, VerifyResetOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyResetOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyResetOtpMutationResult = NonNullable<Awaited<ReturnType<typeof verifyResetOtp>>>
    export type VerifyResetOtpMutationBody = BodyType<VerifyOtpRequest>
    export type VerifyResetOtpMutationError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | LockedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type VerifyResetOtpMutationVariables = {data: BodyType<VerifyOtpRequest>}

    /**
 * @summary Check the code of a reset
 */
export const useVerifyResetOtp = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | LockedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyResetOtp>>, TError,VerifyResetOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyResetOtp>>,
        TError,
        VerifyResetOtpMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyResetOtpMutationOptions(options), queryClient);
    }
    /**
 * @summary Set a new password
 */
export const resetPassword = (
    resetPasswordRequest: BodyType<ResetPasswordRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NothingResponse>(
      {url: `/auth-v2/reset-password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: resetPasswordRequest, signal
    },
      options);
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = BodyType<ResetPasswordRequest>
    export type ResetPasswordMutationError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ResetPasswordMutationVariables = {data: BodyType<ResetPasswordRequest>}

    /**
 * @summary Set a new password
 */
export const useResetPassword = <TError = ErrorType<GoneResponse | BodyTooLargeResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Address for signing in with Google
 */
export const getGoogleRedirectUrl = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RedirectUrlResponse>(
      {url: `/auth-v2/oauth/google/get-redirect-url`, method: 'GET', signal
    },
      options);
    }




export const getGetGoogleRedirectUrlMutationKey = () => ['getGoogleRedirectUrl'] as const;

export const getGetGoogleRedirectUrlMutationOptions = <TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getGoogleRedirectUrl>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getGoogleRedirectUrl>>, TError,void, TContext> => {

const mutationKey = getGetGoogleRedirectUrlMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getGoogleRedirectUrl>>, void> = () => {


          return  getGoogleRedirectUrl(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetGoogleRedirectUrlMutationResult = NonNullable<Awaited<ReturnType<typeof getGoogleRedirectUrl>>>

    export type GetGoogleRedirectUrlMutationError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary Address for signing in with Google
 */
export const useGetGoogleRedirectUrl = <TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getGoogleRedirectUrl>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getGoogleRedirectUrl>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getGetGoogleRedirectUrlMutationOptions(options), queryClient);
    }
    /**
 * @summary Exchange what Google sent back
 */
export const handleGoogleCallback = (
    params?: HandleGoogleCallbackParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OAuthResultResponse>(
      {url: `/auth-v2/oauth/google/handle`, method: 'GET',
        params, signal
    },
      options);
    }




export const getHandleGoogleCallbackMutationKey = () => ['handleGoogleCallback'] as const;

export const getHandleGoogleCallbackMutationOptions = <TError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handleGoogleCallback>>, TError,HandleGoogleCallbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof handleGoogleCallback>>, TError,HandleGoogleCallbackMutationVariables, TContext> => {

const mutationKey = getHandleGoogleCallbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof handleGoogleCallback>>, HandleGoogleCallbackMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  handleGoogleCallback(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HandleGoogleCallbackMutationResult = NonNullable<Awaited<ReturnType<typeof handleGoogleCallback>>>

    export type HandleGoogleCallbackMutationError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type HandleGoogleCallbackMutationVariables = {params?: HandleGoogleCallbackParams}

    /**
 * @summary Exchange what Google sent back
 */
export const useHandleGoogleCallback = <TError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handleGoogleCallback>>, TError,HandleGoogleCallbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof handleGoogleCallback>>,
        TError,
        HandleGoogleCallbackMutationVariables,
        TContext
      > => {
      return useMutation(getHandleGoogleCallbackMutationOptions(options), queryClient);
    }
    /**
 * @summary Address for signing in with Apple
 */
export const getAppleRedirectUrl = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RedirectUrlResponse>(
      {url: `/auth-v2/oauth/apple/get-redirect-url`, method: 'GET', signal
    },
      options);
    }




export const getGetAppleRedirectUrlMutationKey = () => ['getAppleRedirectUrl'] as const;

export const getGetAppleRedirectUrlMutationOptions = <TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getAppleRedirectUrl>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getAppleRedirectUrl>>, TError,void, TContext> => {

const mutationKey = getGetAppleRedirectUrlMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getAppleRedirectUrl>>, void> = () => {


          return  getAppleRedirectUrl(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetAppleRedirectUrlMutationResult = NonNullable<Awaited<ReturnType<typeof getAppleRedirectUrl>>>

    export type GetAppleRedirectUrlMutationError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary Address for signing in with Apple
 */
export const useGetAppleRedirectUrl = <TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getAppleRedirectUrl>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getAppleRedirectUrl>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getGetAppleRedirectUrlMutationOptions(options), queryClient);
    }
    /**
 * A POST with its fields in the query.
 * @summary Exchange what Apple sent back
 */
export const handleAppleCallback = (
    params?: HandleAppleCallbackParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OAuthResultResponse>(
      {url: `/auth-v2/oauth/apple/handle`, method: 'POST',
        params, signal
    },
      options);
    }




export const getHandleAppleCallbackMutationKey = () => ['handleAppleCallback'] as const;

export const getHandleAppleCallbackMutationOptions = <TError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handleAppleCallback>>, TError,HandleAppleCallbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof handleAppleCallback>>, TError,HandleAppleCallbackMutationVariables, TContext> => {

const mutationKey = getHandleAppleCallbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof handleAppleCallback>>, HandleAppleCallbackMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  handleAppleCallback(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HandleAppleCallbackMutationResult = NonNullable<Awaited<ReturnType<typeof handleAppleCallback>>>

    export type HandleAppleCallbackMutationError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type HandleAppleCallbackMutationVariables = {params?: HandleAppleCallbackParams}

    /**
 * @summary Exchange what Apple sent back
 */
export const useHandleAppleCallback = <TError = ErrorType<InvalidResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handleAppleCallback>>, TError,HandleAppleCallbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof handleAppleCallback>>,
        TError,
        HandleAppleCallbackMutationVariables,
        TContext
      > => {
      return useMutation(getHandleAppleCallbackMutationOptions(options), queryClient);
    }
