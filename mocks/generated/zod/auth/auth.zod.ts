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

export const registerBodyPhoneMax = 10;


export const registerBodyPhoneRegExp = new RegExp('^[0-9]{10}$');
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
  "phone": zod.string().max(registerBodyPhoneMax).regex(registerBodyPhoneRegExp).describe('Ten digits.'),
  "password": zod.stringFormat('password', registerBodyPasswordRegExp).min(registerBodyPasswordMin).max(registerBodyPasswordMax).describe('8 to 72 characters with a letter and a digit.'),
  "password_confirmation": zod.string().min(1).max(registerBodyPasswordConfirmationMax).describe('Must equal the password.'),
  "city": zod.string().min(1).max(registerBodyCityMax),
  "state": zod.string().max(registerBodyStateMax).regex(registerBodyStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(registerBodyZipMax).regex(registerBodyZipRegExp),
  "fleet_size": zod.enum(['1-3', '4-10', '11+']).describe('Number of trucks.'),
  "terms_accepted": zod.literal(true)
}).describe('The last step of a company\'s sign-up. With a temporary token the email is the verified one.')



export const registerResponseDataUserPhoneMax = 10;


export const registerResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const registerResponseDataUserBranchesCountMin = 0;

export const registerResponseDataUserUnreadTotalMin = 0;


export const registerResponseDataCompanyPhoneMax = 10;


export const registerResponseDataCompanyPhoneRegExp = new RegExp('^[0-9]{10}$');
export const registerResponseDataCompanyEmailMax = 254;




export const RegisterResponse = zod.strictObject({
  "data": zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email(),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "phone": zod.string().max(registerResponseDataUserPhoneMax).regex(registerResponseDataUserPhoneRegExp),
  "avatar_url": zod.string().nullable(),
  "locale": zod.enum(['en', 'es']),
  "timezone": zod.string(),
  "company_id": zod.int().nullable().describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),
  "created_at": zod.iso.datetime({"offset":false}),
  "branches_count": zod.int().min(registerResponseDataUserBranchesCountMin).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(registerResponseDataUserUnreadTotalMin).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().optional().describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.'),
  "company": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "legal_name": zod.string().optional(),
  "usdot_number": zod.string().optional(),
  "mc_number": zod.string().optional(),
  "phone": zod.string().max(registerResponseDataCompanyPhoneMax).regex(registerResponseDataCompanyPhoneRegExp).describe('Ten digits.'),
  "email": zod.email().max(registerResponseDataCompanyEmailMax),
  "website": zod.url().optional(),
  "logo_url": zod.string().nullable(),
  "owner_id": zod.int().min(1)
}).describe('A moving company.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

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



export const loginResponseDataUserPhoneMax = 10;


export const loginResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const loginResponseDataUserBranchesCountMin = 0;

export const loginResponseDataUserUnreadTotalMin = 0;



export const LoginResponse = zod.strictObject({
  "data": zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email(),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "phone": zod.string().max(loginResponseDataUserPhoneMax).regex(loginResponseDataUserPhoneRegExp),
  "avatar_url": zod.string().nullable(),
  "locale": zod.enum(['en', 'es']),
  "timezone": zod.string(),
  "company_id": zod.int().nullable().describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),
  "created_at": zod.iso.datetime({"offset":false}),
  "branches_count": zod.int().min(loginResponseDataUserBranchesCountMin).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(loginResponseDataUserUnreadTotalMin).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().optional().describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const LogoutResponse = zod.strictObject({
  "data": zod.strictObject({

}).describe('An answer with a message and no data.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Request a reset code (older form)
 */
export const forgotPasswordBodyEmailMax = 254;



export const ForgotPasswordBody = zod.object({
  "email": zod.email().max(forgotPasswordBodyEmailMax)
})

export const forgotPasswordResponseDataOtpIdMax = 64;



export const ForgotPasswordResponse = zod.strictObject({
  "data": zod.strictObject({
  "otp_id": zod.string().min(1).max(forgotPasswordResponseDataOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.')
}).describe('The code that was sent, if the account exists.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const UpdatePasswordResponse = zod.strictObject({
  "data": zod.strictObject({

}).describe('An answer with a message and no data.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const requestEmailChangeResponseDataOtpIdMax = 64;

export const requestEmailChangeResponseDataEmailMax = 254;

export const requestEmailChangeResponseDataExpiresInMin = 0;

export const requestEmailChangeResponseDataResendInMin = 0;




export const RequestEmailChangeResponse = zod.strictObject({
  "data": zod.strictObject({
  "otp_id": zod.string().min(1).max(requestEmailChangeResponseDataOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.'),
  "email": zod.email().max(requestEmailChangeResponseDataEmailMax),
  "expires_in": zod.int().min(requestEmailChangeResponseDataExpiresInMin).describe('Seconds.'),
  "resend_in": zod.int().min(requestEmailChangeResponseDataResendInMin).describe('Seconds until another code can be requested.'),
  "length": zod.int().min(1).describe('Digits of the code.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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


export const verifyEmailChangeResponseDataUserPhoneMax = 10;


export const verifyEmailChangeResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const verifyEmailChangeResponseDataUserBranchesCountMin = 0;

export const verifyEmailChangeResponseDataUserUnreadTotalMin = 0;



export const VerifyEmailChangeResponse = zod.strictObject({
  "data": zod.strictObject({
  "user": zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email(),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "phone": zod.string().max(verifyEmailChangeResponseDataUserPhoneMax).regex(verifyEmailChangeResponseDataUserPhoneRegExp),
  "avatar_url": zod.string().nullable(),
  "locale": zod.enum(['en', 'es']),
  "timezone": zod.string(),
  "company_id": zod.int().nullable().describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),
  "created_at": zod.iso.datetime({"offset":false}),
  "branches_count": zod.int().min(verifyEmailChangeResponseDataUserBranchesCountMin).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(verifyEmailChangeResponseDataUserUnreadTotalMin).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().optional().describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The signed-in user
 */

export const getMeResponseDataUserPhoneMax = 10;


export const getMeResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const getMeResponseDataUserBranchesCountMin = 0;

export const getMeResponseDataUserUnreadTotalMin = 0;



export const GetMeResponse = zod.strictObject({
  "data": zod.strictObject({
  "user": zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email(),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "phone": zod.string().max(getMeResponseDataUserPhoneMax).regex(getMeResponseDataUserPhoneRegExp),
  "avatar_url": zod.string().nullable(),
  "locale": zod.enum(['en', 'es']),
  "timezone": zod.string(),
  "company_id": zod.int().nullable().describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),
  "created_at": zod.iso.datetime({"offset":false}),
  "branches_count": zod.int().min(getMeResponseDataUserBranchesCountMin).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(getMeResponseDataUserUnreadTotalMin).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().optional().describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const DeleteAccountResponse = zod.strictObject({
  "data": zod.strictObject({

}).describe('An answer with a message and no data.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const requestRegisterOtpResponseDataOtpIdMax = 64;

export const requestRegisterOtpResponseDataEmailMax = 254;

export const requestRegisterOtpResponseDataExpiresInMin = 0;

export const requestRegisterOtpResponseDataResendInMin = 0;




export const RequestRegisterOtpResponse = zod.strictObject({
  "data": zod.strictObject({
  "otp_id": zod.string().min(1).max(requestRegisterOtpResponseDataOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.'),
  "email": zod.email().max(requestRegisterOtpResponseDataEmailMax),
  "expires_in": zod.int().min(requestRegisterOtpResponseDataExpiresInMin).describe('Seconds.'),
  "resend_in": zod.int().min(requestRegisterOtpResponseDataResendInMin).describe('Seconds until another code can be requested.'),
  "length": zod.int().min(1).describe('Digits of the code.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const verifyRegisterOtpResponseDataTemporaryTokenMax = 255;

export const verifyRegisterOtpResponseDataExpiresInMin = 0;



export const VerifyRegisterOtpResponse = zod.strictObject({
  "data": zod.strictObject({
  "temporary_token": zod.string().min(1).max(verifyRegisterOtpResponseDataTemporaryTokenMax).describe('Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.'),
  "expires_in": zod.int().min(verifyRegisterOtpResponseDataExpiresInMin).describe('Seconds.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Create a helper account
 */
export const signUpHelperBodyTemporaryTokenMax = 255;

export const signUpHelperBodyFirstNameMax = 50;

export const signUpHelperBodyLastNameMax = 50;

export const signUpHelperBodyPhoneMax = 10;


export const signUpHelperBodyPhoneRegExp = new RegExp('^[0-9]{10}$');
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
  "phone": zod.string().max(signUpHelperBodyPhoneMax).regex(signUpHelperBodyPhoneRegExp).describe('Ten digits.'),
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



export const signUpHelperResponseDataUserPhoneMax = 10;


export const signUpHelperResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const signUpHelperResponseDataUserBranchesCountMin = 0;

export const signUpHelperResponseDataUserUnreadTotalMin = 0;



export const SignUpHelperResponse = zod.strictObject({
  "data": zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email(),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "phone": zod.string().max(signUpHelperResponseDataUserPhoneMax).regex(signUpHelperResponseDataUserPhoneRegExp),
  "avatar_url": zod.string().nullable(),
  "locale": zod.enum(['en', 'es']),
  "timezone": zod.string(),
  "company_id": zod.int().nullable().describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),
  "created_at": zod.iso.datetime({"offset":false}),
  "branches_count": zod.int().min(signUpHelperResponseDataUserBranchesCountMin).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(signUpHelperResponseDataUserUnreadTotalMin).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().optional().describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Send a code to reset a password
 */
export const requestResetOtpBodyEmailMax = 254;



export const RequestResetOtpBody = zod.object({
  "email": zod.email().max(requestResetOtpBodyEmailMax)
})

export const requestResetOtpResponseDataOtpIdMax = 64;

export const requestResetOtpResponseDataExpiresInMin = 0;

export const requestResetOtpResponseDataResendInMin = 0;



export const RequestResetOtpResponse = zod.strictObject({
  "data": zod.strictObject({
  "otp_id": zod.string().min(1).max(requestResetOtpResponseDataOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.'),
  "expires_in": zod.int().min(requestResetOtpResponseDataExpiresInMin).describe('Seconds.'),
  "resend_in": zod.int().min(requestResetOtpResponseDataResendInMin).describe('Seconds until another code can be requested.')
}).describe('The answer is the same if the account does not exist.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const verifyResetOtpResponseDataTemporaryTokenMax = 255;



export const VerifyResetOtpResponse = zod.strictObject({
  "data": zod.strictObject({
  "temporary_token": zod.string().min(1).max(verifyResetOtpResponseDataTemporaryTokenMax).describe('Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const ResetPasswordResponse = zod.strictObject({
  "data": zod.strictObject({

}).describe('An answer with a message and no data.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Address for signing in with Google
 */
export const GetGoogleRedirectUrlResponse = zod.strictObject({
  "data": zod.strictObject({
  "url": zod.url().describe('The browser navigates there.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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



export const handleGoogleCallbackResponseDataOneUserPhoneMax = 10;


export const handleGoogleCallbackResponseDataOneUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const handleGoogleCallbackResponseDataOneUserBranchesCountMin = 0;

export const handleGoogleCallbackResponseDataOneUserUnreadTotalMin = 0;

export const handleGoogleCallbackResponseDataTwoTemporaryTokenMax = 255;

export const handleGoogleCallbackResponseDataTwoEmailMax = 254;



export const HandleGoogleCallbackResponse = zod.strictObject({
  "data": zod.union([zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email(),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "phone": zod.string().max(handleGoogleCallbackResponseDataOneUserPhoneMax).regex(handleGoogleCallbackResponseDataOneUserPhoneRegExp),
  "avatar_url": zod.string().nullable(),
  "locale": zod.enum(['en', 'es']),
  "timezone": zod.string(),
  "company_id": zod.int().nullable().describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),
  "created_at": zod.iso.datetime({"offset":false}),
  "branches_count": zod.int().min(handleGoogleCallbackResponseDataOneUserBranchesCountMin).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(handleGoogleCallbackResponseDataOneUserUnreadTotalMin).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().optional().describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.')
}),zod.strictObject({
  "is_new": zod.literal(true),
  "temporary_token": zod.string().min(1).max(handleGoogleCallbackResponseDataTwoTemporaryTokenMax).describe('Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.'),
  "email": zod.email().max(handleGoogleCallbackResponseDataTwoEmailMax)
}).describe('Google or Apple confirmed a person without an account. No session yet: this token leads to the last step of the sign-up.')]).describe('Signed in, or a new person.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Address for signing in with Apple
 */
export const GetAppleRedirectUrlResponse = zod.strictObject({
  "data": zod.strictObject({
  "url": zod.url().describe('The browser navigates there.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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



export const handleAppleCallbackResponseDataOneUserPhoneMax = 10;


export const handleAppleCallbackResponseDataOneUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const handleAppleCallbackResponseDataOneUserBranchesCountMin = 0;

export const handleAppleCallbackResponseDataOneUserUnreadTotalMin = 0;

export const handleAppleCallbackResponseDataTwoTemporaryTokenMax = 255;

export const handleAppleCallbackResponseDataTwoEmailMax = 254;



export const HandleAppleCallbackResponse = zod.strictObject({
  "data": zod.union([zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email(),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "phone": zod.string().max(handleAppleCallbackResponseDataOneUserPhoneMax).regex(handleAppleCallbackResponseDataOneUserPhoneRegExp),
  "avatar_url": zod.string().nullable(),
  "locale": zod.enum(['en', 'es']),
  "timezone": zod.string(),
  "company_id": zod.int().nullable().describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),
  "created_at": zod.iso.datetime({"offset":false}),
  "branches_count": zod.int().min(handleAppleCallbackResponseDataOneUserBranchesCountMin).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(handleAppleCallbackResponseDataOneUserUnreadTotalMin).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().optional().describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.')
}),zod.strictObject({
  "is_new": zod.literal(true),
  "temporary_token": zod.string().min(1).max(handleAppleCallbackResponseDataTwoTemporaryTokenMax).describe('Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.'),
  "email": zod.email().max(handleAppleCallbackResponseDataTwoEmailMax)
}).describe('Google or Apple confirmed a person without an account. No session yet: this token leads to the last step of the sign-up.')]).describe('Signed in, or a new person.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

