/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Register a moving company and its owner
 */
export const registerBodyTemporaryTokenMax = 255;

export const registerBodyCompanyNameMax = 100;

export const registerBodyUsdotNumberMax = 8;


export const registerBodyUsdotNumberRegExp = new RegExp('^[0-9]{1,8}$');
export const registerBodyFirstNameMax = 50;

export const registerBodyLastNameMax = 50;

export const registerBodyEmailMax = 254;

export const registerBodyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const registerBodyPhoneMax = 10;

export const registerBodyPasswordRegExp = new RegExp('^[^A-Za-z0-9]*([A-Za-z][^0-9]*[0-9]|[0-9][^A-Za-z]*[A-Za-z])');

export const registerBodyPasswordMin = 8;
export const registerBodyPasswordMax = 72;

export const registerBodyPasswordConfirmationMax = 72;

export const registerBodyCityMax = 60;

export const registerBodyStateMax = 2;


export const registerBodyStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const registerBodyZipMax = 5;


export const registerBodyZipRegExp = new RegExp('^[0-9]{5}$');


export const RegisterBody = zod.object({
  "temporary_token": zod.string().min(1).max(registerBodyTemporaryTokenMax).optional().describe('Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.'),
  "company_name": zod.string().min(1).max(registerBodyCompanyNameMax),
  "usdot_number": zod.string().max(registerBodyUsdotNumberMax).regex(registerBodyUsdotNumberRegExp).optional(),
  "first_name": zod.string().min(1).max(registerBodyFirstNameMax),
  "last_name": zod.string().min(1).max(registerBodyLastNameMax),
  "email": zod.email().max(registerBodyEmailMax),
  "phone": zod.stringFormat('phone', registerBodyPhoneRegExp).max(registerBodyPhoneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "password": zod.stringFormat('password', registerBodyPasswordRegExp).min(registerBodyPasswordMin).max(registerBodyPasswordMax).describe('8 to 72 characters with a letter and a digit.'),
  "password_confirmation": zod.string().min(1).max(registerBodyPasswordConfirmationMax).describe('Must equal the password.'),
  "city": zod.string().min(1).max(registerBodyCityMax),
  "state": zod.string().max(registerBodyStateMax).regex(registerBodyStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(registerBodyZipMax).regex(registerBodyZipRegExp),
  "fleet_size": zod.enum(['1-3', '4-10', '11+']).describe('Number of trucks.'),
  "terms_accepted": zod.literal(true)
}).describe('The last step of a company\'s sign-up. With a temporary token the email is the verified one.')

/**
 * Wrong credentials are a 422 on email, not a 401.
 * @summary Sign in with email and password
 */
export const loginBodyEmailMax = 254;

export const loginBodyPasswordMax = 255;



export const LoginBody = zod.object({
  "email": zod.email().max(loginBodyEmailMax),
  "password": zod.string().min(1).max(loginBodyPasswordMax)
})

/**
 * Revokes the token of the call. The person's other sessions stay.
 * @summary End the caller's session
 */
export const logoutHeaderIdempotencyKeyMin = 8;
export const logoutHeaderIdempotencyKeyMax = 64;



export const LogoutHeader = zod.object({
  "Idempotency-Key": zod.string().min(logoutHeaderIdempotencyKeyMin).max(logoutHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

/**
 * @summary Request a reset code (older form)
 */
export const forgotPasswordBodyEmailMax = 254;



export const ForgotPasswordBody = zod.object({
  "email": zod.email().max(forgotPasswordBodyEmailMax)
})

/**
 * @summary Change the caller's password
 */
export const updatePasswordBodyCurrentPasswordMax = 255;

export const updatePasswordBodyPasswordRegExp = new RegExp('^[^A-Za-z0-9]*([A-Za-z][^0-9]*[0-9]|[0-9][^A-Za-z]*[A-Za-z])');

export const updatePasswordBodyPasswordMin = 8;
export const updatePasswordBodyPasswordMax = 72;

export const updatePasswordBodyPasswordConfirmationMax = 72;



export const UpdatePasswordBody = zod.object({
  "current_password": zod.string().min(1).max(updatePasswordBodyCurrentPasswordMax),
  "password": zod.stringFormat('password', updatePasswordBodyPasswordRegExp).min(updatePasswordBodyPasswordMin).max(updatePasswordBodyPasswordMax).describe('8 to 72 characters with a letter and a digit.'),
  "password_confirmation": zod.string().min(1).max(updatePasswordBodyPasswordConfirmationMax).describe('Must equal the password.')
})

/**
 * @summary Send a code to the new email of the signed-in person
 */
export const requestEmailChangeBodyEmailMax = 254;

export const requestEmailChangeBodyCurrentPasswordMax = 255;



export const RequestEmailChangeBody = zod.object({
  "email": zod.email().max(requestEmailChangeBodyEmailMax),
  "current_password": zod.string().min(1).max(requestEmailChangeBodyCurrentPasswordMax)
})

/**
 * The old address gets a notice, and the person's other sessions end. The code is valid only for the person who requested it.
 * @summary Change the caller's email with the code sent to the new one
 */
export const verifyEmailChangeHeaderIdempotencyKeyMin = 8;
export const verifyEmailChangeHeaderIdempotencyKeyMax = 64;



export const VerifyEmailChangeHeader = zod.object({
  "Idempotency-Key": zod.string().min(verifyEmailChangeHeaderIdempotencyKeyMin).max(verifyEmailChangeHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const verifyEmailChangeBodyOtpIdMax = 64;

export const verifyEmailChangeBodyCodeMax = 6;


export const verifyEmailChangeBodyCodeRegExp = new RegExp('^[0-9]{6}$');


export const VerifyEmailChangeBody = zod.object({
  "otp_id": zod.string().min(1).max(verifyEmailChangeBodyOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.'),
  "code": zod.string().max(verifyEmailChangeBodyCodeMax).regex(verifyEmailChangeBodyCodeRegExp).describe('A one-time code.')
})

/**
 * A 409 lists the accepted upcoming jobs.
 * @summary Delete the caller's helper account
 */
export const deleteAccountBodyPasswordMax = 255;

export const deleteAccountBodyReasonMax = 500;



export const DeleteAccountBody = zod.object({
  "password": zod.string().min(1).max(deleteAccountBodyPasswordMax),
  "reason": zod.string().max(deleteAccountBodyReasonMax).optional(),
  "confirm": zod.literal("DELETE").describe('The word as typed.')
})

/**
 * @summary Send a code to a new email address
 */
export const requestRegisterOtpBodyEmailMax = 254;



export const RequestRegisterOtpBody = zod.object({
  "email": zod.email().max(requestRegisterOtpBodyEmailMax),
  "type": zod.enum(['helper', 'company']).describe('The kind of account.'),
  "locale": zod.enum(['en', 'es']).optional().describe('Language of the user.')
})

/**
 * @summary Check the code of a sign-up
 */
export const verifyRegisterOtpBodyOtpIdMax = 64;

export const verifyRegisterOtpBodyCodeMax = 6;


export const verifyRegisterOtpBodyCodeRegExp = new RegExp('^[0-9]{6}$');


export const VerifyRegisterOtpBody = zod.object({
  "otp_id": zod.string().min(1).max(verifyRegisterOtpBodyOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.'),
  "code": zod.string().max(verifyRegisterOtpBodyCodeMax).regex(verifyRegisterOtpBodyCodeRegExp).describe('A one-time code.')
})

/**
 * @summary Create a helper account
 */
export const signUpHelperBodyTemporaryTokenMax = 255;

export const signUpHelperBodyFirstNameMax = 50;

export const signUpHelperBodyLastNameMax = 50;

export const signUpHelperBodyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const signUpHelperBodyPhoneMax = 10;

export const signUpHelperBodyZipMax = 5;


export const signUpHelperBodyZipRegExp = new RegExp('^[0-9]{5}$');
export const signUpHelperBodyPasswordRegExp = new RegExp('^[^A-Za-z0-9]*([A-Za-z][^0-9]*[0-9]|[0-9][^A-Za-z]*[A-Za-z])');

export const signUpHelperBodyPasswordMin = 8;
export const signUpHelperBodyPasswordMax = 72;

export const signUpHelperBodyPasswordConfirmationMax = 72;

export const signUpHelperBodyPositionsMax = 3;


export const signUpHelperBodyServingAreaIdsMax = 3;

export const signUpHelperBodyHourlyRateMin = 1500;
export const signUpHelperBodyHourlyRateMax = 15000;
export const signUpHelperBodyHourlyRateMultipleOf = 50;



export const SignUpHelperBody = zod.object({
  "temporary_token": zod.string().min(1).max(signUpHelperBodyTemporaryTokenMax).describe('Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.'),
  "first_name": zod.string().min(1).max(signUpHelperBodyFirstNameMax),
  "last_name": zod.string().min(1).max(signUpHelperBodyLastNameMax),
  "phone": zod.stringFormat('phone', signUpHelperBodyPhoneRegExp).max(signUpHelperBodyPhoneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "zip": zod.string().max(signUpHelperBodyZipMax).regex(signUpHelperBodyZipRegExp),
  "birth_date": zod.iso.date().describe('18 years or older.'),
  "password": zod.stringFormat('password', signUpHelperBodyPasswordRegExp).min(signUpHelperBodyPasswordMin).max(signUpHelperBodyPasswordMax).describe('8 to 72 characters with a letter and a digit.'),
  "password_confirmation": zod.string().min(1).max(signUpHelperBodyPasswordConfirmationMax).describe('Must equal the password.'),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).min(1).max(signUpHelperBodyPositionsMax),
  "serving_area_ids": zod.array(zod.int().min(1)).min(1).max(signUpHelperBodyServingAreaIdsMax).describe('Three areas are what the free plan allows.'),
  "hourly_rate": zod.int().min(signUpHelperBodyHourlyRateMin).max(signUpHelperBodyHourlyRateMax).multipleOf(signUpHelperBodyHourlyRateMultipleOf).describe('Cents.'),
  "locale": zod.enum(['en', 'es']).optional().describe('Language of the user.'),
  "terms_accepted": zod.literal(true)
}).describe('The last step of a helper\'s sign-up.')

/**
 * @summary Send a code to reset a password
 */
export const requestResetOtpBodyEmailMax = 254;



export const RequestResetOtpBody = zod.object({
  "email": zod.email().max(requestResetOtpBodyEmailMax)
})

/**
 * @summary Check the code of a reset
 */
export const verifyResetOtpBodyOtpIdMax = 64;

export const verifyResetOtpBodyCodeMax = 6;


export const verifyResetOtpBodyCodeRegExp = new RegExp('^[0-9]{6}$');


export const VerifyResetOtpBody = zod.object({
  "otp_id": zod.string().min(1).max(verifyResetOtpBodyOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.'),
  "code": zod.string().max(verifyResetOtpBodyCodeMax).regex(verifyResetOtpBodyCodeRegExp).describe('A one-time code.')
})

/**
 * @summary Set a new password
 */
export const resetPasswordBodyTemporaryTokenMax = 255;

export const resetPasswordBodyPasswordRegExp = new RegExp('^[^A-Za-z0-9]*([A-Za-z][^0-9]*[0-9]|[0-9][^A-Za-z]*[A-Za-z])');

export const resetPasswordBodyPasswordMin = 8;
export const resetPasswordBodyPasswordMax = 72;

export const resetPasswordBodyPasswordConfirmationMax = 72;



export const ResetPasswordBody = zod.object({
  "temporary_token": zod.string().min(1).max(resetPasswordBodyTemporaryTokenMax).describe('Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.'),
  "password": zod.stringFormat('password', resetPasswordBodyPasswordRegExp).min(resetPasswordBodyPasswordMin).max(resetPasswordBodyPasswordMax).describe('8 to 72 characters with a letter and a digit.'),
  "password_confirmation": zod.string().min(1).max(resetPasswordBodyPasswordConfirmationMax).describe('Must equal the password.')
})

/**
 * @summary Exchange what Google sent back
 */
export const handleGoogleCallbackQueryAuthuserMax = 32;

export const handleGoogleCallbackQueryCodeMax = 2048;

export const handleGoogleCallbackQueryPromptMax = 64;

export const handleGoogleCallbackQueryScopeMax = 2048;

export const handleGoogleCallbackQueryErrorMax = 255;



export const HandleGoogleCallbackQueryParams = zod.object({
  "authuser": zod.string().max(handleGoogleCallbackQueryAuthuserMax).optional().describe('As Google sent it.'),
  "code": zod.string().min(1).max(handleGoogleCallbackQueryCodeMax).optional().describe('Code to exchange; absent when consent failed.'),
  "prompt": zod.string().max(handleGoogleCallbackQueryPromptMax).optional().describe('As Google sent it.'),
  "scope": zod.string().max(handleGoogleCallbackQueryScopeMax).optional().describe('As Google sent it.'),
  "error": zod.string().max(handleGoogleCallbackQueryErrorMax).optional().describe('Why consent failed.')
})

/**
 * A POST with its fields in the query.
 * @summary Exchange what Apple sent back
 */
export const handleAppleCallbackQueryCodeMax = 2048;

export const handleAppleCallbackQueryUserMax = 2048;



export const HandleAppleCallbackQueryParams = zod.object({
  "code": zod.string().min(1).max(handleAppleCallbackQueryCodeMax).optional().describe('Code to exchange.'),
  "user": zod.string().max(handleAppleCallbackQueryUserMax).optional().describe('JSON text that Apple sends only the first time.')
})

