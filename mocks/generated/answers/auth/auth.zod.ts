/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CompanyRegistered,
  CurrentUser,
  Message,
  NoErrors,
  Nothing,
  OAuthResult,
  OtpRequested,
  OtpResent,
  OtpSent,
  OtpVerified,
  RedirectUrl,
  ResetAllowed,
  SignedIn,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * @summary Register a moving company and its owner
 */
export const RegisterResponse = zod.strictObject({
  "data": CompanyRegistered,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Wrong credentials are a 422 on email, not a 401.
 * @summary Sign in with email and password
 */
export const LoginResponse = zod.strictObject({
  "data": SignedIn,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Revokes the token of the call. The person's other sessions stay.
 * @summary End the caller's session
 */
export const LogoutResponse = zod.strictObject({
  "data": Nothing,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Request a reset code (older form)
 */
export const ForgotPasswordResponse = zod.strictObject({
  "data": OtpRequested,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Change the caller's password
 */
export const UpdatePasswordResponse = zod.strictObject({
  "data": Nothing,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Send a code to the new email of the signed-in person
 */
export const RequestEmailChangeResponse = zod.strictObject({
  "data": OtpSent,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * The old address gets a notice, and the person's other sessions end. The code is valid only for the person who requested it.
 * @summary Change the caller's email with the code sent to the new one
 */
export const VerifyEmailChangeResponse = zod.strictObject({
  "data": CurrentUser,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary The signed-in user
 */
export const GetMeResponse = zod.strictObject({
  "data": CurrentUser,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * A 409 lists the accepted upcoming jobs.
 * @summary Delete the caller's helper account
 */
export const DeleteAccountResponse = zod.strictObject({
  "data": Nothing,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Send a code to a new email address
 */
export const RequestRegisterOtpResponse = zod.strictObject({
  "data": OtpSent,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Check the code of a sign-up
 */
export const VerifyRegisterOtpResponse = zod.strictObject({
  "data": OtpVerified,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Create a helper account
 */
export const SignUpHelperResponse = zod.strictObject({
  "data": SignedIn,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Send a code to reset a password
 */
export const RequestResetOtpResponse = zod.strictObject({
  "data": OtpResent,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Check the code of a reset
 */
export const VerifyResetOtpResponse = zod.strictObject({
  "data": ResetAllowed,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Set a new password
 */
export const ResetPasswordResponse = zod.strictObject({
  "data": Nothing,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Address for signing in with Google
 */
export const GetGoogleRedirectUrlResponse = zod.strictObject({
  "data": RedirectUrl,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Exchange what Google sent back
 */
export const HandleGoogleCallbackResponse = zod.strictObject({
  "data": OAuthResult,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Address for signing in with Apple
 */
export const GetAppleRedirectUrlResponse = zod.strictObject({
  "data": RedirectUrl,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * A POST with its fields in the query.
 * @summary Exchange what Apple sent back
 */
export const HandleAppleCallbackResponse = zod.strictObject({
  "data": OAuthResult,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

