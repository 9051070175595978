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


export const registerResponseDataUserIdDefault = null;

export const registerResponseDataUserEmailDefault = ``;
export const registerResponseDataUserFirstNameDefault = ``;
export const registerResponseDataUserLastNameDefault = ``;
export const registerResponseDataUserPhoneDefault = ``;
export const registerResponseDataUserPhoneMax = 10;


export const registerResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const registerResponseDataUserAvatarUrlDefault = null;
export const registerResponseDataUserLocaleDefault = null;
export const registerResponseDataUserTimezoneDefault = ``;
export const registerResponseDataUserCompanyIdDefault = null;
export const registerResponseDataUserEmailVerifiedAtDefault = null;
export const registerResponseDataUserPositionsDefault = [];
export const registerResponseDataUserStatusDefault = null;
export const registerResponseDataUserCreatedAtDefault = null;
export const registerResponseDataUserBranchesCountDefault = null;
export const registerResponseDataUserBranchesCountMin = 0;

export const registerResponseDataUserUnreadTotalDefault = null;
export const registerResponseDataUserUnreadTotalMin = 0;

export const registerResponseDataUserManagerInactiveDefault = false;
export const registerResponseDataCompanyOneLegalNameDefault = ``;
export const registerResponseDataCompanyOneUsdotNumberDefault = ``;
export const registerResponseDataCompanyOneMcNumberDefault = ``;
export const registerResponseDataCompanyOnePhoneDefault = ``;
export const registerResponseDataCompanyOnePhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const registerResponseDataCompanyOnePhoneMax = 10;

export const registerResponseDataCompanyOneEmailDefault = ``;
export const registerResponseDataCompanyOneEmailMax = 254;

export const registerResponseDataCompanyOneWebsiteDefault = ``;
export const registerResponseDataCompanyOneLogoUrlDefault = null;
export const registerResponseDataCompanyOneOwnerIdDefault = null;

export const registerResponseDataCompanyDefault = null;

export const RegisterResponse = zod.strictObject({
  "data": zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1).nullable().default(registerResponseDataUserIdDefault),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email().default(registerResponseDataUserEmailDefault),
  "first_name": zod.string().default(registerResponseDataUserFirstNameDefault),
  "last_name": zod.string().default(registerResponseDataUserLastNameDefault),
  "phone": zod.string().max(registerResponseDataUserPhoneMax).regex(registerResponseDataUserPhoneRegExp).default(registerResponseDataUserPhoneDefault),
  "avatar_url": zod.string().nullable().default(registerResponseDataUserAvatarUrlDefault),
  "locale": zod.union([zod.literal('en'),zod.literal('es'),zod.literal(null)]).nullable().default(registerResponseDataUserLocaleDefault),
  "timezone": zod.string().default(registerResponseDataUserTimezoneDefault),
  "company_id": zod.int().nullable().default(registerResponseDataUserCompanyIdDefault).describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable().default(registerResponseDataUserEmailVerifiedAtDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(registerResponseDataUserPositionsDefault),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(registerResponseDataUserStatusDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(registerResponseDataUserCreatedAtDefault),
  "branches_count": zod.int().min(registerResponseDataUserBranchesCountMin).nullable().default(registerResponseDataUserBranchesCountDefault).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(registerResponseDataUserUnreadTotalMin).nullable().default(registerResponseDataUserUnreadTotalDefault).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().default(registerResponseDataUserManagerInactiveDefault).describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.'),
  "company": zod.union([zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "legal_name": zod.string().default(registerResponseDataCompanyOneLegalNameDefault),
  "usdot_number": zod.string().default(registerResponseDataCompanyOneUsdotNumberDefault),
  "mc_number": zod.string().default(registerResponseDataCompanyOneMcNumberDefault),
  "phone": zod.stringFormat('phone', registerResponseDataCompanyOnePhoneRegExp).max(registerResponseDataCompanyOnePhoneMax).default(registerResponseDataCompanyOnePhoneDefault).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "email": zod.email().max(registerResponseDataCompanyOneEmailMax).default(registerResponseDataCompanyOneEmailDefault),
  "website": zod.string().default(registerResponseDataCompanyOneWebsiteDefault),
  "logo_url": zod.string().nullable().default(registerResponseDataCompanyOneLogoUrlDefault),
  "owner_id": zod.int().min(1).nullable().default(registerResponseDataCompanyOneOwnerIdDefault)
}).describe('A moving company.'),zod.null()]).default(registerResponseDataCompanyDefault)
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


export const loginResponseDataUserIdDefault = null;

export const loginResponseDataUserEmailDefault = ``;
export const loginResponseDataUserFirstNameDefault = ``;
export const loginResponseDataUserLastNameDefault = ``;
export const loginResponseDataUserPhoneDefault = ``;
export const loginResponseDataUserPhoneMax = 10;


export const loginResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const loginResponseDataUserAvatarUrlDefault = null;
export const loginResponseDataUserLocaleDefault = null;
export const loginResponseDataUserTimezoneDefault = ``;
export const loginResponseDataUserCompanyIdDefault = null;
export const loginResponseDataUserEmailVerifiedAtDefault = null;
export const loginResponseDataUserPositionsDefault = [];
export const loginResponseDataUserStatusDefault = null;
export const loginResponseDataUserCreatedAtDefault = null;
export const loginResponseDataUserBranchesCountDefault = null;
export const loginResponseDataUserBranchesCountMin = 0;

export const loginResponseDataUserUnreadTotalDefault = null;
export const loginResponseDataUserUnreadTotalMin = 0;

export const loginResponseDataUserManagerInactiveDefault = false;

export const LoginResponse = zod.strictObject({
  "data": zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1).nullable().default(loginResponseDataUserIdDefault),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email().default(loginResponseDataUserEmailDefault),
  "first_name": zod.string().default(loginResponseDataUserFirstNameDefault),
  "last_name": zod.string().default(loginResponseDataUserLastNameDefault),
  "phone": zod.string().max(loginResponseDataUserPhoneMax).regex(loginResponseDataUserPhoneRegExp).default(loginResponseDataUserPhoneDefault),
  "avatar_url": zod.string().nullable().default(loginResponseDataUserAvatarUrlDefault),
  "locale": zod.union([zod.literal('en'),zod.literal('es'),zod.literal(null)]).nullable().default(loginResponseDataUserLocaleDefault),
  "timezone": zod.string().default(loginResponseDataUserTimezoneDefault),
  "company_id": zod.int().nullable().default(loginResponseDataUserCompanyIdDefault).describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable().default(loginResponseDataUserEmailVerifiedAtDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(loginResponseDataUserPositionsDefault),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(loginResponseDataUserStatusDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(loginResponseDataUserCreatedAtDefault),
  "branches_count": zod.int().min(loginResponseDataUserBranchesCountMin).nullable().default(loginResponseDataUserBranchesCountDefault).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(loginResponseDataUserUnreadTotalMin).nullable().default(loginResponseDataUserUnreadTotalDefault).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().default(loginResponseDataUserManagerInactiveDefault).describe('A manager whose access to the company is turned off.')
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

export const requestEmailChangeResponseDataEmailDefault = ``;
export const requestEmailChangeResponseDataEmailMax = 254;

export const requestEmailChangeResponseDataExpiresInDefault = null;
export const requestEmailChangeResponseDataExpiresInMin = 0;

export const requestEmailChangeResponseDataResendInDefault = null;
export const requestEmailChangeResponseDataResendInMin = 0;

export const requestEmailChangeResponseDataLengthDefault = null;



export const RequestEmailChangeResponse = zod.strictObject({
  "data": zod.strictObject({
  "otp_id": zod.string().min(1).max(requestEmailChangeResponseDataOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.'),
  "email": zod.email().max(requestEmailChangeResponseDataEmailMax).default(requestEmailChangeResponseDataEmailDefault),
  "expires_in": zod.int().min(requestEmailChangeResponseDataExpiresInMin).nullable().default(requestEmailChangeResponseDataExpiresInDefault).describe('Seconds.'),
  "resend_in": zod.int().min(requestEmailChangeResponseDataResendInMin).nullable().default(requestEmailChangeResponseDataResendInDefault).describe('Seconds until another code can be requested.'),
  "length": zod.int().min(1).nullable().default(requestEmailChangeResponseDataLengthDefault).describe('Digits of the code.')
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

export const verifyEmailChangeResponseDataUserIdDefault = null;

export const verifyEmailChangeResponseDataUserEmailDefault = ``;
export const verifyEmailChangeResponseDataUserFirstNameDefault = ``;
export const verifyEmailChangeResponseDataUserLastNameDefault = ``;
export const verifyEmailChangeResponseDataUserPhoneDefault = ``;
export const verifyEmailChangeResponseDataUserPhoneMax = 10;


export const verifyEmailChangeResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const verifyEmailChangeResponseDataUserAvatarUrlDefault = null;
export const verifyEmailChangeResponseDataUserLocaleDefault = null;
export const verifyEmailChangeResponseDataUserTimezoneDefault = ``;
export const verifyEmailChangeResponseDataUserCompanyIdDefault = null;
export const verifyEmailChangeResponseDataUserEmailVerifiedAtDefault = null;
export const verifyEmailChangeResponseDataUserPositionsDefault = [];
export const verifyEmailChangeResponseDataUserStatusDefault = null;
export const verifyEmailChangeResponseDataUserCreatedAtDefault = null;
export const verifyEmailChangeResponseDataUserBranchesCountDefault = null;
export const verifyEmailChangeResponseDataUserBranchesCountMin = 0;

export const verifyEmailChangeResponseDataUserUnreadTotalDefault = null;
export const verifyEmailChangeResponseDataUserUnreadTotalMin = 0;

export const verifyEmailChangeResponseDataUserManagerInactiveDefault = false;

export const VerifyEmailChangeResponse = zod.strictObject({
  "data": zod.strictObject({
  "user": zod.strictObject({
  "id": zod.int().min(1).nullable().default(verifyEmailChangeResponseDataUserIdDefault),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email().default(verifyEmailChangeResponseDataUserEmailDefault),
  "first_name": zod.string().default(verifyEmailChangeResponseDataUserFirstNameDefault),
  "last_name": zod.string().default(verifyEmailChangeResponseDataUserLastNameDefault),
  "phone": zod.string().max(verifyEmailChangeResponseDataUserPhoneMax).regex(verifyEmailChangeResponseDataUserPhoneRegExp).default(verifyEmailChangeResponseDataUserPhoneDefault),
  "avatar_url": zod.string().nullable().default(verifyEmailChangeResponseDataUserAvatarUrlDefault),
  "locale": zod.union([zod.literal('en'),zod.literal('es'),zod.literal(null)]).nullable().default(verifyEmailChangeResponseDataUserLocaleDefault),
  "timezone": zod.string().default(verifyEmailChangeResponseDataUserTimezoneDefault),
  "company_id": zod.int().nullable().default(verifyEmailChangeResponseDataUserCompanyIdDefault).describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable().default(verifyEmailChangeResponseDataUserEmailVerifiedAtDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(verifyEmailChangeResponseDataUserPositionsDefault),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(verifyEmailChangeResponseDataUserStatusDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(verifyEmailChangeResponseDataUserCreatedAtDefault),
  "branches_count": zod.int().min(verifyEmailChangeResponseDataUserBranchesCountMin).nullable().default(verifyEmailChangeResponseDataUserBranchesCountDefault).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(verifyEmailChangeResponseDataUserUnreadTotalMin).nullable().default(verifyEmailChangeResponseDataUserUnreadTotalDefault).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().default(verifyEmailChangeResponseDataUserManagerInactiveDefault).describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The signed-in user
 */
export const getMeResponseDataUserIdDefault = null;

export const getMeResponseDataUserEmailDefault = ``;
export const getMeResponseDataUserFirstNameDefault = ``;
export const getMeResponseDataUserLastNameDefault = ``;
export const getMeResponseDataUserPhoneDefault = ``;
export const getMeResponseDataUserPhoneMax = 10;


export const getMeResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const getMeResponseDataUserAvatarUrlDefault = null;
export const getMeResponseDataUserLocaleDefault = null;
export const getMeResponseDataUserTimezoneDefault = ``;
export const getMeResponseDataUserCompanyIdDefault = null;
export const getMeResponseDataUserEmailVerifiedAtDefault = null;
export const getMeResponseDataUserPositionsDefault = [];
export const getMeResponseDataUserStatusDefault = null;
export const getMeResponseDataUserCreatedAtDefault = null;
export const getMeResponseDataUserBranchesCountDefault = null;
export const getMeResponseDataUserBranchesCountMin = 0;

export const getMeResponseDataUserUnreadTotalDefault = null;
export const getMeResponseDataUserUnreadTotalMin = 0;

export const getMeResponseDataUserManagerInactiveDefault = false;

export const GetMeResponse = zod.strictObject({
  "data": zod.strictObject({
  "user": zod.strictObject({
  "id": zod.int().min(1).nullable().default(getMeResponseDataUserIdDefault),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email().default(getMeResponseDataUserEmailDefault),
  "first_name": zod.string().default(getMeResponseDataUserFirstNameDefault),
  "last_name": zod.string().default(getMeResponseDataUserLastNameDefault),
  "phone": zod.string().max(getMeResponseDataUserPhoneMax).regex(getMeResponseDataUserPhoneRegExp).default(getMeResponseDataUserPhoneDefault),
  "avatar_url": zod.string().nullable().default(getMeResponseDataUserAvatarUrlDefault),
  "locale": zod.union([zod.literal('en'),zod.literal('es'),zod.literal(null)]).nullable().default(getMeResponseDataUserLocaleDefault),
  "timezone": zod.string().default(getMeResponseDataUserTimezoneDefault),
  "company_id": zod.int().nullable().default(getMeResponseDataUserCompanyIdDefault).describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable().default(getMeResponseDataUserEmailVerifiedAtDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(getMeResponseDataUserPositionsDefault),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(getMeResponseDataUserStatusDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(getMeResponseDataUserCreatedAtDefault),
  "branches_count": zod.int().min(getMeResponseDataUserBranchesCountMin).nullable().default(getMeResponseDataUserBranchesCountDefault).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(getMeResponseDataUserUnreadTotalMin).nullable().default(getMeResponseDataUserUnreadTotalDefault).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().default(getMeResponseDataUserManagerInactiveDefault).describe('A manager whose access to the company is turned off.')
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

export const requestRegisterOtpResponseDataEmailDefault = ``;
export const requestRegisterOtpResponseDataEmailMax = 254;

export const requestRegisterOtpResponseDataExpiresInDefault = null;
export const requestRegisterOtpResponseDataExpiresInMin = 0;

export const requestRegisterOtpResponseDataResendInDefault = null;
export const requestRegisterOtpResponseDataResendInMin = 0;

export const requestRegisterOtpResponseDataLengthDefault = null;



export const RequestRegisterOtpResponse = zod.strictObject({
  "data": zod.strictObject({
  "otp_id": zod.string().min(1).max(requestRegisterOtpResponseDataOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.'),
  "email": zod.email().max(requestRegisterOtpResponseDataEmailMax).default(requestRegisterOtpResponseDataEmailDefault),
  "expires_in": zod.int().min(requestRegisterOtpResponseDataExpiresInMin).nullable().default(requestRegisterOtpResponseDataExpiresInDefault).describe('Seconds.'),
  "resend_in": zod.int().min(requestRegisterOtpResponseDataResendInMin).nullable().default(requestRegisterOtpResponseDataResendInDefault).describe('Seconds until another code can be requested.'),
  "length": zod.int().min(1).nullable().default(requestRegisterOtpResponseDataLengthDefault).describe('Digits of the code.')
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

export const verifyRegisterOtpResponseDataExpiresInDefault = null;
export const verifyRegisterOtpResponseDataExpiresInMin = 0;



export const VerifyRegisterOtpResponse = zod.strictObject({
  "data": zod.strictObject({
  "temporary_token": zod.string().min(1).max(verifyRegisterOtpResponseDataTemporaryTokenMax).describe('Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.'),
  "expires_in": zod.int().min(verifyRegisterOtpResponseDataExpiresInMin).nullable().default(verifyRegisterOtpResponseDataExpiresInDefault).describe('Seconds.')
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


export const signUpHelperResponseDataUserIdDefault = null;

export const signUpHelperResponseDataUserEmailDefault = ``;
export const signUpHelperResponseDataUserFirstNameDefault = ``;
export const signUpHelperResponseDataUserLastNameDefault = ``;
export const signUpHelperResponseDataUserPhoneDefault = ``;
export const signUpHelperResponseDataUserPhoneMax = 10;


export const signUpHelperResponseDataUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const signUpHelperResponseDataUserAvatarUrlDefault = null;
export const signUpHelperResponseDataUserLocaleDefault = null;
export const signUpHelperResponseDataUserTimezoneDefault = ``;
export const signUpHelperResponseDataUserCompanyIdDefault = null;
export const signUpHelperResponseDataUserEmailVerifiedAtDefault = null;
export const signUpHelperResponseDataUserPositionsDefault = [];
export const signUpHelperResponseDataUserStatusDefault = null;
export const signUpHelperResponseDataUserCreatedAtDefault = null;
export const signUpHelperResponseDataUserBranchesCountDefault = null;
export const signUpHelperResponseDataUserBranchesCountMin = 0;

export const signUpHelperResponseDataUserUnreadTotalDefault = null;
export const signUpHelperResponseDataUserUnreadTotalMin = 0;

export const signUpHelperResponseDataUserManagerInactiveDefault = false;

export const SignUpHelperResponse = zod.strictObject({
  "data": zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1).nullable().default(signUpHelperResponseDataUserIdDefault),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email().default(signUpHelperResponseDataUserEmailDefault),
  "first_name": zod.string().default(signUpHelperResponseDataUserFirstNameDefault),
  "last_name": zod.string().default(signUpHelperResponseDataUserLastNameDefault),
  "phone": zod.string().max(signUpHelperResponseDataUserPhoneMax).regex(signUpHelperResponseDataUserPhoneRegExp).default(signUpHelperResponseDataUserPhoneDefault),
  "avatar_url": zod.string().nullable().default(signUpHelperResponseDataUserAvatarUrlDefault),
  "locale": zod.union([zod.literal('en'),zod.literal('es'),zod.literal(null)]).nullable().default(signUpHelperResponseDataUserLocaleDefault),
  "timezone": zod.string().default(signUpHelperResponseDataUserTimezoneDefault),
  "company_id": zod.int().nullable().default(signUpHelperResponseDataUserCompanyIdDefault).describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable().default(signUpHelperResponseDataUserEmailVerifiedAtDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(signUpHelperResponseDataUserPositionsDefault),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(signUpHelperResponseDataUserStatusDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(signUpHelperResponseDataUserCreatedAtDefault),
  "branches_count": zod.int().min(signUpHelperResponseDataUserBranchesCountMin).nullable().default(signUpHelperResponseDataUserBranchesCountDefault).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(signUpHelperResponseDataUserUnreadTotalMin).nullable().default(signUpHelperResponseDataUserUnreadTotalDefault).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().default(signUpHelperResponseDataUserManagerInactiveDefault).describe('A manager whose access to the company is turned off.')
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

export const requestResetOtpResponseDataExpiresInDefault = null;
export const requestResetOtpResponseDataExpiresInMin = 0;

export const requestResetOtpResponseDataResendInDefault = null;
export const requestResetOtpResponseDataResendInMin = 0;



export const RequestResetOtpResponse = zod.strictObject({
  "data": zod.strictObject({
  "otp_id": zod.string().min(1).max(requestResetOtpResponseDataOtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.'),
  "expires_in": zod.int().min(requestResetOtpResponseDataExpiresInMin).nullable().default(requestResetOtpResponseDataExpiresInDefault).describe('Seconds.'),
  "resend_in": zod.int().min(requestResetOtpResponseDataResendInMin).nullable().default(requestResetOtpResponseDataResendInDefault).describe('Seconds until another code can be requested.')
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


export const handleGoogleCallbackResponseDataOneUserIdDefault = null;

export const handleGoogleCallbackResponseDataOneUserEmailDefault = ``;
export const handleGoogleCallbackResponseDataOneUserFirstNameDefault = ``;
export const handleGoogleCallbackResponseDataOneUserLastNameDefault = ``;
export const handleGoogleCallbackResponseDataOneUserPhoneDefault = ``;
export const handleGoogleCallbackResponseDataOneUserPhoneMax = 10;


export const handleGoogleCallbackResponseDataOneUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const handleGoogleCallbackResponseDataOneUserAvatarUrlDefault = null;
export const handleGoogleCallbackResponseDataOneUserLocaleDefault = null;
export const handleGoogleCallbackResponseDataOneUserTimezoneDefault = ``;
export const handleGoogleCallbackResponseDataOneUserCompanyIdDefault = null;
export const handleGoogleCallbackResponseDataOneUserEmailVerifiedAtDefault = null;
export const handleGoogleCallbackResponseDataOneUserPositionsDefault = [];
export const handleGoogleCallbackResponseDataOneUserStatusDefault = null;
export const handleGoogleCallbackResponseDataOneUserCreatedAtDefault = null;
export const handleGoogleCallbackResponseDataOneUserBranchesCountDefault = null;
export const handleGoogleCallbackResponseDataOneUserBranchesCountMin = 0;

export const handleGoogleCallbackResponseDataOneUserUnreadTotalDefault = null;
export const handleGoogleCallbackResponseDataOneUserUnreadTotalMin = 0;

export const handleGoogleCallbackResponseDataOneUserManagerInactiveDefault = false;
export const handleGoogleCallbackResponseDataTwoTemporaryTokenMax = 255;

export const handleGoogleCallbackResponseDataTwoEmailMax = 254;



export const HandleGoogleCallbackResponse = zod.strictObject({
  "data": zod.union([zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1).nullable().default(handleGoogleCallbackResponseDataOneUserIdDefault),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email().default(handleGoogleCallbackResponseDataOneUserEmailDefault),
  "first_name": zod.string().default(handleGoogleCallbackResponseDataOneUserFirstNameDefault),
  "last_name": zod.string().default(handleGoogleCallbackResponseDataOneUserLastNameDefault),
  "phone": zod.string().max(handleGoogleCallbackResponseDataOneUserPhoneMax).regex(handleGoogleCallbackResponseDataOneUserPhoneRegExp).default(handleGoogleCallbackResponseDataOneUserPhoneDefault),
  "avatar_url": zod.string().nullable().default(handleGoogleCallbackResponseDataOneUserAvatarUrlDefault),
  "locale": zod.union([zod.literal('en'),zod.literal('es'),zod.literal(null)]).nullable().default(handleGoogleCallbackResponseDataOneUserLocaleDefault),
  "timezone": zod.string().default(handleGoogleCallbackResponseDataOneUserTimezoneDefault),
  "company_id": zod.int().nullable().default(handleGoogleCallbackResponseDataOneUserCompanyIdDefault).describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable().default(handleGoogleCallbackResponseDataOneUserEmailVerifiedAtDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(handleGoogleCallbackResponseDataOneUserPositionsDefault),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(handleGoogleCallbackResponseDataOneUserStatusDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(handleGoogleCallbackResponseDataOneUserCreatedAtDefault),
  "branches_count": zod.int().min(handleGoogleCallbackResponseDataOneUserBranchesCountMin).nullable().default(handleGoogleCallbackResponseDataOneUserBranchesCountDefault).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(handleGoogleCallbackResponseDataOneUserUnreadTotalMin).nullable().default(handleGoogleCallbackResponseDataOneUserUnreadTotalDefault).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().default(handleGoogleCallbackResponseDataOneUserManagerInactiveDefault).describe('A manager whose access to the company is turned off.')
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


export const handleAppleCallbackResponseDataOneUserIdDefault = null;

export const handleAppleCallbackResponseDataOneUserEmailDefault = ``;
export const handleAppleCallbackResponseDataOneUserFirstNameDefault = ``;
export const handleAppleCallbackResponseDataOneUserLastNameDefault = ``;
export const handleAppleCallbackResponseDataOneUserPhoneDefault = ``;
export const handleAppleCallbackResponseDataOneUserPhoneMax = 10;


export const handleAppleCallbackResponseDataOneUserPhoneRegExp = new RegExp('^[0-9]{10}$');
export const handleAppleCallbackResponseDataOneUserAvatarUrlDefault = null;
export const handleAppleCallbackResponseDataOneUserLocaleDefault = null;
export const handleAppleCallbackResponseDataOneUserTimezoneDefault = ``;
export const handleAppleCallbackResponseDataOneUserCompanyIdDefault = null;
export const handleAppleCallbackResponseDataOneUserEmailVerifiedAtDefault = null;
export const handleAppleCallbackResponseDataOneUserPositionsDefault = [];
export const handleAppleCallbackResponseDataOneUserStatusDefault = null;
export const handleAppleCallbackResponseDataOneUserCreatedAtDefault = null;
export const handleAppleCallbackResponseDataOneUserBranchesCountDefault = null;
export const handleAppleCallbackResponseDataOneUserBranchesCountMin = 0;

export const handleAppleCallbackResponseDataOneUserUnreadTotalDefault = null;
export const handleAppleCallbackResponseDataOneUserUnreadTotalMin = 0;

export const handleAppleCallbackResponseDataOneUserManagerInactiveDefault = false;
export const handleAppleCallbackResponseDataTwoTemporaryTokenMax = 255;

export const handleAppleCallbackResponseDataTwoEmailMax = 254;



export const HandleAppleCallbackResponse = zod.strictObject({
  "data": zod.union([zod.strictObject({
  "access_token": zod.string().min(1),
  "user": zod.strictObject({
  "id": zod.int().min(1).nullable().default(handleAppleCallbackResponseDataOneUserIdDefault),
  "type": zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.'),
  "email": zod.email().default(handleAppleCallbackResponseDataOneUserEmailDefault),
  "first_name": zod.string().default(handleAppleCallbackResponseDataOneUserFirstNameDefault),
  "last_name": zod.string().default(handleAppleCallbackResponseDataOneUserLastNameDefault),
  "phone": zod.string().max(handleAppleCallbackResponseDataOneUserPhoneMax).regex(handleAppleCallbackResponseDataOneUserPhoneRegExp).default(handleAppleCallbackResponseDataOneUserPhoneDefault),
  "avatar_url": zod.string().nullable().default(handleAppleCallbackResponseDataOneUserAvatarUrlDefault),
  "locale": zod.union([zod.literal('en'),zod.literal('es'),zod.literal(null)]).nullable().default(handleAppleCallbackResponseDataOneUserLocaleDefault),
  "timezone": zod.string().default(handleAppleCallbackResponseDataOneUserTimezoneDefault),
  "company_id": zod.int().nullable().default(handleAppleCallbackResponseDataOneUserCompanyIdDefault).describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable().default(handleAppleCallbackResponseDataOneUserEmailVerifiedAtDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(handleAppleCallbackResponseDataOneUserPositionsDefault),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(handleAppleCallbackResponseDataOneUserStatusDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(handleAppleCallbackResponseDataOneUserCreatedAtDefault),
  "branches_count": zod.int().min(handleAppleCallbackResponseDataOneUserBranchesCountMin).nullable().default(handleAppleCallbackResponseDataOneUserBranchesCountDefault).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(handleAppleCallbackResponseDataOneUserUnreadTotalMin).nullable().default(handleAppleCallbackResponseDataOneUserUnreadTotalDefault).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().default(handleAppleCallbackResponseDataOneUserManagerInactiveDefault).describe('A manager whose access to the company is turned off.')
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

