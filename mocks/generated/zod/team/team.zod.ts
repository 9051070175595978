/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * For the owner, the office and managers (in their own branches); only the owner creates managers. The person gets an account and a message about it. The email of an existing account is a 422 on `email` with a code: for `existing_helper` the conflict names the user to invite instead, for `already_member` the employee. A removed member whose account the company created is added again with that account; office staff only by the owner.
 * @summary Add a member to branches
 */
export const createEmployeeHeaderIdempotencyKeyMin = 8;
export const createEmployeeHeaderIdempotencyKeyMax = 64;



export const CreateEmployeeHeader = zod.object({
  "Idempotency-Key": zod.string().min(createEmployeeHeaderIdempotencyKeyMin).max(createEmployeeHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const createEmployeeBodyFirstNameMax = 50;

export const createEmployeeBodyLastNameMax = 50;

export const createEmployeeBodyEmailMax = 254;

export const createEmployeeBodyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createEmployeeBodyPhoneMax = 10;

export const createEmployeeBodyPositionsMax = 3;

export const createEmployeeBodyHourlyRateMin = 1500;
export const createEmployeeBodyHourlyRateMax = 15000;
export const createEmployeeBodyHourlyRateMultipleOf = 50;


export const createEmployeeBodyBranchIdsMax = 20;

export const createEmployeeBodyStartDateMax = 10;


export const createEmployeeBodyStartDateRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$');
export const createEmployeeBodyLanguagesMax = 3;

export const createEmployeeBodyLicenseStateMax = 2;


export const createEmployeeBodyLicenseStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)?$');
export const createEmployeeBodyLicenseNumberLast4Max = 4;


export const createEmployeeBodyLicenseNumberLast4RegExp = new RegExp('^([0-9]{4})?$');
export const createEmployeeBodyLicenseExpiresOnMax = 10;


export const createEmployeeBodyLicenseExpiresOnRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$');
export const createEmployeeBodyDotMedicalExpiresOnMax = 10;


export const createEmployeeBodyDotMedicalExpiresOnRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$');
export const createEmployeeBodyEmergencyNameMax = 100;

export const createEmployeeBodyEmergencyPhoneRegExp = new RegExp('^([2-9][0-9]{2}[2-9][0-9]{6})?$');

export const createEmployeeBodyEmergencyPhoneMax = 10;

export const createEmployeeBodyEmergencyRelationMax = 50;

export const createEmployeeBodyNotesMax = 1000;



export const CreateEmployeeBody = zod.object({
  "avatar": zod.instanceof(Blob).optional(),
  "first_name": zod.string().min(1).max(createEmployeeBodyFirstNameMax),
  "last_name": zod.string().min(1).max(createEmployeeBodyLastNameMax),
  "email": zod.email().max(createEmployeeBodyEmailMax),
  "phone": zod.stringFormat('phone', createEmployeeBodyPhoneRegExp).max(createEmployeeBodyPhoneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "positions[]": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).min(1).max(createEmployeeBodyPositionsMax).describe('Foreman/driver (4) includes driver and foreman, which are then not listed.'),
  "employment_type": zod.enum(['employee', 'helper']).describe('An employee or a freelance helper.'),
  "hourly_rate": zod.int().min(createEmployeeBodyHourlyRateMin).max(createEmployeeBodyHourlyRateMax).multipleOf(createEmployeeBodyHourlyRateMultipleOf).describe('Cents per hour.'),
  "branch_ids[]": zod.array(zod.int().min(1)).min(1).max(createEmployeeBodyBranchIdsMax),
  "is_manager": zod.boolean().optional().describe('Only the owner may change it; employees only.'),
  "start_date": zod.string().max(createEmployeeBodyStartDateMax).regex(createEmployeeBodyStartDateRegExp).optional().describe('Empty text for none.'),
  "languages[]": zod.array(zod.enum(['en', 'es', 'other'])).max(createEmployeeBodyLanguagesMax).optional(),
  "license_class": zod.enum(['A', 'B', 'C', 'none']).optional().describe('Required for drivers and foreman/drivers with the next three.'),
  "license_state": zod.string().max(createEmployeeBodyLicenseStateMax).regex(createEmployeeBodyLicenseStateRegExp).optional().describe('Two letters of a US state or of the District of Columbia; empty text for none.'),
  "license_number_last4": zod.string().max(createEmployeeBodyLicenseNumberLast4Max).regex(createEmployeeBodyLicenseNumberLast4RegExp).optional(),
  "license_expires_on": zod.string().max(createEmployeeBodyLicenseExpiresOnMax).regex(createEmployeeBodyLicenseExpiresOnRegExp).optional().describe('Not in the past.'),
  "dot_medical_expires_on": zod.string().max(createEmployeeBodyDotMedicalExpiresOnMax).regex(createEmployeeBodyDotMedicalExpiresOnRegExp).optional().describe('Required for a license of class A or B.'),
  "emergency_name": zod.string().max(createEmployeeBodyEmergencyNameMax).optional().describe('Empty text for no emergency contact.'),
  "emergency_phone": zod.stringFormat('phone', createEmployeeBodyEmergencyPhoneRegExp).max(createEmployeeBodyEmergencyPhoneMax).optional(),
  "emergency_relation": zod.string().max(createEmployeeBodyEmergencyRelationMax).optional(),
  "notes": zod.string().max(createEmployeeBodyNotesMax).optional(),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).optional().describe('0 inactive, 1 active.')
}).describe('Multipart form. Lists repeat the part `name[]`; in `errors` the field is named without the brackets. Without a status the member is active.')


export const createEmployeeResponseDataUserIdDefault = null;

export const createEmployeeResponseDataBranchIdDefault = null;


export const createEmployeeResponseDataBranchIdsDefault = [];
export const createEmployeeResponseDataFirstNameDefault = ``;
export const createEmployeeResponseDataLastNameDefault = ``;
export const createEmployeeResponseDataAvatarUrlDefault = null;
export const createEmployeeResponseDataEmailDefault = ``;
export const createEmployeeResponseDataPhoneDefault = ``;
export const createEmployeeResponseDataPhoneMax = 10;


export const createEmployeeResponseDataPhoneRegExp = new RegExp('^[0-9]{10}$');
export const createEmployeeResponseDataOwnsProfileDefault = false;
export const createEmployeeResponseDataEmailLockedDefault = false;
export const createEmployeeResponseDataPositionsDefault = [];
export const createEmployeeResponseDataEmploymentTypeDefault = null;
export const createEmployeeResponseDataHourlyRateDefault = null;
export const createEmployeeResponseDataHourlyRateMin = 0;

export const createEmployeeResponseDataStatusDefault = null;
export const createEmployeeResponseDataIsManagerDefault = false;
export const createEmployeeResponseDataLanguagesDefault = [];
export const createEmployeeResponseDataRatingAvgDefault = null;
export const createEmployeeResponseDataRatingCountDefault = null;
export const createEmployeeResponseDataRatingCountMin = 0;

export const createEmployeeResponseDataHoursThisWeekDefault = null;
export const createEmployeeResponseDataHoursThisWeekMin = 0;


export const createEmployeeResponseDataNextJobOneTimezoneMax = 64;

export const createEmployeeResponseDataNextJobDefault = null;
export const createEmployeeResponseDataDocumentsDefault = [];
export const createEmployeeResponseDataJoinedAtDefault = null;
export const createEmployeeResponseDataVersionDefault = null;

export const createEmployeeResponseDataStartDateDefault = null;
export const createEmployeeResponseDataDriverLicenseOneStateMax = 2;


export const createEmployeeResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createEmployeeResponseDataDriverLicenseOneNumberLast4Max = 4;


export const createEmployeeResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const createEmployeeResponseDataDriverLicenseDefault = null;
export const createEmployeeResponseDataDotMedicalExpiresOnDefault = null;
export const createEmployeeResponseDataEmergencyContactOnePhoneMax = 10;


export const createEmployeeResponseDataEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const createEmployeeResponseDataEmergencyContactDefault = null;
export const createEmployeeResponseDataNotesDefault = ``;

export const createEmployeeResponseDataUpcomingJobsItemArrivalWindowMax = 13;


export const createEmployeeResponseDataUpcomingJobsItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createEmployeeResponseDataUpcomingJobsItemTimezoneMax = 64;

export const createEmployeeResponseDataUpcomingJobsDefault = [];

export const CreateEmployeeResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(createEmployeeResponseDataUserIdDefault),
  "branch_id": zod.int().min(1).nullable().default(createEmployeeResponseDataBranchIdDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(createEmployeeResponseDataBranchIdsDefault).describe('Branches of the company they are a member of.'),
  "first_name": zod.string().default(createEmployeeResponseDataFirstNameDefault),
  "last_name": zod.string().default(createEmployeeResponseDataLastNameDefault),
  "avatar_url": zod.string().nullable().default(createEmployeeResponseDataAvatarUrlDefault),
  "email": zod.email().default(createEmployeeResponseDataEmailDefault),
  "phone": zod.string().max(createEmployeeResponseDataPhoneMax).regex(createEmployeeResponseDataPhoneRegExp).default(createEmployeeResponseDataPhoneDefault),
  "owns_profile": zod.boolean().default(createEmployeeResponseDataOwnsProfileDefault).describe('They came with their own account: only they change names, email, phone and photo.'),
  "email_locked": zod.boolean().default(createEmployeeResponseDataEmailLockedDefault).describe('The caller may not correct the email: the member signs in with it, or only the owner may.'),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(createEmployeeResponseDataPositionsDefault),
  "employment_type": zod.union([zod.enum(['employee', 'helper']).describe('An employee or a freelance helper.'),zod.null()]).default(createEmployeeResponseDataEmploymentTypeDefault),
  "hourly_rate": zod.int().min(createEmployeeResponseDataHourlyRateMin).nullable().default(createEmployeeResponseDataHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(createEmployeeResponseDataStatusDefault),
  "is_manager": zod.boolean().default(createEmployeeResponseDataIsManagerDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(createEmployeeResponseDataLanguagesDefault),
  "rating_avg": zod.number().nullable().default(createEmployeeResponseDataRatingAvgDefault),
  "rating_count": zod.int().min(createEmployeeResponseDataRatingCountMin).nullable().default(createEmployeeResponseDataRatingCountDefault),
  "hours_this_week": zod.number().min(createEmployeeResponseDataHoursThisWeekMin).nullable().default(createEmployeeResponseDataHoursThisWeekDefault),
  "next_job": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(createEmployeeResponseDataNextJobOneTimezoneMax).describe('IANA name.')
}).describe('The next accepted job for this company.'),zod.null()]).default(createEmployeeResponseDataNextJobDefault),
  "documents": zod.array(zod.strictObject({
  "kind": zod.enum(['driver_license', 'dot_medical']),
  "expires_on": zod.iso.date(),
  "state": zod.enum(['valid', 'expiring', 'expired'])
}).describe('A document with an expiry date; `expiring` within 30 days.')).default(createEmployeeResponseDataDocumentsDefault),
  "joined_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(createEmployeeResponseDataJoinedAtDefault),
  "version": zod.int().min(1).nullable().default(createEmployeeResponseDataVersionDefault),
  "start_date": zod.iso.date().nullable().default(createEmployeeResponseDataStartDateDefault),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(createEmployeeResponseDataDriverLicenseOneStateMax).regex(createEmployeeResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(createEmployeeResponseDataDriverLicenseOneNumberLast4Max).regex(createEmployeeResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]).default(createEmployeeResponseDataDriverLicenseDefault),
  "dot_medical_expires_on": zod.iso.date().nullable().default(createEmployeeResponseDataDotMedicalExpiresOnDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(createEmployeeResponseDataEmergencyContactOnePhoneMax).regex(createEmployeeResponseDataEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(createEmployeeResponseDataEmergencyContactDefault),
  "notes": zod.string().default(createEmployeeResponseDataNotesDefault),
  "upcoming_jobs": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "invitation_id": zod.int().min(1),
  "invitation_status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('The last day; null for a job of one day.'),
  "arrival_window": zod.string().max(createEmployeeResponseDataUpcomingJobsItemArrivalWindowMax).regex(createEmployeeResponseDataUpcomingJobsItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(createEmployeeResponseDataUpcomingJobsItemTimezoneMax).describe('IANA name.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable()
}).describe('An upcoming job of the branch that the member accepted or is invited to.')).default(createEmployeeResponseDataUpcomingJobsDefault).describe('Jobs that removing the member would cancel - soonest first.')
}).describe('A member as the form and the removal dialog need it.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary A member with all details
 */



export const GetEmployeeParams = zod.object({
  "employeeId": zod.coerce.number().int().min(1).describe('Id of a member of a branch; one of another company is a 404.')
})


export const getEmployeeResponseDataUserIdDefault = null;

export const getEmployeeResponseDataBranchIdDefault = null;


export const getEmployeeResponseDataBranchIdsDefault = [];
export const getEmployeeResponseDataFirstNameDefault = ``;
export const getEmployeeResponseDataLastNameDefault = ``;
export const getEmployeeResponseDataAvatarUrlDefault = null;
export const getEmployeeResponseDataEmailDefault = ``;
export const getEmployeeResponseDataPhoneDefault = ``;
export const getEmployeeResponseDataPhoneMax = 10;


export const getEmployeeResponseDataPhoneRegExp = new RegExp('^[0-9]{10}$');
export const getEmployeeResponseDataOwnsProfileDefault = false;
export const getEmployeeResponseDataEmailLockedDefault = false;
export const getEmployeeResponseDataPositionsDefault = [];
export const getEmployeeResponseDataEmploymentTypeDefault = null;
export const getEmployeeResponseDataHourlyRateDefault = null;
export const getEmployeeResponseDataHourlyRateMin = 0;

export const getEmployeeResponseDataStatusDefault = null;
export const getEmployeeResponseDataIsManagerDefault = false;
export const getEmployeeResponseDataLanguagesDefault = [];
export const getEmployeeResponseDataRatingAvgDefault = null;
export const getEmployeeResponseDataRatingCountDefault = null;
export const getEmployeeResponseDataRatingCountMin = 0;

export const getEmployeeResponseDataHoursThisWeekDefault = null;
export const getEmployeeResponseDataHoursThisWeekMin = 0;


export const getEmployeeResponseDataNextJobOneTimezoneMax = 64;

export const getEmployeeResponseDataNextJobDefault = null;
export const getEmployeeResponseDataDocumentsDefault = [];
export const getEmployeeResponseDataJoinedAtDefault = null;
export const getEmployeeResponseDataVersionDefault = null;

export const getEmployeeResponseDataStartDateDefault = null;
export const getEmployeeResponseDataDriverLicenseOneStateMax = 2;


export const getEmployeeResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getEmployeeResponseDataDriverLicenseOneNumberLast4Max = 4;


export const getEmployeeResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const getEmployeeResponseDataDriverLicenseDefault = null;
export const getEmployeeResponseDataDotMedicalExpiresOnDefault = null;
export const getEmployeeResponseDataEmergencyContactOnePhoneMax = 10;


export const getEmployeeResponseDataEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getEmployeeResponseDataEmergencyContactDefault = null;
export const getEmployeeResponseDataNotesDefault = ``;

export const getEmployeeResponseDataUpcomingJobsItemArrivalWindowMax = 13;


export const getEmployeeResponseDataUpcomingJobsItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getEmployeeResponseDataUpcomingJobsItemTimezoneMax = 64;

export const getEmployeeResponseDataUpcomingJobsDefault = [];

export const GetEmployeeResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(getEmployeeResponseDataUserIdDefault),
  "branch_id": zod.int().min(1).nullable().default(getEmployeeResponseDataBranchIdDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(getEmployeeResponseDataBranchIdsDefault).describe('Branches of the company they are a member of.'),
  "first_name": zod.string().default(getEmployeeResponseDataFirstNameDefault),
  "last_name": zod.string().default(getEmployeeResponseDataLastNameDefault),
  "avatar_url": zod.string().nullable().default(getEmployeeResponseDataAvatarUrlDefault),
  "email": zod.email().default(getEmployeeResponseDataEmailDefault),
  "phone": zod.string().max(getEmployeeResponseDataPhoneMax).regex(getEmployeeResponseDataPhoneRegExp).default(getEmployeeResponseDataPhoneDefault),
  "owns_profile": zod.boolean().default(getEmployeeResponseDataOwnsProfileDefault).describe('They came with their own account: only they change names, email, phone and photo.'),
  "email_locked": zod.boolean().default(getEmployeeResponseDataEmailLockedDefault).describe('The caller may not correct the email: the member signs in with it, or only the owner may.'),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(getEmployeeResponseDataPositionsDefault),
  "employment_type": zod.union([zod.enum(['employee', 'helper']).describe('An employee or a freelance helper.'),zod.null()]).default(getEmployeeResponseDataEmploymentTypeDefault),
  "hourly_rate": zod.int().min(getEmployeeResponseDataHourlyRateMin).nullable().default(getEmployeeResponseDataHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(getEmployeeResponseDataStatusDefault),
  "is_manager": zod.boolean().default(getEmployeeResponseDataIsManagerDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(getEmployeeResponseDataLanguagesDefault),
  "rating_avg": zod.number().nullable().default(getEmployeeResponseDataRatingAvgDefault),
  "rating_count": zod.int().min(getEmployeeResponseDataRatingCountMin).nullable().default(getEmployeeResponseDataRatingCountDefault),
  "hours_this_week": zod.number().min(getEmployeeResponseDataHoursThisWeekMin).nullable().default(getEmployeeResponseDataHoursThisWeekDefault),
  "next_job": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getEmployeeResponseDataNextJobOneTimezoneMax).describe('IANA name.')
}).describe('The next accepted job for this company.'),zod.null()]).default(getEmployeeResponseDataNextJobDefault),
  "documents": zod.array(zod.strictObject({
  "kind": zod.enum(['driver_license', 'dot_medical']),
  "expires_on": zod.iso.date(),
  "state": zod.enum(['valid', 'expiring', 'expired'])
}).describe('A document with an expiry date; `expiring` within 30 days.')).default(getEmployeeResponseDataDocumentsDefault),
  "joined_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getEmployeeResponseDataJoinedAtDefault),
  "version": zod.int().min(1).nullable().default(getEmployeeResponseDataVersionDefault),
  "start_date": zod.iso.date().nullable().default(getEmployeeResponseDataStartDateDefault),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(getEmployeeResponseDataDriverLicenseOneStateMax).regex(getEmployeeResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(getEmployeeResponseDataDriverLicenseOneNumberLast4Max).regex(getEmployeeResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]).default(getEmployeeResponseDataDriverLicenseDefault),
  "dot_medical_expires_on": zod.iso.date().nullable().default(getEmployeeResponseDataDotMedicalExpiresOnDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(getEmployeeResponseDataEmergencyContactOnePhoneMax).regex(getEmployeeResponseDataEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(getEmployeeResponseDataEmergencyContactDefault),
  "notes": zod.string().default(getEmployeeResponseDataNotesDefault),
  "upcoming_jobs": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "invitation_id": zod.int().min(1),
  "invitation_status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('The last day; null for a job of one day.'),
  "arrival_window": zod.string().max(getEmployeeResponseDataUpcomingJobsItemArrivalWindowMax).regex(getEmployeeResponseDataUpcomingJobsItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getEmployeeResponseDataUpcomingJobsItemTimezoneMax).describe('IANA name.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable()
}).describe('An upcoming job of the branch that the member accepted or is invited to.')).default(getEmployeeResponseDataUpcomingJobsDefault).describe('Jobs that removing the member would cancel - soonest first.')
}).describe('A member as the form and the removal dialog need it.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Absent fields stay unchanged. A 403 when office users change rate or status or remove a member from a branch, when anyone but the owner changes a manager's role or status, and when managers act outside their branches. The email of a person who already signs in with it is a 422 on `email`: only they can change it. An outdated `version` is a 409 `stale_version` that says who saved it.
 * @summary Change a member
 */



export const UpdateEmployeeParams = zod.object({
  "employeeId": zod.coerce.number().int().min(1).describe('Id of a member of a branch; one of another company is a 404.')
})

export const updateEmployeeHeaderIdempotencyKeyMin = 8;
export const updateEmployeeHeaderIdempotencyKeyMax = 64;



export const UpdateEmployeeHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateEmployeeHeaderIdempotencyKeyMin).max(updateEmployeeHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updateEmployeeBodyFirstNameMax = 50;

export const updateEmployeeBodyLastNameMax = 50;

export const updateEmployeeBodyEmailMax = 254;

export const updateEmployeeBodyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateEmployeeBodyPhoneMax = 10;

export const updateEmployeeBodyPositionsMax = 3;

export const updateEmployeeBodyHourlyRateMin = 1500;
export const updateEmployeeBodyHourlyRateMax = 15000;
export const updateEmployeeBodyHourlyRateMultipleOf = 50;


export const updateEmployeeBodyBranchIdsMax = 20;

export const updateEmployeeBodyStartDateMax = 10;


export const updateEmployeeBodyStartDateRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$');
export const updateEmployeeBodyLanguagesMax = 3;

export const updateEmployeeBodyLicenseStateMax = 2;


export const updateEmployeeBodyLicenseStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)?$');
export const updateEmployeeBodyLicenseNumberLast4Max = 4;


export const updateEmployeeBodyLicenseNumberLast4RegExp = new RegExp('^([0-9]{4})?$');
export const updateEmployeeBodyLicenseExpiresOnMax = 10;


export const updateEmployeeBodyLicenseExpiresOnRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$');
export const updateEmployeeBodyDotMedicalExpiresOnMax = 10;


export const updateEmployeeBodyDotMedicalExpiresOnRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$');
export const updateEmployeeBodyEmergencyNameMax = 100;

export const updateEmployeeBodyEmergencyPhoneRegExp = new RegExp('^([2-9][0-9]{2}[2-9][0-9]{6})?$');

export const updateEmployeeBodyEmergencyPhoneMax = 10;

export const updateEmployeeBodyEmergencyRelationMax = 50;

export const updateEmployeeBodyNotesMax = 1000;




export const UpdateEmployeeBody = zod.object({
  "first_name": zod.string().min(1).max(updateEmployeeBodyFirstNameMax).optional(),
  "last_name": zod.string().min(1).max(updateEmployeeBodyLastNameMax).optional(),
  "email": zod.email().max(updateEmployeeBodyEmailMax).optional(),
  "phone": zod.stringFormat('phone', updateEmployeeBodyPhoneRegExp).max(updateEmployeeBodyPhoneMax).optional().describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).min(1).max(updateEmployeeBodyPositionsMax).optional().describe('Foreman/driver (4) includes driver and foreman, which are then not listed.'),
  "employment_type": zod.enum(['employee', 'helper']).optional().describe('An employee or a freelance helper.'),
  "hourly_rate": zod.int().min(updateEmployeeBodyHourlyRateMin).max(updateEmployeeBodyHourlyRateMax).multipleOf(updateEmployeeBodyHourlyRateMultipleOf).optional().describe('Cents per hour.'),
  "branch_ids": zod.array(zod.int().min(1)).min(1).max(updateEmployeeBodyBranchIdsMax).optional(),
  "is_manager": zod.boolean().optional().describe('Only the owner may change it; employees only.'),
  "start_date": zod.string().max(updateEmployeeBodyStartDateMax).regex(updateEmployeeBodyStartDateRegExp).optional().describe('Empty text for none.'),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(updateEmployeeBodyLanguagesMax).optional(),
  "license_class": zod.enum(['A', 'B', 'C', 'none']).optional().describe('Required for drivers and foreman/drivers with the next three.'),
  "license_state": zod.string().max(updateEmployeeBodyLicenseStateMax).regex(updateEmployeeBodyLicenseStateRegExp).optional().describe('Two letters of a US state or of the District of Columbia; empty text for none.'),
  "license_number_last4": zod.string().max(updateEmployeeBodyLicenseNumberLast4Max).regex(updateEmployeeBodyLicenseNumberLast4RegExp).optional(),
  "license_expires_on": zod.string().max(updateEmployeeBodyLicenseExpiresOnMax).regex(updateEmployeeBodyLicenseExpiresOnRegExp).optional().describe('Not in the past.'),
  "dot_medical_expires_on": zod.string().max(updateEmployeeBodyDotMedicalExpiresOnMax).regex(updateEmployeeBodyDotMedicalExpiresOnRegExp).optional().describe('Required for a license of class A or B.'),
  "emergency_name": zod.string().max(updateEmployeeBodyEmergencyNameMax).optional().describe('Empty text for no emergency contact.'),
  "emergency_phone": zod.stringFormat('phone', updateEmployeeBodyEmergencyPhoneRegExp).max(updateEmployeeBodyEmergencyPhoneMax).optional(),
  "emergency_relation": zod.string().max(updateEmployeeBodyEmergencyRelationMax).optional(),
  "notes": zod.string().max(updateEmployeeBodyNotesMax).optional(),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).optional().describe('0 inactive, 1 active.'),
  "version": zod.int().min(1).optional().describe('The version that was read; not compared if absent.')
}).describe('Absent fields stay unchanged, a list that is sent replaces the old one. Rate, status and employment apply to all listed branches. Send all fields of a license; `license_class` none removes it.')


export const updateEmployeeResponseDataUserIdDefault = null;

export const updateEmployeeResponseDataBranchIdDefault = null;


export const updateEmployeeResponseDataBranchIdsDefault = [];
export const updateEmployeeResponseDataFirstNameDefault = ``;
export const updateEmployeeResponseDataLastNameDefault = ``;
export const updateEmployeeResponseDataAvatarUrlDefault = null;
export const updateEmployeeResponseDataEmailDefault = ``;
export const updateEmployeeResponseDataPhoneDefault = ``;
export const updateEmployeeResponseDataPhoneMax = 10;


export const updateEmployeeResponseDataPhoneRegExp = new RegExp('^[0-9]{10}$');
export const updateEmployeeResponseDataOwnsProfileDefault = false;
export const updateEmployeeResponseDataEmailLockedDefault = false;
export const updateEmployeeResponseDataPositionsDefault = [];
export const updateEmployeeResponseDataEmploymentTypeDefault = null;
export const updateEmployeeResponseDataHourlyRateDefault = null;
export const updateEmployeeResponseDataHourlyRateMin = 0;

export const updateEmployeeResponseDataStatusDefault = null;
export const updateEmployeeResponseDataIsManagerDefault = false;
export const updateEmployeeResponseDataLanguagesDefault = [];
export const updateEmployeeResponseDataRatingAvgDefault = null;
export const updateEmployeeResponseDataRatingCountDefault = null;
export const updateEmployeeResponseDataRatingCountMin = 0;

export const updateEmployeeResponseDataHoursThisWeekDefault = null;
export const updateEmployeeResponseDataHoursThisWeekMin = 0;


export const updateEmployeeResponseDataNextJobOneTimezoneMax = 64;

export const updateEmployeeResponseDataNextJobDefault = null;
export const updateEmployeeResponseDataDocumentsDefault = [];
export const updateEmployeeResponseDataJoinedAtDefault = null;
export const updateEmployeeResponseDataVersionDefault = null;

export const updateEmployeeResponseDataStartDateDefault = null;
export const updateEmployeeResponseDataDriverLicenseOneStateMax = 2;


export const updateEmployeeResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateEmployeeResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updateEmployeeResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updateEmployeeResponseDataDriverLicenseDefault = null;
export const updateEmployeeResponseDataDotMedicalExpiresOnDefault = null;
export const updateEmployeeResponseDataEmergencyContactOnePhoneMax = 10;


export const updateEmployeeResponseDataEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateEmployeeResponseDataEmergencyContactDefault = null;
export const updateEmployeeResponseDataNotesDefault = ``;

export const updateEmployeeResponseDataUpcomingJobsItemArrivalWindowMax = 13;


export const updateEmployeeResponseDataUpcomingJobsItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateEmployeeResponseDataUpcomingJobsItemTimezoneMax = 64;

export const updateEmployeeResponseDataUpcomingJobsDefault = [];

export const UpdateEmployeeResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(updateEmployeeResponseDataUserIdDefault),
  "branch_id": zod.int().min(1).nullable().default(updateEmployeeResponseDataBranchIdDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(updateEmployeeResponseDataBranchIdsDefault).describe('Branches of the company they are a member of.'),
  "first_name": zod.string().default(updateEmployeeResponseDataFirstNameDefault),
  "last_name": zod.string().default(updateEmployeeResponseDataLastNameDefault),
  "avatar_url": zod.string().nullable().default(updateEmployeeResponseDataAvatarUrlDefault),
  "email": zod.email().default(updateEmployeeResponseDataEmailDefault),
  "phone": zod.string().max(updateEmployeeResponseDataPhoneMax).regex(updateEmployeeResponseDataPhoneRegExp).default(updateEmployeeResponseDataPhoneDefault),
  "owns_profile": zod.boolean().default(updateEmployeeResponseDataOwnsProfileDefault).describe('They came with their own account: only they change names, email, phone and photo.'),
  "email_locked": zod.boolean().default(updateEmployeeResponseDataEmailLockedDefault).describe('The caller may not correct the email: the member signs in with it, or only the owner may.'),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(updateEmployeeResponseDataPositionsDefault),
  "employment_type": zod.union([zod.enum(['employee', 'helper']).describe('An employee or a freelance helper.'),zod.null()]).default(updateEmployeeResponseDataEmploymentTypeDefault),
  "hourly_rate": zod.int().min(updateEmployeeResponseDataHourlyRateMin).nullable().default(updateEmployeeResponseDataHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(updateEmployeeResponseDataStatusDefault),
  "is_manager": zod.boolean().default(updateEmployeeResponseDataIsManagerDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(updateEmployeeResponseDataLanguagesDefault),
  "rating_avg": zod.number().nullable().default(updateEmployeeResponseDataRatingAvgDefault),
  "rating_count": zod.int().min(updateEmployeeResponseDataRatingCountMin).nullable().default(updateEmployeeResponseDataRatingCountDefault),
  "hours_this_week": zod.number().min(updateEmployeeResponseDataHoursThisWeekMin).nullable().default(updateEmployeeResponseDataHoursThisWeekDefault),
  "next_job": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(updateEmployeeResponseDataNextJobOneTimezoneMax).describe('IANA name.')
}).describe('The next accepted job for this company.'),zod.null()]).default(updateEmployeeResponseDataNextJobDefault),
  "documents": zod.array(zod.strictObject({
  "kind": zod.enum(['driver_license', 'dot_medical']),
  "expires_on": zod.iso.date(),
  "state": zod.enum(['valid', 'expiring', 'expired'])
}).describe('A document with an expiry date; `expiring` within 30 days.')).default(updateEmployeeResponseDataDocumentsDefault),
  "joined_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateEmployeeResponseDataJoinedAtDefault),
  "version": zod.int().min(1).nullable().default(updateEmployeeResponseDataVersionDefault),
  "start_date": zod.iso.date().nullable().default(updateEmployeeResponseDataStartDateDefault),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(updateEmployeeResponseDataDriverLicenseOneStateMax).regex(updateEmployeeResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(updateEmployeeResponseDataDriverLicenseOneNumberLast4Max).regex(updateEmployeeResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]).default(updateEmployeeResponseDataDriverLicenseDefault),
  "dot_medical_expires_on": zod.iso.date().nullable().default(updateEmployeeResponseDataDotMedicalExpiresOnDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updateEmployeeResponseDataEmergencyContactOnePhoneMax).regex(updateEmployeeResponseDataEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(updateEmployeeResponseDataEmergencyContactDefault),
  "notes": zod.string().default(updateEmployeeResponseDataNotesDefault),
  "upcoming_jobs": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "invitation_id": zod.int().min(1),
  "invitation_status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('The last day; null for a job of one day.'),
  "arrival_window": zod.string().max(updateEmployeeResponseDataUpcomingJobsItemArrivalWindowMax).regex(updateEmployeeResponseDataUpcomingJobsItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(updateEmployeeResponseDataUpcomingJobsItemTimezoneMax).describe('IANA name.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable()
}).describe('An upcoming job of the branch that the member accepted or is invited to.')).default(updateEmployeeResponseDataUpcomingJobsDefault).describe('Jobs that removing the member would cancel - soonest first.')
}).describe('A member as the form and the removal dialog need it.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * The same change as the PUT, as a form with a file. PHP reads forms only from a POST, so `_method` names the method, as Laravel does it.
 * @summary Change a member and their photo
 */



export const UpdateEmployeeWithPhotoParams = zod.object({
  "employeeId": zod.coerce.number().int().min(1).describe('Id of a member of a branch; one of another company is a 404.')
})

export const updateEmployeeWithPhotoHeaderIdempotencyKeyMin = 8;
export const updateEmployeeWithPhotoHeaderIdempotencyKeyMax = 64;



export const UpdateEmployeeWithPhotoHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateEmployeeWithPhotoHeaderIdempotencyKeyMin).max(updateEmployeeWithPhotoHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updateEmployeeWithPhotoBodyFirstNameMax = 50;

export const updateEmployeeWithPhotoBodyLastNameMax = 50;

export const updateEmployeeWithPhotoBodyEmailMax = 254;

export const updateEmployeeWithPhotoBodyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateEmployeeWithPhotoBodyPhoneMax = 10;

export const updateEmployeeWithPhotoBodyPositionsMax = 3;

export const updateEmployeeWithPhotoBodyHourlyRateMin = 1500;
export const updateEmployeeWithPhotoBodyHourlyRateMax = 15000;
export const updateEmployeeWithPhotoBodyHourlyRateMultipleOf = 50;


export const updateEmployeeWithPhotoBodyBranchIdsMax = 20;

export const updateEmployeeWithPhotoBodyStartDateMax = 10;


export const updateEmployeeWithPhotoBodyStartDateRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$');
export const updateEmployeeWithPhotoBodyLanguagesMax = 3;

export const updateEmployeeWithPhotoBodyLicenseStateMax = 2;


export const updateEmployeeWithPhotoBodyLicenseStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)?$');
export const updateEmployeeWithPhotoBodyLicenseNumberLast4Max = 4;


export const updateEmployeeWithPhotoBodyLicenseNumberLast4RegExp = new RegExp('^([0-9]{4})?$');
export const updateEmployeeWithPhotoBodyLicenseExpiresOnMax = 10;


export const updateEmployeeWithPhotoBodyLicenseExpiresOnRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$');
export const updateEmployeeWithPhotoBodyDotMedicalExpiresOnMax = 10;


export const updateEmployeeWithPhotoBodyDotMedicalExpiresOnRegExp = new RegExp('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$');
export const updateEmployeeWithPhotoBodyEmergencyNameMax = 100;

export const updateEmployeeWithPhotoBodyEmergencyPhoneRegExp = new RegExp('^([2-9][0-9]{2}[2-9][0-9]{6})?$');

export const updateEmployeeWithPhotoBodyEmergencyPhoneMax = 10;

export const updateEmployeeWithPhotoBodyEmergencyRelationMax = 50;

export const updateEmployeeWithPhotoBodyNotesMax = 1000;




export const UpdateEmployeeWithPhotoBody = zod.object({
  "_method": zod.literal("PUT"),
  "avatar": zod.instanceof(Blob),
  "first_name": zod.string().min(1).max(updateEmployeeWithPhotoBodyFirstNameMax).optional(),
  "last_name": zod.string().min(1).max(updateEmployeeWithPhotoBodyLastNameMax).optional(),
  "email": zod.email().max(updateEmployeeWithPhotoBodyEmailMax).optional(),
  "phone": zod.stringFormat('phone', updateEmployeeWithPhotoBodyPhoneRegExp).max(updateEmployeeWithPhotoBodyPhoneMax).optional().describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "positions[]": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).min(1).max(updateEmployeeWithPhotoBodyPositionsMax).optional().describe('Foreman/driver (4) includes driver and foreman, which are then not listed.'),
  "employment_type": zod.enum(['employee', 'helper']).optional().describe('An employee or a freelance helper.'),
  "hourly_rate": zod.int().min(updateEmployeeWithPhotoBodyHourlyRateMin).max(updateEmployeeWithPhotoBodyHourlyRateMax).multipleOf(updateEmployeeWithPhotoBodyHourlyRateMultipleOf).optional().describe('Cents per hour.'),
  "branch_ids[]": zod.array(zod.int().min(1)).min(1).max(updateEmployeeWithPhotoBodyBranchIdsMax).optional(),
  "is_manager": zod.boolean().optional().describe('Only the owner may change it; employees only.'),
  "start_date": zod.string().max(updateEmployeeWithPhotoBodyStartDateMax).regex(updateEmployeeWithPhotoBodyStartDateRegExp).optional().describe('Empty text for none.'),
  "languages[]": zod.array(zod.enum(['en', 'es', 'other'])).max(updateEmployeeWithPhotoBodyLanguagesMax).optional(),
  "license_class": zod.enum(['A', 'B', 'C', 'none']).optional().describe('Required for drivers and foreman/drivers with the next three.'),
  "license_state": zod.string().max(updateEmployeeWithPhotoBodyLicenseStateMax).regex(updateEmployeeWithPhotoBodyLicenseStateRegExp).optional().describe('Two letters of a US state or of the District of Columbia; empty text for none.'),
  "license_number_last4": zod.string().max(updateEmployeeWithPhotoBodyLicenseNumberLast4Max).regex(updateEmployeeWithPhotoBodyLicenseNumberLast4RegExp).optional(),
  "license_expires_on": zod.string().max(updateEmployeeWithPhotoBodyLicenseExpiresOnMax).regex(updateEmployeeWithPhotoBodyLicenseExpiresOnRegExp).optional().describe('Not in the past.'),
  "dot_medical_expires_on": zod.string().max(updateEmployeeWithPhotoBodyDotMedicalExpiresOnMax).regex(updateEmployeeWithPhotoBodyDotMedicalExpiresOnRegExp).optional().describe('Required for a license of class A or B.'),
  "emergency_name": zod.string().max(updateEmployeeWithPhotoBodyEmergencyNameMax).optional().describe('Empty text for no emergency contact.'),
  "emergency_phone": zod.stringFormat('phone', updateEmployeeWithPhotoBodyEmergencyPhoneRegExp).max(updateEmployeeWithPhotoBodyEmergencyPhoneMax).optional(),
  "emergency_relation": zod.string().max(updateEmployeeWithPhotoBodyEmergencyRelationMax).optional(),
  "notes": zod.string().max(updateEmployeeWithPhotoBodyNotesMax).optional(),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).optional().describe('0 inactive, 1 active.'),
  "languages": zod.literal("").optional().describe('Sent instead of the list to empty it.'),
  "version": zod.int().min(1).optional().describe('The version that was read; not compared if absent.')
}).describe('The fields of EmployeeUpdateRequest as a multipart form with a photo. Lists repeat the part `name[]`; in `errors` the field is named without the brackets.')


export const updateEmployeeWithPhotoResponseDataUserIdDefault = null;

export const updateEmployeeWithPhotoResponseDataBranchIdDefault = null;


export const updateEmployeeWithPhotoResponseDataBranchIdsDefault = [];
export const updateEmployeeWithPhotoResponseDataFirstNameDefault = ``;
export const updateEmployeeWithPhotoResponseDataLastNameDefault = ``;
export const updateEmployeeWithPhotoResponseDataAvatarUrlDefault = null;
export const updateEmployeeWithPhotoResponseDataEmailDefault = ``;
export const updateEmployeeWithPhotoResponseDataPhoneDefault = ``;
export const updateEmployeeWithPhotoResponseDataPhoneMax = 10;


export const updateEmployeeWithPhotoResponseDataPhoneRegExp = new RegExp('^[0-9]{10}$');
export const updateEmployeeWithPhotoResponseDataOwnsProfileDefault = false;
export const updateEmployeeWithPhotoResponseDataEmailLockedDefault = false;
export const updateEmployeeWithPhotoResponseDataPositionsDefault = [];
export const updateEmployeeWithPhotoResponseDataEmploymentTypeDefault = null;
export const updateEmployeeWithPhotoResponseDataHourlyRateDefault = null;
export const updateEmployeeWithPhotoResponseDataHourlyRateMin = 0;

export const updateEmployeeWithPhotoResponseDataStatusDefault = null;
export const updateEmployeeWithPhotoResponseDataIsManagerDefault = false;
export const updateEmployeeWithPhotoResponseDataLanguagesDefault = [];
export const updateEmployeeWithPhotoResponseDataRatingAvgDefault = null;
export const updateEmployeeWithPhotoResponseDataRatingCountDefault = null;
export const updateEmployeeWithPhotoResponseDataRatingCountMin = 0;

export const updateEmployeeWithPhotoResponseDataHoursThisWeekDefault = null;
export const updateEmployeeWithPhotoResponseDataHoursThisWeekMin = 0;


export const updateEmployeeWithPhotoResponseDataNextJobOneTimezoneMax = 64;

export const updateEmployeeWithPhotoResponseDataNextJobDefault = null;
export const updateEmployeeWithPhotoResponseDataDocumentsDefault = [];
export const updateEmployeeWithPhotoResponseDataJoinedAtDefault = null;
export const updateEmployeeWithPhotoResponseDataVersionDefault = null;

export const updateEmployeeWithPhotoResponseDataStartDateDefault = null;
export const updateEmployeeWithPhotoResponseDataDriverLicenseOneStateMax = 2;


export const updateEmployeeWithPhotoResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateEmployeeWithPhotoResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updateEmployeeWithPhotoResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updateEmployeeWithPhotoResponseDataDriverLicenseDefault = null;
export const updateEmployeeWithPhotoResponseDataDotMedicalExpiresOnDefault = null;
export const updateEmployeeWithPhotoResponseDataEmergencyContactOnePhoneMax = 10;


export const updateEmployeeWithPhotoResponseDataEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateEmployeeWithPhotoResponseDataEmergencyContactDefault = null;
export const updateEmployeeWithPhotoResponseDataNotesDefault = ``;

export const updateEmployeeWithPhotoResponseDataUpcomingJobsItemArrivalWindowMax = 13;


export const updateEmployeeWithPhotoResponseDataUpcomingJobsItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateEmployeeWithPhotoResponseDataUpcomingJobsItemTimezoneMax = 64;

export const updateEmployeeWithPhotoResponseDataUpcomingJobsDefault = [];

export const UpdateEmployeeWithPhotoResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(updateEmployeeWithPhotoResponseDataUserIdDefault),
  "branch_id": zod.int().min(1).nullable().default(updateEmployeeWithPhotoResponseDataBranchIdDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(updateEmployeeWithPhotoResponseDataBranchIdsDefault).describe('Branches of the company they are a member of.'),
  "first_name": zod.string().default(updateEmployeeWithPhotoResponseDataFirstNameDefault),
  "last_name": zod.string().default(updateEmployeeWithPhotoResponseDataLastNameDefault),
  "avatar_url": zod.string().nullable().default(updateEmployeeWithPhotoResponseDataAvatarUrlDefault),
  "email": zod.email().default(updateEmployeeWithPhotoResponseDataEmailDefault),
  "phone": zod.string().max(updateEmployeeWithPhotoResponseDataPhoneMax).regex(updateEmployeeWithPhotoResponseDataPhoneRegExp).default(updateEmployeeWithPhotoResponseDataPhoneDefault),
  "owns_profile": zod.boolean().default(updateEmployeeWithPhotoResponseDataOwnsProfileDefault).describe('They came with their own account: only they change names, email, phone and photo.'),
  "email_locked": zod.boolean().default(updateEmployeeWithPhotoResponseDataEmailLockedDefault).describe('The caller may not correct the email: the member signs in with it, or only the owner may.'),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(updateEmployeeWithPhotoResponseDataPositionsDefault),
  "employment_type": zod.union([zod.enum(['employee', 'helper']).describe('An employee or a freelance helper.'),zod.null()]).default(updateEmployeeWithPhotoResponseDataEmploymentTypeDefault),
  "hourly_rate": zod.int().min(updateEmployeeWithPhotoResponseDataHourlyRateMin).nullable().default(updateEmployeeWithPhotoResponseDataHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(updateEmployeeWithPhotoResponseDataStatusDefault),
  "is_manager": zod.boolean().default(updateEmployeeWithPhotoResponseDataIsManagerDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(updateEmployeeWithPhotoResponseDataLanguagesDefault),
  "rating_avg": zod.number().nullable().default(updateEmployeeWithPhotoResponseDataRatingAvgDefault),
  "rating_count": zod.int().min(updateEmployeeWithPhotoResponseDataRatingCountMin).nullable().default(updateEmployeeWithPhotoResponseDataRatingCountDefault),
  "hours_this_week": zod.number().min(updateEmployeeWithPhotoResponseDataHoursThisWeekMin).nullable().default(updateEmployeeWithPhotoResponseDataHoursThisWeekDefault),
  "next_job": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(updateEmployeeWithPhotoResponseDataNextJobOneTimezoneMax).describe('IANA name.')
}).describe('The next accepted job for this company.'),zod.null()]).default(updateEmployeeWithPhotoResponseDataNextJobDefault),
  "documents": zod.array(zod.strictObject({
  "kind": zod.enum(['driver_license', 'dot_medical']),
  "expires_on": zod.iso.date(),
  "state": zod.enum(['valid', 'expiring', 'expired'])
}).describe('A document with an expiry date; `expiring` within 30 days.')).default(updateEmployeeWithPhotoResponseDataDocumentsDefault),
  "joined_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateEmployeeWithPhotoResponseDataJoinedAtDefault),
  "version": zod.int().min(1).nullable().default(updateEmployeeWithPhotoResponseDataVersionDefault),
  "start_date": zod.iso.date().nullable().default(updateEmployeeWithPhotoResponseDataStartDateDefault),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(updateEmployeeWithPhotoResponseDataDriverLicenseOneStateMax).regex(updateEmployeeWithPhotoResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(updateEmployeeWithPhotoResponseDataDriverLicenseOneNumberLast4Max).regex(updateEmployeeWithPhotoResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]).default(updateEmployeeWithPhotoResponseDataDriverLicenseDefault),
  "dot_medical_expires_on": zod.iso.date().nullable().default(updateEmployeeWithPhotoResponseDataDotMedicalExpiresOnDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updateEmployeeWithPhotoResponseDataEmergencyContactOnePhoneMax).regex(updateEmployeeWithPhotoResponseDataEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(updateEmployeeWithPhotoResponseDataEmergencyContactDefault),
  "notes": zod.string().default(updateEmployeeWithPhotoResponseDataNotesDefault),
  "upcoming_jobs": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "invitation_id": zod.int().min(1),
  "invitation_status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('The last day; null for a job of one day.'),
  "arrival_window": zod.string().max(updateEmployeeWithPhotoResponseDataUpcomingJobsItemArrivalWindowMax).regex(updateEmployeeWithPhotoResponseDataUpcomingJobsItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(updateEmployeeWithPhotoResponseDataUpcomingJobsItemTimezoneMax).describe('IANA name.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable()
}).describe('An upcoming job of the branch that the member accepted or is invited to.')).default(updateEmployeeWithPhotoResponseDataUpcomingJobsDefault).describe('Jobs that removing the member would cancel - soonest first.')
}).describe('A member as the form and the removal dialog need it.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * For the owner and managers; only the owner removes a manager. Invitations to upcoming jobs of the branch are canceled; worked jobs stay. A member of other branches stays a member there. Without an active membership all rights in the company end: a manager loses the role, and office staff can no longer sign in.
 * @summary Remove a member from the branch
 */



export const DeleteEmployeeParams = zod.object({
  "employeeId": zod.coerce.number().int().min(1).describe('Id of a member of a branch; one of another company is a 404.')
})

export const deleteEmployeeHeaderIdempotencyKeyMin = 8;
export const deleteEmployeeHeaderIdempotencyKeyMax = 64;



export const DeleteEmployeeHeader = zod.object({
  "Idempotency-Key": zod.string().min(deleteEmployeeHeaderIdempotencyKeyMin).max(deleteEmployeeHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const DeleteEmployeeResponse = zod.strictObject({
  "data": zod.strictObject({

}).describe('An answer with a message and no data.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * For the owner and managers; only the owner changes a manager's status. Inactive members are not invited to jobs; accepted jobs stay. Office staff who are active in no branch can no longer sign in; managers have no branches. An outdated `version` is a 409 `stale_version`.
 * @summary Change rate or status of a member
 */



export const ChangeEmployeeTermsParams = zod.object({
  "employeeId": zod.coerce.number().int().min(1).describe('Id of a member of a branch; one of another company is a 404.')
})

export const changeEmployeeTermsHeaderIdempotencyKeyMin = 8;
export const changeEmployeeTermsHeaderIdempotencyKeyMax = 64;



export const ChangeEmployeeTermsHeader = zod.object({
  "Idempotency-Key": zod.string().min(changeEmployeeTermsHeaderIdempotencyKeyMin).max(changeEmployeeTermsHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const changeEmployeeTermsBodyHourlyRateMin = 1500;
export const changeEmployeeTermsBodyHourlyRateMax = 15000;
export const changeEmployeeTermsBodyHourlyRateMultipleOf = 50;




export const ChangeEmployeeTermsBody = zod.object({
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).optional().describe('0 inactive, 1 active.'),
  "hourly_rate": zod.int().min(changeEmployeeTermsBodyHourlyRateMin).max(changeEmployeeTermsBodyHourlyRateMax).multipleOf(changeEmployeeTermsBodyHourlyRateMultipleOf).optional().describe('Cents per hour.'),
  "version": zod.int().min(1).optional().describe('The version that was read; not compared if absent.')
})


export const changeEmployeeTermsResponseDataUserIdDefault = null;

export const changeEmployeeTermsResponseDataBranchIdDefault = null;

export const changeEmployeeTermsResponseDataFirstNameDefault = ``;
export const changeEmployeeTermsResponseDataLastNameDefault = ``;
export const changeEmployeeTermsResponseDataAvatarUrlDefault = null;
export const changeEmployeeTermsResponseDataEmailDefault = ``;
export const changeEmployeeTermsResponseDataPhoneDefault = ``;
export const changeEmployeeTermsResponseDataPhoneMax = 10;


export const changeEmployeeTermsResponseDataPhoneRegExp = new RegExp('^[0-9]{10}$');
export const changeEmployeeTermsResponseDataPositionsDefault = [];
export const changeEmployeeTermsResponseDataEmploymentTypeDefault = null;
export const changeEmployeeTermsResponseDataHourlyRateDefault = null;
export const changeEmployeeTermsResponseDataHourlyRateMin = 0;

export const changeEmployeeTermsResponseDataStatusDefault = null;
export const changeEmployeeTermsResponseDataIsManagerDefault = false;
export const changeEmployeeTermsResponseDataLanguagesDefault = [];
export const changeEmployeeTermsResponseDataRatingAvgDefault = null;
export const changeEmployeeTermsResponseDataRatingCountDefault = null;
export const changeEmployeeTermsResponseDataRatingCountMin = 0;

export const changeEmployeeTermsResponseDataHoursThisWeekDefault = null;
export const changeEmployeeTermsResponseDataHoursThisWeekMin = 0;


export const changeEmployeeTermsResponseDataNextJobOneTimezoneMax = 64;

export const changeEmployeeTermsResponseDataNextJobDefault = null;
export const changeEmployeeTermsResponseDataDocumentsDefault = [];
export const changeEmployeeTermsResponseDataJoinedAtDefault = null;
export const changeEmployeeTermsResponseDataVersionDefault = null;



export const ChangeEmployeeTermsResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(changeEmployeeTermsResponseDataUserIdDefault),
  "branch_id": zod.int().min(1).nullable().default(changeEmployeeTermsResponseDataBranchIdDefault),
  "first_name": zod.string().default(changeEmployeeTermsResponseDataFirstNameDefault),
  "last_name": zod.string().default(changeEmployeeTermsResponseDataLastNameDefault),
  "avatar_url": zod.string().nullable().default(changeEmployeeTermsResponseDataAvatarUrlDefault),
  "email": zod.email().default(changeEmployeeTermsResponseDataEmailDefault),
  "phone": zod.string().max(changeEmployeeTermsResponseDataPhoneMax).regex(changeEmployeeTermsResponseDataPhoneRegExp).default(changeEmployeeTermsResponseDataPhoneDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(changeEmployeeTermsResponseDataPositionsDefault),
  "employment_type": zod.union([zod.enum(['employee', 'helper']).describe('An employee or a freelance helper.'),zod.null()]).default(changeEmployeeTermsResponseDataEmploymentTypeDefault),
  "hourly_rate": zod.int().min(changeEmployeeTermsResponseDataHourlyRateMin).nullable().default(changeEmployeeTermsResponseDataHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(changeEmployeeTermsResponseDataStatusDefault),
  "is_manager": zod.boolean().default(changeEmployeeTermsResponseDataIsManagerDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(changeEmployeeTermsResponseDataLanguagesDefault),
  "rating_avg": zod.number().nullable().default(changeEmployeeTermsResponseDataRatingAvgDefault),
  "rating_count": zod.int().min(changeEmployeeTermsResponseDataRatingCountMin).nullable().default(changeEmployeeTermsResponseDataRatingCountDefault),
  "hours_this_week": zod.number().min(changeEmployeeTermsResponseDataHoursThisWeekMin).nullable().default(changeEmployeeTermsResponseDataHoursThisWeekDefault).describe('Hours accepted or worked from Monday to Sunday.'),
  "next_job": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(changeEmployeeTermsResponseDataNextJobOneTimezoneMax).describe('IANA name.')
}).describe('The next accepted job for this company.'),zod.null()]).default(changeEmployeeTermsResponseDataNextJobDefault),
  "documents": zod.array(zod.strictObject({
  "kind": zod.enum(['driver_license', 'dot_medical']),
  "expires_on": zod.iso.date(),
  "state": zod.enum(['valid', 'expiring', 'expired'])
}).describe('A document with an expiry date; `expiring` within 30 days.')).default(changeEmployeeTermsResponseDataDocumentsDefault),
  "joined_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(changeEmployeeTermsResponseDataJoinedAtDefault),
  "version": zod.int().min(1).nullable().default(changeEmployeeTermsResponseDataVersionDefault).describe('Counts the changes of the member.')
}).describe('A member of a branch as lists show them. Office staff have no positions.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * For everyone with access to the member's branch. Jobs of branches without access are listed without what they are.
 * @summary A member's hours, jobs and ratings
 */



export const GetMemberProfileParams = zod.object({
  "employeeId": zod.coerce.number().int().min(1).describe('Id of a member of a branch; one of another company is a 404.')
})





export const getMemberProfileResponseDataMembershipsItemHourlyRateMin = 0;

export const getMemberProfileResponseDataWeeksItemHoursMin = 0;

export const getMemberProfileResponseDataHoursThisWeekMin = 0;

export const getMemberProfileResponseDataMaxHoursPerWeekMax = 60;

export const getMemberProfileResponseDataReliabilityAcceptanceMin = 0;
export const getMemberProfileResponseDataReliabilityAcceptanceMax = 100;

export const getMemberProfileResponseDataReliabilityShowUpMin = 0;
export const getMemberProfileResponseDataReliabilityShowUpMax = 100;

export const getMemberProfileResponseDataReliabilityLateCancelsMin = 0;

export const getMemberProfileResponseDataRatingCountMin = 0;

export const getMemberProfileResponseDataJobsTogetherMin = 0;


export const getMemberProfileResponseDataPastJobsItemPaidHoursMin = 0;

export const getMemberProfileResponseDataPastJobsItemStarsMax = 5;

export const getMemberProfileResponseDataPastJobsMax = 5;


export const getMemberProfileResponseDataRatedJobsItemPaidHoursMin = 0;

export const getMemberProfileResponseDataRatedJobsItemStarsMax = 5;

export const getMemberProfileResponseDataRatedJobsMax = 10;





export const GetMemberProfileResponse = zod.strictObject({
  "data": zod.strictObject({
  "employee_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "memberships": zod.array(zod.strictObject({
  "employee_id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "branch_name": zod.string(),
  "hourly_rate": zod.int().min(getMemberProfileResponseDataMembershipsItemHourlyRateMin).describe('Cents per hour.'),
  "status": zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.')
}).describe('A membership of the person in a branch that the caller has access to.')),
  "weeks": zod.array(zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(getMemberProfileResponseDataWeeksItemHoursMin)
}).describe('Hours from Monday to Sunday, accepted or worked, for any company.')).describe('Three weeks before the current one, the current one, and four after it.'),
  "hours_this_week": zod.number().min(getMemberProfileResponseDataHoursThisWeekMin),
  "max_hours_per_week": zod.int().min(1).max(getMemberProfileResponseDataMaxHoursPerWeekMax).describe('Their own limit; 60 for people who set none.'),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(getMemberProfileResponseDataReliabilityAcceptanceMin).max(getMemberProfileResponseDataReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(getMemberProfileResponseDataReliabilityShowUpMin).max(getMemberProfileResponseDataReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(getMemberProfileResponseDataReliabilityLateCancelsMin)
}).describe('Of the last 90 days.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(getMemberProfileResponseDataRatingCountMin),
  "jobs_together": zod.int().min(getMemberProfileResponseDataJobsTogetherMin).describe('Completed jobs of the company that they worked on.'),
  "past_jobs": zod.array(zod.strictObject({
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "branch_name": zod.string(),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('The last day; null for a job of one day.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "paid_hours": zod.number().min(getMemberProfileResponseDataPastJobsItemPaidHoursMin),
  "no_show": zod.boolean(),
  "stars": zod.int().min(1).max(getMemberProfileResponseDataPastJobsItemStarsMax).nullable().describe('Null without a rating that the caller may see.'),
  "tags": zod.array(zod.string()),
  "comment": zod.string()
}).describe('A completed job of the company that the person was on the crew of. In a branch that the caller has no access to, the order, its number and its cities are null.')).max(getMemberProfileResponseDataPastJobsMax).describe('Latest first.'),
  "rated_jobs": zod.array(zod.strictObject({
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "branch_name": zod.string(),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('The last day; null for a job of one day.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "paid_hours": zod.number().min(getMemberProfileResponseDataRatedJobsItemPaidHoursMin),
  "no_show": zod.boolean(),
  "stars": zod.int().min(1).max(getMemberProfileResponseDataRatedJobsItemStarsMax).nullable().describe('Null without a rating that the caller may see.'),
  "tags": zod.array(zod.string()),
  "comment": zod.string()
}).describe('A completed job of the company that the person was on the crew of. In a branch that the caller has no access to, the order, its number and its cities are null.')).max(getMemberProfileResponseDataRatedJobsMax).describe('The company\'s ratings of them, latest first. Members see their own once they are shown to them.'),
  "work_again": zod.union([zod.literal('favorite'),zod.literal('ok'),zod.literal('block'),zod.literal(null)]).nullable().describe('The company\'s latest answer on working with them again.'),
  "is_favorite": zod.boolean(),
  "last_rated": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "invitation_id": zod.int().min(1)
}).describe('The latest job on which the company rated the person, as `updateWorkAgain` takes it.'),zod.null()]).describe('Null without a rated job in a branch that the caller has access to, and for the member themselves.')
}).describe('A member\'s work for the company - hours, reliability, completed jobs and ratings.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Members of a branch
 */



export const GetEmployeesParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const getEmployeesQueryPositionMax = 7;


export const getEmployeesQueryPositionRegExp = new RegExp('^[1-4](,[1-4]){0,3}$');
export const getEmployeesQueryPageDefault = 1;
export const getEmployeesQueryPageMax = 100000;

export const getEmployeesQueryPerPageDefault = 25;
export const getEmployeesQueryPerPageMax = 100;

export const getEmployeesQueryFilterMinRatingMax = 5;

export const getEmployeesQueryFilterStatusMin = 0;
export const getEmployeesQueryFilterStatusMax = 1;

export const getEmployeesQuerySearchMax = 100;



export const GetEmployeesQueryParams = zod.object({
  "position": zod.string().max(getEmployeesQueryPositionMax).regex(getEmployeesQueryPositionRegExp).optional().describe('Position codes as a comma list; everyone if absent.'),
  "page": zod.coerce.number().int().min(1).max(getEmployeesQueryPageMax).default(getEmployeesQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getEmployeesQueryPerPageMax).default(getEmployeesQueryPerPageDefault).describe('Rows on a page.'),
  "filter[employment_type]": zod.enum(['employee', 'helper']).optional().describe('Employees or freelance helpers.'),
  "filter[available_on]": zod.iso.date().optional().describe('Active members without an accepted job on that day.'),
  "filter[language]": zod.enum(['en', 'es', 'other']).optional().describe('Members who speak it.'),
  "filter[min_rating]": zod.coerce.number().min(1).max(getEmployeesQueryFilterMinRatingMax).optional().describe('The lowest average rating; leaves out members without ratings.'),
  "filter[status]": zod.coerce.number().int().min(getEmployeesQueryFilterStatusMin).max(getEmployeesQueryFilterStatusMax).optional().describe('1 active or 0 inactive.'),
  "filter[documents]": zod.enum(['expiring']).optional().describe('Members whose license or medical card has expired or will within 30 days.'),
  "search": zod.string().max(getEmployeesQuerySearchMax).optional().describe('Part of a name or email or digits of the phone.')
})


export const getEmployeesResponseDataDataItemUserIdDefault = null;

export const getEmployeesResponseDataDataItemBranchIdDefault = null;

export const getEmployeesResponseDataDataItemFirstNameDefault = ``;
export const getEmployeesResponseDataDataItemLastNameDefault = ``;
export const getEmployeesResponseDataDataItemAvatarUrlDefault = null;
export const getEmployeesResponseDataDataItemEmailDefault = ``;
export const getEmployeesResponseDataDataItemPhoneDefault = ``;
export const getEmployeesResponseDataDataItemPhoneMax = 10;


export const getEmployeesResponseDataDataItemPhoneRegExp = new RegExp('^[0-9]{10}$');
export const getEmployeesResponseDataDataItemPositionsDefault = [];
export const getEmployeesResponseDataDataItemEmploymentTypeDefault = null;
export const getEmployeesResponseDataDataItemHourlyRateDefault = null;
export const getEmployeesResponseDataDataItemHourlyRateMin = 0;

export const getEmployeesResponseDataDataItemStatusDefault = null;
export const getEmployeesResponseDataDataItemIsManagerDefault = false;
export const getEmployeesResponseDataDataItemLanguagesDefault = [];
export const getEmployeesResponseDataDataItemRatingAvgDefault = null;
export const getEmployeesResponseDataDataItemRatingCountDefault = null;
export const getEmployeesResponseDataDataItemRatingCountMin = 0;

export const getEmployeesResponseDataDataItemHoursThisWeekDefault = null;
export const getEmployeesResponseDataDataItemHoursThisWeekMin = 0;


export const getEmployeesResponseDataDataItemNextJobOneTimezoneMax = 64;

export const getEmployeesResponseDataDataItemNextJobDefault = null;
export const getEmployeesResponseDataDataItemDocumentsDefault = [];
export const getEmployeesResponseDataDataItemJoinedAtDefault = null;
export const getEmployeesResponseDataDataItemVersionDefault = null;

export const getEmployeesResponseDataCurrentPageDefault = null;

export const getEmployeesResponseDataLastPageDefault = null;

export const getEmployeesResponseDataPerPageDefault = null;

export const getEmployeesResponseDataTotalDefault = null;
export const getEmployeesResponseDataTotalMin = 0;

export const getEmployeesResponseDataFromDefault = null;
export const getEmployeesResponseDataToDefault = null;

export const GetEmployeesResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(getEmployeesResponseDataDataItemUserIdDefault),
  "branch_id": zod.int().min(1).nullable().default(getEmployeesResponseDataDataItemBranchIdDefault),
  "first_name": zod.string().default(getEmployeesResponseDataDataItemFirstNameDefault),
  "last_name": zod.string().default(getEmployeesResponseDataDataItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(getEmployeesResponseDataDataItemAvatarUrlDefault),
  "email": zod.email().default(getEmployeesResponseDataDataItemEmailDefault),
  "phone": zod.string().max(getEmployeesResponseDataDataItemPhoneMax).regex(getEmployeesResponseDataDataItemPhoneRegExp).default(getEmployeesResponseDataDataItemPhoneDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(getEmployeesResponseDataDataItemPositionsDefault),
  "employment_type": zod.union([zod.enum(['employee', 'helper']).describe('An employee or a freelance helper.'),zod.null()]).default(getEmployeesResponseDataDataItemEmploymentTypeDefault),
  "hourly_rate": zod.int().min(getEmployeesResponseDataDataItemHourlyRateMin).nullable().default(getEmployeesResponseDataDataItemHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.'),zod.null()]).default(getEmployeesResponseDataDataItemStatusDefault),
  "is_manager": zod.boolean().default(getEmployeesResponseDataDataItemIsManagerDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(getEmployeesResponseDataDataItemLanguagesDefault),
  "rating_avg": zod.number().nullable().default(getEmployeesResponseDataDataItemRatingAvgDefault),
  "rating_count": zod.int().min(getEmployeesResponseDataDataItemRatingCountMin).nullable().default(getEmployeesResponseDataDataItemRatingCountDefault),
  "hours_this_week": zod.number().min(getEmployeesResponseDataDataItemHoursThisWeekMin).nullable().default(getEmployeesResponseDataDataItemHoursThisWeekDefault).describe('Hours accepted or worked from Monday to Sunday.'),
  "next_job": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getEmployeesResponseDataDataItemNextJobOneTimezoneMax).describe('IANA name.')
}).describe('The next accepted job for this company.'),zod.null()]).default(getEmployeesResponseDataDataItemNextJobDefault),
  "documents": zod.array(zod.strictObject({
  "kind": zod.enum(['driver_license', 'dot_medical']),
  "expires_on": zod.iso.date(),
  "state": zod.enum(['valid', 'expiring', 'expired'])
}).describe('A document with an expiry date; `expiring` within 30 days.')).default(getEmployeesResponseDataDataItemDocumentsDefault),
  "joined_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getEmployeesResponseDataDataItemJoinedAtDefault),
  "version": zod.int().min(1).nullable().default(getEmployeesResponseDataDataItemVersionDefault).describe('Counts the changes of the member.')
}).describe('A member of a branch as lists show them. Office staff have no positions.')),
  "current_page": zod.int().min(1).nullable().default(getEmployeesResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getEmployeesResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getEmployeesResponseDataPerPageDefault),
  "total": zod.int().min(getEmployeesResponseDataTotalMin).nullable().default(getEmployeesResponseDataTotalDefault),
  "from": zod.int().nullable().default(getEmployeesResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getEmployeesResponseDataToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of members by name.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Each number is the total of the list it leads to.
 * @summary The team in numbers
 */



export const GetTeamSummaryParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const getTeamSummaryResponseDataMembersMin = 0;

export const getTeamSummaryResponseDataHelpersMin = 0;

export const getTeamSummaryResponseDataDriversMin = 0;

export const getTeamSummaryResponseDataForemanMin = 0;

export const getTeamSummaryResponseDataEmployeesMin = 0;

export const getTeamSummaryResponseDataAvailableTodayMin = 0;

export const getTeamSummaryResponseDataExpiringDocumentsMin = 0;

export const getTeamSummaryResponseDataRequestedMin = 0;



export const GetTeamSummaryResponse = zod.strictObject({
  "data": zod.strictObject({
  "members": zod.int().min(getTeamSummaryResponseDataMembersMin),
  "helpers": zod.int().min(getTeamSummaryResponseDataHelpersMin).describe('Position 3.'),
  "drivers": zod.int().min(getTeamSummaryResponseDataDriversMin).describe('Position 1 or 4.'),
  "foreman": zod.int().min(getTeamSummaryResponseDataForemanMin).describe('Position 2 or 4.'),
  "employees": zod.int().min(getTeamSummaryResponseDataEmployeesMin).describe('Members employed by the company.'),
  "available_today": zod.int().min(getTeamSummaryResponseDataAvailableTodayMin),
  "expiring_documents": zod.int().min(getTeamSummaryResponseDataExpiringDocumentsMin).describe('Members with an expired or expiring document.'),
  "requested": zod.int().min(getTeamSummaryResponseDataRequestedMin).describe('Pending requests to join.'),
  "today": zod.iso.date()
}).describe('Numbers of the tiles and tabs of a branch\'s team, inactive members included; `available_today` counts the active members without an accepted job on `today`, the current date in the branch\'s time zone.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Active members with a position. Jobs of the branch are in its calendar.
 * @summary When the members of a branch can work
 */



export const GetTeamHoursParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const GetTeamHoursQueryParams = zod.object({
  "filter[date_from]": zod.iso.date().optional().describe('First day in the time zone of the branch.'),
  "filter[date_to]": zod.iso.date().optional().describe('Last day - at most 62 after the first.')
})


export const getTeamHoursResponseDataMembersItemMaxHoursPerWeekMax = 60;

export const getTeamHoursResponseDataMembersItemWeeksItemHoursMin = 0;

export const getTeamHoursResponseDataMembersItemDaysItemWindowsItemMax = 13;


export const getTeamHoursResponseDataMembersItemDaysItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getTeamHoursResponseDataMembersItemDaysItemBusyItemMax = 13;


export const getTeamHoursResponseDataMembersItemDaysItemBusyItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');


export const GetTeamHoursResponse = zod.strictObject({
  "data": zod.strictObject({
  "date_from": zod.iso.date(),
  "date_to": zod.iso.date(),
  "members": zod.array(zod.strictObject({
  "employee_id": zod.int().min(1),
  "max_hours_per_week": zod.int().min(1).max(getTeamHoursResponseDataMembersItemMaxHoursPerWeekMax).describe('Their own limit; 60 if they set none.'),
  "weeks": zod.array(zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(getTeamHoursResponseDataMembersItemWeeksItemHoursMin)
})).describe('Hours accepted or worked for anyone in each week of these days.'),
  "days": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean().describe('A day off. False as long as they set no hours.'),
  "windows": zod.array(zod.string().max(getTeamHoursResponseDataMembersItemDaysItemWindowsItemMax).regex(getTeamHoursResponseDataMembersItemDaysItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).describe('When they work in their own time zone. Empty on a day off and if they set no hours.'),
  "busy": zod.array(zod.string().max(getTeamHoursResponseDataMembersItemDaysItemBusyItemMax).regex(getTeamHoursResponseDataMembersItemDaysItemBusyItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).describe('Their accepted jobs for other branches and companies by the clock of the branch.')
}))
}))
}).describe('The hours of the members of a branch on some days.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Five of each kind; twenty if only one is requested.
 * @summary Search jobs and members of a branch
 */



export const SearchBranchParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const searchBranchQuerySearchMax = 100;



export const SearchBranchQueryParams = zod.object({
  "type": zod.enum(['order', 'employee', '']).optional().describe('One kind only; both if empty or absent.'),
  "search": zod.string().max(searchBranchQuerySearchMax).optional().describe('Part of a name or email or city or address - digits of a phone - or a job number; without it the latest.'),
  "scope": zod.enum(['branch', 'company']).optional().describe('`company` searches all branches, for the owner only.')
})


export const searchBranchResponseDataOrdersItemDateDefault = null;
export const searchBranchResponseDataOrdersItemClosedStateDefault = null;
export const searchBranchResponseDataOrdersItemCitiesDefault = [];
export const searchBranchResponseDataOrdersItemBranchIdDefault = null;

export const searchBranchResponseDataOrdersItemBranchNameDefault = ``;
export const searchBranchResponseDataEmployeesItemBranchIdDefault = null;

export const searchBranchResponseDataEmployeesItemBranchNameDefault = ``;

export const SearchBranchResponse = zod.strictObject({
  "data": zod.strictObject({
  "orders": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "customer_primary_phone": zod.string(),
  "date": zod.iso.date().nullable().default(searchBranchResponseDataOrdersItemDateDefault),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(searchBranchResponseDataOrdersItemClosedStateDefault),
  "cities": zod.array(zod.string()).default(searchBranchResponseDataOrdersItemCitiesDefault).describe('Of its stops, in their order.'),
  "branch_id": zod.int().min(1).nullable().default(searchBranchResponseDataOrdersItemBranchIdDefault),
  "branch_name": zod.string().default(searchBranchResponseDataOrdersItemBranchNameDefault)
})),
  "employees": zod.array(zod.strictObject({
  "employee_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "branch_id": zod.int().min(1).nullable().default(searchBranchResponseDataEmployeesItemBranchIdDefault),
  "branch_name": zod.string().default(searchBranchResponseDataEmployeesItemBranchNameDefault)
}))
}).describe('A kind that was not requested is empty.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * A pending request is a 409 `already_invited`; a member is a 422 `already_member`; a helper who paused or did not finish their profile is a 422 `not_available`. Each has a text.
 * @summary Request a helper to join the branch
 */



export const InviteHelperParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})




export const InviteHelperQueryParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('The helper\'s user id.')
})

export const inviteHelperHeaderIdempotencyKeyMin = 8;
export const inviteHelperHeaderIdempotencyKeyMax = 64;



export const InviteHelperHeader = zod.object({
  "Idempotency-Key": zod.string().min(inviteHelperHeaderIdempotencyKeyMin).max(inviteHelperHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const inviteHelperBodyPositionsMax = 3;

export const inviteHelperBodyHourlyRateMin = 1500;
export const inviteHelperBodyHourlyRateMax = 15000;
export const inviteHelperBodyHourlyRateMultipleOf = 50;

export const inviteHelperBodyMessageMax = 500;



export const InviteHelperBody = zod.object({
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).min(1).max(inviteHelperBodyPositionsMax).describe('Positions they would work in; only those they have.'),
  "hourly_rate": zod.int().min(inviteHelperBodyHourlyRateMin).max(inviteHelperBodyHourlyRateMax).multipleOf(inviteHelperBodyHourlyRateMultipleOf).optional().describe('Cents per hour; their own rate if absent.'),
  "message": zod.string().max(inviteHelperBodyMessageMax).optional()
})


export const inviteHelperResponseDataBranchIdDefault = null;


export const inviteHelperResponseDataHelperOneFirstNameDefault = ``;
export const inviteHelperResponseDataHelperOneLastInitialDefault = ``;
export const inviteHelperResponseDataHelperOneAvatarUrlDefault = null;
export const inviteHelperResponseDataHelperOnePositionsDefault = [];
export const inviteHelperResponseDataHelperOneCityDefault = null;
export const inviteHelperResponseDataHelperOneHourlyRateDefault = null;
export const inviteHelperResponseDataHelperOneHourlyRateMin = 0;

export const inviteHelperResponseDataHelperOneRatingAvgDefault = null;
export const inviteHelperResponseDataHelperOneRatingCountDefault = null;
export const inviteHelperResponseDataHelperOneRatingCountMin = 0;

export const inviteHelperResponseDataHelperDefault = null;
export const inviteHelperResponseDataPositionsDefault = [];
export const inviteHelperResponseDataHourlyRateDefault = null;
export const inviteHelperResponseDataHourlyRateMin = 0;

export const inviteHelperResponseDataMessageDefault = null;
export const inviteHelperResponseDataStatusDefault = null;
export const inviteHelperResponseDataReasonDefault = null;
export const inviteHelperResponseDataCancelledByDefault = null;
export const inviteHelperResponseDataInvitedByDefault = ``;
export const inviteHelperResponseDataCreatedAtDefault = null;
export const inviteHelperResponseDataRespondedAtDefault = null;
export const inviteHelperResponseDataEmployeeIdDefault = null;



export const InviteHelperResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1).nullable().default(inviteHelperResponseDataBranchIdDefault),
  "helper": zod.union([zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(inviteHelperResponseDataHelperOneFirstNameDefault),
  "last_initial": zod.string().default(inviteHelperResponseDataHelperOneLastInitialDefault).describe('One character as people see it.'),
  "avatar_url": zod.string().nullable().default(inviteHelperResponseDataHelperOneAvatarUrlDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(inviteHelperResponseDataHelperOnePositionsDefault),
  "city": zod.string().nullable().default(inviteHelperResponseDataHelperOneCityDefault),
  "hourly_rate": zod.int().min(inviteHelperResponseDataHelperOneHourlyRateMin).nullable().default(inviteHelperResponseDataHelperOneHourlyRateDefault).describe('Cents per hour, their own.'),
  "rating_avg": zod.number().nullable().default(inviteHelperResponseDataHelperOneRatingAvgDefault),
  "rating_count": zod.int().min(inviteHelperResponseDataHelperOneRatingCountMin).nullable().default(inviteHelperResponseDataHelperOneRatingCountDefault)
}).describe('A helper as a company sees them before they join.'),zod.null()]).default(inviteHelperResponseDataHelperDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(inviteHelperResponseDataPositionsDefault),
  "hourly_rate": zod.int().min(inviteHelperResponseDataHourlyRateMin).nullable().default(inviteHelperResponseDataHourlyRateDefault).describe('Cents per hour, as offered.'),
  "message": zod.string().nullable().default(inviteHelperResponseDataMessageDefault),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(inviteHelperResponseDataStatusDefault),
  "reason": zod.string().nullable().default(inviteHelperResponseDataReasonDefault).describe('Code of the reason for declining.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('system'),zod.literal(null)]).nullable().default(inviteHelperResponseDataCancelledByDefault),
  "invited_by": zod.string().default(inviteHelperResponseDataInvitedByDefault).describe('Name of the person who sent it.'),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(inviteHelperResponseDataCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(inviteHelperResponseDataRespondedAtDefault),
  "employee_id": zod.int().min(1).nullable().default(inviteHelperResponseDataEmployeeIdDefault)
}).describe('A request to a helper to join a branch. Once accepted it names the employee.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Helpers who take jobs, best fit first, members of the branch last. Last names and phones are hidden until they join.
 * @summary Find helpers anywhere
 */



export const SearchHelpersGloballyParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const searchHelpersGloballyQuerySearchMax = 100;

export const searchHelpersGloballyQueryFilterPositionMax = 7;


export const searchHelpersGloballyQueryFilterPositionRegExp = new RegExp('^[1-4](,[1-4]){0,3}$');
export const searchHelpersGloballyQueryPageDefault = 1;
export const searchHelpersGloballyQueryPageMax = 100000;

export const searchHelpersGloballyQueryPerPageDefault = 20;
export const searchHelpersGloballyQueryPerPageMax = 100;



export const SearchHelpersGloballyQueryParams = zod.object({
  "search": zod.string().max(searchHelpersGloballyQuerySearchMax).optional().describe('First name or whole name or city or the exact email; everyone if absent.'),
  "filter[position]": zod.string().max(searchHelpersGloballyQueryFilterPositionMax).regex(searchHelpersGloballyQueryFilterPositionRegExp).optional().describe('Position codes as a comma list.'),
  "page": zod.coerce.number().int().min(1).max(searchHelpersGloballyQueryPageMax).default(searchHelpersGloballyQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(searchHelpersGloballyQueryPerPageMax).default(searchHelpersGloballyQueryPerPageDefault).describe('Rows on a page.')
})


export const searchHelpersGloballyResponseDataDataItemFirstNameDefault = ``;
export const searchHelpersGloballyResponseDataDataItemLastInitialDefault = ``;
export const searchHelpersGloballyResponseDataDataItemAvatarUrlDefault = null;
export const searchHelpersGloballyResponseDataDataItemPositionsDefault = [];
export const searchHelpersGloballyResponseDataDataItemCityDefault = null;
export const searchHelpersGloballyResponseDataDataItemDistanceMilesDefault = null;
export const searchHelpersGloballyResponseDataDataItemDistanceMilesMin = 0;

export const searchHelpersGloballyResponseDataDataItemHourlyRateDefault = null;
export const searchHelpersGloballyResponseDataDataItemHourlyRateMin = 0;

export const searchHelpersGloballyResponseDataDataItemRatingAvgDefault = null;
export const searchHelpersGloballyResponseDataDataItemRatingCountDefault = null;
export const searchHelpersGloballyResponseDataDataItemRatingCountMin = 0;

export const searchHelpersGloballyResponseDataDataItemJobsCompletedDefault = null;
export const searchHelpersGloballyResponseDataDataItemJobsCompletedMin = 0;

export const searchHelpersGloballyResponseDataDataItemLanguagesDefault = [];
export const searchHelpersGloballyResponseDataDataItemToolsDefault = [];
export const searchHelpersGloballyResponseDataDataItemVehicleTypesDefault = [];
export const searchHelpersGloballyResponseDataDataItemAlreadyMemberDefault = false;
export const searchHelpersGloballyResponseDataDataItemEmployeeIdDefault = null;

export const searchHelpersGloballyResponseDataDataItemInvitationStatusDefault = null;
export const searchHelpersGloballyResponseDataDataItemInvitationIdDefault = null;

export const searchHelpersGloballyResponseDataDataItemFitOneScoreMin = 0;
export const searchHelpersGloballyResponseDataDataItemFitOneScoreMax = 100;

export const searchHelpersGloballyResponseDataDataItemFitDefault = null;
export const searchHelpersGloballyResponseDataCurrentPageDefault = null;

export const searchHelpersGloballyResponseDataLastPageDefault = null;

export const searchHelpersGloballyResponseDataPerPageDefault = null;

export const searchHelpersGloballyResponseDataTotalDefault = null;
export const searchHelpersGloballyResponseDataTotalMin = 0;

export const searchHelpersGloballyResponseDataFromDefault = null;
export const searchHelpersGloballyResponseDataToDefault = null;

export const SearchHelpersGloballyResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(searchHelpersGloballyResponseDataDataItemFirstNameDefault),
  "last_initial": zod.string().default(searchHelpersGloballyResponseDataDataItemLastInitialDefault).describe('One character as people see it.'),
  "avatar_url": zod.string().nullable().default(searchHelpersGloballyResponseDataDataItemAvatarUrlDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(searchHelpersGloballyResponseDataDataItemPositionsDefault),
  "city": zod.string().nullable().default(searchHelpersGloballyResponseDataDataItemCityDefault),
  "distance_miles": zod.number().min(searchHelpersGloballyResponseDataDataItemDistanceMilesMin).nullable().default(searchHelpersGloballyResponseDataDataItemDistanceMilesDefault),
  "hourly_rate": zod.int().min(searchHelpersGloballyResponseDataDataItemHourlyRateMin).nullable().default(searchHelpersGloballyResponseDataDataItemHourlyRateDefault).describe('Cents per hour.'),
  "rating_avg": zod.number().nullable().default(searchHelpersGloballyResponseDataDataItemRatingAvgDefault),
  "rating_count": zod.int().min(searchHelpersGloballyResponseDataDataItemRatingCountMin).nullable().default(searchHelpersGloballyResponseDataDataItemRatingCountDefault),
  "jobs_completed": zod.int().min(searchHelpersGloballyResponseDataDataItemJobsCompletedMin).nullable().default(searchHelpersGloballyResponseDataDataItemJobsCompletedDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(searchHelpersGloballyResponseDataDataItemLanguagesDefault),
  "tools": zod.array(zod.string()).default(searchHelpersGloballyResponseDataDataItemToolsDefault).describe('Names.'),
  "vehicle_types": zod.array(zod.string()).default(searchHelpersGloballyResponseDataDataItemVehicleTypesDefault).describe('Names.'),
  "already_member": zod.boolean().default(searchHelpersGloballyResponseDataDataItemAlreadyMemberDefault).describe('Of this branch.'),
  "employee_id": zod.int().min(1).nullable().default(searchHelpersGloballyResponseDataDataItemEmployeeIdDefault).describe('As a member of this branch.'),
  "invitation_status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(searchHelpersGloballyResponseDataDataItemInvitationStatusDefault).describe('Status of this branch\'s last request to join.'),
  "invitation_id": zod.int().min(1).nullable().default(searchHelpersGloballyResponseDataDataItemInvitationIdDefault),
  "fit": zod.union([zod.strictObject({
  "score": zod.int().min(searchHelpersGloballyResponseDataDataItemFitOneScoreMin).max(searchHelpersGloballyResponseDataDataItemFitOneScoreMax),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'sick', 'off_hours', 'own_limit', 'turnaround', 'week', 'distance', 'rating', 'jobs_together', 'rate']),
  "text": zod.string()
}).describe('Something that speaks for or against a person, as a text to show and the code of its subject.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'sick', 'off_hours', 'own_limit', 'turnaround', 'week', 'distance', 'rating', 'jobs_together', 'rate']),
  "text": zod.string()
}).describe('Something that speaks for or against a person, as a text to show and the code of its subject.'))
}).describe('0 to 100 and why.'),zod.null()]).default(searchHelpersGloballyResponseDataDataItemFitDefault)
}).describe('A helper who can be invited to join. `fit` is for working from this branch, not for one job.')),
  "current_page": zod.int().min(1).nullable().default(searchHelpersGloballyResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(searchHelpersGloballyResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(searchHelpersGloballyResponseDataPerPageDefault),
  "total": zod.int().min(searchHelpersGloballyResponseDataTotalMin).nullable().default(searchHelpersGloballyResponseDataTotalDefault),
  "from": zod.int().nullable().default(searchHelpersGloballyResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(searchHelpersGloballyResponseDataToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of helpers who can be invited to join.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Requests to join the branch
 */



export const GetBranchInvitationsParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const getBranchInvitationsQueryFilterStatusMax = 7;


export const getBranchInvitationsQueryFilterStatusRegExp = new RegExp('^[1-4](,[1-4]){0,3}$');
export const getBranchInvitationsQueryPageDefault = 1;
export const getBranchInvitationsQueryPageMax = 100000;

export const getBranchInvitationsQueryPerPageDefault = 20;
export const getBranchInvitationsQueryPerPageMax = 100;



export const GetBranchInvitationsQueryParams = zod.object({
  "filter[status]": zod.string().max(getBranchInvitationsQueryFilterStatusMax).regex(getBranchInvitationsQueryFilterStatusRegExp).optional().describe('Invitation states as a comma list; all if absent.'),
  "page": zod.coerce.number().int().min(1).max(getBranchInvitationsQueryPageMax).default(getBranchInvitationsQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getBranchInvitationsQueryPerPageMax).default(getBranchInvitationsQueryPerPageDefault).describe('Rows on a page.')
})


export const getBranchInvitationsResponseDataDataItemBranchIdDefault = null;


export const getBranchInvitationsResponseDataDataItemHelperOneFirstNameDefault = ``;
export const getBranchInvitationsResponseDataDataItemHelperOneLastInitialDefault = ``;
export const getBranchInvitationsResponseDataDataItemHelperOneAvatarUrlDefault = null;
export const getBranchInvitationsResponseDataDataItemHelperOnePositionsDefault = [];
export const getBranchInvitationsResponseDataDataItemHelperOneCityDefault = null;
export const getBranchInvitationsResponseDataDataItemHelperOneHourlyRateDefault = null;
export const getBranchInvitationsResponseDataDataItemHelperOneHourlyRateMin = 0;

export const getBranchInvitationsResponseDataDataItemHelperOneRatingAvgDefault = null;
export const getBranchInvitationsResponseDataDataItemHelperOneRatingCountDefault = null;
export const getBranchInvitationsResponseDataDataItemHelperOneRatingCountMin = 0;

export const getBranchInvitationsResponseDataDataItemHelperDefault = null;
export const getBranchInvitationsResponseDataDataItemPositionsDefault = [];
export const getBranchInvitationsResponseDataDataItemHourlyRateDefault = null;
export const getBranchInvitationsResponseDataDataItemHourlyRateMin = 0;

export const getBranchInvitationsResponseDataDataItemMessageDefault = null;
export const getBranchInvitationsResponseDataDataItemStatusDefault = null;
export const getBranchInvitationsResponseDataDataItemReasonDefault = null;
export const getBranchInvitationsResponseDataDataItemCancelledByDefault = null;
export const getBranchInvitationsResponseDataDataItemInvitedByDefault = ``;
export const getBranchInvitationsResponseDataDataItemCreatedAtDefault = null;
export const getBranchInvitationsResponseDataDataItemRespondedAtDefault = null;
export const getBranchInvitationsResponseDataDataItemEmployeeIdDefault = null;

export const getBranchInvitationsResponseDataCurrentPageDefault = null;

export const getBranchInvitationsResponseDataLastPageDefault = null;

export const getBranchInvitationsResponseDataPerPageDefault = null;

export const getBranchInvitationsResponseDataTotalDefault = null;
export const getBranchInvitationsResponseDataTotalMin = 0;

export const getBranchInvitationsResponseDataFromDefault = null;
export const getBranchInvitationsResponseDataToDefault = null;
export const getBranchInvitationsResponseDataCountsOneRequestedMin = 0;

export const getBranchInvitationsResponseDataCountsOneAcceptedMin = 0;

export const getBranchInvitationsResponseDataCountsOneRejectedMin = 0;

export const getBranchInvitationsResponseDataCountsOneCancelledMin = 0;

export const getBranchInvitationsResponseDataCountsDefault = null;

export const GetBranchInvitationsResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1).nullable().default(getBranchInvitationsResponseDataDataItemBranchIdDefault),
  "helper": zod.union([zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(getBranchInvitationsResponseDataDataItemHelperOneFirstNameDefault),
  "last_initial": zod.string().default(getBranchInvitationsResponseDataDataItemHelperOneLastInitialDefault).describe('One character as people see it.'),
  "avatar_url": zod.string().nullable().default(getBranchInvitationsResponseDataDataItemHelperOneAvatarUrlDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(getBranchInvitationsResponseDataDataItemHelperOnePositionsDefault),
  "city": zod.string().nullable().default(getBranchInvitationsResponseDataDataItemHelperOneCityDefault),
  "hourly_rate": zod.int().min(getBranchInvitationsResponseDataDataItemHelperOneHourlyRateMin).nullable().default(getBranchInvitationsResponseDataDataItemHelperOneHourlyRateDefault).describe('Cents per hour, their own.'),
  "rating_avg": zod.number().nullable().default(getBranchInvitationsResponseDataDataItemHelperOneRatingAvgDefault),
  "rating_count": zod.int().min(getBranchInvitationsResponseDataDataItemHelperOneRatingCountMin).nullable().default(getBranchInvitationsResponseDataDataItemHelperOneRatingCountDefault)
}).describe('A helper as a company sees them before they join.'),zod.null()]).default(getBranchInvitationsResponseDataDataItemHelperDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(getBranchInvitationsResponseDataDataItemPositionsDefault),
  "hourly_rate": zod.int().min(getBranchInvitationsResponseDataDataItemHourlyRateMin).nullable().default(getBranchInvitationsResponseDataDataItemHourlyRateDefault).describe('Cents per hour, as offered.'),
  "message": zod.string().nullable().default(getBranchInvitationsResponseDataDataItemMessageDefault),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(getBranchInvitationsResponseDataDataItemStatusDefault),
  "reason": zod.string().nullable().default(getBranchInvitationsResponseDataDataItemReasonDefault).describe('Code of the reason for declining.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('system'),zod.literal(null)]).nullable().default(getBranchInvitationsResponseDataDataItemCancelledByDefault),
  "invited_by": zod.string().default(getBranchInvitationsResponseDataDataItemInvitedByDefault).describe('Name of the person who sent it.'),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getBranchInvitationsResponseDataDataItemCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getBranchInvitationsResponseDataDataItemRespondedAtDefault),
  "employee_id": zod.int().min(1).nullable().default(getBranchInvitationsResponseDataDataItemEmployeeIdDefault)
}).describe('A request to a helper to join a branch. Once accepted it names the employee.')),
  "current_page": zod.int().min(1).nullable().default(getBranchInvitationsResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getBranchInvitationsResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getBranchInvitationsResponseDataPerPageDefault),
  "total": zod.int().min(getBranchInvitationsResponseDataTotalMin).nullable().default(getBranchInvitationsResponseDataTotalDefault),
  "from": zod.int().nullable().default(getBranchInvitationsResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getBranchInvitationsResponseDataToDefault).describe('Number of the last row; null on an empty page.'),
  "counts": zod.union([zod.strictObject({
  "requested": zod.int().min(getBranchInvitationsResponseDataCountsOneRequestedMin),
  "accepted": zod.int().min(getBranchInvitationsResponseDataCountsOneAcceptedMin),
  "rejected": zod.int().min(getBranchInvitationsResponseDataCountsOneRejectedMin),
  "cancelled": zod.int().min(getBranchInvitationsResponseDataCountsOneCancelledMin)
}).describe('Totals of the lists by state.'),zod.null()]).default(getBranchInvitationsResponseDataCountsDefault)
}).describe('A page of requests to join, with a count for each tab.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * For helpers and managers - who are helpers too.
 * @summary The caller's requests to join a branch
 */
export const getOwnBranchInvitationsQueryFilterStatusMax = 7;


export const getOwnBranchInvitationsQueryFilterStatusRegExp = new RegExp('^[1-4](,[1-4]){0,3}$');
export const getOwnBranchInvitationsQueryPageDefault = 1;
export const getOwnBranchInvitationsQueryPageMax = 100000;

export const getOwnBranchInvitationsQueryPerPageDefault = 20;
export const getOwnBranchInvitationsQueryPerPageMax = 100;



export const GetOwnBranchInvitationsQueryParams = zod.object({
  "filter[status]": zod.string().max(getOwnBranchInvitationsQueryFilterStatusMax).regex(getOwnBranchInvitationsQueryFilterStatusRegExp).optional().describe('Invitation states as a comma list; all if absent.'),
  "page": zod.coerce.number().int().min(1).max(getOwnBranchInvitationsQueryPageMax).default(getOwnBranchInvitationsQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getOwnBranchInvitationsQueryPerPageMax).default(getOwnBranchInvitationsQueryPerPageDefault).describe('Rows on a page.')
})



export const getOwnBranchInvitationsResponseDataDataItemStateMax = 2;


export const getOwnBranchInvitationsResponseDataDataItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOwnBranchInvitationsResponseDataDataItemHourlyRateMin = 0;

export const getOwnBranchInvitationsResponseDataCurrentPageDefault = null;

export const getOwnBranchInvitationsResponseDataLastPageDefault = null;

export const getOwnBranchInvitationsResponseDataPerPageDefault = null;

export const getOwnBranchInvitationsResponseDataTotalDefault = null;
export const getOwnBranchInvitationsResponseDataTotalMin = 0;

export const getOwnBranchInvitationsResponseDataFromDefault = null;
export const getOwnBranchInvitationsResponseDataToDefault = null;

export const GetOwnBranchInvitationsResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "branch_name": zod.string(),
  "company_name": zod.string(),
  "avatar_url": zod.string().nullable().describe('Picture of the branch.'),
  "city": zod.string(),
  "state": zod.string().max(getOwnBranchInvitationsResponseDataDataItemStateMax).regex(getOwnBranchInvitationsResponseDataDataItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(getOwnBranchInvitationsResponseDataDataItemHourlyRateMin).describe('Cents per hour.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "invited_by": zod.string(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()])
}).describe('A request to join a branch as the helper sees it.')),
  "current_page": zod.int().min(1).nullable().default(getOwnBranchInvitationsResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getOwnBranchInvitationsResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getOwnBranchInvitationsResponseDataPerPageDefault),
  "total": zod.int().min(getOwnBranchInvitationsResponseDataTotalMin).nullable().default(getOwnBranchInvitationsResponseDataTotalDefault),
  "from": zod.int().nullable().default(getOwnBranchInvitationsResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getOwnBranchInvitationsResponseDataToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of the caller\'s own requests to join.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Also possible after declining until the branch sends another request.
 * @summary Join a branch
 */



export const AcceptBranchInvitationParams = zod.object({
  "branchInvitationId": zod.coerce.number().int().min(1).describe('Id of a request to join a branch; one that the caller may not see is a 404.')
})

export const acceptBranchInvitationHeaderIdempotencyKeyMin = 8;
export const acceptBranchInvitationHeaderIdempotencyKeyMax = 64;



export const AcceptBranchInvitationHeader = zod.object({
  "Idempotency-Key": zod.string().min(acceptBranchInvitationHeaderIdempotencyKeyMin).max(acceptBranchInvitationHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})



export const acceptBranchInvitationResponseDataStateMax = 2;


export const acceptBranchInvitationResponseDataStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const acceptBranchInvitationResponseDataHourlyRateMin = 0;



export const AcceptBranchInvitationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "branch_name": zod.string(),
  "company_name": zod.string(),
  "avatar_url": zod.string().nullable().describe('Picture of the branch.'),
  "city": zod.string(),
  "state": zod.string().max(acceptBranchInvitationResponseDataStateMax).regex(acceptBranchInvitationResponseDataStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(acceptBranchInvitationResponseDataHourlyRateMin).describe('Cents per hour.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "invited_by": zod.string(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()])
}).describe('A request to join a branch as the helper sees it.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Decline to join a branch
 */



export const RejectBranchInvitationParams = zod.object({
  "branchInvitationId": zod.coerce.number().int().min(1).describe('Id of a request to join a branch; one that the caller may not see is a 404.')
})

export const rejectBranchInvitationHeaderIdempotencyKeyMin = 8;
export const rejectBranchInvitationHeaderIdempotencyKeyMax = 64;



export const RejectBranchInvitationHeader = zod.object({
  "Idempotency-Key": zod.string().min(rejectBranchInvitationHeaderIdempotencyKeyMin).max(rejectBranchInvitationHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const RejectBranchInvitationBody = zod.object({
  "reason": zod.enum(['not_available', 'too_far', 'pay_too_low', 'not_my_position', 'other']).optional()
})



export const rejectBranchInvitationResponseDataStateMax = 2;


export const rejectBranchInvitationResponseDataStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const rejectBranchInvitationResponseDataHourlyRateMin = 0;



export const RejectBranchInvitationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "branch_name": zod.string(),
  "company_name": zod.string(),
  "avatar_url": zod.string().nullable().describe('Picture of the branch.'),
  "city": zod.string(),
  "state": zod.string().max(rejectBranchInvitationResponseDataStateMax).regex(rejectBranchInvitationResponseDataStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(rejectBranchInvitationResponseDataHourlyRateMin).describe('Cents per hour.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "invited_by": zod.string(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()])
}).describe('A request to join a branch as the helper sees it.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * A 409 `wrong_state` after it was answered.
 * @summary Withdraw a request to join
 */



export const CancelBranchInvitationParams = zod.object({
  "branchInvitationId": zod.coerce.number().int().min(1).describe('Id of a request to join a branch; one that the caller may not see is a 404.')
})

export const cancelBranchInvitationHeaderIdempotencyKeyMin = 8;
export const cancelBranchInvitationHeaderIdempotencyKeyMax = 64;



export const CancelBranchInvitationHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelBranchInvitationHeaderIdempotencyKeyMin).max(cancelBranchInvitationHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const cancelBranchInvitationResponseDataBranchIdDefault = null;


export const cancelBranchInvitationResponseDataHelperOneFirstNameDefault = ``;
export const cancelBranchInvitationResponseDataHelperOneLastInitialDefault = ``;
export const cancelBranchInvitationResponseDataHelperOneAvatarUrlDefault = null;
export const cancelBranchInvitationResponseDataHelperOnePositionsDefault = [];
export const cancelBranchInvitationResponseDataHelperOneCityDefault = null;
export const cancelBranchInvitationResponseDataHelperOneHourlyRateDefault = null;
export const cancelBranchInvitationResponseDataHelperOneHourlyRateMin = 0;

export const cancelBranchInvitationResponseDataHelperOneRatingAvgDefault = null;
export const cancelBranchInvitationResponseDataHelperOneRatingCountDefault = null;
export const cancelBranchInvitationResponseDataHelperOneRatingCountMin = 0;

export const cancelBranchInvitationResponseDataHelperDefault = null;
export const cancelBranchInvitationResponseDataPositionsDefault = [];
export const cancelBranchInvitationResponseDataHourlyRateDefault = null;
export const cancelBranchInvitationResponseDataHourlyRateMin = 0;

export const cancelBranchInvitationResponseDataMessageDefault = null;
export const cancelBranchInvitationResponseDataStatusDefault = null;
export const cancelBranchInvitationResponseDataReasonDefault = null;
export const cancelBranchInvitationResponseDataCancelledByDefault = null;
export const cancelBranchInvitationResponseDataInvitedByDefault = ``;
export const cancelBranchInvitationResponseDataCreatedAtDefault = null;
export const cancelBranchInvitationResponseDataRespondedAtDefault = null;
export const cancelBranchInvitationResponseDataEmployeeIdDefault = null;



export const CancelBranchInvitationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1).nullable().default(cancelBranchInvitationResponseDataBranchIdDefault),
  "helper": zod.union([zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(cancelBranchInvitationResponseDataHelperOneFirstNameDefault),
  "last_initial": zod.string().default(cancelBranchInvitationResponseDataHelperOneLastInitialDefault).describe('One character as people see it.'),
  "avatar_url": zod.string().nullable().default(cancelBranchInvitationResponseDataHelperOneAvatarUrlDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(cancelBranchInvitationResponseDataHelperOnePositionsDefault),
  "city": zod.string().nullable().default(cancelBranchInvitationResponseDataHelperOneCityDefault),
  "hourly_rate": zod.int().min(cancelBranchInvitationResponseDataHelperOneHourlyRateMin).nullable().default(cancelBranchInvitationResponseDataHelperOneHourlyRateDefault).describe('Cents per hour, their own.'),
  "rating_avg": zod.number().nullable().default(cancelBranchInvitationResponseDataHelperOneRatingAvgDefault),
  "rating_count": zod.int().min(cancelBranchInvitationResponseDataHelperOneRatingCountMin).nullable().default(cancelBranchInvitationResponseDataHelperOneRatingCountDefault)
}).describe('A helper as a company sees them before they join.'),zod.null()]).default(cancelBranchInvitationResponseDataHelperDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(cancelBranchInvitationResponseDataPositionsDefault),
  "hourly_rate": zod.int().min(cancelBranchInvitationResponseDataHourlyRateMin).nullable().default(cancelBranchInvitationResponseDataHourlyRateDefault).describe('Cents per hour, as offered.'),
  "message": zod.string().nullable().default(cancelBranchInvitationResponseDataMessageDefault),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(cancelBranchInvitationResponseDataStatusDefault),
  "reason": zod.string().nullable().default(cancelBranchInvitationResponseDataReasonDefault).describe('Code of the reason for declining.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('system'),zod.literal(null)]).nullable().default(cancelBranchInvitationResponseDataCancelledByDefault),
  "invited_by": zod.string().default(cancelBranchInvitationResponseDataInvitedByDefault).describe('Name of the person who sent it.'),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelBranchInvitationResponseDataCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelBranchInvitationResponseDataRespondedAtDefault),
  "employee_id": zod.int().min(1).nullable().default(cancelBranchInvitationResponseDataEmployeeIdDefault)
}).describe('A request to a helper to join a branch. Once accepted it names the employee.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

