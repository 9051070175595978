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
  DeleteAccount200,
  ForgotPassword200,
  GetAppleRedirectUrl200,
  GetGoogleRedirectUrl200,
  GetMe200,
  HandleAppleCallback200,
  HandleGoogleCallback200,
  Login200,
  Register200,
  RequestEmailChange200,
  RequestRegisterOtp200,
  RequestResetOtp200,
  ResetPassword200,
  SignUpHelper200,
  UpdatePassword200,
  VerifyEmailChange200,
  VerifyRegisterOtp200,
  VerifyResetOtp200
} from '../../../../src/generated/model';



export const getRegisterMockHandler = (overrideResponse?: Register200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Register200> | Register200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: Login200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Login200> | Login200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getForgotPasswordMockHandler = (overrideResponse?: ForgotPassword200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForgotPassword200> | ForgotPassword200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/forgot-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdatePasswordMockHandler = (overrideResponse?: UpdatePassword200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdatePassword200> | UpdatePassword200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/update-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRequestEmailChangeMockHandler = (overrideResponse?: RequestEmailChange200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestEmailChange200> | RequestEmailChange200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/change-email/request-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getVerifyEmailChangeMockHandler = (overrideResponse?: VerifyEmailChange200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyEmailChange200> | VerifyEmailChange200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/change-email/verify-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetMeMockHandler = (overrideResponse?: GetMe200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetMe200> | GetMe200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/get-me', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteAccountMockHandler = (overrideResponse?: DeleteAccount200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteAccount200> | DeleteAccount200), options?: RequestHandlerOptions) => {
  return http.delete('*/api/auth/delete-account', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRequestRegisterOtpMockHandler = (overrideResponse?: RequestRegisterOtp200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestRegisterOtp200> | RequestRegisterOtp200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/register/request-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getVerifyRegisterOtpMockHandler = (overrideResponse?: VerifyRegisterOtp200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyRegisterOtp200> | VerifyRegisterOtp200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/register/verify-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSignUpHelperMockHandler = (overrideResponse?: SignUpHelper200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignUpHelper200> | SignUpHelper200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/register/signup', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRequestResetOtpMockHandler = (overrideResponse?: RequestResetOtp200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestResetOtp200> | RequestResetOtp200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/reset-password/request-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getVerifyResetOtpMockHandler = (overrideResponse?: VerifyResetOtp200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyResetOtp200> | VerifyResetOtp200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/reset-password/verify-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: ResetPassword200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetPassword200> | ResetPassword200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth-v2/reset-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetGoogleRedirectUrlMockHandler = (overrideResponse?: GetGoogleRedirectUrl200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetGoogleRedirectUrl200> | GetGoogleRedirectUrl200), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth-v2/oauth/google/get-redirect-url', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getHandleGoogleCallbackMockHandler = (overrideResponse?: HandleGoogleCallback200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HandleGoogleCallback200> | HandleGoogleCallback200), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth-v2/oauth/google/handle', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetAppleRedirectUrlMockHandler = (overrideResponse?: GetAppleRedirectUrl200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAppleRedirectUrl200> | GetAppleRedirectUrl200), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth-v2/oauth/apple/get-redirect-url', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getHandleAppleCallbackMockHandler = (overrideResponse?: HandleAppleCallback200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HandleAppleCallback200> | HandleAppleCallback200), options?: RequestHandlerOptions) => {
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
