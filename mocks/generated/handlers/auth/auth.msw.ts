/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CompanyRegisteredResponse,
  CurrentUserResponse,
  NothingResponse,
  OAuthResultResponse,
  OtpRequestedResponse,
  OtpResentResponse,
  OtpSentResponse,
  OtpVerifiedResponse,
  RedirectUrlResponse,
  ResetAllowedResponse,
  SignedInResponse
} from '../../../../src/generated/model';



export const getRegisterMockHandler = (overrideResponse?: CompanyRegisteredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompanyRegisteredResponse> | CompanyRegisteredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: SignedInResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedInResponse> | SignedInResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: NothingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NothingResponse> | NothingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getForgotPasswordMockHandler = (overrideResponse?: OtpRequestedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OtpRequestedResponse> | OtpRequestedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/forgot-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdatePasswordMockHandler = (overrideResponse?: NothingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NothingResponse> | NothingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/update-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRequestEmailChangeMockHandler = (overrideResponse?: OtpSentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OtpSentResponse> | OtpSentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/change-email/request-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getVerifyEmailChangeMockHandler = (overrideResponse?: CurrentUserResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CurrentUserResponse> | CurrentUserResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/change-email/verify-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetMeMockHandler = (overrideResponse?: CurrentUserResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CurrentUserResponse> | CurrentUserResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/get-me', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteAccountMockHandler = (overrideResponse?: NothingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NothingResponse> | NothingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/auth/delete-account', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRequestRegisterOtpMockHandler = (overrideResponse?: OtpSentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OtpSentResponse> | OtpSentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/register/request-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getVerifyRegisterOtpMockHandler = (overrideResponse?: OtpVerifiedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OtpVerifiedResponse> | OtpVerifiedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/register/verify-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSignUpHelperMockHandler = (overrideResponse?: SignedInResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedInResponse> | SignedInResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/register/signup', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRequestResetOtpMockHandler = (overrideResponse?: OtpResentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OtpResentResponse> | OtpResentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/reset-password/request-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getVerifyResetOtpMockHandler = (overrideResponse?: ResetAllowedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetAllowedResponse> | ResetAllowedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/reset-password/verify-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: NothingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NothingResponse> | NothingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/reset-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetGoogleRedirectUrlMockHandler = (overrideResponse?: RedirectUrlResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RedirectUrlResponse> | RedirectUrlResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth-v2/oauth/google/get-redirect-url', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getHandleGoogleCallbackMockHandler = (overrideResponse?: OAuthResultResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OAuthResultResponse> | OAuthResultResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth-v2/oauth/google/handle', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetAppleRedirectUrlMockHandler = (overrideResponse?: RedirectUrlResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RedirectUrlResponse> | RedirectUrlResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth-v2/oauth/apple/get-redirect-url', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getHandleAppleCallbackMockHandler = (overrideResponse?: OAuthResultResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OAuthResultResponse> | OAuthResultResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/oauth/apple/handle', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getRegisterMockHandler(),
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getForgotPasswordMockHandler(),
  getUpdatePasswordMockHandler(),
  getRequestEmailChangeMockHandler(),
  getVerifyEmailChangeMockHandler(),
  getGetMeMockHandler(),
  getDeleteAccountMockHandler(),
  getRequestRegisterOtpMockHandler(),
  getVerifyRegisterOtpMockHandler(),
  getSignUpHelperMockHandler(),
  getRequestResetOtpMockHandler(),
  getVerifyResetOtpMockHandler(),
  getResetPasswordMockHandler(),
  getGetGoogleRedirectUrlMockHandler(),
  getHandleGoogleCallbackMockHandler(),
  getGetAppleRedirectUrlMockHandler(),
  getHandleAppleCallbackMockHandler()
]
