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

/**
 * @summary A member with all details
 */



export const GetEmployeeParams = zod.object({
  "employeeId": zod.coerce.number().int().min(1).describe('Id of a member of a branch; one of another company is a 404.')
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

/**
 * For everyone with access to the member's branch. Jobs of branches without access are listed without what they are.
 * @summary A member's hours, jobs and ratings
 */



export const GetMemberProfileParams = zod.object({
  "employeeId": zod.coerce.number().int().min(1).describe('Id of a member of a branch; one of another company is a 404.')
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

/**
 * Each number is the total of the list it leads to.
 * @summary The team in numbers
 */



export const GetTeamSummaryParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
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

