/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * For the owner. Counts what exists now, in all branches.
 * @summary Setup progress of a new company
 */
export const getCompanySetupResponseDataCompanyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getCompanySetupResponseDataCompanyPhoneMax = 10;

export const getCompanySetupResponseDataCompanyEmailMax = 254;

export const getCompanySetupResponseDataCompanyStateMax = 2;


export const getCompanySetupResponseDataCompanyStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getCompanySetupResponseDataCompanyZipMax = 5;


export const getCompanySetupResponseDataCompanyZipRegExp = new RegExp('^[0-9]{5}$');
export const getCompanySetupResponseDataBranchesMin = 0;

export const getCompanySetupResponseDataServiceAreasMin = 0;

export const getCompanySetupResponseDataMembersMin = 0;

export const getCompanySetupResponseDataOrdersMin = 0;

export const getCompanySetupResponseDataInvitationsMin = 0;




export const GetCompanySetupResponse = zod.strictObject({
  "data": zod.strictObject({
  "company": zod.strictObject({
  "name": zod.string(),
  "phone": zod.stringFormat('phone', getCompanySetupResponseDataCompanyPhoneRegExp).max(getCompanySetupResponseDataCompanyPhoneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "email": zod.email().max(getCompanySetupResponseDataCompanyEmailMax),
  "city": zod.string(),
  "state": zod.string().max(getCompanySetupResponseDataCompanyStateMax).regex(getCompanySetupResponseDataCompanyStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getCompanySetupResponseDataCompanyZipMax).regex(getCompanySetupResponseDataCompanyZipRegExp)
}).describe('The owner\'s sign-up details; the first branch starts with them.'),
  "branches": zod.int().min(getCompanySetupResponseDataBranchesMin),
  "service_areas": zod.int().min(getCompanySetupResponseDataServiceAreasMin).describe('Areas of all branches.'),
  "members": zod.int().min(getCompanySetupResponseDataMembersMin).describe('Active members who can work on a job.'),
  "orders": zod.int().min(getCompanySetupResponseDataOrdersMin).describe('Jobs of all branches, finished ones too.'),
  "invitations": zod.int().min(getCompanySetupResponseDataInvitationsMin).describe('Invitations to jobs.'),
  "order_without_crew_id": zod.int().min(1).nullable().describe('The next open job that no one is invited to.'),
  "dismissed_at": zod.iso.datetime({"offset":false}).nullable().describe('When the owner hid the checklist.')
}).describe('Setup progress of a new company, with the owner\'s sign-up details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Hide the checklist of a new company
 */
export const dismissCompanySetupHeaderIdempotencyKeyMin = 8;
export const dismissCompanySetupHeaderIdempotencyKeyMax = 64;



export const DismissCompanySetupHeader = zod.object({
  "Idempotency-Key": zod.string().min(dismissCompanySetupHeaderIdempotencyKeyMin).max(dismissCompanySetupHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const dismissCompanySetupResponseDataCompanyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const dismissCompanySetupResponseDataCompanyPhoneMax = 10;

export const dismissCompanySetupResponseDataCompanyEmailMax = 254;

export const dismissCompanySetupResponseDataCompanyStateMax = 2;


export const dismissCompanySetupResponseDataCompanyStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const dismissCompanySetupResponseDataCompanyZipMax = 5;


export const dismissCompanySetupResponseDataCompanyZipRegExp = new RegExp('^[0-9]{5}$');
export const dismissCompanySetupResponseDataBranchesMin = 0;

export const dismissCompanySetupResponseDataServiceAreasMin = 0;

export const dismissCompanySetupResponseDataMembersMin = 0;

export const dismissCompanySetupResponseDataOrdersMin = 0;

export const dismissCompanySetupResponseDataInvitationsMin = 0;




export const DismissCompanySetupResponse = zod.strictObject({
  "data": zod.strictObject({
  "company": zod.strictObject({
  "name": zod.string(),
  "phone": zod.stringFormat('phone', dismissCompanySetupResponseDataCompanyPhoneRegExp).max(dismissCompanySetupResponseDataCompanyPhoneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "email": zod.email().max(dismissCompanySetupResponseDataCompanyEmailMax),
  "city": zod.string(),
  "state": zod.string().max(dismissCompanySetupResponseDataCompanyStateMax).regex(dismissCompanySetupResponseDataCompanyStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(dismissCompanySetupResponseDataCompanyZipMax).regex(dismissCompanySetupResponseDataCompanyZipRegExp)
}).describe('The owner\'s sign-up details; the first branch starts with them.'),
  "branches": zod.int().min(dismissCompanySetupResponseDataBranchesMin),
  "service_areas": zod.int().min(dismissCompanySetupResponseDataServiceAreasMin).describe('Areas of all branches.'),
  "members": zod.int().min(dismissCompanySetupResponseDataMembersMin).describe('Active members who can work on a job.'),
  "orders": zod.int().min(dismissCompanySetupResponseDataOrdersMin).describe('Jobs of all branches, finished ones too.'),
  "invitations": zod.int().min(dismissCompanySetupResponseDataInvitationsMin).describe('Invitations to jobs.'),
  "order_without_crew_id": zod.int().min(1).nullable().describe('The next open job that no one is invited to.'),
  "dismissed_at": zod.iso.datetime({"offset":false}).nullable().describe('When the owner hid the checklist.')
}).describe('Setup progress of a new company, with the owner\'s sign-up details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

