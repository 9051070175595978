/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const NumberName = zod.enum(['jobs_done', 'filled_in_time', 'time_to_fill', 'declines', 'late_withdrawals', 'hours', 'labor', 'outsourced', 'ratings']).describe('Jobs done; share of slots filled 24 hours before the start; minutes from the first invitation to the last slot filled; people who declined; people who withdrew in the last 24 hours; worked of planned hours; labor of quotes; outsourced people of all people; stars given to the crew.');

export type NumberName = zod.input<typeof NumberName>;
export type NumberNameOutput = zod.output<typeof NumberName>;

export const StateCodeMax = 2;


export const StateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');


export const StateCode = zod.string().max(StateCodeMax).regex(StateCodeRegExp).describe('Two letters of a US state or of the District of Columbia.');

export type StateCode = zod.input<typeof StateCode>;
export type StateCodeOutput = zod.output<typeof StateCode>;

export const ZipMax = 5;


export const ZipRegExp = new RegExp('^[0-9]{5}$');


export const Zip = zod.string().max(ZipMax).regex(ZipRegExp);

export type Zip = zod.input<typeof Zip>;
export type ZipOutput = zod.output<typeof Zip>;

export const ActivityKind = zod.enum(['jobs', 'crews', 'offers', 'team', 'company']).describe('A group of activity types.');

export type ActivityKind = zod.input<typeof ActivityKind>;
export type ActivityKindOutput = zod.output<typeof ActivityKind>;

export const ClosedState = zod.enum(['completed', 'cancelled']).describe('How an order ended.');

export type ClosedState = zod.input<typeof ClosedState>;
export type ClosedStateOutput = zod.output<typeof ClosedState>;

export const InvitationBucket = zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.');

export type InvitationBucket = zod.input<typeof InvitationBucket>;
export type InvitationBucketOutput = zod.output<typeof InvitationBucket>;

export const BillingInterval = zod.enum(['month', 'year']).describe('Billing period.');

export type BillingInterval = zod.input<typeof BillingInterval>;
export type BillingIntervalOutput = zod.output<typeof BillingInterval>;

export const ChannelAuthorization = zod.strictObject({
  "auth": zod.string().describe('Key and signature separated by a colon.'),
  "channel_data": zod.string().optional().describe('Who joins a presence channel, as JSON text: user_id, a text, and user_info with name and avatar_url.')
}).describe('An answer without an envelope; the Pusher client reads it as it is. A presence channel needs both parts.');

export type ChannelAuthorization = zod.input<typeof ChannelAuthorization>;
export type ChannelAuthorizationOutput = zod.output<typeof ChannelAuthorization>;

export const SocketAuthentication = zod.strictObject({
  "auth": zod.string().describe('Key and signature separated by a colon.'),
  "user_data": zod.string().describe('Who signs in, as JSON text: id, a text, and user_info with name and avatar_url.')
}).describe('An answer without an envelope; the Pusher client reads it as it is.');

export type SocketAuthentication = zod.input<typeof SocketAuthentication>;
export type SocketAuthenticationOutput = zod.output<typeof SocketAuthentication>;

export const UserType = zod.enum({
  admin: 1,
  owner: 2,
  office: 3,
  helper: 4,
  manager: 5,
}).describe('1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager.');

export type UserType = zod.input<typeof UserType>;
export type UserTypeOutput = zod.output<typeof UserType>;

export const PositionCode = zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.');

export type PositionCode = zod.input<typeof PositionCode>;
export type PositionCodeOutput = zod.output<typeof PositionCode>;

export const ActiveStatus = zod.enum({
  inactive: 0,
  active: 1,
}).describe('0 inactive, 1 active.');

export type ActiveStatus = zod.input<typeof ActiveStatus>;
export type ActiveStatusOutput = zod.output<typeof ActiveStatus>;

export const userIdDefault = null;

export const userEmailDefault = ``;
export const userFirstNameDefault = ``;
export const userLastNameDefault = ``;
export const userPhoneDefault = ``;
export const userPhoneMax = 10;


export const userPhoneRegExp = new RegExp('^[0-9]{10}$');
export const userAvatarUrlDefault = null;
export const userLocaleDefault = null;
export const userTimezoneDefault = ``;
export const userCompanyIdDefault = null;
export const userEmailVerifiedAtDefault = null;
export const userPositionsDefault = [];
export const userStatusDefault = null;
export const userCreatedAtDefault = null;
export const userBranchesCountDefault = null;
export const userBranchesCountMin = 0;

export const userUnreadTotalDefault = null;
export const userUnreadTotalMin = 0;

export const userManagerInactiveDefault = false;

export const User = zod.strictObject({
  "id": zod.int().min(1).nullable().default(userIdDefault),
  "type": UserType,
  "email": zod.email().default(userEmailDefault),
  "first_name": zod.string().default(userFirstNameDefault),
  "last_name": zod.string().default(userLastNameDefault),
  "phone": zod.string().max(userPhoneMax).regex(userPhoneRegExp).default(userPhoneDefault),
  "avatar_url": zod.string().nullable().default(userAvatarUrlDefault),
  "locale": zod.union([zod.literal('en'),zod.literal('es'),zod.literal(null)]).nullable().default(userLocaleDefault),
  "timezone": zod.string().default(userTimezoneDefault),
  "company_id": zod.int().nullable().default(userCompanyIdDefault).describe('Null for helpers.'),
  "email_verified_at": zod.iso.datetime({"offset":false}).nullable().default(userEmailVerifiedAtDefault),
  "positions": zod.array(PositionCode).default(userPositionsDefault),
  "status": zod.union([ActiveStatus,zod.null()]).default(userStatusDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(userCreatedAtDefault),
  "branches_count": zod.int().min(userBranchesCountMin).nullable().default(userBranchesCountDefault).describe('Branches this person has access to.'),
  "unread_total": zod.int().min(userUnreadTotalMin).nullable().default(userUnreadTotalDefault).describe('Unread activities over all feeds.'),
  "manager_inactive": zod.boolean().default(userManagerInactiveDefault).describe('A manager whose access to the company is turned off.')
}).describe('The signed-in person; the app derives its manager and helper flags from the type.');

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;


export const companyLegalNameDefault = ``;
export const companyUsdotNumberDefault = ``;
export const companyMcNumberDefault = ``;
export const companyPhoneDefault = ``;
export const companyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const companyPhoneMax = 10;

export const companyEmailDefault = ``;
export const companyEmailMax = 254;

export const companyWebsiteDefault = ``;
export const companyLogoUrlDefault = null;
export const companyOwnerIdDefault = null;



export const Company = zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "legal_name": zod.string().default(companyLegalNameDefault),
  "usdot_number": zod.string().default(companyUsdotNumberDefault),
  "mc_number": zod.string().default(companyMcNumberDefault),
  "phone": zod.stringFormat('phone', companyPhoneRegExp).max(companyPhoneMax).default(companyPhoneDefault).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "email": zod.email().max(companyEmailMax).default(companyEmailDefault),
  "website": zod.string().default(companyWebsiteDefault),
  "logo_url": zod.string().nullable().default(companyLogoUrlDefault),
  "owner_id": zod.int().min(1).nullable().default(companyOwnerIdDefault)
}).describe('A moving company.');

export type Company = zod.input<typeof Company>;
export type CompanyOutput = zod.output<typeof Company>;


export const companyRegisteredCompanyDefault = null;

export const CompanyRegistered = zod.strictObject({
  "access_token": zod.string().min(1),
  "user": User,
  "company": zod.union([Company,zod.null()]).default(companyRegisteredCompanyDefault)
});

export type CompanyRegistered = zod.input<typeof CompanyRegistered>;
export type CompanyRegisteredOutput = zod.output<typeof CompanyRegistered>;

export const Message = zod.string().describe('A sentence for the user, possibly empty.');

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const NoErrors = zod.null().describe('A successful answer carries no errors.');

export type NoErrors = zod.input<typeof NoErrors>;
export type NoErrorsOutput = zod.output<typeof NoErrors>;

export const Succeeded = zod.literal(true).describe('True on every 2xx answer.');

export type Succeeded = zod.input<typeof Succeeded>;
export type SucceededOutput = zod.output<typeof Succeeded>;

export const ErrorCode = zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.');

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;

export const Timestamp = zod.iso.datetime({"offset":false}).describe('An instant in UTC.');

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;




export const Conflict = zod.strictObject({
  "kind": zod.enum(['order', 'employee', 'helper', 'invitation', 'offer', 'change', 'limit']).describe('`change` names a field that someone else changed in between; `helper` a user who can be invited to join; `limit` what the plan does not include.'),
  "id": zod.int().min(1),
  "label": zod.string(),
  "text": zod.string().optional(),
  "by": zod.string().optional().describe('Name of the person.'),
  "number": zod.string().nullish().describe('Of the other job of a person; null for one of another branch.'),
  "starts_at": Timestamp.optional(),
  "ends_at": Timestamp.optional(),
  "own_starts_at": Timestamp.optional().describe('Start of the job that is moved - on the day of the conflict.'),
  "own_ends_at": Timestamp.optional().describe('End of the job that is moved - on the day of the conflict.')
}).describe('One reason that blocks a change.');

export type Conflict = zod.input<typeof Conflict>;
export type ConflictOutput = zod.output<typeof Conflict>;


export const errorDetailsRetryAfterMin = 0;



export const ErrorDetails = zod.strictObject({
  "code": zod.union([ErrorCode,zod.array(zod.string()).min(1)]).optional().describe('Code of the refusal; with a 422 possibly the texts of the field named `code`, which one-time codes have.'),
  "conflicts": zod.array(Conflict).optional().describe('Conflicts that block the change; with a 409.'),
  "retry_after": zod.int().min(errorDetailsRetryAfterMin).optional().describe('Seconds to wait, with 423, 429 and 503.'),
  "plan": zod.array(zod.string()).optional().describe('Names of the plan limits reached, with a 402.')
}).describe('Texts by field, as Laravel names nested fields (`addresses.0.zip`), and four members with their own meaning. Empty if there is nothing to add.');

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorAnswer = zod.strictObject({
  "data": zod.null(),
  "message": Message,
  "errors": ErrorDetails,
  "success": zod.literal(false)
}).describe('The body of every answer outside 2xx.');

export type ErrorAnswer = zod.input<typeof ErrorAnswer>;
export type ErrorAnswerOutput = zod.output<typeof ErrorAnswer>;




export const SignedIn = zod.strictObject({
  "access_token": zod.string().min(1),
  "user": User
});

export type SignedIn = zod.input<typeof SignedIn>;
export type SignedInOutput = zod.output<typeof SignedIn>;

export const Nothing = zod.strictObject({

}).describe('An answer with a message and no data.');

export type Nothing = zod.input<typeof Nothing>;
export type NothingOutput = zod.output<typeof Nothing>;

export const OtpIdMax = 64;



export const OtpId = zod.string().min(1).max(OtpIdMax).describe('Id of a one-time code that was sent; valid 10 minutes, 5 checks.');

export type OtpId = zod.input<typeof OtpId>;
export type OtpIdOutput = zod.output<typeof OtpId>;

export const OtpRequested = zod.strictObject({
  "otp_id": OtpId
}).describe('The code that was sent, if the account exists.');

export type OtpRequested = zod.input<typeof OtpRequested>;
export type OtpRequestedOutput = zod.output<typeof OtpRequested>;

export const otpSentEmailDefault = ``;
export const otpSentEmailMax = 254;

export const otpSentExpiresInDefault = null;
export const otpSentExpiresInMin = 0;

export const otpSentResendInDefault = null;
export const otpSentResendInMin = 0;

export const otpSentLengthDefault = null;



export const OtpSent = zod.strictObject({
  "otp_id": OtpId,
  "email": zod.email().max(otpSentEmailMax).default(otpSentEmailDefault),
  "expires_in": zod.int().min(otpSentExpiresInMin).nullable().default(otpSentExpiresInDefault).describe('Seconds.'),
  "resend_in": zod.int().min(otpSentResendInMin).nullable().default(otpSentResendInDefault).describe('Seconds until another code can be requested.'),
  "length": zod.int().min(1).nullable().default(otpSentLengthDefault).describe('Digits of the code.')
});

export type OtpSent = zod.input<typeof OtpSent>;
export type OtpSentOutput = zod.output<typeof OtpSent>;

export const CurrentUser = zod.strictObject({
  "user": User
});

export type CurrentUser = zod.input<typeof CurrentUser>;
export type CurrentUserOutput = zod.output<typeof CurrentUser>;

export const TemporaryTokenMax = 255;



export const TemporaryToken = zod.string().min(1).max(TemporaryTokenMax).describe('Proof of a verified code, for the last step of a sign-up or reset; valid 30 minutes.');

export type TemporaryToken = zod.input<typeof TemporaryToken>;
export type TemporaryTokenOutput = zod.output<typeof TemporaryToken>;

export const otpVerifiedExpiresInDefault = null;
export const otpVerifiedExpiresInMin = 0;



export const OtpVerified = zod.strictObject({
  "temporary_token": TemporaryToken,
  "expires_in": zod.int().min(otpVerifiedExpiresInMin).nullable().default(otpVerifiedExpiresInDefault).describe('Seconds.')
});

export type OtpVerified = zod.input<typeof OtpVerified>;
export type OtpVerifiedOutput = zod.output<typeof OtpVerified>;

export const otpResentExpiresInDefault = null;
export const otpResentExpiresInMin = 0;

export const otpResentResendInDefault = null;
export const otpResentResendInMin = 0;



export const OtpResent = zod.strictObject({
  "otp_id": OtpId,
  "expires_in": zod.int().min(otpResentExpiresInMin).nullable().default(otpResentExpiresInDefault).describe('Seconds.'),
  "resend_in": zod.int().min(otpResentResendInMin).nullable().default(otpResentResendInDefault).describe('Seconds until another code can be requested.')
}).describe('The answer is the same if the account does not exist.');

export type OtpResent = zod.input<typeof OtpResent>;
export type OtpResentOutput = zod.output<typeof OtpResent>;

export const ResetAllowed = zod.strictObject({
  "temporary_token": TemporaryToken
});

export type ResetAllowed = zod.input<typeof ResetAllowed>;
export type ResetAllowedOutput = zod.output<typeof ResetAllowed>;

export const RedirectUrl = zod.strictObject({
  "url": zod.url().describe('The browser navigates there.')
});

export type RedirectUrl = zod.input<typeof RedirectUrl>;
export type RedirectUrlOutput = zod.output<typeof RedirectUrl>;

export const EmailMax = 254;



export const Email = zod.email().max(EmailMax);

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const NewPerson = zod.strictObject({
  "is_new": zod.literal(true),
  "temporary_token": TemporaryToken,
  "email": Email
}).describe('Google or Apple confirmed a person without an account. No session yet: this token leads to the last step of the sign-up.');

export type NewPerson = zod.input<typeof NewPerson>;
export type NewPersonOutput = zod.output<typeof NewPerson>;

export const OAuthResult = zod.union([SignedIn,NewPerson]).describe('Signed in, or a new person.');

export type OAuthResult = zod.input<typeof OAuthResult>;
export type OAuthResultOutput = zod.output<typeof OAuthResult>;


export const branchSummaryCityDefault = ``;
export const branchSummaryStateDefault = ``;
export const branchSummaryTimezoneDefault = ``;
export const branchSummaryMembersCountDefault = null;
export const branchSummaryMembersCountMin = 0;

export const branchSummaryOpenOrdersCountDefault = null;
export const branchSummaryOpenOrdersCountMin = 0;

export const branchSummaryUnreadCountDefault = null;
export const branchSummaryUnreadCountMin = 0;



export const BranchSummary = zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "city": zod.string().default(branchSummaryCityDefault),
  "state": zod.string().default(branchSummaryStateDefault),
  "timezone": zod.string().default(branchSummaryTimezoneDefault),
  "members_count": zod.int().min(branchSummaryMembersCountMin).nullable().default(branchSummaryMembersCountDefault),
  "open_orders_count": zod.int().min(branchSummaryOpenOrdersCountMin).nullable().default(branchSummaryOpenOrdersCountDefault),
  "unread_count": zod.int().min(branchSummaryUnreadCountMin).nullable().default(branchSummaryUnreadCountDefault).describe('Unread activities of the caller in this branch.')
}).describe('A branch as the list and the switcher show it.');

export type BranchSummary = zod.input<typeof BranchSummary>;
export type BranchSummaryOutput = zod.output<typeof BranchSummary>;

export const ArrivalWindowMax = 13;


export const ArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');


export const ArrivalWindow = zod.string().max(ArrivalWindowMax).regex(ArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.');

export type ArrivalWindow = zod.input<typeof ArrivalWindow>;
export type ArrivalWindowOutput = zod.output<typeof ArrivalWindow>;


export const servingAreaNameDefault = ``;
export const servingAreaStateCodeDefault = ``;
export const servingAreaStateCodeMax = 2;


export const servingAreaStateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const servingAreaStateNameDefault = ``;
export const servingAreaNameWithStateInitialsDefault = ``;
export const servingAreaLatDefault = null;
export const servingAreaLatMin = -90;
export const servingAreaLatMax = 90;

export const servingAreaLngDefault = null;
export const servingAreaLngMin = -180;
export const servingAreaLngMax = 180;

export const servingAreaDefaultRadiusMilesDefault = null;
export const servingAreaDefaultRadiusMilesMin = 5;
export const servingAreaDefaultRadiusMilesMax = 100;

export const servingAreaPopulationDefault = null;
export const servingAreaPopulationMin = 0;

export const servingAreaRadiusMilesDefault = null;
export const servingAreaRadiusMilesMin = 5;
export const servingAreaRadiusMilesMax = 100;



export const ServingArea = zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(servingAreaNameDefault),
  "state_code": zod.string().max(servingAreaStateCodeMax).regex(servingAreaStateCodeRegExp).default(servingAreaStateCodeDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "state_name": zod.string().default(servingAreaStateNameDefault),
  "name_with_state_initials": zod.string().default(servingAreaNameWithStateInitialsDefault),
  "lat": zod.number().min(servingAreaLatMin).max(servingAreaLatMax).nullable().default(servingAreaLatDefault),
  "lng": zod.number().min(servingAreaLngMin).max(servingAreaLngMax).nullable().default(servingAreaLngDefault),
  "default_radius_miles": zod.int().min(servingAreaDefaultRadiusMilesMin).max(servingAreaDefaultRadiusMilesMax).nullable().default(servingAreaDefaultRadiusMilesDefault),
  "population": zod.int().min(servingAreaPopulationMin).nullable().default(servingAreaPopulationDefault),
  "radius_miles": zod.int().min(servingAreaRadiusMilesMin).max(servingAreaRadiusMilesMax).nullable().default(servingAreaRadiusMilesDefault).describe('Radius that the branch serves around it; absent in the list of all areas.')
}).describe('A city that companies serve and helpers work in.');

export type ServingArea = zod.input<typeof ServingArea>;
export type ServingAreaOutput = zod.output<typeof ServingArea>;


export const managerUserIdDefault = null;

export const managerFirstNameDefault = ``;
export const managerLastNameDefault = ``;
export const managerAvatarUrlDefault = null;
export const managerEmailDefault = ``;
export const managerPhoneDefault = ``;
export const managerPhoneMax = 10;


export const managerPhoneRegExp = new RegExp('^[0-9]{10}$');

export const managerBranchIdsDefault = [];

export const Manager = zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(managerUserIdDefault),
  "first_name": zod.string().default(managerFirstNameDefault),
  "last_name": zod.string().default(managerLastNameDefault),
  "avatar_url": zod.string().nullable().default(managerAvatarUrlDefault),
  "email": zod.email().default(managerEmailDefault),
  "phone": zod.string().max(managerPhoneMax).regex(managerPhoneRegExp).default(managerPhoneDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(managerBranchIdsDefault)
}).describe('A manager of the company, with the branches they manage.');

export type Manager = zod.input<typeof Manager>;
export type ManagerOutput = zod.output<typeof Manager>;


export const branchCompanyIdDefault = null;

export const branchPhoneDefault = ``;
export const branchEmailDefault = null;
export const branchAddressLineDefault = ``;
export const branchUnitDefault = null;
export const branchCityDefault = ``;
export const branchStateDefault = ``;
export const branchZipDefault = ``;
export const branchLatDefault = null;
export const branchLatMin = -90;
export const branchLatMax = 90;

export const branchLngDefault = null;
export const branchLngMin = -180;
export const branchLngMax = 180;

export const branchTimezoneDefault = ``;
export const branchDefaultMinHoursDefault = null;
export const branchDefaultMinHoursMax = 14;

export const branchDefaultArrivalWindowsDefault = [];
export const branchTravelBufferMinutesDefault = null;
export const branchTravelBufferMinutesMin = 0;
export const branchTravelBufferMinutesMax = 240;

export const branchServingAreasDefault = [];
export const branchManagersDefault = [];
export const branchMembersCountDefault = null;
export const branchMembersCountMin = 0;

export const branchOpenOrdersCountDefault = null;
export const branchOpenOrdersCountMin = 0;

export const branchUnreadCountDefault = null;
export const branchUnreadCountMin = 0;

export const branchCreatedAtDefault = null;
export const branchVersionDefault = null;



export const Branch = zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "company_id": zod.int().min(1).nullable().default(branchCompanyIdDefault),
  "phone": zod.string().default(branchPhoneDefault),
  "email": zod.string().nullable().default(branchEmailDefault),
  "address_line": zod.string().default(branchAddressLineDefault),
  "unit": zod.string().nullable().default(branchUnitDefault),
  "city": zod.string().default(branchCityDefault),
  "state": zod.string().default(branchStateDefault),
  "zip": zod.string().default(branchZipDefault),
  "lat": zod.number().min(branchLatMin).max(branchLatMax).nullable().default(branchLatDefault),
  "lng": zod.number().min(branchLngMin).max(branchLngMax).nullable().default(branchLngDefault),
  "timezone": zod.string().default(branchTimezoneDefault),
  "default_min_hours": zod.number().min(1).max(branchDefaultMinHoursMax).nullable().default(branchDefaultMinHoursDefault),
  "default_arrival_windows": zod.array(ArrivalWindow).default(branchDefaultArrivalWindowsDefault),
  "travel_buffer_minutes": zod.int().min(branchTravelBufferMinutesMin).max(branchTravelBufferMinutesMax).nullable().default(branchTravelBufferMinutesDefault),
  "serving_areas": zod.array(ServingArea).default(branchServingAreasDefault),
  "managers": zod.array(Manager).default(branchManagersDefault),
  "members_count": zod.int().min(branchMembersCountMin).nullable().default(branchMembersCountDefault),
  "open_orders_count": zod.int().min(branchOpenOrdersCountMin).nullable().default(branchOpenOrdersCountDefault),
  "unread_count": zod.int().min(branchUnreadCountMin).nullable().default(branchUnreadCountDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(branchCreatedAtDefault),
  "version": zod.int().min(1).nullable().default(branchVersionDefault).describe('Counts the changes of the branch.')
}).describe('A branch with all its details.');

export type Branch = zod.input<typeof Branch>;
export type BranchOutput = zod.output<typeof Branch>;

export const measuredNumberValueMin = 0;

export const measuredNumberPartMin = 0;

export const measuredNumberWholeMin = 0;

export const measuredNumberJobsMin = 0;



export const MeasuredNumber = zod.strictObject({
  "value": zod.number().min(measuredNumberValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(measuredNumberPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(measuredNumberWholeMin),
  "jobs": zod.int().min(measuredNumberJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.');

export type MeasuredNumber = zod.input<typeof MeasuredNumber>;
export type MeasuredNumberOutput = zod.output<typeof MeasuredNumber>;

export const numbersMonthMonthMax = 7;


export const numbersMonthMonthRegExp = new RegExp('^[0-9]{4}-[0-9]{2}$');


export const NumbersMonth = zod.strictObject({
  "month": zod.string().max(numbersMonthMonthMax).regex(numbersMonthMonthRegExp),
  "jobs_done": MeasuredNumber,
  "filled_in_time": MeasuredNumber,
  "time_to_fill": MeasuredNumber,
  "declines": MeasuredNumber,
  "late_withdrawals": MeasuredNumber,
  "hours": MeasuredNumber,
  "labor": MeasuredNumber,
  "outsourced": MeasuredNumber,
  "ratings": MeasuredNumber
}).describe('The numbers of one month.');

export type NumbersMonth = zod.input<typeof NumbersMonth>;
export type NumbersMonthOutput = zod.output<typeof NumbersMonth>;




export const DeclineCount = zod.strictObject({
  "reason": zod.string().describe('As in the lists of reasons; `other` also without one.'),
  "count": zod.int().min(1)
}).describe('People who declined for one reason in the twelve months.');

export type DeclineCount = zod.input<typeof DeclineCount>;
export type DeclineCountOutput = zod.output<typeof DeclineCount>;



export const topHelperHoursMin = 0;

export const topHelperRatingMax = 5;

export const topHelperRatingsMin = 0;



export const TopHelper = zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "jobs": zod.int().min(1),
  "hours": zod.number().min(topHelperHoursMin).describe('Paid hours.'),
  "rating": zod.number().min(1).max(topHelperRatingMax).nullable().describe('Of these jobs; null below three ratings.'),
  "ratings": zod.int().min(topHelperRatingsMin)
}).describe('One of the people who worked on the most jobs of the twelve months.');

export type TopHelper = zod.input<typeof TopHelper>;
export type TopHelperOutput = zod.output<typeof TopHelper>;

export const branchNumbersJobsMin = 0;



export const BranchNumbers = zod.strictObject({
  "branch_id": zod.int().nullable().describe('Null for all branches together.'),
  "branch_name": zod.string().describe('The name of the company for all branches together.'),
  "jobs": zod.int().min(branchNumbersJobsMin).describe('Jobs of the twelve months.'),
  "months": zod.array(NumbersMonth).describe('All twelve months in order, this month last.'),
  "declines": zod.array(DeclineCount).describe('Most frequent reason first.'),
  "top_helpers": zod.array(TopHelper).describe('Up to five people, most jobs first.')
}).describe('Numbers of one branch, or of all branches together.');

export type BranchNumbers = zod.input<typeof BranchNumbers>;
export type BranchNumbersOutput = zod.output<typeof BranchNumbers>;

export const CompanyNumbers = zod.strictObject({
  "company": BranchNumbers,
  "branches": zod.array(BranchNumbers).describe('The open branches by name.')
}).describe('Numbers of all branches of a company.');

export type CompanyNumbers = zod.input<typeof CompanyNumbers>;
export type CompanyNumbersOutput = zod.output<typeof CompanyNumbers>;


export const numbersJobValueMin = 0;

export const numbersJobPartMin = 0;

export const numbersJobWholeMin = 0;



export const NumbersJob = zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "branch_name": zod.string(),
  "date": zod.iso.date().describe('First day.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "value": zod.number().min(numbersJobValueMin).nullable(),
  "part": zod.number().min(numbersJobPartMin),
  "whole": zod.number().min(numbersJobWholeMin)
}).describe('A job and its part of a number.');

export type NumbersJob = zod.input<typeof NumbersJob>;
export type NumbersJobOutput = zod.output<typeof NumbersJob>;

export const numbersJobPageCurrentPageDefault = null;

export const numbersJobPageLastPageDefault = null;

export const numbersJobPagePerPageDefault = null;

export const numbersJobPageTotalDefault = null;
export const numbersJobPageTotalMin = 0;

export const numbersJobPageFromDefault = null;
export const numbersJobPageToDefault = null;

export const NumbersJobPage = zod.strictObject({
  "data": zod.array(NumbersJob),
  "current_page": zod.int().min(1).nullable().default(numbersJobPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(numbersJobPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(numbersJobPagePerPageDefault),
  "total": zod.int().min(numbersJobPageTotalMin).nullable().default(numbersJobPageTotalDefault),
  "from": zod.int().nullable().default(numbersJobPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(numbersJobPageToDefault).describe('Number of the last row; null on an empty page.'),
  "number": MeasuredNumber
}).describe('A page of the jobs that a number counts, with the number.');

export type NumbersJobPage = zod.input<typeof NumbersJobPage>;
export type NumbersJobPageOutput = zod.output<typeof NumbersJobPage>;

export const PhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const PhoneMax = 10;



export const Phone = zod.stringFormat('phone', PhoneRegExp).max(PhoneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.');

export type Phone = zod.input<typeof Phone>;
export type PhoneOutput = zod.output<typeof Phone>;

export const SignUpFacts = zod.strictObject({
  "name": zod.string(),
  "phone": Phone,
  "email": Email,
  "city": zod.string(),
  "state": StateCode,
  "zip": Zip
}).describe('The owner\'s sign-up details; the first branch starts with them.');

export type SignUpFacts = zod.input<typeof SignUpFacts>;
export type SignUpFactsOutput = zod.output<typeof SignUpFacts>;

export const companySetupBranchesMin = 0;

export const companySetupServiceAreasMin = 0;

export const companySetupMembersMin = 0;

export const companySetupOrdersMin = 0;

export const companySetupInvitationsMin = 0;




export const CompanySetup = zod.strictObject({
  "company": SignUpFacts,
  "branches": zod.int().min(companySetupBranchesMin),
  "service_areas": zod.int().min(companySetupServiceAreasMin).describe('Areas of all branches.'),
  "members": zod.int().min(companySetupMembersMin).describe('Active members who can work on a job.'),
  "orders": zod.int().min(companySetupOrdersMin).describe('Jobs of all branches, finished ones too.'),
  "invitations": zod.int().min(companySetupInvitationsMin).describe('Invitations to jobs.'),
  "order_without_crew_id": zod.int().min(1).nullable().describe('The next open job that no one is invited to.'),
  "dismissed_at": zod.iso.datetime({"offset":false}).nullable().describe('When the owner hid the checklist.')
}).describe('Setup progress of a new company, with the owner\'s sign-up details.');

export type CompanySetup = zod.input<typeof CompanySetup>;
export type CompanySetupOutput = zod.output<typeof CompanySetup>;

export const BoundaryRingMin = 4;

export const boundaryRingItemMin = 2;
export const boundaryRingItemMax = 2;



export const BoundaryRing = zod.array(zod.array(zod.number()).min(boundaryRingItemMin).max(boundaryRingItemMax)).min(BoundaryRingMin).describe('A closed ring of positions.');

export type BoundaryRing = zod.input<typeof BoundaryRing>;
export type BoundaryRingOutput = zod.output<typeof BoundaryRing>;




export const BoundaryPolygon = zod.strictObject({
  "type": zod.literal("Polygon"),
  "coordinates": zod.array(BoundaryRing).min(1)
});

export type BoundaryPolygon = zod.input<typeof BoundaryPolygon>;
export type BoundaryPolygonOutput = zod.output<typeof BoundaryPolygon>;





export const BoundaryMultiPolygon = zod.strictObject({
  "type": zod.literal("MultiPolygon"),
  "coordinates": zod.array(zod.array(BoundaryRing).min(1)).min(1)
});

export type BoundaryMultiPolygon = zod.input<typeof BoundaryMultiPolygon>;
export type BoundaryMultiPolygonOutput = zod.output<typeof BoundaryMultiPolygon>;

export const Boundary = zod.union([BoundaryPolygon,BoundaryMultiPolygon]).describe('A GeoJSON geometry, longitude before latitude.');

export type Boundary = zod.input<typeof Boundary>;
export type BoundaryOutput = zod.output<typeof Boundary>;


export const servingAreaDetailsNameDefault = ``;
export const servingAreaDetailsStateCodeDefault = ``;
export const servingAreaDetailsStateCodeMax = 2;


export const servingAreaDetailsStateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const servingAreaDetailsStateNameDefault = ``;
export const servingAreaDetailsNameWithStateInitialsDefault = ``;
export const servingAreaDetailsLatDefault = null;
export const servingAreaDetailsLatMin = -90;
export const servingAreaDetailsLatMax = 90;

export const servingAreaDetailsLngDefault = null;
export const servingAreaDetailsLngMin = -180;
export const servingAreaDetailsLngMax = 180;

export const servingAreaDetailsDefaultRadiusMilesDefault = null;
export const servingAreaDetailsDefaultRadiusMilesMin = 5;
export const servingAreaDetailsDefaultRadiusMilesMax = 100;

export const servingAreaDetailsPopulationDefault = null;
export const servingAreaDetailsPopulationMin = 0;

export const servingAreaDetailsBoundaryDefault = null;

export const ServingAreaDetails = zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(servingAreaDetailsNameDefault),
  "state_code": zod.string().max(servingAreaDetailsStateCodeMax).regex(servingAreaDetailsStateCodeRegExp).default(servingAreaDetailsStateCodeDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "state_name": zod.string().default(servingAreaDetailsStateNameDefault),
  "name_with_state_initials": zod.string().default(servingAreaDetailsNameWithStateInitialsDefault),
  "lat": zod.number().min(servingAreaDetailsLatMin).max(servingAreaDetailsLatMax).nullable().default(servingAreaDetailsLatDefault),
  "lng": zod.number().min(servingAreaDetailsLngMin).max(servingAreaDetailsLngMax).nullable().default(servingAreaDetailsLngDefault),
  "default_radius_miles": zod.int().min(servingAreaDetailsDefaultRadiusMilesMin).max(servingAreaDetailsDefaultRadiusMilesMax).nullable().default(servingAreaDetailsDefaultRadiusMilesDefault),
  "population": zod.int().min(servingAreaDetailsPopulationMin).nullable().default(servingAreaDetailsPopulationDefault),
  "boundary": zod.union([Boundary,zod.null()]).default(servingAreaDetailsBoundaryDefault)
}).describe('An area with its boundary, for the map.');

export type ServingAreaDetails = zod.input<typeof ServingAreaDetails>;
export type ServingAreaDetailsOutput = zod.output<typeof ServingAreaDetails>;


export const vehicleTypeTitleDefault = ``;
export const vehicleTypeCapacityCuftDefault = null;
export const vehicleTypeCapacityCuftMin = 0;

export const vehicleTypePayloadLbDefault = null;
export const vehicleTypePayloadLbMin = 0;

export const vehicleTypeCdlRequiredDefault = false;
export const vehicleTypeIconDefault = null;

export const VehicleType = zod.strictObject({
  "id": zod.int().min(1),
  "title": zod.string().default(vehicleTypeTitleDefault),
  "capacity_cuft": zod.int().min(vehicleTypeCapacityCuftMin).nullable().default(vehicleTypeCapacityCuftDefault),
  "payload_lb": zod.int().min(vehicleTypePayloadLbMin).nullable().default(vehicleTypePayloadLbDefault),
  "cdl_required": zod.boolean().default(vehicleTypeCdlRequiredDefault).describe('Needs a commercial driver license.'),
  "icon": zod.union([zod.literal('pickup'),zod.literal('van'),zod.literal('truck'),zod.literal('trailer'),zod.literal('none'),zod.literal(null)]).nullable().default(vehicleTypeIconDefault)
}).describe('A type of vehicle.');

export type VehicleType = zod.input<typeof VehicleType>;
export type VehicleTypeOutput = zod.output<typeof VehicleType>;


export const toolTitleDefault = ``;
export const toolCategoryDefault = null;
export const toolIconDefault = ``;

export const Tool = zod.strictObject({
  "id": zod.int().min(1),
  "title": zod.string().default(toolTitleDefault),
  "category": zod.union([zod.literal('moving'),zod.literal('packing'),zod.literal('assembly'),zod.literal('safety'),zod.literal(null)]).nullable().default(toolCategoryDefault),
  "icon": zod.string().default(toolIconDefault)
}).describe('A tool a job may need.');

export type Tool = zod.input<typeof Tool>;
export type ToolOutput = zod.output<typeof Tool>;


export const catalogItemCuftMin = 0;
export const catalogItemCuftMultipleOf = 0.5;



export const CatalogItem = zod.strictObject({
  "id": zod.int().min(1),
  "title": zod.string(),
  "room": zod.string(),
  "cuft": zod.number().min(catalogItemCuftMin).multipleOf(catalogItemCuftMultipleOf).describe('Of one.'),
  "disassembly": zod.boolean().describe('Usually taken apart first.')
}).describe('An item people move, with its usual size.');

export type CatalogItem = zod.input<typeof CatalogItem>;
export type CatalogItemOutput = zod.output<typeof CatalogItem>;

export const zipPlaceCityMax = 60;



export const ZipPlace = zod.strictObject({
  "zip": Zip,
  "city": zod.string().max(zipPlaceCityMax),
  "state": StateCode
}).describe('The city of a ZIP code.');

export type ZipPlace = zod.input<typeof ZipPlace>;
export type ZipPlaceOutput = zod.output<typeof ZipPlace>;

export const Reason = zod.strictObject({
  "code": zod.string(),
  "title": zod.string()
}).describe('A reason with its text.');

export type Reason = zod.input<typeof Reason>;
export type ReasonOutput = zod.output<typeof Reason>;

export const Reasons = zod.strictObject({
  "reject": zod.array(Reason),
  "withdraw": zod.array(Reason),
  "remove": zod.array(Reason),
  "cancel": zod.array(Reason)
}).describe('The reasons a person can give, by action.');

export type Reasons = zod.input<typeof Reasons>;
export type ReasonsOutput = zod.output<typeof Reasons>;

export const ActivityType = zod.enum(['invitation.accepted', 'invitation.rejected', 'invitation.withdrawn', 'invitation.expired', 'order.partially_formed', 'order.formed', 'order.unformed_soon', 'order.created', 'order.updated', 'order.cancelled', 'order.completed', 'crew.checked_in', 'crew.late', 'branch_invitation.accepted', 'branch_invitation.rejected', 'offer.application_received', 'offer.filled', 'offer.expiring', 'rating.received', 'document.expiring', 'manager.assigned', 'branch.created', 'subscription.trial_ending', 'subscription.payment_failed', 'invitation.new', 'invitation.position_filled', 'order.changed', 'order.reminder', 'offer.new', 'application.accepted', 'application.rejected', 'application.closed', 'branch_invitation.new', 'pay.earned', 'rating.due']).describe('Type of activity. The last block is for helpers; `order.cancelled` and `rating.received` go to both sides.');

export type ActivityType = zod.input<typeof ActivityType>;
export type ActivityTypeOutput = zod.output<typeof ActivityType>;




export const ActivityActor = zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.');

export type ActivityActor = zod.input<typeof ActivityActor>;
export type ActivityActorOutput = zod.output<typeof ActivityActor>;




export const ActivitySubject = zod.strictObject({
  "kind": zod.enum(['order', 'invitation', 'offer', 'application', 'employee', 'branch', 'subscription']),
  "id": zod.int().min(1),
  "label": zod.string()
}).describe('Subject of an activity.');

export type ActivitySubject = zod.input<typeof ActivitySubject>;
export type ActivitySubjectOutput = zod.output<typeof ActivitySubject>;

export const ActivityChange = zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.');

export type ActivityChange = zod.input<typeof ActivityChange>;
export type ActivityChangeOutput = zod.output<typeof ActivityChange>;








export const activityDataFilledMin = 0;

export const activityDataRequiredMin = 0;

export const activityDataCountMin = 0;

export const activityDataHourlyRateMin = 0;

export const activityDataAmountMin = 0;

export const activityDataStarsMax = 5;

export const activityDataMinutesLateMin = 0;



export const ActivityData = zod.strictObject({
  "order_id": zod.int().min(1).optional(),
  "invitation_id": zod.int().min(1).optional(),
  "branch_invitation_id": zod.int().min(1).optional(),
  "offer_id": zod.int().min(1).optional(),
  "application_id": zod.int().min(1).optional(),
  "employee_id": zod.int().min(1).optional(),
  "user_id": zod.int().min(1).optional(),
  "company_name": zod.string().optional(),
  "position": PositionCode.optional(),
  "reason": zod.string().optional().describe('Code of the reason given.'),
  "filled": zod.int().min(activityDataFilledMin).optional().describe('Positions filled.'),
  "required": zod.int().min(activityDataRequiredMin).optional().describe('Positions needed.'),
  "count": zod.int().min(activityDataCountMin).optional().describe('Number of events that the activity combines.'),
  "starts_at": Timestamp.optional(),
  "hourly_rate": zod.int().min(activityDataHourlyRateMin).optional().describe('Cents.'),
  "amount": zod.int().min(activityDataAmountMin).optional().describe('Cents.'),
  "stars": zod.number().min(1).max(activityDataStarsMax).optional(),
  "minutes_late": zod.int().min(activityDataMinutesLateMin).optional(),
  "document": zod.string().optional(),
  "expires_on": zod.iso.date().optional(),
  "changes": zod.array(ActivityChange).optional()
}).describe('Facts behind the texts; the type decides which are present.');

export type ActivityData = zod.input<typeof ActivityData>;
export type ActivityDataOutput = zod.output<typeof ActivityData>;

export const activityTypeDefault = null;
export const activityBodyDefault = ``;
export const activityReadAtDefault = null;
export const activityBranchIdDefault = null;
export const activityBranchIdMin = 0;

export const activityCreatedAtDefault = null;
export const activityActorDefault = null;
export const activitySubjectDefault = null;
export const activityUrlDefault = ``;
export const activitySeverityDefault = null;
export const activityDataDefault = null;

export const Activity = zod.strictObject({
  "id": zod.uuid(),
  "type": zod.union([ActivityType,zod.null()]).default(activityTypeDefault),
  "title": zod.string(),
  "body": zod.string().default(activityBodyDefault),
  "is_read": zod.boolean(),
  "read_at": zod.iso.datetime({"offset":false}).nullable().default(activityReadAtDefault),
  "branch_id": zod.int().min(activityBranchIdMin).nullable().default(activityBranchIdDefault).describe('0 in the personal feed.'),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(activityCreatedAtDefault),
  "actor": zod.union([ActivityActor,zod.null()]).default(activityActorDefault).describe('The person who caused it; null without one.'),
  "subject": zod.union([ActivitySubject,zod.null()]).default(activitySubjectDefault),
  "url": zod.string().default(activityUrlDefault).describe('Path within the app that shows the subject.'),
  "severity": zod.union([zod.literal('info'),zod.literal('success'),zod.literal('warning'),zod.literal('danger'),zod.literal(null)]).nullable().default(activitySeverityDefault),
  "data": zod.union([ActivityData,zod.null()]).default(activityDataDefault)
}).describe('A notification of one person, in the feed of a branch or in the personal feed.');

export type Activity = zod.input<typeof Activity>;
export type ActivityOutput = zod.output<typeof Activity>;

export const activityPageCurrentPageDefault = null;

export const activityPageLastPageDefault = null;

export const activityPagePerPageDefault = null;

export const activityPageTotalDefault = null;
export const activityPageTotalMin = 0;

export const activityPageFromDefault = null;
export const activityPageToDefault = null;

export const ActivityPage = zod.strictObject({
  "data": zod.array(Activity),
  "current_page": zod.int().min(1).nullable().default(activityPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(activityPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(activityPagePerPageDefault),
  "total": zod.int().min(activityPageTotalMin).nullable().default(activityPageTotalDefault),
  "from": zod.int().nullable().default(activityPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(activityPageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of activities, newest first.');

export type ActivityPage = zod.input<typeof ActivityPage>;
export type ActivityPageOutput = zod.output<typeof ActivityPage>;

export const unreadCountUnreadCountMin = 0;

export const unreadCountUnreadTotalDefault = null;
export const unreadCountUnreadTotalMin = 0;



export const UnreadCount = zod.strictObject({
  "unread_count": zod.int().min(unreadCountUnreadCountMin).describe('Unread activities of the requested feed.'),
  "unread_total": zod.int().min(unreadCountUnreadTotalMin).nullable().default(unreadCountUnreadTotalDefault).describe('Unread activities over all feeds of the caller.')
});

export type UnreadCount = zod.input<typeof UnreadCount>;
export type UnreadCountOutput = zod.output<typeof UnreadCount>;

export const OrderStatus = zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.');

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;

export const HelpType = zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.');

export type HelpType = zod.input<typeof HelpType>;
export type HelpTypeOutput = zod.output<typeof HelpType>;

export const MoveSize = zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.');

export type MoveSize = zod.input<typeof MoveSize>;
export type MoveSizeOutput = zod.output<typeof MoveSize>;

export const crewRequirementCountMax = 12;



export const CrewRequirement = zod.strictObject({
  "position": PositionCode,
  "count": zod.int().min(1).max(crewRequirementCountMax)
}).describe('A position and how many people it needs.');

export type CrewRequirement = zod.input<typeof CrewRequirement>;
export type CrewRequirementOutput = zod.output<typeof CrewRequirement>;


export const vehicleRequirementCountMax = 10;



export const VehicleRequirement = zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(vehicleRequirementCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
});

export type VehicleRequirement = zod.input<typeof VehicleRequirement>;
export type VehicleRequirementOutput = zod.output<typeof VehicleRequirement>;

export const crewSummaryRequiredMin = 0;

export const crewSummaryAcceptedMin = 0;

export const crewSummaryPendingMin = 0;

export const crewSummaryCheckedInMin = 0;



export const CrewSummary = zod.strictObject({
  "required": zod.int().min(crewSummaryRequiredMin),
  "accepted": zod.int().min(crewSummaryAcceptedMin),
  "pending": zod.int().min(crewSummaryPendingMin),
  "checked_in": zod.int().min(crewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(CrewRequirement).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.');

export type CrewSummary = zod.input<typeof CrewSummary>;
export type CrewSummaryOutput = zod.output<typeof CrewSummary>;

export const InvitationStatus = zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.');

export type InvitationStatus = zod.input<typeof InvitationStatus>;
export type InvitationStatusOutput = zod.output<typeof InvitationStatus>;


export const crewFaceStarsMax = 5;

export const crewFaceInvitationIdDefault = null;



export const CrewFace = zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "status": InvitationStatus,
  "stars": zod.int().min(1).max(crewFaceStarsMax).nullable(),
  "invitation_id": zod.int().min(1).nullable().default(crewFaceInvitationIdDefault).describe('Null for colleagues.')
}).describe('An invited person; stars once rated.');

export type CrewFace = zod.input<typeof CrewFace>;
export type CrewFaceOutput = zod.output<typeof CrewFace>;


export const orderCardNumberDefault = ``;
export const orderCardClosedStateDefault = null;
export const orderCardBranchIdDefault = null;

export const orderCardCustomerNameDefault = ``;
export const orderCardCustomerLastNameDefault = ``;
export const orderCardCustomerPrimaryPhoneDefault = ``;
export const orderCardCustomerPrimaryPhoneMax = 10;


export const orderCardCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const orderCardDateDefault = null;
export const orderCardEndDateDefault = null;
export const orderCardArrivalWindowDefault = null;
export const orderCardStartsAtDefault = null;
export const orderCardLatestEndAtDefault = null;
export const orderCardTimezoneDefault = ``;
export const orderCardTimezoneMax = 64;

export const orderCardCityFromDefault = null;
export const orderCardCityToDefault = null;
export const orderCardStopsCountDefault = null;
export const orderCardStopsCountMin = 0;

export const orderCardMoveSizeDefault = null;
export const orderCardVolumeCuftDefault = null;
export const orderCardVolumeCuftMin = 0;

export const orderCardEstimatedHoursDefault = null;
export const orderCardCrewRequirementsDefault = [];
export const orderCardVehicleRequirementsDefault = [];
export const orderCardCrewSummaryDefault = null;
export const orderCardCrewDefault = [];
export const orderCardMissingDefault = [];
export const orderCardUpdatedAtDefault = null;
export const orderCardUpdatedByDefault = ``;
export const orderCardVersionDefault = null;

export const orderCardClosedAtDefault = null;
export const orderCardClosedByDefault = null;
export const orderCardCancelReasonDefault = null;
export const orderCardActualHoursDefault = null;
export const orderCardPayoutTotalDefault = null;
export const orderCardPayoutTotalMin = 0;



export const OrderCard = zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string().default(orderCardNumberDefault),
  "status": OrderStatus,
  "closed_state": zod.union([ClosedState,zod.null()]).default(orderCardClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(orderCardBranchIdDefault),
  "help_type": HelpType,
  "customer_name": zod.string().default(orderCardCustomerNameDefault),
  "customer_last_name": zod.string().default(orderCardCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(orderCardCustomerPrimaryPhoneMax).regex(orderCardCustomerPrimaryPhoneRegExp).default(orderCardCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "date": zod.iso.date().nullable().default(orderCardDateDefault),
  "end_date": zod.iso.date().nullable().default(orderCardEndDateDefault).describe('Last day of a multi-day job.'),
  "arrival_window": zod.union([ArrivalWindow,zod.null()]).default(orderCardArrivalWindowDefault),
  "starts_at": zod.union([Timestamp,zod.null()]).default(orderCardStartsAtDefault),
  "latest_end_at": zod.union([Timestamp,zod.null()]).default(orderCardLatestEndAtDefault),
  "timezone": zod.string().max(orderCardTimezoneMax).default(orderCardTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable().default(orderCardCityFromDefault),
  "city_to": zod.string().nullable().default(orderCardCityToDefault),
  "stops_count": zod.int().min(orderCardStopsCountMin).nullable().default(orderCardStopsCountDefault),
  "move_size": zod.union([MoveSize,zod.null()]).default(orderCardMoveSizeDefault),
  "volume_cuft": zod.int().min(orderCardVolumeCuftMin).nullable().default(orderCardVolumeCuftDefault),
  "estimated_hours": zod.number().nullable().default(orderCardEstimatedHoursDefault).describe('Of each day of the job.'),
  "crew_requirements": zod.array(CrewRequirement).default(orderCardCrewRequirementsDefault),
  "vehicle_requirements": zod.array(VehicleRequirement).default(orderCardVehicleRequirementsDefault),
  "crew_summary": zod.union([CrewSummary,zod.null()]).default(orderCardCrewSummaryDefault),
  "crew": zod.array(CrewFace).default(orderCardCrewDefault),
  "missing": zod.array(zod.string()).default(orderCardMissingDefault).describe('Fields of addresses that are still empty.'),
  "updated_at": zod.union([Timestamp,zod.null()]).default(orderCardUpdatedAtDefault),
  "updated_by": zod.string().default(orderCardUpdatedByDefault),
  "version": zod.int().min(1).nullable().default(orderCardVersionDefault),
  "closed_at": zod.union([Timestamp,zod.null()]).default(orderCardClosedAtDefault),
  "closed_by": zod.string().nullable().default(orderCardClosedByDefault),
  "cancel_reason": zod.string().nullable().default(orderCardCancelReasonDefault),
  "actual_hours": zod.number().nullable().default(orderCardActualHoursDefault).describe('Hours on site.'),
  "payout_total": zod.int().min(orderCardPayoutTotalMin).nullable().default(orderCardPayoutTotalDefault).describe('Cents for the whole crew.')
}).describe('An order as lists show it; no notes. A helper who has not accepted gets the cities, and empty texts for the customer.');

export type OrderCard = zod.input<typeof OrderCard>;
export type OrderCardOutput = zod.output<typeof OrderCard>;

export const orderPageCurrentPageDefault = null;

export const orderPageLastPageDefault = null;

export const orderPagePerPageDefault = null;

export const orderPageTotalDefault = null;
export const orderPageTotalMin = 0;

export const orderPageFromDefault = null;
export const orderPageToDefault = null;

export const OrderPage = zod.strictObject({
  "data": zod.array(OrderCard),
  "current_page": zod.int().min(1).nullable().default(orderPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(orderPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(orderPagePerPageDefault),
  "total": zod.int().min(orderPageTotalMin).nullable().default(orderPageTotalDefault),
  "from": zod.int().nullable().default(orderPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(orderPageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of order cards.');

export type OrderPage = zod.input<typeof OrderPage>;
export type OrderPageOutput = zod.output<typeof OrderPage>;

export const stopAddressLineDefault = ``;
export const stopAddressLineMax = 120;

export const stopUnitDefault = null;
export const stopUnitMax = 20;

export const stopNoUnitDefault = false;
export const stopCityDefault = ``;
export const stopCityMax = 60;

export const stopStateDefault = ``;
export const stopStateMax = 2;


export const stopStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const stopZipDefault = ``;
export const stopZipMax = 5;


export const stopZipRegExp = new RegExp('^([0-9]{5})?$');
export const stopLatDefault = null;
export const stopLatMin = -90;
export const stopLatMax = 90;

export const stopLngDefault = null;
export const stopLngMin = -180;
export const stopLngMax = 180;

export const stopPlaceTypeDefault = null;
export const stopFloorDefault = null;
export const stopFloorMin = 0;
export const stopFloorMax = 30;

export const stopFlightsOfStairsDefault = null;
export const stopFlightsOfStairsMin = 0;
export const stopFlightsOfStairsMax = 10;

export const stopElevatorDefault = null;
export const stopElevatorWindowDefault = null;
export const stopLongCarryFtDefault = null;
export const stopLongCarryFtMin = 0;
export const stopLongCarryFtMax = 1000;

export const stopParkingDefault = null;
export const stopTruckMaxFtDefault = null;
export const stopTruckMaxFtMin = 8;
export const stopTruckMaxFtMax = 60;

export const stopContactNameDefault = null;
export const stopContactNameMax = 100;

export const stopContactPhoneDefault = null;
export const stopAccessNotesDefault = ``;
export const stopAccessNotesMax = 500;

export const stopCoiRequiredDefault = false;

export const Stop = zod.strictObject({
  "address_line": zod.string().max(stopAddressLineMax).default(stopAddressLineDefault),
  "unit": zod.string().max(stopUnitMax).nullable().default(stopUnitDefault),
  "no_unit": zod.boolean().default(stopNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(stopCityMax).default(stopCityDefault),
  "state": zod.string().max(stopStateMax).regex(stopStateRegExp).default(stopStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(stopZipMax).regex(stopZipRegExp).default(stopZipDefault),
  "lat": zod.number().min(stopLatMin).max(stopLatMax).nullable().default(stopLatDefault),
  "lng": zod.number().min(stopLngMin).max(stopLngMax).nullable().default(stopLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(stopPlaceTypeDefault),
  "floor": zod.int().min(stopFloorMin).max(stopFloorMax).nullable().default(stopFloorDefault),
  "flights_of_stairs": zod.int().min(stopFlightsOfStairsMin).max(stopFlightsOfStairsMax).nullable().default(stopFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(stopElevatorDefault),
  "elevator_window": zod.union([ArrivalWindow,zod.null()]).default(stopElevatorWindowDefault),
  "long_carry_ft": zod.int().min(stopLongCarryFtMin).max(stopLongCarryFtMax).nullable().default(stopLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(stopParkingDefault),
  "truck_max_ft": zod.int().min(stopTruckMaxFtMin).max(stopTruckMaxFtMax).nullable().default(stopTruckMaxFtDefault),
  "contact_name": zod.string().max(stopContactNameMax).nullable().default(stopContactNameDefault),
  "contact_phone": zod.union([Phone,zod.null()]).default(stopContactPhoneDefault),
  "access_notes": zod.string().max(stopAccessNotesMax).default(stopAccessNotesDefault),
  "coi_required": zod.boolean().default(stopCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.');

export type Stop = zod.input<typeof Stop>;
export type StopOutput = zod.output<typeof Stop>;


export const orderItemNameMax = 80;

export const orderItemQtyMax = 500;

export const orderItemCuftMin = 0;
export const orderItemCuftMax = 500;
export const orderItemCuftMultipleOf = 0.5;

export const orderItemWeightLbMin = 0;
export const orderItemWeightLbMax = 5000;

export const orderItemRoomMax = 40;



export const OrderItem = zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(orderItemNameMax),
  "qty": zod.int().min(1).max(orderItemQtyMax),
  "cuft": zod.number().min(orderItemCuftMin).max(orderItemCuftMax).multipleOf(orderItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(orderItemWeightLbMin).max(orderItemWeightLbMax).nullable(),
  "room": zod.string().max(orderItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.');

export type OrderItem = zod.input<typeof OrderItem>;
export type OrderItemOutput = zod.output<typeof OrderItem>;

export const offeredRates1Min = 1500;
export const offeredRates1Max = 15000;
export const offeredRates1MultipleOf = 50;

export const offeredRates2Min = 1500;
export const offeredRates2Max = 15000;
export const offeredRates2MultipleOf = 50;

export const offeredRates3Min = 1500;
export const offeredRates3Max = 15000;
export const offeredRates3MultipleOf = 50;

export const offeredRates4Min = 1500;
export const offeredRates4Max = 15000;
export const offeredRates4MultipleOf = 50;



export const OfferedRates = zod.strictObject({
  "1": zod.int().min(offeredRates1Min).max(offeredRates1Max).multipleOf(offeredRates1MultipleOf).optional(),
  "2": zod.int().min(offeredRates2Min).max(offeredRates2Max).multipleOf(offeredRates2MultipleOf).optional(),
  "3": zod.int().min(offeredRates3Min).max(offeredRates3Max).multipleOf(offeredRates3MultipleOf).optional(),
  "4": zod.int().min(offeredRates4Min).max(offeredRates4Max).multipleOf(offeredRates4MultipleOf).optional()
}).describe('Cents per hour by position.');

export type OfferedRates = zod.input<typeof OfferedRates>;
export type OfferedRatesOutput = zod.output<typeof OfferedRates>;

export const Locale = zod.enum(['en', 'es']).describe('Language of the user.');

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;


export const attachmentSizeMin = 0;



export const Attachment = zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(attachmentSizeMin),
  "type": zod.string()
}).describe('A file of an order.');

export type Attachment = zod.input<typeof Attachment>;
export type AttachmentOutput = zod.output<typeof Attachment>;

export const orderCustomerNameDefault = ``;
export const orderCustomerNameMax = 50;

export const orderCustomerLastNameDefault = ``;
export const orderCustomerLastNameMax = 50;

export const orderCustomerPrimaryPhoneDefault = ``;
export const orderCustomerPrimaryPhoneMax = 10;


export const orderCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const orderCustomerSecondaryPhoneDefault = null;
export const orderCustomerEmailDefault = null;
export const orderCompanyNameDefault = null;
export const orderCompanyNameMax = 100;

export const orderJobTypeDefault = null;
export const orderMoveSizeDefault = null;
export const orderPackingDefault = null;
export const orderDateDefault = null;
export const orderArrivalWindowDefault = null;
export const orderFirmTimeDefault = false;
export const orderEstimatedHoursDefault = null;
export const orderEstimatedHoursMax = 14;
export const orderEstimatedHoursMultipleOf = 0.5;

export const orderFlexibleDaysDefault = null;
export const orderFlexibleDaysMin = 0;
export const orderFlexibleDaysMax = 14;

export const orderEndDateDefault = null;
export const orderPickUpAddressesMax = 5;

export const orderDestinationAddressesMax = 5;

export const orderItemsDefault = [];
export const orderItemsMax = 200;

export const orderSpecialItemsDefault = [];
export const orderSpecialItemsMax = 7;

export const orderVolumeCuftDefault = null;
export const orderVolumeCuftMin = 0;
export const orderVolumeCuftMax = 20000;

export const orderWeightLbDefault = null;
export const orderWeightLbMin = 0;
export const orderWeightLbMax = 200000;

export const orderCrewRequirementsDefault = [];
export const orderCrewRequirementsMax = 4;


export const orderToolIdsDefault = [];
export const orderToolIdsMax = 24;

export const orderLanguagesDefault = [];
export const orderLanguagesMax = 3;

export const orderFavoritesFirstDefault = false;
export const orderVehicleRequirementsDefault = [];
export const orderVehicleRequirementsMax = 9;

export const orderPayTypeDefault = null;
export const orderOfferedRatesDefault = null;
export const orderMinPaidHoursDefault = null;
export const orderMinPaidHoursMin = 0;
export const orderMinPaidHoursMax = 14;
export const orderMinPaidHoursMultipleOf = 0.5;

export const orderTravelPayDefault = null;
export const orderTravelPayMin = 0;
export const orderTravelPayMax = 100000;

export const orderCustomerQuoteDefault = null;
export const orderCustomerQuoteMin = 0;
export const orderCustomerQuoteMax = 100000000;

export const orderCrewNotesDefault = ``;
export const orderCrewNotesMax = 2000;

export const orderCrewNotesLanguageDefault = null;
export const orderAccessNotesLanguageDefault = null;
export const orderOfficeNotesDefault = ``;
export const orderOfficeNotesMax = 2000;


export const orderNumberDefault = ``;
export const orderClosedStateDefault = null;
export const orderBranchIdDefault = null;

export const orderStartsAtDefault = null;
export const orderLatestEndAtDefault = null;
export const orderTimezoneDefault = ``;
export const orderTimezoneMax = 64;

export const orderStopsCountDefault = null;
export const orderStopsCountMin = 0;

export const orderCrewSummaryDefault = null;
export const orderDistanceMilesDefault = null;
export const orderDistanceMilesMin = 0;

export const orderAttachmentsDefault = [];
export const orderAttachmentsMax = 10;

export const orderCreatedAtDefault = null;
export const orderUpdatedAtDefault = null;
export const orderUpdatedByDefault = ``;
export const orderVersionDefault = null;



export const Order = zod.strictObject({
  "customer_name": zod.string().max(orderCustomerNameMax).default(orderCustomerNameDefault),
  "customer_last_name": zod.string().max(orderCustomerLastNameMax).default(orderCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(orderCustomerPrimaryPhoneMax).regex(orderCustomerPrimaryPhoneRegExp).default(orderCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([Phone,zod.null()]).default(orderCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([Email,zod.null()]).default(orderCustomerEmailDefault),
  "company_name": zod.string().max(orderCompanyNameMax).nullable().default(orderCompanyNameDefault),
  "help_type": HelpType,
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(orderJobTypeDefault),
  "move_size": zod.union([MoveSize,zod.null()]).default(orderMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(orderPackingDefault),
  "date": zod.iso.date().nullable().default(orderDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([ArrivalWindow,zod.null()]).default(orderArrivalWindowDefault),
  "firm_time": zod.boolean().default(orderFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(orderEstimatedHoursMax).multipleOf(orderEstimatedHoursMultipleOf).nullable().default(orderEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(orderFlexibleDaysMin).max(orderFlexibleDaysMax).nullable().default(orderFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(orderEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(Stop).max(orderPickUpAddressesMax),
  "destination_addresses": zod.array(Stop).max(orderDestinationAddressesMax),
  "items": zod.array(OrderItem).max(orderItemsMax).default(orderItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(orderSpecialItemsMax).default(orderSpecialItemsDefault),
  "volume_cuft": zod.int().min(orderVolumeCuftMin).max(orderVolumeCuftMax).nullable().default(orderVolumeCuftDefault),
  "weight_lb": zod.int().min(orderWeightLbMin).max(orderWeightLbMax).nullable().default(orderWeightLbDefault),
  "crew_requirements": zod.array(CrewRequirement).max(orderCrewRequirementsMax).default(orderCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(orderToolIdsMax).default(orderToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(orderLanguagesMax).default(orderLanguagesDefault),
  "favorites_first": zod.boolean().default(orderFavoritesFirstDefault),
  "vehicle_requirements": zod.array(VehicleRequirement).max(orderVehicleRequirementsMax).default(orderVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(orderPayTypeDefault),
  "offered_rates": zod.union([OfferedRates,zod.null()]).default(orderOfferedRatesDefault),
  "min_paid_hours": zod.number().min(orderMinPaidHoursMin).max(orderMinPaidHoursMax).multipleOf(orderMinPaidHoursMultipleOf).nullable().default(orderMinPaidHoursDefault),
  "travel_pay": zod.int().min(orderTravelPayMin).max(orderTravelPayMax).nullable().default(orderTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(orderCustomerQuoteMin).max(orderCustomerQuoteMax).nullable().default(orderCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(orderCrewNotesMax).default(orderCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([Locale,zod.null()]).default(orderCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([Locale,zod.null()]).default(orderAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(orderOfficeNotesMax).default(orderOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(orderNumberDefault),
  "status": OrderStatus,
  "closed_state": zod.union([ClosedState,zod.null()]).default(orderClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(orderBranchIdDefault),
  "starts_at": zod.union([Timestamp,zod.null()]).default(orderStartsAtDefault),
  "latest_end_at": zod.union([Timestamp,zod.null()]).default(orderLatestEndAtDefault),
  "timezone": zod.string().max(orderTimezoneMax).default(orderTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(orderStopsCountMin).nullable().default(orderStopsCountDefault),
  "crew_summary": zod.union([CrewSummary,zod.null()]).default(orderCrewSummaryDefault),
  "distance_miles": zod.number().min(orderDistanceMilesMin).nullable().default(orderDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(Attachment).max(orderAttachmentsMax).default(orderAttachmentsDefault),
  "created_at": zod.union([Timestamp,zod.null()]).default(orderCreatedAtDefault),
  "updated_at": zod.union([Timestamp,zod.null()]).default(orderUpdatedAtDefault),
  "updated_by": zod.string().default(orderUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(orderVersionDefault).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.');

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const orderCountCountMin = 0;

export const orderCountTotalCountMin = 0;



export const OrderCount = zod.strictObject({
  "count": zod.int().min(orderCountCountMin).describe('Open orders that match.'),
  "total_count": zod.int().min(orderCountTotalCountMin).describe('All open orders of the branch.')
});

export type OrderCount = zod.input<typeof OrderCount>;
export type OrderCountOutput = zod.output<typeof OrderCount>;

export const attendanceStepMilesAwayMin = 0;



export const AttendanceStep = zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": Timestamp,
  "miles_away": zod.number().min(attendanceStepMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.');

export type AttendanceStep = zod.input<typeof AttendanceStep>;
export type AttendanceStepOutput = zod.output<typeof AttendanceStep>;

export const LateMinutesMin = 10;
export const LateMinutesMax = 45;
export const LateMinutesMultipleOf = 5;



export const LateMinutes = zod.int().min(LateMinutesMin).max(LateMinutesMax).multipleOf(LateMinutesMultipleOf).describe('Minutes after the end of the arrival window.');

export type LateMinutes = zod.input<typeof LateMinutes>;
export type LateMinutesOutput = zod.output<typeof LateMinutes>;

export const RunningLate = zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": LateMinutes,
  "at": Timestamp
}).describe('A helper who said before arriving that they will be late.');

export type RunningLate = zod.input<typeof RunningLate>;
export type RunningLateOutput = zod.output<typeof RunningLate>;


export const calendarFaceInvitationIdDefault = null;



export const CalendarFace = zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "initials": zod.string(),
  "avatar_url": zod.string().nullable(),
  "status": InvitationStatus,
  "position": PositionCode,
  "invitation_id": zod.int().min(1).nullable().default(calendarFaceInvitationIdDefault),
  "attendance": zod.array(AttendanceStep).describe('Where they are on the days of the job.'),
  "running_late": zod.union([RunningLate,zod.null()]).optional().describe('Said before arriving; null if not.')
});

export type CalendarFace = zod.input<typeof CalendarFace>;
export type CalendarFaceOutput = zod.output<typeof CalendarFace>;





export const CrewConflict = zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "order_id": zod.int().min(1).nullable().describe('The other job; null for one of another branch.'),
  "number": zod.string().nullable(),
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string(),
  "starts_at": Timestamp,
  "ends_at": Timestamp,
  "own_starts_at": Timestamp,
  "own_ends_at": Timestamp
}).describe('Two jobs of one person, or a job outside their hours. Of a job of another branch or company only the times are known.');

export type CrewConflict = zod.input<typeof CrewConflict>;
export type CrewConflictOutput = zod.output<typeof CrewConflict>;


export const calendarItemNumberDefault = ``;
export const calendarItemTitleDefault = ``;
export const calendarItemClosedStateDefault = null;
export const calendarItemStartsAtDefault = null;
export const calendarItemEndsAtDefault = null;
export const calendarItemTimezoneDefault = ``;
export const calendarItemTimezoneMax = 64;

export const calendarItemArrivalWindowDefault = null;
export const calendarItemDateDefault = null;
export const calendarItemEndDateDefault = null;
export const calendarItemCustomerNameDefault = ``;
export const calendarItemCustomerLastNameDefault = ``;
export const calendarItemCityFromDefault = null;
export const calendarItemCityToDefault = null;
export const calendarItemRequiredDefault = null;
export const calendarItemRequiredMin = 0;

export const calendarItemAcceptedDefault = null;
export const calendarItemAcceptedMin = 0;

export const calendarItemPendingDefault = null;
export const calendarItemPendingMin = 0;

export const calendarItemCheckedInDefault = null;
export const calendarItemCheckedInMin = 0;

export const calendarItemCrewRequirementsDefault = [];
export const calendarItemCrewDefault = [];
export const calendarItemVehicleSummaryDefault = ``;
export const calendarItemHasConflictDefault = false;
export const calendarItemConflictsDefault = [];
export const calendarItemVersionDefault = null;



export const CalendarItem = zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string().default(calendarItemNumberDefault),
  "title": zod.string().default(calendarItemTitleDefault),
  "status": OrderStatus,
  "closed_state": zod.union([ClosedState,zod.null()]).default(calendarItemClosedStateDefault),
  "starts_at": zod.union([Timestamp,zod.null()]).default(calendarItemStartsAtDefault),
  "ends_at": zod.union([Timestamp,zod.null()]).default(calendarItemEndsAtDefault),
  "timezone": zod.string().max(calendarItemTimezoneMax).default(calendarItemTimezoneDefault).describe('IANA name.'),
  "arrival_window": zod.union([ArrivalWindow,zod.null()]).default(calendarItemArrivalWindowDefault),
  "date": zod.iso.date().nullable().default(calendarItemDateDefault),
  "end_date": zod.iso.date().nullable().default(calendarItemEndDateDefault).describe('Last day of a multi-day job.'),
  "customer_name": zod.string().default(calendarItemCustomerNameDefault),
  "customer_last_name": zod.string().default(calendarItemCustomerLastNameDefault),
  "help_type": HelpType,
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable().default(calendarItemCityFromDefault),
  "city_to": zod.string().nullable().default(calendarItemCityToDefault),
  "required": zod.int().min(calendarItemRequiredMin).nullable().default(calendarItemRequiredDefault),
  "accepted": zod.int().min(calendarItemAcceptedMin).nullable().default(calendarItemAcceptedDefault),
  "pending": zod.int().min(calendarItemPendingMin).nullable().default(calendarItemPendingDefault),
  "checked_in": zod.int().min(calendarItemCheckedInMin).nullable().default(calendarItemCheckedInDefault).describe('People who have begun to work.'),
  "crew_requirements": zod.array(CrewRequirement).default(calendarItemCrewRequirementsDefault),
  "crew": zod.array(CalendarFace).default(calendarItemCrewDefault),
  "vehicle_summary": zod.string().default(calendarItemVehicleSummaryDefault),
  "has_conflict": zod.boolean().default(calendarItemHasConflictDefault).describe('Someone on the crew has another job at the same time.'),
  "conflicts": zod.array(CrewConflict).default(calendarItemConflictsDefault).describe('Other jobs that accepted crew members have at that time or too close to it. Hard ones first.'),
  "version": zod.int().min(1).nullable().default(calendarItemVersionDefault)
}).describe('An order in the calendar.');

export type CalendarItem = zod.input<typeof CalendarItem>;
export type CalendarItemOutput = zod.output<typeof CalendarItem>;

export const calendarPageCurrentPageDefault = null;

export const calendarPageLastPageDefault = null;

export const calendarPagePerPageDefault = null;

export const calendarPageTotalDefault = null;
export const calendarPageTotalMin = 0;

export const calendarPageFromDefault = null;
export const calendarPageToDefault = null;

export const CalendarPage = zod.strictObject({
  "data": zod.array(CalendarItem),
  "current_page": zod.int().min(1).nullable().default(calendarPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(calendarPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(calendarPagePerPageDefault),
  "total": zod.int().min(calendarPageTotalMin).nullable().default(calendarPageTotalDefault),
  "from": zod.int().nullable().default(calendarPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(calendarPageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of orders by their start.');

export type CalendarPage = zod.input<typeof CalendarPage>;
export type CalendarPageOutput = zod.output<typeof CalendarPage>;

export const capacityLineNeededMin = 0;

export const capacityLineBookedMin = 0;

export const capacityLineOpenMin = 0;

export const capacityLineFreeMin = 0;



export const CapacityLine = zod.strictObject({
  "position": PositionCode,
  "needed": zod.int().min(capacityLineNeededMin).describe('Slots of the open jobs of the day.'),
  "booked": zod.int().min(capacityLineBookedMin).describe('People who accepted one of these slots.'),
  "open": zod.int().min(capacityLineOpenMin).describe('Slots that no one has accepted or can still accept.'),
  "free": zod.int().min(capacityLineFreeMin).describe('Active members who can work in this position and have no job that day. A member with several positions counts in each.')
});

export type CapacityLine = zod.input<typeof CapacityLine>;
export type CapacityLineOutput = zod.output<typeof CapacityLine>;

export const CapacityDay = zod.strictObject({
  "date": zod.iso.date(),
  "positions": zod.array(CapacityLine).describe('All four positions.')
});

export type CapacityDay = zod.input<typeof CapacityDay>;
export type CapacityDayOutput = zod.output<typeof CapacityDay>;

export const OrderCapacity = zod.strictObject({
  "days": zod.array(CapacityDay)
}).describe('Number of people that a branch needs and has on each day.');

export type OrderCapacity = zod.input<typeof OrderCapacity>;
export type OrderCapacityOutput = zod.output<typeof OrderCapacity>;

export const crewSlotRequiredMin = 0;

export const crewSlotAcceptedMin = 0;

export const crewSlotPendingMin = 0;



export const CrewSlot = zod.strictObject({
  "position": PositionCode,
  "required": zod.int().min(crewSlotRequiredMin),
  "accepted": zod.int().min(crewSlotAcceptedMin),
  "pending": zod.int().min(crewSlotPendingMin)
});

export type CrewSlot = zod.input<typeof CrewSlot>;
export type CrewSlotOutput = zod.output<typeof CrewSlot>;

export const FitNote = zod.strictObject({
  "code": zod.enum(['free', 'sick', 'off_hours', 'own_limit', 'turnaround', 'week', 'distance', 'rating', 'jobs_together', 'rate']),
  "text": zod.string()
}).describe('Something that speaks for or against a person, as a text to show and the code of its subject.');

export type FitNote = zod.input<typeof FitNote>;
export type FitNoteOutput = zod.output<typeof FitNote>;

export const fitScoreMin = 0;
export const fitScoreMax = 100;



export const Fit = zod.strictObject({
  "score": zod.int().min(fitScoreMin).max(fitScoreMax),
  "reasons": zod.array(FitNote),
  "warnings": zod.array(FitNote)
}).describe('0 to 100 and why.');

export type Fit = zod.input<typeof Fit>;
export type FitOutput = zod.output<typeof Fit>;




export const CandidateConflict = zod.strictObject({
  "order_id": zod.int().min(1).nullable().describe('Null for a job of another company.'),
  "number": zod.string().nullable(),
  "starts_at": Timestamp,
  "ends_at": Timestamp,
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string()
});

export type CandidateConflict = zod.input<typeof CandidateConflict>;
export type CandidateConflictOutput = zod.output<typeof CandidateConflict>;

export const weekOfWorkHoursMin = 0;



export const WeekOfWork = zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(weekOfWorkHoursMin)
});

export type WeekOfWork = zod.input<typeof WeekOfWork>;
export type WeekOfWorkOutput = zod.output<typeof WeekOfWork>;


export const candidateUserIdDefault = null;

export const candidateFirstNameDefault = ``;
export const candidateLastNameDefault = ``;
export const candidateAvatarUrlDefault = null;
export const candidatePhoneDefault = ``;
export const candidatePositionsDefault = [];
export const candidateHourlyRateDefault = null;
export const candidateHourlyRateMin = 0;

export const candidateRatingAvgDefault = null;
export const candidateRatingCountDefault = null;
export const candidateRatingCountMin = 0;

export const candidateFitDefault = null;
export const candidateAvailabilityDefault = null;
export const candidateConflictsDefault = [];
export const candidateDistanceMilesDefault = null;
export const candidateDistanceMilesMin = 0;

export const candidateHoursThisWeekDefault = null;
export const candidateHoursThisWeekMin = 0;

export const candidateJobsTogetherDefault = null;
export const candidateJobsTogetherMin = 0;

export const candidateIsFavoriteDefault = false;
export const candidateInvitationStatusDefault = null;
export const candidateJobWeeksDefault = [];

export const Candidate = zod.strictObject({
  "employee_id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(candidateUserIdDefault),
  "first_name": zod.string().default(candidateFirstNameDefault),
  "last_name": zod.string().default(candidateLastNameDefault),
  "avatar_url": zod.string().nullable().default(candidateAvatarUrlDefault),
  "phone": zod.string().default(candidatePhoneDefault),
  "positions": zod.array(PositionCode).default(candidatePositionsDefault),
  "hourly_rate": zod.int().min(candidateHourlyRateMin).nullable().default(candidateHourlyRateDefault).describe('Cents per hour.'),
  "rating_avg": zod.number().nullable().default(candidateRatingAvgDefault),
  "rating_count": zod.int().min(candidateRatingCountMin).nullable().default(candidateRatingCountDefault),
  "fit": zod.union([Fit,zod.null()]).default(candidateFitDefault),
  "availability": zod.union([zod.literal('available'),zod.literal('partial'),zod.literal('unavailable'),zod.literal('busy'),zod.literal(null)]).nullable().default(candidateAvailabilityDefault),
  "conflicts": zod.array(CandidateConflict).default(candidateConflictsDefault),
  "distance_miles": zod.number().min(candidateDistanceMilesMin).nullable().default(candidateDistanceMilesDefault),
  "hours_this_week": zod.number().min(candidateHoursThisWeekMin).nullable().default(candidateHoursThisWeekDefault),
  "jobs_together": zod.int().min(candidateJobsTogetherMin).nullable().default(candidateJobsTogetherDefault),
  "is_favorite": zod.boolean().default(candidateIsFavoriteDefault),
  "invitation_status": zod.union([InvitationStatus,zod.null()]).default(candidateInvitationStatusDefault),
  "job_weeks": zod.array(WeekOfWork).default(candidateJobWeeksDefault).describe('Hours accepted for other jobs in each week of the job.')
}).describe('A person who can be invited.');

export type Candidate = zod.input<typeof Candidate>;
export type CandidateOutput = zod.output<typeof Candidate>;

export const crewPlanJobMinPaidHoursMin = 0;

export const crewPlanJobTravelPayMin = 0;




export const CrewPlanJob = zod.strictObject({
  "order": OrderCard,
  "offered_rates": OfferedRates,
  "min_paid_hours": zod.number().min(crewPlanJobMinPaidHoursMin),
  "travel_pay": zod.int().min(crewPlanJobTravelPayMin).describe('Cents for each person.'),
  "slots": zod.array(CrewSlot),
  "clashes": zod.array(zod.int().min(1)).describe('Orders that one person cannot do as well, those that begin up to three days before or after the day among them.'),
  "candidates": zod.array(Candidate).describe('The branch\'s people - best first. Empty when all slots are filled.')
});

export type CrewPlanJob = zod.input<typeof CrewPlanJob>;
export type CrewPlanJobOutput = zod.output<typeof CrewPlanJob>;

export const CrewPlan = zod.strictObject({
  "date": zod.iso.date(),
  "jobs": zod.array(CrewPlanJob).describe('Jobs of the day that people can be invited to, by their start.')
});

export type CrewPlan = zod.input<typeof CrewPlan>;
export type CrewPlanOutput = zod.output<typeof CrewPlan>;

export const customerCustomerNameMax = 50;

export const customerCustomerLastNameMax = 50;

export const customerCustomerPrimaryPhoneMax = 10;

export const customerCustomerSecondaryPhoneMax = 10;

export const customerCustomerEmailMax = 254;

export const customerCompanyNameMax = 100;


export const customerAddressesMax = 3;



export const Customer = zod.strictObject({
  "customer_name": zod.string().max(customerCustomerNameMax),
  "customer_last_name": zod.string().max(customerCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(customerCustomerPrimaryPhoneMax),
  "customer_secondary_phone": zod.string().max(customerCustomerSecondaryPhoneMax).nullable(),
  "customer_email": zod.string().max(customerCustomerEmailMax).nullable(),
  "company_name": zod.string().max(customerCompanyNameMax).nullable(),
  "jobs_count": zod.int().min(1),
  "last_date": zod.iso.date().describe('Day of the latest job.'),
  "addresses": zod.array(Stop).max(customerAddressesMax).describe('The destination of a job before its pickup, because the customer lives there now.')
}).describe('A customer of earlier orders of a branch, with their addresses, the latest first.');

export type Customer = zod.input<typeof Customer>;
export type CustomerOutput = zod.output<typeof Customer>;

export const knownAddressAddressLineMax = 120;

export const knownAddressCityMax = 60;

export const knownAddressZipMax = 5;

export const knownAddressLatMin = -90;
export const knownAddressLatMax = 90;

export const knownAddressLngMin = -180;
export const knownAddressLngMax = 180;



export const KnownAddress = zod.strictObject({
  "address_line": zod.string().max(knownAddressAddressLineMax),
  "city": zod.string().max(knownAddressCityMax),
  "state": StateCode,
  "zip": zod.string().max(knownAddressZipMax),
  "lat": zod.number().min(knownAddressLatMin).max(knownAddressLatMax).nullable(),
  "lng": zod.number().min(knownAddressLngMin).max(knownAddressLngMax).nullable()
}).describe('The address of an earlier stop.');

export type KnownAddress = zod.input<typeof KnownAddress>;
export type KnownAddressOutput = zod.output<typeof KnownAddress>;

export const moverCompanyDefault = ``;
export const moverBranchDefault = ``;
export const moverContactNameDefault = ``;
export const moverPhoneDefault = ``;
export const moverPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const moverPhoneMax = 10;

export const moverRatingDefault = null;

export const Mover = zod.strictObject({
  "company": zod.string().default(moverCompanyDefault),
  "branch": zod.string().default(moverBranchDefault),
  "contact_name": zod.string().default(moverContactNameDefault),
  "phone": zod.stringFormat('phone', moverPhoneRegExp).max(moverPhoneMax).default(moverPhoneDefault).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "rating": zod.number().nullable().default(moverRatingDefault)
}).describe('The company as a helper sees it.');

export type Mover = zod.input<typeof Mover>;
export type MoverOutput = zod.output<typeof Mover>;

export const crewMemberInvitationIdDefault = null;

export const crewMemberEmployeeIdDefault = null;


export const crewMemberFirstNameDefault = ``;
export const crewMemberLastNameDefault = ``;
export const crewMemberAvatarUrlDefault = null;
export const crewMemberPositionDefault = null;
export const crewMemberAsHelperDefault = false;
export const crewMemberHourlyRateDefault = null;
export const crewMemberHourlyRateMin = 0;

export const crewMemberStatusDefault = null;
export const crewMemberSourceDefault = null;
export const crewMemberMessageDefault = null;
export const crewMemberReasonDefault = null;
export const crewMemberCreatedAtDefault = null;
export const crewMemberRespondedAtDefault = null;
export const crewMemberExpiresAtDefault = null;
export const crewMemberPhoneDefault = null;
export const crewMemberVersionDefault = null;

export const crewMemberAttendanceDefault = [];
export const crewMemberRunningLateDefault = null;

export const CrewMember = zod.strictObject({
  "invitation_id": zod.int().min(1).nullable().default(crewMemberInvitationIdDefault),
  "employee_id": zod.int().min(1).nullable().default(crewMemberEmployeeIdDefault),
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(crewMemberFirstNameDefault),
  "last_name": zod.string().default(crewMemberLastNameDefault),
  "avatar_url": zod.string().nullable().default(crewMemberAvatarUrlDefault),
  "position": zod.union([PositionCode,zod.null()]).default(crewMemberPositionDefault),
  "as_helper": zod.boolean().default(crewMemberAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(crewMemberHourlyRateMin).nullable().default(crewMemberHourlyRateDefault).describe('Cents; null for callers who may not see it.'),
  "status": zod.union([InvitationStatus,zod.null()]).default(crewMemberStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(crewMemberSourceDefault),
  "message": zod.string().nullable().default(crewMemberMessageDefault),
  "reason": zod.string().nullable().default(crewMemberReasonDefault),
  "created_at": zod.union([Timestamp,zod.null()]).default(crewMemberCreatedAtDefault),
  "responded_at": zod.union([Timestamp,zod.null()]).default(crewMemberRespondedAtDefault),
  "expires_at": zod.union([Timestamp,zod.null()]).default(crewMemberExpiresAtDefault),
  "phone": zod.string().nullable().default(crewMemberPhoneDefault),
  "version": zod.int().min(1).nullable().default(crewMemberVersionDefault).describe('Counts the changes of the terms. Null for colleagues.'),
  "attendance": zod.array(AttendanceStep).default(crewMemberAttendanceDefault).describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([RunningLate,zod.null()]).default(crewMemberRunningLateDefault).describe('Said before arriving; null if not. Left out for colleagues.')
}).describe('A person invited to an order.');

export type CrewMember = zod.input<typeof CrewMember>;
export type CrewMemberOutput = zod.output<typeof CrewMember>;




export const OrderEvent = zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.string(),
  "at": Timestamp,
  "actor": zod.string().nullable(),
  "text": zod.string(),
  "fields": zod.array(zod.string()).describe('Names of the changed fields.')
}).describe('An event in the history of an order.');

export type OrderEvent = zod.input<typeof OrderEvent>;
export type OrderEventOutput = zod.output<typeof OrderEvent>;

export const crewRatingStarsMax = 5;

export const crewRatingTagsItemMax = 30;

export const crewRatingTagsMax = 10;

export const crewRatingCommentMax = 500;



export const CrewRating = zod.strictObject({
  "stars": zod.int().min(1).max(crewRatingStarsMax),
  "tags": zod.array(zod.string().max(crewRatingTagsItemMax)).max(crewRatingTagsMax).optional(),
  "comment": zod.string().max(crewRatingCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
});

export type CrewRating = zod.input<typeof CrewRating>;
export type CrewRatingOutput = zod.output<typeof CrewRating>;



export const payLinePaidHoursMin = 0;

export const payLineHourlyRateMin = 0;

export const payLineTravelPayMin = 0;

export const payLineBonusMin = 0;

export const payLineTipMin = 0;

export const payLineTotalMin = 0;



export const PayLine = zod.strictObject({
  "invitation_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "position": PositionCode,
  "paid_hours": zod.number().min(payLinePaidHoursMin).describe('Of a flat job the estimated hours, of a canceled job the granted ones, else those worked.'),
  "hourly_rate": zod.int().min(payLineHourlyRateMin).describe('Cents per hour.'),
  "travel_pay": zod.int().min(payLineTravelPayMin).describe('Cents.'),
  "bonus": zod.int().min(payLineBonusMin).describe('Cents.'),
  "tip": zod.int().min(payLineTipMin).describe('Cents.'),
  "no_show": zod.boolean(),
  "total": zod.int().min(payLineTotalMin).describe('Cents.'),
  "rating": zod.union([CrewRating,zod.null()]),
  "work_again_at": Timestamp.optional().describe('When the answer on working together again last changed; absent if it is as completed.')
}).describe('Pay of one person.');

export type PayLine = zod.input<typeof PayLine>;
export type PayLineOutput = zod.output<typeof PayLine>;

export const orderIssueTextMax = 500;


export const orderIssuePhotoIdsMax = 10;



export const OrderIssue = zod.strictObject({
  "type": zod.enum(['damage', 'delay', 'access', 'injury', 'other']),
  "text": zod.string().min(1).max(orderIssueTextMax),
  "photo_ids": zod.array(zod.int().min(1)).max(orderIssuePhotoIdsMax).optional().describe('Pictures among the files of the order.')
});

export type OrderIssue = zod.input<typeof OrderIssue>;
export type OrderIssueOutput = zod.output<typeof OrderIssue>;

export const orderCompletionBreakMinutesMin = 0;

export const orderCompletionActualHoursMin = 0;

export const orderCompletionTipsTotalMin = 0;

export const orderCompletionPayoutTotalMin = 0;



export const OrderCompletion = zod.strictObject({
  "actual_start_at": Timestamp,
  "actual_end_at": Timestamp,
  "break_minutes": zod.int().min(orderCompletionBreakMinutesMin),
  "actual_hours": zod.number().min(orderCompletionActualHoursMin),
  "tips_total": zod.int().min(orderCompletionTipsTotalMin).describe('Cents.'),
  "payout_total": zod.int().min(orderCompletionPayoutTotalMin).describe('Cents.'),
  "lines": zod.array(PayLine),
  "issues": zod.array(OrderIssue),
  "customer_signature_name": zod.string().nullable(),
  "notes": zod.string()
}).describe('Hours, pay and ratings of a completed job.');

export type OrderCompletion = zod.input<typeof OrderCompletion>;
export type OrderCompletionOutput = zod.output<typeof OrderCompletion>;

export const orderDetailSlotsDefault = [];
export const orderDetailTimelineDefault = [];
export const orderDetailCompletionDefault = null;
export const orderDetailCancelReasonDefault = null;
export const orderDetailCancelCommentDefault = null;
export const orderDetailShowUpPayHoursDefault = null;
export const orderDetailShowUpPayDefault = null;

export const OrderDetail = zod.strictObject({
  "order": Order,
  "mover": zod.union([Mover,zod.null()]),
  "moving_team": zod.array(CrewMember).nullable(),
  "slots": zod.array(CrewSlot).default(orderDetailSlotsDefault),
  "timeline": zod.array(OrderEvent).default(orderDetailTimelineDefault),
  "completion": zod.union([OrderCompletion,zod.null()]).default(orderDetailCompletionDefault),
  "cancel_reason": zod.string().nullable().default(orderDetailCancelReasonDefault),
  "cancel_comment": zod.string().nullable().default(orderDetailCancelCommentDefault),
  "show_up_pay_hours": zod.union([zod.literal(0),zod.literal(2),zod.literal(4),zod.literal(null)]).nullable().default(orderDetailShowUpPayHoursDefault),
  "show_up_pay": zod.array(PayLine).nullable().default(orderDetailShowUpPayDefault).describe('Show-up pay of everyone who had accepted the job when it was canceled; null for other jobs. A helper sees their own only.')
}).describe('An order with its crew, company, history and pay.');

export type OrderDetail = zod.input<typeof OrderDetail>;
export type OrderDetailOutput = zod.output<typeof OrderDetail>;






export const AffectedPerson = zod.strictObject({
  "user_id": zod.int().min(1),
  "invitation_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "position": PositionCode,
  "status": InvitationStatus,
  "default": zod.enum(['notify', 'reconfirm']).describe('What happens when the office does not choose. `reconfirm` asks those who accepted again, and sends an invitation that is not answered again.')
}).describe('A person with an open invitation whom the new time affects.');

export type AffectedPerson = zod.input<typeof AffectedPerson>;
export type AffectedPersonOutput = zod.output<typeof AffectedPerson>;




export const MoveCheck = zod.strictObject({
  "version": zod.int().min(1).describe('The version of the order that was checked.'),
  "starts_at": Timestamp,
  "latest_end_at": Timestamp,
  "affected": zod.array(AffectedPerson),
  "conflicts": zod.array(CrewConflict).describe('Hard ones first.')
}).describe('People affected by a new time. A hard conflict blocks the move unless it is overridden.');

export type MoveCheck = zod.input<typeof MoveCheck>;
export type MoveCheckOutput = zod.output<typeof MoveCheck>;

export const crewSlotsDefault = [];
export const crewMembersDefault = [];
export const crewLaborMinDefault = null;
export const crewLaborMinMin = 0;

export const crewLaborMaxDefault = null;
export const crewLaborMaxMin = 0;

export const crewVersionDefault = null;



export const Crew = zod.strictObject({
  "slots": zod.array(CrewSlot).default(crewSlotsDefault),
  "members": zod.array(CrewMember).default(crewMembersDefault),
  "labor_min": zod.int().min(crewLaborMinMin).nullable().default(crewLaborMinDefault).describe('Cents.'),
  "labor_max": zod.int().min(crewLaborMaxMin).nullable().default(crewLaborMaxDefault).describe('Cents.'),
  "version": zod.int().min(1).nullable().default(crewVersionDefault)
}).describe('Slots and people of an order.');

export type Crew = zod.input<typeof Crew>;
export type CrewOutput = zod.output<typeof Crew>;




export const BranchName = zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string()
});

export type BranchName = zod.input<typeof BranchName>;
export type BranchNameOutput = zod.output<typeof BranchName>;

export const otherBranchCandidatesBranchDefault = null;
export const otherBranchCandidatesEmployeesDefault = [];

export const OtherBranchCandidates = zod.strictObject({
  "branch": zod.union([BranchName,zod.null()]).default(otherBranchCandidatesBranchDefault),
  "employees": zod.array(Candidate).default(otherBranchCandidatesEmployeesDefault)
});

export type OtherBranchCandidates = zod.input<typeof OtherBranchCandidates>;
export type OtherBranchCandidatesOutput = zod.output<typeof OtherBranchCandidates>;

export const InvitableEmployees = zod.strictObject({
  "branch_employees": zod.array(Candidate),
  "other_branch_employees": zod.array(OtherBranchCandidates)
});

export type InvitableEmployees = zod.input<typeof InvitableEmployees>;
export type InvitableEmployeesOutput = zod.output<typeof InvitableEmployees>;

export const CalendarFeed = zod.strictObject({
  "url": zod.string().nullable().describe('Address of the feed with its secret token; null without a feed.'),
  "created_at": zod.union([Timestamp,zod.null()])
}).describe('The caller\'s calendar feed.');

export type CalendarFeed = zod.input<typeof CalendarFeed>;
export type CalendarFeedOutput = zod.output<typeof CalendarFeed>;

export const CalendarFile = zod.string().describe('The text of an iCalendar file.');

export type CalendarFile = zod.input<typeof CalendarFile>;
export type CalendarFileOutput = zod.output<typeof CalendarFile>;

export const TimezoneMax = 64;



export const Timezone = zod.string().max(TimezoneMax).describe('IANA name.');

export type Timezone = zod.input<typeof Timezone>;
export type TimezoneOutput = zod.output<typeof Timezone>;



export const helperCalendarItemHourlyRateMin = 0;




export const HelperCalendarItem = zod.strictObject({
  "invitation_id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": InvitationStatus,
  "closed_state": zod.union([ClosedState,zod.null()]),
  "title": zod.string().describe('The cities.'),
  "starts_at": Timestamp,
  "ends_at": Timestamp,
  "timezone": Timezone,
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": ArrivalWindow,
  "estimated_hours": zod.number().describe('Of each day of the job.'),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "pick_up_address": zod.string().nullable().describe('The first stop; its city until accepted.'),
  "position": PositionCode,
  "hourly_rate": zod.int().min(helperCalendarItemHourlyRateMin).describe('Cents per hour.'),
  "expires_at": zod.union([Timestamp,zod.null()]).describe('When an invitation that waits expires.'),
  "has_conflict": zod.boolean().describe('Another accepted job of the caller is at the same time.'),
  "version": zod.int().min(1)
}).describe('An accepted job, or an invitation that waits for an answer. Until it is accepted only the cities are known.');

export type HelperCalendarItem = zod.input<typeof HelperCalendarItem>;
export type HelperCalendarItemOutput = zod.output<typeof HelperCalendarItem>;

export const DayHours = zod.strictObject({
  "date": zod.iso.date(),
  "windows": zod.array(ArrivalWindow),
  "off": zod.boolean().describe('No hours on that day. False as long as no hours are set at all.'),
  "is_exception": zod.boolean(),
  "note": zod.string()
}).describe('The hours of the caller on one day, exceptions included.');

export type DayHours = zod.input<typeof DayHours>;
export type DayHoursOutput = zod.output<typeof DayHours>;

export const HelperCalendar = zod.strictObject({
  "items": zod.array(HelperCalendarItem).describe('By their start.'),
  "availability": zod.array(DayHours).describe('The caller\'s hours on each day of the span.')
}).describe('The caller\'s jobs and invitations on some days.');

export type HelperCalendar = zod.input<typeof HelperCalendar>;
export type HelperCalendarOutput = zod.output<typeof HelperCalendar>;


export const invitationOrderIdDefault = null;

export const invitationBranchIdDefault = null;

export const invitationEmployeeIdDefault = null;

export const invitationUserIdDefault = null;

export const invitationPositionDefault = null;
export const invitationHourlyRateDefault = null;
export const invitationHourlyRateMin = 0;

export const invitationStatusDefault = null;
export const invitationSourceDefault = null;
export const invitationMessageDefault = null;
export const invitationReasonDefault = null;
export const invitationReasonCommentDefault = null;
export const invitationCancelledByDefault = null;
export const invitationInvitedByDefault = null;

export const invitationCreatedAtDefault = null;
export const invitationRespondedAtDefault = null;
export const invitationExpiresAtDefault = null;
export const invitationReconfirmOfDefault = null;

export const invitationLateCancelDefault = false;

export const Invitation = zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().default(invitationOrderIdDefault),
  "branch_id": zod.int().min(1).nullable().default(invitationBranchIdDefault),
  "employee_id": zod.int().min(1).nullable().default(invitationEmployeeIdDefault),
  "user_id": zod.int().min(1).nullable().default(invitationUserIdDefault),
  "position": zod.union([PositionCode,zod.null()]).default(invitationPositionDefault),
  "hourly_rate": zod.int().min(invitationHourlyRateMin).nullable().default(invitationHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([InvitationStatus,zod.null()]).default(invitationStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(invitationSourceDefault),
  "message": zod.string().nullable().default(invitationMessageDefault),
  "reason": zod.string().nullable().default(invitationReasonDefault),
  "reason_comment": zod.string().nullable().default(invitationReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(invitationCancelledByDefault),
  "invited_by": zod.int().min(1).nullable().default(invitationInvitedByDefault),
  "created_at": zod.union([Timestamp,zod.null()]).default(invitationCreatedAtDefault),
  "responded_at": zod.union([Timestamp,zod.null()]).default(invitationRespondedAtDefault),
  "expires_at": zod.union([Timestamp,zod.null()]).default(invitationExpiresAtDefault),
  "reconfirm_of": zod.int().min(1).nullable().default(invitationReconfirmOfDefault),
  "late_cancel": zod.boolean().default(invitationLateCancelDefault)
}).describe('A person invited to an order.');

export type Invitation = zod.input<typeof Invitation>;
export type InvitationOutput = zod.output<typeof Invitation>;




export const OfferOrder = zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": OrderStatus,
  "closed_state": zod.union([ClosedState,zod.null()]),
  "crew_summary": CrewSummary
}).describe('The order of an offer.');

export type OfferOrder = zod.input<typeof OfferOrder>;
export type OfferOrderOutput = zod.output<typeof OfferOrder>;

export const offerNeedCountMax = 12;

export const offerNeedHourlyRateMin = 0;

export const offerNeedAcceptedMin = 0;



export const OfferNeed = zod.strictObject({
  "position": PositionCode,
  "count": zod.int().min(1).max(offerNeedCountMax),
  "hourly_rate": zod.int().min(offerNeedHourlyRateMin).describe('Cents per hour.'),
  "accepted": zod.int().min(offerNeedAcceptedMin).describe('Accepted through this offer and still on the crew.')
}).describe('A position of an offer and how much of it is filled.');

export type OfferNeed = zod.input<typeof OfferNeed>;
export type OfferNeedOutput = zod.output<typeof OfferNeed>;

export const Language = zod.enum(['en', 'es', 'other']);

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;


export const offerRequirementsToolIdsMax = 24;


export const offerRequirementsVehicleTypeIdsMax = 9;

export const offerRequirementsLanguagesMax = 3;

export const offerRequirementsMinRatingMax = 5;
export const offerRequirementsMinRatingMultipleOf = 0.1;



export const OfferRequirements = zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(offerRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(offerRequirementsVehicleTypeIdsMax),
  "languages": zod.array(Language).max(offerRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(offerRequirementsMinRatingMax).multipleOf(offerRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.');

export type OfferRequirements = zod.input<typeof OfferRequirements>;
export type OfferRequirementsOutput = zod.output<typeof OfferRequirements>;

export const OfferAudience = zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.');

export type OfferAudience = zod.input<typeof OfferAudience>;
export type OfferAudienceOutput = zod.output<typeof OfferAudience>;

export const offerTierPeopleMin = 0;



export const OfferTier = zod.strictObject({
  "audience": OfferAudience,
  "opens_at": Timestamp,
  "people": zod.int().min(offerTierPeopleMin)
}).describe('A group of people who see the offer from the same time. Helpers without the plan Pro see it 15 minutes later, unless they were selected or are favorites, or the job starts within a day.');

export type OfferTier = zod.input<typeof OfferTier>;
export type OfferTierOutput = zod.output<typeof OfferTier>;

export const OfferStatus = zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.');

export type OfferStatus = zod.input<typeof OfferStatus>;
export type OfferStatusOutput = zod.output<typeof OfferStatus>;

export const offerCountsNotifiedMin = 0;

export const offerCountsNextNotifiedMin = 0;

export const offerCountsViewedMin = 0;

export const offerCountsAppliedMin = 0;

export const offerCountsAcceptedMin = 0;



export const OfferCounts = zod.strictObject({
  "notified": zod.int().min(offerCountsNotifiedMin).describe('Number of people who can see it now.'),
  "next_notified": zod.int().min(offerCountsNextNotifiedMin).describe('Number of people who will see it at `next_notified_at`.'),
  "next_notified_at": zod.union([Timestamp,zod.null()]).describe('Null if everyone was notified, or the offer has ended.'),
  "viewed": zod.int().min(offerCountsViewedMin),
  "applied": zod.int().min(offerCountsAppliedMin).describe('All who applied, also those who were answered.'),
  "accepted": zod.int().min(offerCountsAcceptedMin)
});

export type OfferCounts = zod.input<typeof OfferCounts>;
export type OfferCountsOutput = zod.output<typeof OfferCounts>;




export const outsourceOfferEstimatedHoursMin = 0;

export const outsourceOfferRadiusMilesMin = 0;

export const outsourceOfferTierMinutesMin = 0;

export const outsourceOfferAutoAcceptMin = 0;

export const outsourceOfferWaitingMin = 0;




export const OutsourceOffer = zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().describe('Null if the order was deleted.'),
  "order": zod.union([OfferOrder,zod.null()]),
  "title": zod.string().describe('Empty if none was given.'),
  "position_needs": zod.array(OfferNeed),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": ArrivalWindow,
  "starts_at": Timestamp,
  "ends_at": Timestamp,
  "timezone": Timezone,
  "estimated_hours": zod.number().min(outsourceOfferEstimatedHoursMin).describe('Of each day.'),
  "city": zod.string(),
  "state": StateCode,
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(outsourceOfferRadiusMilesMin),
  "help_type": HelpType,
  "requirements": OfferRequirements,
  "audience": OfferAudience,
  "tier_minutes": zod.int().min(outsourceOfferTierMinutesMin).nullable().describe('Minutes between the groups; null for all at the same time.'),
  "tiers": zod.array(OfferTier).describe('By time.'),
  "message": zod.string(),
  "auto_accept": zod.int().min(outsourceOfferAutoAcceptMin),
  "apply_by": Timestamp,
  "status": OfferStatus,
  "counts": OfferCounts,
  "waiting": zod.int().min(outsourceOfferWaitingMin).describe('Applications without an answer.'),
  "created_by": ActivityActor,
  "created_at": Timestamp,
  "filled_at": zod.union([Timestamp,zod.null()]),
  "closed_at": zod.union([Timestamp,zod.null()]).describe('When it left the state open.'),
  "version": zod.int().min(1).describe('Counts up with every change of its terms.'),
  "actions": zod.array(zod.enum(['edit', 'close', 'repeat', 'delete'])).describe('Actions available now.')
}).describe('An offer to helpers outside the own crew.');

export type OutsourceOffer = zod.input<typeof OutsourceOffer>;
export type OutsourceOfferOutput = zod.output<typeof OutsourceOffer>;

export const offerStatusCountsOpenMin = 0;

export const offerStatusCountsFilledMin = 0;

export const offerStatusCountsClosedMin = 0;

export const offerStatusCountsExpiredMin = 0;

export const offerStatusCountsCancelledMin = 0;



export const OfferStatusCounts = zod.strictObject({
  "open": zod.int().min(offerStatusCountsOpenMin),
  "filled": zod.int().min(offerStatusCountsFilledMin),
  "closed": zod.int().min(offerStatusCountsClosedMin),
  "expired": zod.int().min(offerStatusCountsExpiredMin),
  "cancelled": zod.int().min(offerStatusCountsCancelledMin)
}).describe('Number of offers with each status.');

export type OfferStatusCounts = zod.input<typeof OfferStatusCounts>;
export type OfferStatusCountsOutput = zod.output<typeof OfferStatusCounts>;

export const offerPageCurrentPageDefault = null;

export const offerPageLastPageDefault = null;

export const offerPagePerPageDefault = null;

export const offerPageTotalDefault = null;
export const offerPageTotalMin = 0;

export const offerPageFromDefault = null;
export const offerPageToDefault = null;

export const OfferPage = zod.strictObject({
  "data": zod.array(OutsourceOffer),
  "current_page": zod.int().min(1).nullable().default(offerPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(offerPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(offerPagePerPageDefault),
  "total": zod.int().min(offerPageTotalMin).nullable().default(offerPageTotalDefault),
  "from": zod.int().nullable().default(offerPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(offerPageToDefault).describe('Number of the last row; null on an empty page.'),
  "counts": OfferStatusCounts
}).describe('A page of offers, with a count for each status.');

export type OfferPage = zod.input<typeof OfferPage>;
export type OfferPageOutput = zod.output<typeof OfferPage>;

export const positionNeedCountMax = 12;

export const positionNeedHourlyRateMin = 1500;
export const positionNeedHourlyRateMax = 15000;
export const positionNeedHourlyRateMultipleOf = 50;



export const PositionNeed = zod.strictObject({
  "position": PositionCode,
  "count": zod.int().min(1).max(positionNeedCountMax),
  "hourly_rate": zod.int().min(positionNeedHourlyRateMin).max(positionNeedHourlyRateMax).multipleOf(positionNeedHourlyRateMultipleOf).describe('Cents per hour.')
}).describe('A position, how many people it needs, and the rate.');

export type PositionNeed = zod.input<typeof PositionNeed>;
export type PositionNeedOutput = zod.output<typeof PositionNeed>;



export const offerPersonHourlyRateMin = 0;

export const offerPersonRatingCountMin = 0;

export const offerPersonDistanceMilesMin = 0;

export const offerPersonHoursThisWeekMin = 0;

export const offerPersonJobsTogetherMin = 0;



export const OfferPerson = zod.strictObject({
  "user_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable().describe('As an active member of a branch of the company.'),
  "first_name": zod.string(),
  "last_name": zod.string().describe('"R.", the initial only, unless they are a member or applied.'),
  "avatar_url": zod.string().nullable(),
  "phone": zod.union([Phone,zod.null()]),
  "city": zod.string().nullable(),
  "positions": zod.array(PositionCode),
  "hourly_rate": zod.int().min(offerPersonHourlyRateMin).describe('Cents; what they ask for in the position.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(offerPersonRatingCountMin),
  "languages": zod.array(Language),
  "distance_miles": zod.number().min(offerPersonDistanceMilesMin),
  "hours_this_week": zod.number().min(offerPersonHoursThisWeekMin).describe('Hours accepted or worked from Monday to Sunday.'),
  "jobs_together": zod.int().min(offerPersonJobsTogetherMin),
  "is_favorite": zod.boolean()
}).describe('A helper as a company sees them before they work together. Phone is null until they are accepted or if they are not a member; there is no email.');

export type OfferPerson = zod.input<typeof OfferPerson>;
export type OfferPersonOutput = zod.output<typeof OfferPerson>;

export const fitPartPointsMin = 0;

export const fitPartMaxMin = 0;



export const FitPart = zod.strictObject({
  "part": zod.enum(['availability', 'distance', 'rating', 'reliability', 'history', 'rate', 'equipment']),
  "points": zod.number().min(fitPartPointsMin),
  "max": zod.number().min(fitPartMaxMin)
}).describe('Points of one part of the fit.');

export type FitPart = zod.input<typeof FitPart>;
export type FitPartOutput = zod.output<typeof FitPart>;

export const fitReasonFromMax = 5;

export const fitReasonToMax = 5;

export const fitReasonMilesMin = 0;

export const fitReasonAverageMax = 5;

export const fitReasonCountMin = 0;

export const fitReasonPercentMin = 0;
export const fitReasonPercentMax = 100;

export const fitReasonJobsMin = 0;

export const fitReasonCentsMin = 0;




export const FitReason = zod.strictObject({
  "code": zod.enum(['free', 'distance', 'rating', 'show_up', 'jobs_together', 'favorite', 'under_rate', 'at_rate', 'tool', 'vehicle', 'language']),
  "from": zod.string().max(fitReasonFromMax).optional().describe('Time of day, 24 hours.'),
  "to": zod.string().max(fitReasonToMax).optional().describe('Time of day, 24 hours.'),
  "miles": zod.int().min(fitReasonMilesMin).optional(),
  "average": zod.number().min(1).max(fitReasonAverageMax).optional().describe('Of the stars.'),
  "count": zod.int().min(fitReasonCountMin).optional().describe('Of the ratings.'),
  "percent": zod.int().min(fitReasonPercentMin).max(fitReasonPercentMax).optional(),
  "jobs": zod.int().min(fitReasonJobsMin).optional(),
  "cents": zod.int().min(fitReasonCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": Language.optional()
}).describe('Something that speaks for a person, as a code with its values. `free` has from and to, `distance` miles, `rating` average and count, `show_up` percent, `jobs_together` jobs, `under_rate` cents, `tool` and `vehicle` id, `language` language; `favorite` and `at_rate` have none.');

export type FitReason = zod.input<typeof FitReason>;
export type FitReasonOutput = zod.output<typeof FitReason>;

export const fitWarningPercentMin = 0;
export const fitWarningPercentMax = 100;

export const fitWarningMinutesMin = 0;

export const fitWarningMilesMin = 0;

export const fitWarningHoursMin = 0;

export const fitWarningCentsMin = 0;




export const FitWarning = zod.strictObject({
  "code": zod.enum(['as_helper', 'part_of_job', 'tight_turnaround', 'weekly_hours', 'outside_radius', 'over_rate', 'no_ratings', 'low_show_up', 'missing_tool', 'missing_vehicle', 'missing_language']),
  "percent": zod.int().min(fitWarningPercentMin).max(fitWarningPercentMax).optional(),
  "side": zod.enum(['before', 'after']).optional().describe('Position of the other job in the day, before or after this one.'),
  "minutes": zod.int().min(fitWarningMinutesMin).optional(),
  "miles": zod.int().min(fitWarningMilesMin).optional(),
  "hours": zod.number().min(fitWarningHoursMin).optional(),
  "cents": zod.int().min(fitWarningCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": Language.optional()
}).describe('Something to know before accepting, as a code with its values. `part_of_job` has percent, `tight_turnaround` side, minutes and miles, `weekly_hours` hours, `outside_radius` miles, `over_rate` cents, `low_show_up` percent, `missing_tool` and `missing_vehicle` id, `missing_language` language; `as_helper` and `no_ratings` have none.');

export type FitWarning = zod.input<typeof FitWarning>;
export type FitWarningOutput = zod.output<typeof FitWarning>;

export const explainedFitScoreMin = 0;
export const explainedFitScoreMax = 100;



export const ExplainedFit = zod.strictObject({
  "score": zod.int().min(explainedFitScoreMin).max(explainedFitScoreMax),
  "parts": zod.array(FitPart),
  "reasons": zod.array(FitReason),
  "warnings": zod.array(FitWarning)
}).describe('0 to 100, its parts, and why as codes that the screen words.');

export type ExplainedFit = zod.input<typeof ExplainedFit>;
export type ExplainedFitOutput = zod.output<typeof ExplainedFit>;

export const Match = zod.strictObject({
  "person": OfferPerson,
  "position": PositionCode.describe('Position they would work in.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "fit": ExplainedFit
}).describe('A person who fits a need.');

export type Match = zod.input<typeof Match>;
export type MatchOutput = zod.output<typeof Match>;

export const HardFilterCode = zod.enum(['wrong_position', 'hard_conflict', 'blocked', 'paused', 'outside_radius', 'weekly_hours', 'not_available', 'min_rating', 'already_asked']).describe('Why a person is not shown. `not_available` works at no time of the job; `min_rating` is below the rating that is required; `already_asked` has an open invitation to the job, or is on its crew.');

export type HardFilterCode = zod.input<typeof HardFilterCode>;
export type HardFilterCodeOutput = zod.output<typeof HardFilterCode>;


export const notShownPersonDistanceMilesMin = 0;

export const notShownPersonHoursMin = 0;



export const NotShownPerson = zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string().describe('"R.", the initial only, unless they are a member.'),
  "avatar_url": zod.string().nullable(),
  "city": zod.string().nullable(),
  "distance_miles": zod.number().min(notShownPersonDistanceMilesMin),
  "busy_from": Timestamp.optional().describe('With a hard conflict.'),
  "busy_to": Timestamp.optional().describe('With a hard conflict.'),
  "hours": zod.number().min(notShownPersonHoursMin).optional().describe('Total hours of the week with this job; with `weekly_hours`.')
});

export type NotShownPerson = zod.input<typeof NotShownPerson>;
export type NotShownPersonOutput = zod.output<typeof NotShownPerson>;


export const notShownPeopleMax = 20;



export const NotShown = zod.strictObject({
  "code": HardFilterCode,
  "count": zod.int().min(1),
  "people": zod.array(NotShownPerson).max(notShownPeopleMax)
}).describe('People who are not shown for one reason; the nearest 20 by name.');

export type NotShown = zod.input<typeof NotShown>;
export type NotShownOutput = zod.output<typeof NotShown>;

export const matchPreviewPeopleMin = 0;

export const matchPreviewWithinRateMin = 0;

export const matchPreviewStrongMin = 0;



export const MatchPreview = zod.strictObject({
  "rate_change": zod.int().describe('Cents per hour more than asked.'),
  "radius_change": zod.int().describe('Miles more than asked.'),
  "people": zod.int().min(matchPreviewPeopleMin).describe('Those who fit.'),
  "within_rate": zod.int().min(matchPreviewWithinRateMin).describe('Of them - those who ask for the rate or less.'),
  "strong": zod.int().min(matchPreviewStrongMin).describe('Of them - those with a score of 75 or more.')
}).describe('Number of people who fit with another rate or radius.');

export type MatchPreview = zod.input<typeof MatchPreview>;
export type MatchPreviewOutput = zod.output<typeof MatchPreview>;

export const audienceSizesFavoritesMin = 0;

export const audienceSizesTop20Min = 0;

export const audienceSizesEveryoneInRadiusMin = 0;

export const audienceSizesRightAwayFavoritesMin = 0;

export const audienceSizesRightAwayTop20Min = 0;

export const audienceSizesRightAwayEveryoneInRadiusMin = 0;

export const audienceSizesStepsFavoritesMin = 0;

export const audienceSizesStepsTop20Min = 0;

export const audienceSizesStepsEveryoneInRadiusMin = 0;



export const AudienceSizes = zod.strictObject({
  "favorites": zod.int().min(audienceSizesFavoritesMin),
  "top_20": zod.int().min(audienceSizesTop20Min),
  "everyone_in_radius": zod.int().min(audienceSizesEveryoneInRadiusMin),
  "right_away": zod.strictObject({
  "favorites": zod.int().min(audienceSizesRightAwayFavoritesMin),
  "top_20": zod.int().min(audienceSizesRightAwayTop20Min),
  "everyone_in_radius": zod.int().min(audienceSizesRightAwayEveryoneInRadiusMin)
}).describe('Of those, the people who do not wait for the head start of others.'),
  "steps": zod.strictObject({
  "favorites": zod.int().min(audienceSizesStepsFavoritesMin),
  "top_20": zod.int().min(audienceSizesStepsTop20Min),
  "everyone_in_radius": zod.int().min(audienceSizesStepsEveryoneInRadiusMin)
}).describe('People whose first step it is, if one audience is notified after the other.')
}).describe('Number of people that each audience would notify - all together, right away and in steps.');

export type AudienceSizes = zod.input<typeof AudienceSizes>;
export type AudienceSizesOutput = zod.output<typeof AudienceSizes>;

export const offerMatchesMatchesMax = 100;

export const offerMatchesTotalMin = 0;



export const OfferMatches = zod.strictObject({
  "position_needs": zod.array(PositionNeed).describe('As matched.'),
  "matches": zod.array(Match).max(offerMatchesMatchesMax).describe('By position - in the order of the needs. Within a position people free for the whole job first, then by score.'),
  "total": zod.int().min(offerMatchesTotalMin),
  "not_shown": zod.array(NotShown),
  "previews": zod.array(MatchPreview).describe('As asked - with $1 more per hour - with 10 miles more - with both.'),
  "audiences": AudienceSizes
}).describe('People who fit a need - up to 100 - and the number who do not.');

export type OfferMatches = zod.input<typeof OfferMatches>;
export type OfferMatchesOutput = zod.output<typeof OfferMatches>;


export const outsourceMonthMonthMax = 7;


export const outsourceMonthMonthRegExp = new RegExp('^[0-9]{4}-[0-9]{2}$');
export const outsourceMonthOffersMin = 0;

export const outsourceMonthFilledMin = 0;

export const outsourceMonthApplicationsMin = 0;

export const outsourceMonthAcceptedMin = 0;

export const outsourceMonthMedianMinutesToFillMin = 0;

export const outsourceMonthApplicantsPerOfferMin = 0;

export const outsourceMonthAcceptancePercentMin = 0;
export const outsourceMonthAcceptancePercentMax = 100;



export const OutsourceMonth = zod.strictObject({
  "branch_id": zod.int().min(1),
  "branch_name": zod.string(),
  "month": zod.string().max(outsourceMonthMonthMax).regex(outsourceMonthMonthRegExp).describe('In the zone of the branch.'),
  "offers": zod.int().min(outsourceMonthOffersMin),
  "filled": zod.int().min(outsourceMonthFilledMin).describe('Offers.'),
  "applications": zod.int().min(outsourceMonthApplicationsMin).describe('People who applied.'),
  "accepted": zod.int().min(outsourceMonthAcceptedMin).describe('People who were accepted.'),
  "median_minutes_to_fill": zod.int().min(outsourceMonthMedianMinutesToFillMin).nullable().describe('From publishing; null if none was filled.'),
  "applicants_per_offer": zod.number().min(outsourceMonthApplicantsPerOfferMin),
  "acceptance_percent": zod.int().min(outsourceMonthAcceptancePercentMin).max(outsourceMonthAcceptancePercentMax).nullable().describe('Accepted of those who applied.')
}).describe('Outsourcing results of one branch, for the offers published in one month.');

export type OutsourceMonth = zod.input<typeof OutsourceMonth>;
export type OutsourceMonthOutput = zod.output<typeof OutsourceMonth>;

export const ApplicationReason = zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.');

export type ApplicationReason = zod.input<typeof ApplicationReason>;
export type ApplicationReasonOutput = zod.output<typeof ApplicationReason>;

export const AcceptBlock = zod.strictObject({
  "code": zod.union([ErrorCode,zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.');

export type AcceptBlock = zod.input<typeof AcceptBlock>;
export type AcceptBlockOutput = zod.output<typeof AcceptBlock>;


export const offerApplicationOfferIdDefault = null;

export const offerApplicationPersonDefault = null;
export const offerApplicationPositionDefault = null;
export const offerApplicationAsHelperDefault = false;
export const offerApplicationHourlyRateDefault = null;
export const offerApplicationHourlyRateMin = 0;

export const offerApplicationProposedRateDefault = null;
export const offerApplicationProposedRateMin = 0;

export const offerApplicationNoteDefault = null;
export const offerApplicationStatusDefault = null;
export const offerApplicationNotifiedAtDefault = null;
export const offerApplicationViewedAtDefault = null;
export const offerApplicationAppliedAtDefault = null;
export const offerApplicationDecidedAtDefault = null;
export const offerApplicationDecidedByDefault = null;
export const offerApplicationReasonDefault = null;
export const offerApplicationReasonCommentDefault = null;
export const offerApplicationCancelledByDefault = null;
export const offerApplicationFitDefault = null;
export const offerApplicationConflictDefault = null;
export const offerApplicationInvitationIdDefault = null;

export const offerApplicationActionsDefault = [];

export const OfferApplication = zod.strictObject({
  "id": zod.int().min(1),
  "offer_id": zod.int().min(1).nullable().default(offerApplicationOfferIdDefault),
  "person": zod.union([OfferPerson,zod.null()]).default(offerApplicationPersonDefault),
  "position": zod.union([PositionCode,zod.null()]).default(offerApplicationPositionDefault).describe('Applied for - or best suited to.'),
  "as_helper": zod.boolean().default(offerApplicationAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(offerApplicationHourlyRateMin).nullable().default(offerApplicationHourlyRateDefault).describe('Cents; what the offer pays in the position.'),
  "proposed_rate": zod.int().min(offerApplicationProposedRateMin).nullable().default(offerApplicationProposedRateDefault).describe('Cents; null if they accept the offered rate.'),
  "note": zod.string().nullable().default(offerApplicationNoteDefault),
  "status": zod.union([InvitationStatus,zod.null()]).default(offerApplicationStatusDefault).describe('1 with `applied_at` waits for an answer.'),
  "notified_at": zod.union([Timestamp,zod.null()]).default(offerApplicationNotifiedAtDefault).describe('From when they may see it.'),
  "viewed_at": zod.union([Timestamp,zod.null()]).default(offerApplicationViewedAtDefault),
  "applied_at": zod.union([Timestamp,zod.null()]).default(offerApplicationAppliedAtDefault),
  "decided_at": zod.union([Timestamp,zod.null()]).default(offerApplicationDecidedAtDefault),
  "decided_by": zod.union([ActivityActor,zod.null()]).default(offerApplicationDecidedByDefault).describe('The person who answered for the company; null if it was automatic or the helper.'),
  "reason": zod.union([ApplicationReason,zod.null()]).default(offerApplicationReasonDefault),
  "reason_comment": zod.string().nullable().default(offerApplicationReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(offerApplicationCancelledByDefault),
  "fit": zod.union([ExplainedFit,zod.null()]).default(offerApplicationFitDefault).describe('As of now.'),
  "conflict": zod.union([AcceptBlock,zod.null()]).default(offerApplicationConflictDefault).describe('Why accepting would be refused now, for example because they became busy. Once accepted, another job that they accepted at the same time.'),
  "invitation_id": zod.int().min(1).nullable().default(offerApplicationInvitationIdDefault).describe('The place on the crew once accepted.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'cancel'])).default(offerApplicationActionsDefault).describe('Actions available now.')
}).describe('A person who was notified of an offer, and what became of it.');

export type OfferApplication = zod.input<typeof OfferApplication>;
export type OfferApplicationOutput = zod.output<typeof OfferApplication>;

export const offerApplicationPageCurrentPageDefault = null;

export const offerApplicationPageLastPageDefault = null;

export const offerApplicationPagePerPageDefault = null;

export const offerApplicationPageTotalDefault = null;
export const offerApplicationPageTotalMin = 0;

export const offerApplicationPageFromDefault = null;
export const offerApplicationPageToDefault = null;

export const OfferApplicationPage = zod.strictObject({
  "data": zod.array(OfferApplication),
  "current_page": zod.int().min(1).nullable().default(offerApplicationPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(offerApplicationPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(offerApplicationPagePerPageDefault),
  "total": zod.int().min(offerApplicationPageTotalMin).nullable().default(offerApplicationPageTotalDefault),
  "from": zod.int().nullable().default(offerApplicationPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(offerApplicationPageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of the people who were notified of an offer.');

export type OfferApplicationPage = zod.input<typeof OfferApplicationPage>;
export type OfferApplicationPageOutput = zod.output<typeof OfferApplicationPage>;




export const RefusedApplication = zod.strictObject({
  "application_id": zod.int().min(1),
  "code": zod.union([ErrorCode,zod.literal("plan_limit")]),
  "text": zod.string()
});

export type RefusedApplication = zod.input<typeof RefusedApplication>;
export type RefusedApplicationOutput = zod.output<typeof RefusedApplication>;

export const AnsweredApplications = zod.strictObject({
  "answered": zod.array(OfferApplication),
  "refused": zod.array(RefusedApplication)
}).describe('Answered and refused applications.');

export type AnsweredApplications = zod.input<typeof AnsweredApplications>;
export type AnsweredApplicationsOutput = zod.output<typeof AnsweredApplications>;


export const hirerRatingCountMin = 0;



export const Hirer = zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(hirerRatingCountMin)
}).describe('The company that invites.');

export type Hirer = zod.input<typeof Hirer>;
export type HirerOutput = zod.output<typeof Hirer>;

export const offeredPayHoursMin = 0;

export const offeredPayHourlyRateMin = 0;

export const offeredPayMinPaidHoursMin = 0;

export const offeredPayPaidHoursMin = 0;

export const offeredPayWageMin = 0;

export const offeredPayTravelPayMin = 0;

export const offeredPayTotalMin = 0;



export const OfferedPay = zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(offeredPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(offeredPayHourlyRateMin),
  "min_paid_hours": zod.number().min(offeredPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(offeredPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(offeredPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(offeredPayTravelPayMin),
  "total": zod.int().min(offeredPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.');

export type OfferedPay = zod.input<typeof OfferedPay>;
export type OfferedPayOutput = zod.output<typeof OfferedPay>;

export const helperOfferPayOpenMin = 0;




export const HelperOfferPay = zod.strictObject({
  "position": PositionCode,
  "as_helper": zod.boolean().describe('Below their own position.'),
  "open": zod.int().min(helperOfferPayOpenMin).describe('Places that are not filled.'),
  "count": zod.int().min(1),
  "pay": OfferedPay
}).describe('A position the helper may apply for and what it pays.');

export type HelperOfferPay = zod.input<typeof HelperOfferPay>;
export type HelperOfferPayOutput = zod.output<typeof HelperOfferPay>;

export const jobStopFloorMin = 0;

export const jobStopFlightsOfStairsMin = 0;

export const jobStopLongCarryFtMin = 0;



export const JobStop = zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": StateCode,
  "place_type": zod.string(),
  "floor": zod.int().min(jobStopFloorMin),
  "flights_of_stairs": zod.int().min(jobStopFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(jobStopLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.');

export type JobStop = zod.input<typeof JobStop>;
export type JobStopOutput = zod.output<typeof JobStop>;




export const OwnConflict = zod.strictObject({
  "severity": zod.enum(['hard', 'soft']),
  "kind": zod.enum(['job', 'invitation', 'hours', 'jobs_per_day', 'hours_per_week', 'pay']).describe('Another accepted job or invitation; the own hours and limits.'),
  "text": zod.string(),
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "company_name": zod.string().nullable(),
  "starts_at": Timestamp,
  "ends_at": Timestamp
}).describe('Conflicts in the helper\'s schedule. Only a hard one blocks.');

export type OwnConflict = zod.input<typeof OwnConflict>;
export type OwnConflictOutput = zod.output<typeof OwnConflict>;

export const HelperOfferAction = zod.enum(['apply', 'reject', 'withdraw']).describe('Actions available to the helper now.');

export type HelperOfferAction = zod.input<typeof HelperOfferAction>;
export type HelperOfferActionOutput = zod.output<typeof HelperOfferAction>;



export const helperOfferProposedRateMin = 0;

export const helperOfferEstimatedHoursMin = 0;

export const helperOfferVolumeCuftMin = 0;

export const helperOfferRadiusMilesMin = 0;

export const helperOfferHomeMilesMin = 0;

export const helperOfferDriveMilesMin = 0;





export const HelperOffer = zod.strictObject({
  "id": zod.int().min(1).describe('Of the offer.'),
  "application_id": zod.int().min(1),
  "bucket": InvitationBucket,
  "status": InvitationStatus.describe('Of the own application; 1 with `applied_at` waits for a reply.'),
  "offer_status": OfferStatus,
  "hirer": Hirer,
  "title": zod.string().describe('Empty if none was given.'),
  "positions": zod.array(HelperOfferPay).describe('Those the helper can work in.'),
  "position": zod.union([PositionCode,zod.null()]).describe('Applied for; null until then.'),
  "proposed_rate": zod.int().min(helperOfferProposedRateMin).nullable(),
  "note": zod.string().nullable(),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": ArrivalWindow,
  "starts_at": Timestamp,
  "ends_at": Timestamp,
  "timezone": Timezone,
  "estimated_hours": zod.number().min(helperOfferEstimatedHoursMin).describe('Of each day.'),
  "help_type": HelpType,
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(helperOfferVolumeCuftMin),
  "special_items": zod.array(zod.string()),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(JobStop),
  "radius_miles": zod.int().min(helperOfferRadiusMilesMin),
  "home_miles": zod.number().min(helperOfferHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(helperOfferDriveMilesMin).describe('Of the job itself.'),
  "requirements": OfferRequirements,
  "message": zod.string(),
  "message_language": zod.union([Locale,zod.null()]).describe('The language in the app of who wrote the message; null without one.'),
  "conflicts": zod.array(OwnConflict),
  "blocked": zod.union([AcceptBlock,zod.null()]).describe('Why applying would be refused now; null if it would not.'),
  "actions": zod.array(HelperOfferAction),
  "early_until": zod.union([Timestamp,zod.null()]).describe('Helpers without the plan Pro see it from then; null if there is no early access.'),
  "apply_by": Timestamp,
  "notified_at": Timestamp,
  "applied_at": zod.union([Timestamp,zod.null()]),
  "decided_at": zod.union([Timestamp,zod.null()]),
  "reason": zod.union([ApplicationReason,zod.null()]),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "order_id": zod.int().min(1).nullable().describe('Null until accepted.'),
  "invitation_id": zod.int().min(1).nullable().describe('The accepted invitation that shows the whole job.'),
  "created_at": Timestamp
}).describe('An offer as a helper sees it who was notified of it. Cities and distance only; never the customer, the address, notes of the office or other applicants.');

export type HelperOffer = zod.input<typeof HelperOffer>;
export type HelperOfferOutput = zod.output<typeof HelperOffer>;

export const helperOfferPageCurrentPageDefault = null;

export const helperOfferPageLastPageDefault = null;

export const helperOfferPagePerPageDefault = null;

export const helperOfferPageTotalDefault = null;
export const helperOfferPageTotalMin = 0;

export const helperOfferPageFromDefault = null;
export const helperOfferPageToDefault = null;

export const HelperOfferPage = zod.strictObject({
  "data": zod.array(HelperOffer),
  "current_page": zod.int().min(1).nullable().default(helperOfferPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(helperOfferPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(helperOfferPagePerPageDefault),
  "total": zod.int().min(helperOfferPageTotalMin).nullable().default(helperOfferPageTotalDefault),
  "from": zod.int().nullable().default(helperOfferPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(helperOfferPageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of a helper\'s offers.');

export type HelperOfferPage = zod.input<typeof HelperOfferPage>;
export type HelperOfferPageOutput = zod.output<typeof HelperOfferPage>;

export const helperOfferCountsNewMin = 0;

export const helperOfferCountsAcceptedMin = 0;

export const helperOfferCountsWaitingMin = 0;

export const helperOfferCountsCancelledMin = 0;



export const HelperOfferCounts = zod.strictObject({
  "new": zod.int().min(helperOfferCountsNewMin),
  "accepted": zod.int().min(helperOfferCountsAcceptedMin),
  "waiting": zod.int().min(helperOfferCountsWaitingMin),
  "cancelled": zod.int().min(helperOfferCountsCancelledMin)
}).describe('Number of offers in each list.');

export type HelperOfferCounts = zod.input<typeof HelperOfferCounts>;
export type HelperOfferCountsOutput = zod.output<typeof HelperOfferCounts>;

export const EmploymentType = zod.enum(['employee', 'helper']).describe('An employee or a freelance helper.');

export type EmploymentType = zod.input<typeof EmploymentType>;
export type EmploymentTypeOutput = zod.output<typeof EmploymentType>;




export const NextJob = zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "starts_at": Timestamp,
  "timezone": Timezone
}).describe('The next accepted job for this company.');

export type NextJob = zod.input<typeof NextJob>;
export type NextJobOutput = zod.output<typeof NextJob>;

export const EmployeeDocument = zod.strictObject({
  "kind": zod.enum(['driver_license', 'dot_medical']),
  "expires_on": zod.iso.date(),
  "state": zod.enum(['valid', 'expiring', 'expired'])
}).describe('A document with an expiry date; `expiring` within 30 days.');

export type EmployeeDocument = zod.input<typeof EmployeeDocument>;
export type EmployeeDocumentOutput = zod.output<typeof EmployeeDocument>;

export const driverLicenseNumberLast4Max = 4;


export const driverLicenseNumberLast4RegExp = new RegExp('^[0-9]{4}$');


export const DriverLicense = zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": StateCode,
  "number_last4": zod.string().max(driverLicenseNumberLast4Max).regex(driverLicenseNumberLast4RegExp),
  "expires_on": zod.iso.date()
});

export type DriverLicense = zod.input<typeof DriverLicense>;
export type DriverLicenseOutput = zod.output<typeof DriverLicense>;

export const emergencyContactPhoneMax = 10;


export const emergencyContactPhoneRegExp = new RegExp('^([0-9]{10})?$');


export const EmergencyContact = zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(emergencyContactPhoneMax).regex(emergencyContactPhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
});

export type EmergencyContact = zod.input<typeof EmergencyContact>;
export type EmergencyContactOutput = zod.output<typeof EmergencyContact>;





export const UpcomingJob = zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "invitation_id": zod.int().min(1),
  "invitation_status": InvitationStatus,
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('The last day; null for a job of one day.'),
  "arrival_window": ArrivalWindow,
  "starts_at": Timestamp,
  "timezone": Timezone,
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable()
}).describe('An upcoming job of the branch that the member accepted or is invited to.');

export type UpcomingJob = zod.input<typeof UpcomingJob>;
export type UpcomingJobOutput = zod.output<typeof UpcomingJob>;


export const employeeDetailUserIdDefault = null;

export const employeeDetailBranchIdDefault = null;


export const employeeDetailBranchIdsDefault = [];
export const employeeDetailFirstNameDefault = ``;
export const employeeDetailLastNameDefault = ``;
export const employeeDetailAvatarUrlDefault = null;
export const employeeDetailEmailDefault = ``;
export const employeeDetailPhoneDefault = ``;
export const employeeDetailPhoneMax = 10;


export const employeeDetailPhoneRegExp = new RegExp('^[0-9]{10}$');
export const employeeDetailOwnsProfileDefault = false;
export const employeeDetailEmailLockedDefault = false;
export const employeeDetailPositionsDefault = [];
export const employeeDetailEmploymentTypeDefault = null;
export const employeeDetailHourlyRateDefault = null;
export const employeeDetailHourlyRateMin = 0;

export const employeeDetailStatusDefault = null;
export const employeeDetailIsManagerDefault = false;
export const employeeDetailLanguagesDefault = [];
export const employeeDetailRatingAvgDefault = null;
export const employeeDetailRatingCountDefault = null;
export const employeeDetailRatingCountMin = 0;

export const employeeDetailHoursThisWeekDefault = null;
export const employeeDetailHoursThisWeekMin = 0;

export const employeeDetailNextJobDefault = null;
export const employeeDetailDocumentsDefault = [];
export const employeeDetailJoinedAtDefault = null;
export const employeeDetailVersionDefault = null;

export const employeeDetailStartDateDefault = null;
export const employeeDetailDriverLicenseDefault = null;
export const employeeDetailDotMedicalExpiresOnDefault = null;
export const employeeDetailEmergencyContactDefault = null;
export const employeeDetailNotesDefault = ``;
export const employeeDetailUpcomingJobsDefault = [];

export const EmployeeDetail = zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(employeeDetailUserIdDefault),
  "branch_id": zod.int().min(1).nullable().default(employeeDetailBranchIdDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(employeeDetailBranchIdsDefault).describe('Branches of the company they are a member of.'),
  "first_name": zod.string().default(employeeDetailFirstNameDefault),
  "last_name": zod.string().default(employeeDetailLastNameDefault),
  "avatar_url": zod.string().nullable().default(employeeDetailAvatarUrlDefault),
  "email": zod.email().default(employeeDetailEmailDefault),
  "phone": zod.string().max(employeeDetailPhoneMax).regex(employeeDetailPhoneRegExp).default(employeeDetailPhoneDefault),
  "owns_profile": zod.boolean().default(employeeDetailOwnsProfileDefault).describe('They came with their own account: only they change names, email, phone and photo.'),
  "email_locked": zod.boolean().default(employeeDetailEmailLockedDefault).describe('The caller may not correct the email: the member signs in with it, or only the owner may.'),
  "positions": zod.array(PositionCode).default(employeeDetailPositionsDefault),
  "employment_type": zod.union([EmploymentType,zod.null()]).default(employeeDetailEmploymentTypeDefault),
  "hourly_rate": zod.int().min(employeeDetailHourlyRateMin).nullable().default(employeeDetailHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([ActiveStatus,zod.null()]).default(employeeDetailStatusDefault),
  "is_manager": zod.boolean().default(employeeDetailIsManagerDefault),
  "languages": zod.array(Language).default(employeeDetailLanguagesDefault),
  "rating_avg": zod.number().nullable().default(employeeDetailRatingAvgDefault),
  "rating_count": zod.int().min(employeeDetailRatingCountMin).nullable().default(employeeDetailRatingCountDefault),
  "hours_this_week": zod.number().min(employeeDetailHoursThisWeekMin).nullable().default(employeeDetailHoursThisWeekDefault),
  "next_job": zod.union([NextJob,zod.null()]).default(employeeDetailNextJobDefault),
  "documents": zod.array(EmployeeDocument).default(employeeDetailDocumentsDefault),
  "joined_at": zod.union([Timestamp,zod.null()]).default(employeeDetailJoinedAtDefault),
  "version": zod.int().min(1).nullable().default(employeeDetailVersionDefault),
  "start_date": zod.iso.date().nullable().default(employeeDetailStartDateDefault),
  "driver_license": zod.union([DriverLicense,zod.null()]).default(employeeDetailDriverLicenseDefault),
  "dot_medical_expires_on": zod.iso.date().nullable().default(employeeDetailDotMedicalExpiresOnDefault),
  "emergency_contact": zod.union([EmergencyContact,zod.null()]).default(employeeDetailEmergencyContactDefault),
  "notes": zod.string().default(employeeDetailNotesDefault),
  "upcoming_jobs": zod.array(UpcomingJob).default(employeeDetailUpcomingJobsDefault).describe('Jobs that removing the member would cancel - soonest first.')
}).describe('A member as the form and the removal dialog need it.');

export type EmployeeDetail = zod.input<typeof EmployeeDetail>;
export type EmployeeDetailOutput = zod.output<typeof EmployeeDetail>;


export const employeeUserIdDefault = null;

export const employeeBranchIdDefault = null;

export const employeeFirstNameDefault = ``;
export const employeeLastNameDefault = ``;
export const employeeAvatarUrlDefault = null;
export const employeeEmailDefault = ``;
export const employeePhoneDefault = ``;
export const employeePhoneMax = 10;


export const employeePhoneRegExp = new RegExp('^[0-9]{10}$');
export const employeePositionsDefault = [];
export const employeeEmploymentTypeDefault = null;
export const employeeHourlyRateDefault = null;
export const employeeHourlyRateMin = 0;

export const employeeStatusDefault = null;
export const employeeIsManagerDefault = false;
export const employeeLanguagesDefault = [];
export const employeeRatingAvgDefault = null;
export const employeeRatingCountDefault = null;
export const employeeRatingCountMin = 0;

export const employeeHoursThisWeekDefault = null;
export const employeeHoursThisWeekMin = 0;

export const employeeNextJobDefault = null;
export const employeeDocumentsDefault = [];
export const employeeJoinedAtDefault = null;
export const employeeVersionDefault = null;



export const Employee = zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(employeeUserIdDefault),
  "branch_id": zod.int().min(1).nullable().default(employeeBranchIdDefault),
  "first_name": zod.string().default(employeeFirstNameDefault),
  "last_name": zod.string().default(employeeLastNameDefault),
  "avatar_url": zod.string().nullable().default(employeeAvatarUrlDefault),
  "email": zod.email().default(employeeEmailDefault),
  "phone": zod.string().max(employeePhoneMax).regex(employeePhoneRegExp).default(employeePhoneDefault),
  "positions": zod.array(PositionCode).default(employeePositionsDefault),
  "employment_type": zod.union([EmploymentType,zod.null()]).default(employeeEmploymentTypeDefault),
  "hourly_rate": zod.int().min(employeeHourlyRateMin).nullable().default(employeeHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([ActiveStatus,zod.null()]).default(employeeStatusDefault),
  "is_manager": zod.boolean().default(employeeIsManagerDefault),
  "languages": zod.array(Language).default(employeeLanguagesDefault),
  "rating_avg": zod.number().nullable().default(employeeRatingAvgDefault),
  "rating_count": zod.int().min(employeeRatingCountMin).nullable().default(employeeRatingCountDefault),
  "hours_this_week": zod.number().min(employeeHoursThisWeekMin).nullable().default(employeeHoursThisWeekDefault).describe('Hours accepted or worked from Monday to Sunday.'),
  "next_job": zod.union([NextJob,zod.null()]).default(employeeNextJobDefault),
  "documents": zod.array(EmployeeDocument).default(employeeDocumentsDefault),
  "joined_at": zod.union([Timestamp,zod.null()]).default(employeeJoinedAtDefault),
  "version": zod.int().min(1).nullable().default(employeeVersionDefault).describe('Counts the changes of the member.')
}).describe('A member of a branch as lists show them. Office staff have no positions.');

export type Employee = zod.input<typeof Employee>;
export type EmployeeOutput = zod.output<typeof Employee>;



export const memberBranchHourlyRateMin = 0;



export const MemberBranch = zod.strictObject({
  "employee_id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "branch_name": zod.string(),
  "hourly_rate": zod.int().min(memberBranchHourlyRateMin).describe('Cents per hour.'),
  "status": ActiveStatus
}).describe('A membership of the person in a branch that the caller has access to.');

export type MemberBranch = zod.input<typeof MemberBranch>;
export type MemberBranchOutput = zod.output<typeof MemberBranch>;

export const memberWeekHoursMin = 0;



export const MemberWeek = zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(memberWeekHoursMin)
}).describe('Hours from Monday to Sunday, accepted or worked, for any company.');

export type MemberWeek = zod.input<typeof MemberWeek>;
export type MemberWeekOutput = zod.output<typeof MemberWeek>;

export const reliabilityAcceptanceMin = 0;
export const reliabilityAcceptanceMax = 100;

export const reliabilityShowUpMin = 0;
export const reliabilityShowUpMax = 100;

export const reliabilityLateCancelsMin = 0;



export const Reliability = zod.strictObject({
  "acceptance": zod.int().min(reliabilityAcceptanceMin).max(reliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(reliabilityShowUpMin).max(reliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(reliabilityLateCancelsMin)
}).describe('Of the last 90 days.');

export type Reliability = zod.input<typeof Reliability>;
export type ReliabilityOutput = zod.output<typeof Reliability>;


export const memberPastJobPaidHoursMin = 0;

export const memberPastJobStarsMax = 5;



export const MemberPastJob = zod.strictObject({
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "branch_name": zod.string(),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('The last day; null for a job of one day.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "position": PositionCode,
  "paid_hours": zod.number().min(memberPastJobPaidHoursMin),
  "no_show": zod.boolean(),
  "stars": zod.int().min(1).max(memberPastJobStarsMax).nullable().describe('Null without a rating that the caller may see.'),
  "tags": zod.array(zod.string()),
  "comment": zod.string()
}).describe('A completed job of the company that the person was on the crew of. In a branch that the caller has no access to, the order, its number and its cities are null.');

export type MemberPastJob = zod.input<typeof MemberPastJob>;
export type MemberPastJobOutput = zod.output<typeof MemberPastJob>;





export const RatedJob = zod.strictObject({
  "order_id": zod.int().min(1),
  "invitation_id": zod.int().min(1)
}).describe('The latest job on which the company rated the person, as `updateWorkAgain` takes it.');

export type RatedJob = zod.input<typeof RatedJob>;
export type RatedJobOutput = zod.output<typeof RatedJob>;



export const memberProfileHoursThisWeekMin = 0;

export const memberProfileMaxHoursPerWeekMax = 60;

export const memberProfileRatingCountMin = 0;

export const memberProfileJobsTogetherMin = 0;

export const memberProfilePastJobsMax = 5;

export const memberProfileRatedJobsMax = 10;



export const MemberProfile = zod.strictObject({
  "employee_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "memberships": zod.array(MemberBranch),
  "weeks": zod.array(MemberWeek).describe('Three weeks before the current one, the current one, and four after it.'),
  "hours_this_week": zod.number().min(memberProfileHoursThisWeekMin),
  "max_hours_per_week": zod.int().min(1).max(memberProfileMaxHoursPerWeekMax).describe('Their own limit; 60 for people who set none.'),
  "reliability": Reliability,
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(memberProfileRatingCountMin),
  "jobs_together": zod.int().min(memberProfileJobsTogetherMin).describe('Completed jobs of the company that they worked on.'),
  "past_jobs": zod.array(MemberPastJob).max(memberProfilePastJobsMax).describe('Latest first.'),
  "rated_jobs": zod.array(MemberPastJob).max(memberProfileRatedJobsMax).describe('The company\'s ratings of them, latest first. Members see their own once they are shown to them.'),
  "work_again": zod.union([zod.literal('favorite'),zod.literal('ok'),zod.literal('block'),zod.literal(null)]).nullable().describe('The company\'s latest answer on working with them again.'),
  "is_favorite": zod.boolean(),
  "last_rated": zod.union([RatedJob,zod.null()]).describe('Null without a rated job in a branch that the caller has access to, and for the member themselves.')
}).describe('A member\'s work for the company - hours, reliability, completed jobs and ratings.');

export type MemberProfile = zod.input<typeof MemberProfile>;
export type MemberProfileOutput = zod.output<typeof MemberProfile>;

export const employeePageCurrentPageDefault = null;

export const employeePageLastPageDefault = null;

export const employeePagePerPageDefault = null;

export const employeePageTotalDefault = null;
export const employeePageTotalMin = 0;

export const employeePageFromDefault = null;
export const employeePageToDefault = null;

export const EmployeePage = zod.strictObject({
  "data": zod.array(Employee),
  "current_page": zod.int().min(1).nullable().default(employeePageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(employeePageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(employeePagePerPageDefault),
  "total": zod.int().min(employeePageTotalMin).nullable().default(employeePageTotalDefault),
  "from": zod.int().nullable().default(employeePageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(employeePageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of members by name.');

export type EmployeePage = zod.input<typeof EmployeePage>;
export type EmployeePageOutput = zod.output<typeof EmployeePage>;

export const crewedJobsCrewedMin = 0;

export const crewedJobsJobsMin = 0;

export const crewedJobsDaysItemMin = 0;



export const CrewedJobs = zod.strictObject({
  "crewed": zod.int().min(crewedJobsCrewedMin).describe('Open jobs of today with a complete crew.'),
  "jobs": zod.int().min(crewedJobsJobsMin).describe('Open jobs of today.'),
  "days": zod.array(zod.int().min(crewedJobsDaysItemMin)).describe('Open jobs with a complete crew on each of the 14 days from today.')
});

export type CrewedJobs = zod.input<typeof CrewedJobs>;
export type CrewedJobsOutput = zod.output<typeof CrewedJobs>;

export const openSlotsSlotsMin = 0;

export const openSlotsDaysItemMin = 0;



export const OpenSlots = zod.strictObject({
  "slots": zod.int().min(openSlotsSlotsMin).describe('Slots of the next 7 days that no one has accepted or can still accept.'),
  "days": zod.array(zod.int().min(openSlotsDaysItemMin)).describe('Open slots on each of the 14 days from today.')
});

export type OpenSlots = zod.input<typeof OpenSlots>;
export type OpenSlotsOutput = zod.output<typeof OpenSlots>;

export const peopleUnderwayOnMyWayMin = 0;

export const peopleUnderwayLateMin = 0;

export const peopleUnderwayLateDaysItemMin = 0;



export const PeopleUnderway = zod.strictObject({
  "on_my_way": zod.int().min(peopleUnderwayOnMyWayMin).describe('On the way and not there yet.'),
  "late": zod.int().min(peopleUnderwayLateMin).describe('Not checked in at the end of the arrival window.'),
  "late_days": zod.array(zod.int().min(peopleUnderwayLateDaysItemMin)).describe('People who were late or did not come on each of the last 14 days, today the last.')
}).describe('People of the crews of today.');

export type PeopleUnderway = zod.input<typeof PeopleUnderway>;
export type PeopleUnderwayOutput = zod.output<typeof PeopleUnderway>;

export const laborSharePercentMin = 0;

export const laborShareLaborMin = 0;

export const laborShareQuotesMin = 0;

export const laborShareDaysItemMin = 0;



export const LaborShare = zod.strictObject({
  "percent": zod.int().min(laborSharePercentMin).nullable().describe('Null without quotes.'),
  "labor": zod.int().min(laborShareLaborMin).describe('Cents.'),
  "quotes": zod.int().min(laborShareQuotesMin).describe('Cents.'),
  "date_from": zod.iso.date().describe('First day of this week.'),
  "date_to": zod.iso.date(),
  "days": zod.array(zod.int().min(laborShareDaysItemMin).nullable()).describe('Percent of each of the last 14 days, today the last; null without quotes.')
}).describe('Labor cost of the jobs with a quote, paid without tips or estimated. Jobs count on their first day.');

export type LaborShare = zod.input<typeof LaborShare>;
export type LaborShareOutput = zod.output<typeof LaborShare>;

export const coverageLineNeededMin = 0;

export const coverageLineAcceptedMin = 0;

export const coverageLineOpenMin = 0;



export const CoverageLine = zod.strictObject({
  "position": PositionCode,
  "needed": zod.int().min(coverageLineNeededMin).describe('Slots of the open jobs of the day.'),
  "accepted": zod.int().min(coverageLineAcceptedMin).describe('People who accepted one of these slots.'),
  "open": zod.int().min(coverageLineOpenMin).describe('Slots that no one has accepted or can still accept.')
});

export type CoverageLine = zod.input<typeof CoverageLine>;
export type CoverageLineOutput = zod.output<typeof CoverageLine>;

export const CoverageDay = zod.strictObject({
  "date": zod.iso.date(),
  "positions": zod.array(CoverageLine).describe('All four positions.')
});

export type CoverageDay = zod.input<typeof CoverageDay>;
export type CoverageDayOutput = zod.output<typeof CoverageDay>;

export const TodayJobState = zod.enum(['late', 'needs_crew', 'over', 'on_my_way', 'working', 'ready', 'done']).describe('State of a job on its day, the most urgent first. `over` is past its end and not completed yet.');

export type TodayJobState = zod.input<typeof TodayJobState>;
export type TodayJobStateOutput = zod.output<typeof TodayJobState>;


export const todayJobLatMin = -90;
export const todayJobLatMax = 90;

export const todayJobLngMin = -180;
export const todayJobLngMax = 180;

export const todayJobRequiredMin = 0;

export const todayJobAcceptedMin = 0;

export const todayJobOnMyWayMin = 0;

export const todayJobLateMin = 0;



export const TodayJob = zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "branch_name": zod.string(),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "arrival_window": ArrivalWindow,
  "lat": zod.number().min(todayJobLatMin).max(todayJobLatMax),
  "lng": zod.number().min(todayJobLngMin).max(todayJobLngMax),
  "state": TodayJobState,
  "required": zod.int().min(todayJobRequiredMin),
  "accepted": zod.int().min(todayJobAcceptedMin),
  "on_my_way": zod.int().min(todayJobOnMyWayMin).describe('People on the way.'),
  "late": zod.int().min(todayJobLateMin).describe('People who are late.')
}).describe('A job of today, with its first stop.');

export type TodayJob = zod.input<typeof TodayJob>;
export type TodayJobOutput = zod.output<typeof TodayJob>;

export const BranchOverview = zod.strictObject({
  "today": zod.iso.date().describe('In the time zone of the branch.'),
  "crewed_jobs": CrewedJobs,
  "open_slots": OpenSlots,
  "people": PeopleUnderway,
  "labor": LaborShare,
  "coverage": zod.array(CoverageDay).describe('Today and the next 13 days.'),
  "jobs": zod.array(TodayJob).describe('Jobs of today that are not canceled, most urgent first.')
}).describe('Today and the next two weeks of a branch, or of all branches of a company.');

export type BranchOverview = zod.input<typeof BranchOverview>;
export type BranchOverviewOutput = zod.output<typeof BranchOverview>;

export const teamSummaryMembersMin = 0;

export const teamSummaryHelpersMin = 0;

export const teamSummaryDriversMin = 0;

export const teamSummaryForemanMin = 0;

export const teamSummaryEmployeesMin = 0;

export const teamSummaryAvailableTodayMin = 0;

export const teamSummaryExpiringDocumentsMin = 0;

export const teamSummaryRequestedMin = 0;



export const TeamSummary = zod.strictObject({
  "members": zod.int().min(teamSummaryMembersMin),
  "helpers": zod.int().min(teamSummaryHelpersMin).describe('Position 3.'),
  "drivers": zod.int().min(teamSummaryDriversMin).describe('Position 1 or 4.'),
  "foreman": zod.int().min(teamSummaryForemanMin).describe('Position 2 or 4.'),
  "employees": zod.int().min(teamSummaryEmployeesMin).describe('Members employed by the company.'),
  "available_today": zod.int().min(teamSummaryAvailableTodayMin),
  "expiring_documents": zod.int().min(teamSummaryExpiringDocumentsMin).describe('Members with an expired or expiring document.'),
  "requested": zod.int().min(teamSummaryRequestedMin).describe('Pending requests to join.'),
  "today": zod.iso.date()
}).describe('Numbers of the tiles and tabs of a branch\'s team, inactive members included; `available_today` counts the active members without an accepted job on `today`, the current date in the branch\'s time zone.');

export type TeamSummary = zod.input<typeof TeamSummary>;
export type TeamSummaryOutput = zod.output<typeof TeamSummary>;

export const MemberDay = zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean().describe('A day off. False as long as they set no hours.'),
  "windows": zod.array(ArrivalWindow).describe('When they work in their own time zone. Empty on a day off and if they set no hours.'),
  "busy": zod.array(ArrivalWindow).describe('Their accepted jobs for other branches and companies by the clock of the branch.')
});

export type MemberDay = zod.input<typeof MemberDay>;
export type MemberDayOutput = zod.output<typeof MemberDay>;


export const memberHoursMaxHoursPerWeekMax = 60;



export const MemberHours = zod.strictObject({
  "employee_id": zod.int().min(1),
  "max_hours_per_week": zod.int().min(1).max(memberHoursMaxHoursPerWeekMax).describe('Their own limit; 60 if they set none.'),
  "weeks": zod.array(WeekOfWork).describe('Hours accepted or worked for anyone in each week of these days.'),
  "days": zod.array(MemberDay)
});

export type MemberHours = zod.input<typeof MemberHours>;
export type MemberHoursOutput = zod.output<typeof MemberHours>;

export const TeamHours = zod.strictObject({
  "date_from": zod.iso.date(),
  "date_to": zod.iso.date(),
  "members": zod.array(MemberHours)
}).describe('The hours of the members of a branch on some days.');

export type TeamHours = zod.input<typeof TeamHours>;
export type TeamHoursOutput = zod.output<typeof TeamHours>;


export const foundOrderDateDefault = null;
export const foundOrderClosedStateDefault = null;
export const foundOrderCitiesDefault = [];
export const foundOrderBranchIdDefault = null;

export const foundOrderBranchNameDefault = ``;

export const FoundOrder = zod.strictObject({
  "order_id": zod.int().min(1),
  "status": OrderStatus,
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "customer_primary_phone": zod.string(),
  "date": zod.iso.date().nullable().default(foundOrderDateDefault),
  "closed_state": zod.union([ClosedState,zod.null()]).default(foundOrderClosedStateDefault),
  "cities": zod.array(zod.string()).default(foundOrderCitiesDefault).describe('Of its stops, in their order.'),
  "branch_id": zod.int().min(1).nullable().default(foundOrderBranchIdDefault),
  "branch_name": zod.string().default(foundOrderBranchNameDefault)
});

export type FoundOrder = zod.input<typeof FoundOrder>;
export type FoundOrderOutput = zod.output<typeof FoundOrder>;


export const foundEmployeeBranchIdDefault = null;

export const foundEmployeeBranchNameDefault = ``;

export const FoundEmployee = zod.strictObject({
  "employee_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "positions": zod.array(PositionCode),
  "branch_id": zod.int().min(1).nullable().default(foundEmployeeBranchIdDefault),
  "branch_name": zod.string().default(foundEmployeeBranchNameDefault)
});

export type FoundEmployee = zod.input<typeof FoundEmployee>;
export type FoundEmployeeOutput = zod.output<typeof FoundEmployee>;

export const BranchSearchResult = zod.strictObject({
  "orders": zod.array(FoundOrder),
  "employees": zod.array(FoundEmployee)
}).describe('A kind that was not requested is empty.');

export type BranchSearchResult = zod.input<typeof BranchSearchResult>;
export type BranchSearchResultOutput = zod.output<typeof BranchSearchResult>;


export const invitedHelperFirstNameDefault = ``;
export const invitedHelperLastInitialDefault = ``;
export const invitedHelperAvatarUrlDefault = null;
export const invitedHelperPositionsDefault = [];
export const invitedHelperCityDefault = null;
export const invitedHelperHourlyRateDefault = null;
export const invitedHelperHourlyRateMin = 0;

export const invitedHelperRatingAvgDefault = null;
export const invitedHelperRatingCountDefault = null;
export const invitedHelperRatingCountMin = 0;



export const InvitedHelper = zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(invitedHelperFirstNameDefault),
  "last_initial": zod.string().default(invitedHelperLastInitialDefault).describe('One character as people see it.'),
  "avatar_url": zod.string().nullable().default(invitedHelperAvatarUrlDefault),
  "positions": zod.array(PositionCode).default(invitedHelperPositionsDefault),
  "city": zod.string().nullable().default(invitedHelperCityDefault),
  "hourly_rate": zod.int().min(invitedHelperHourlyRateMin).nullable().default(invitedHelperHourlyRateDefault).describe('Cents per hour, their own.'),
  "rating_avg": zod.number().nullable().default(invitedHelperRatingAvgDefault),
  "rating_count": zod.int().min(invitedHelperRatingCountMin).nullable().default(invitedHelperRatingCountDefault)
}).describe('A helper as a company sees them before they join.');

export type InvitedHelper = zod.input<typeof InvitedHelper>;
export type InvitedHelperOutput = zod.output<typeof InvitedHelper>;


export const branchInvitationBranchIdDefault = null;

export const branchInvitationHelperDefault = null;
export const branchInvitationPositionsDefault = [];
export const branchInvitationHourlyRateDefault = null;
export const branchInvitationHourlyRateMin = 0;

export const branchInvitationMessageDefault = null;
export const branchInvitationStatusDefault = null;
export const branchInvitationReasonDefault = null;
export const branchInvitationCancelledByDefault = null;
export const branchInvitationInvitedByDefault = ``;
export const branchInvitationCreatedAtDefault = null;
export const branchInvitationRespondedAtDefault = null;
export const branchInvitationEmployeeIdDefault = null;



export const BranchInvitation = zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1).nullable().default(branchInvitationBranchIdDefault),
  "helper": zod.union([InvitedHelper,zod.null()]).default(branchInvitationHelperDefault),
  "positions": zod.array(PositionCode).default(branchInvitationPositionsDefault),
  "hourly_rate": zod.int().min(branchInvitationHourlyRateMin).nullable().default(branchInvitationHourlyRateDefault).describe('Cents per hour, as offered.'),
  "message": zod.string().nullable().default(branchInvitationMessageDefault),
  "status": zod.union([InvitationStatus,zod.null()]).default(branchInvitationStatusDefault),
  "reason": zod.string().nullable().default(branchInvitationReasonDefault).describe('Code of the reason for declining.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('system'),zod.literal(null)]).nullable().default(branchInvitationCancelledByDefault),
  "invited_by": zod.string().default(branchInvitationInvitedByDefault).describe('Name of the person who sent it.'),
  "created_at": zod.union([Timestamp,zod.null()]).default(branchInvitationCreatedAtDefault),
  "responded_at": zod.union([Timestamp,zod.null()]).default(branchInvitationRespondedAtDefault),
  "employee_id": zod.int().min(1).nullable().default(branchInvitationEmployeeIdDefault)
}).describe('A request to a helper to join a branch. Once accepted it names the employee.');

export type BranchInvitation = zod.input<typeof BranchInvitation>;
export type BranchInvitationOutput = zod.output<typeof BranchInvitation>;


export const foundHelperFirstNameDefault = ``;
export const foundHelperLastInitialDefault = ``;
export const foundHelperAvatarUrlDefault = null;
export const foundHelperPositionsDefault = [];
export const foundHelperCityDefault = null;
export const foundHelperDistanceMilesDefault = null;
export const foundHelperDistanceMilesMin = 0;

export const foundHelperHourlyRateDefault = null;
export const foundHelperHourlyRateMin = 0;

export const foundHelperRatingAvgDefault = null;
export const foundHelperRatingCountDefault = null;
export const foundHelperRatingCountMin = 0;

export const foundHelperJobsCompletedDefault = null;
export const foundHelperJobsCompletedMin = 0;

export const foundHelperLanguagesDefault = [];
export const foundHelperToolsDefault = [];
export const foundHelperVehicleTypesDefault = [];
export const foundHelperAlreadyMemberDefault = false;
export const foundHelperEmployeeIdDefault = null;

export const foundHelperInvitationStatusDefault = null;
export const foundHelperInvitationIdDefault = null;

export const foundHelperFitDefault = null;

export const FoundHelper = zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(foundHelperFirstNameDefault),
  "last_initial": zod.string().default(foundHelperLastInitialDefault).describe('One character as people see it.'),
  "avatar_url": zod.string().nullable().default(foundHelperAvatarUrlDefault),
  "positions": zod.array(PositionCode).default(foundHelperPositionsDefault),
  "city": zod.string().nullable().default(foundHelperCityDefault),
  "distance_miles": zod.number().min(foundHelperDistanceMilesMin).nullable().default(foundHelperDistanceMilesDefault),
  "hourly_rate": zod.int().min(foundHelperHourlyRateMin).nullable().default(foundHelperHourlyRateDefault).describe('Cents per hour.'),
  "rating_avg": zod.number().nullable().default(foundHelperRatingAvgDefault),
  "rating_count": zod.int().min(foundHelperRatingCountMin).nullable().default(foundHelperRatingCountDefault),
  "jobs_completed": zod.int().min(foundHelperJobsCompletedMin).nullable().default(foundHelperJobsCompletedDefault),
  "languages": zod.array(Language).default(foundHelperLanguagesDefault),
  "tools": zod.array(zod.string()).default(foundHelperToolsDefault).describe('Names.'),
  "vehicle_types": zod.array(zod.string()).default(foundHelperVehicleTypesDefault).describe('Names.'),
  "already_member": zod.boolean().default(foundHelperAlreadyMemberDefault).describe('Of this branch.'),
  "employee_id": zod.int().min(1).nullable().default(foundHelperEmployeeIdDefault).describe('As a member of this branch.'),
  "invitation_status": zod.union([InvitationStatus,zod.null()]).default(foundHelperInvitationStatusDefault).describe('Status of this branch\'s last request to join.'),
  "invitation_id": zod.int().min(1).nullable().default(foundHelperInvitationIdDefault),
  "fit": zod.union([Fit,zod.null()]).default(foundHelperFitDefault)
}).describe('A helper who can be invited to join. `fit` is for working from this branch, not for one job.');

export type FoundHelper = zod.input<typeof FoundHelper>;
export type FoundHelperOutput = zod.output<typeof FoundHelper>;

export const foundHelperPageCurrentPageDefault = null;

export const foundHelperPageLastPageDefault = null;

export const foundHelperPagePerPageDefault = null;

export const foundHelperPageTotalDefault = null;
export const foundHelperPageTotalMin = 0;

export const foundHelperPageFromDefault = null;
export const foundHelperPageToDefault = null;

export const FoundHelperPage = zod.strictObject({
  "data": zod.array(FoundHelper),
  "current_page": zod.int().min(1).nullable().default(foundHelperPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(foundHelperPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(foundHelperPagePerPageDefault),
  "total": zod.int().min(foundHelperPageTotalMin).nullable().default(foundHelperPageTotalDefault),
  "from": zod.int().nullable().default(foundHelperPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(foundHelperPageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of helpers who can be invited to join.');

export type FoundHelperPage = zod.input<typeof FoundHelperPage>;
export type FoundHelperPageOutput = zod.output<typeof FoundHelperPage>;

export const branchInvitationCountsRequestedMin = 0;

export const branchInvitationCountsAcceptedMin = 0;

export const branchInvitationCountsRejectedMin = 0;

export const branchInvitationCountsCancelledMin = 0;



export const BranchInvitationCounts = zod.strictObject({
  "requested": zod.int().min(branchInvitationCountsRequestedMin),
  "accepted": zod.int().min(branchInvitationCountsAcceptedMin),
  "rejected": zod.int().min(branchInvitationCountsRejectedMin),
  "cancelled": zod.int().min(branchInvitationCountsCancelledMin)
}).describe('Totals of the lists by state.');

export type BranchInvitationCounts = zod.input<typeof BranchInvitationCounts>;
export type BranchInvitationCountsOutput = zod.output<typeof BranchInvitationCounts>;

export const branchInvitationPageCurrentPageDefault = null;

export const branchInvitationPageLastPageDefault = null;

export const branchInvitationPagePerPageDefault = null;

export const branchInvitationPageTotalDefault = null;
export const branchInvitationPageTotalMin = 0;

export const branchInvitationPageFromDefault = null;
export const branchInvitationPageToDefault = null;
export const branchInvitationPageCountsDefault = null;

export const BranchInvitationPage = zod.strictObject({
  "data": zod.array(BranchInvitation),
  "current_page": zod.int().min(1).nullable().default(branchInvitationPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(branchInvitationPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(branchInvitationPagePerPageDefault),
  "total": zod.int().min(branchInvitationPageTotalMin).nullable().default(branchInvitationPageTotalDefault),
  "from": zod.int().nullable().default(branchInvitationPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(branchInvitationPageToDefault).describe('Number of the last row; null on an empty page.'),
  "counts": zod.union([BranchInvitationCounts,zod.null()]).default(branchInvitationPageCountsDefault)
}).describe('A page of requests to join, with a count for each tab.');

export type BranchInvitationPage = zod.input<typeof BranchInvitationPage>;
export type BranchInvitationPageOutput = zod.output<typeof BranchInvitationPage>;



export const ownBranchInvitationHourlyRateMin = 0;



export const OwnBranchInvitation = zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "branch_name": zod.string(),
  "company_name": zod.string(),
  "avatar_url": zod.string().nullable().describe('Picture of the branch.'),
  "city": zod.string(),
  "state": StateCode,
  "positions": zod.array(PositionCode),
  "hourly_rate": zod.int().min(ownBranchInvitationHourlyRateMin).describe('Cents per hour.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([Locale,zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "status": InvitationStatus,
  "invited_by": zod.string(),
  "created_at": Timestamp,
  "responded_at": zod.union([Timestamp,zod.null()])
}).describe('A request to join a branch as the helper sees it.');

export type OwnBranchInvitation = zod.input<typeof OwnBranchInvitation>;
export type OwnBranchInvitationOutput = zod.output<typeof OwnBranchInvitation>;

export const ownBranchInvitationPageCurrentPageDefault = null;

export const ownBranchInvitationPageLastPageDefault = null;

export const ownBranchInvitationPagePerPageDefault = null;

export const ownBranchInvitationPageTotalDefault = null;
export const ownBranchInvitationPageTotalMin = 0;

export const ownBranchInvitationPageFromDefault = null;
export const ownBranchInvitationPageToDefault = null;

export const OwnBranchInvitationPage = zod.strictObject({
  "data": zod.array(OwnBranchInvitation),
  "current_page": zod.int().min(1).nullable().default(ownBranchInvitationPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(ownBranchInvitationPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(ownBranchInvitationPagePerPageDefault),
  "total": zod.int().min(ownBranchInvitationPageTotalMin).nullable().default(ownBranchInvitationPageTotalDefault),
  "from": zod.int().nullable().default(ownBranchInvitationPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(ownBranchInvitationPageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of the caller\'s own requests to join.');

export type OwnBranchInvitationPage = zod.input<typeof OwnBranchInvitationPage>;
export type OwnBranchInvitationPageOutput = zod.output<typeof OwnBranchInvitationPage>;

export const Weekday = zod.enum({
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
}).describe('1 Monday to 7 Sunday.');

export type Weekday = zod.input<typeof Weekday>;
export type WeekdayOutput = zod.output<typeof Weekday>;

export const availabilityDayWindowsMax = 3;



export const AvailabilityDay = zod.strictObject({
  "weekday": Weekday,
  "windows": zod.array(ArrivalWindow).max(availabilityDayWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.');

export type AvailabilityDay = zod.input<typeof AvailabilityDay>;
export type AvailabilityDayOutput = zod.output<typeof AvailabilityDay>;

export const availabilityExceptionWindowsMax = 3;



export const AvailabilityException = zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(ArrivalWindow).max(availabilityExceptionWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.');

export type AvailabilityException = zod.input<typeof AvailabilityException>;
export type AvailabilityExceptionOutput = zod.output<typeof AvailabilityException>;

export const availabilitiesAvailabilitiesDefault = [];
export const availabilitiesExceptionsDefault = [];
export const availabilitiesMaxJobsPerDayDefault = null;
export const availabilitiesMaxJobsPerDayMax = 3;

export const availabilitiesMaxHoursPerWeekDefault = null;
export const availabilitiesMaxHoursPerWeekMax = 60;

export const availabilitiesMinPayPerJobDefault = null;
export const availabilitiesMinPayPerJobMin = 0;

export const availabilitiesOnCallDefault = false;
export const availabilitiesTimezoneDefault = ``;
export const availabilitiesTimezoneMax = 64;



export const Availabilities = zod.strictObject({
  "availabilities": zod.array(AvailabilityDay).default(availabilitiesAvailabilitiesDefault).describe('By weekday; days that are missing are days off.'),
  "exceptions": zod.array(AvailabilityException).default(availabilitiesExceptionsDefault).describe('By date.'),
  "max_jobs_per_day": zod.int().min(1).max(availabilitiesMaxJobsPerDayMax).nullable().default(availabilitiesMaxJobsPerDayDefault).describe('More only warn.'),
  "max_hours_per_week": zod.int().min(1).max(availabilitiesMaxHoursPerWeekMax).nullable().default(availabilitiesMaxHoursPerWeekDefault).describe('More only warn; more than 60 are refused.'),
  "min_pay_per_job": zod.int().min(availabilitiesMinPayPerJobMin).nullable().default(availabilitiesMinPayPerJobDefault).describe('Cents; jobs that pay less only warn. Null without a minimum.'),
  "on_call": zod.boolean().default(availabilitiesOnCallDefault).describe('Takes jobs at short notice today.'),
  "timezone": zod.string().max(availabilitiesTimezoneMax).default(availabilitiesTimezoneDefault).describe('IANA name.')
}).describe('When a helper works. Empty without any hours set; companies then assume every day.');

export type Availabilities = zod.input<typeof Availabilities>;
export type AvailabilitiesOutput = zod.output<typeof Availabilities>;


export const showUpPayTotalMin = 0;



export const ShowUpPay = zod.strictObject({
  "hours": zod.int().min(1),
  "total": zod.int().min(showUpPayTotalMin).describe('Cents.')
}).describe('Pay of a person for a job that they had accepted and that was canceled.');

export type ShowUpPay = zod.input<typeof ShowUpPay>;
export type ShowUpPayOutput = zod.output<typeof ShowUpPay>;

export const InvitationAction = zod.enum(['accept', 'reject', 'withdraw', 'on_my_way', 'running_late', 'check_in', 'check_out', 'rate']).describe('Actions available to the helper now.');

export type InvitationAction = zod.input<typeof InvitationAction>;
export type InvitationActionOutput = zod.output<typeof InvitationAction>;



export const helperInvitationVolumeCuftMin = 0;

export const helperInvitationHomeMilesMin = 0;

export const helperInvitationDriveMilesMin = 0;

export const helperInvitationEarnedMin = 0;

export const helperInvitationRequiredMin = 0;

export const helperInvitationAcceptedMin = 0;




export const HelperInvitation = zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "bucket": InvitationBucket,
  "status": InvitationStatus,
  "closed_state": zod.union([ClosedState,zod.null()]),
  "hirer": Hirer,
  "position": PositionCode,
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": ArrivalWindow,
  "starts_at": Timestamp,
  "ends_at": Timestamp.describe('Expected end of the last day.'),
  "timezone": Timezone,
  "help_type": HelpType,
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(helperInvitationVolumeCuftMin),
  "special_items": zod.array(zod.string()).describe('Heavy and delicate items.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(JobStop),
  "home_miles": zod.number().min(helperInvitationHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(helperInvitationDriveMilesMin).describe('Of the job itself.'),
  "pay": OfferedPay,
  "earned": zod.int().min(helperInvitationEarnedMin).nullable().describe('Cents; null until the job is completed.'),
  "show_up_pay": zod.union([ShowUpPay,zod.null()]).describe('What the caller is owed for a job that was canceled; null if nothing.'),
  "required": zod.int().min(helperInvitationRequiredMin).describe('Size of the crew.'),
  "accepted": zod.int().min(helperInvitationAcceptedMin),
  "leader": zod.string().nullable().describe('First name of who leads; null until the caller accepted.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([Locale,zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "changes": zod.array(ActivityChange).describe('What changed since the caller agreed or was invited - old and new values as texts of the API. Empty unless they were asked again.'),
  "conflicts": zod.array(OwnConflict),
  "my_rating": zod.union([CrewRating,zod.null()]).describe('The caller\'s rating of the company after the job.'),
  "attendance": zod.array(AttendanceStep).describe('By time.'),
  "running_late": zod.union([RunningLate,zod.null()]).optional().describe('Said before arriving; null if not.'),
  "actions": zod.array(InvitationAction),
  "blocked": zod.union([AcceptBlock,zod.null()]).describe('Null if it can be accepted, or was.'),
  "reason": zod.string().nullable().describe('Why it was declined or canceled.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "created_at": Timestamp,
  "responded_at": zod.union([Timestamp,zod.null()]),
  "expires_at": Timestamp,
  "version": zod.int().min(1).describe('Of the job.')
}).describe('An invitation as its recipient sees it. Cities only until it is accepted; the customer\'s name and phone afterwards, in the details.');

export type HelperInvitation = zod.input<typeof HelperInvitation>;
export type HelperInvitationOutput = zod.output<typeof HelperInvitation>;

export const helperInvitationPageCurrentPageDefault = null;

export const helperInvitationPageLastPageDefault = null;

export const helperInvitationPagePerPageDefault = null;

export const helperInvitationPageTotalDefault = null;
export const helperInvitationPageTotalMin = 0;

export const helperInvitationPageFromDefault = null;
export const helperInvitationPageToDefault = null;

export const HelperInvitationPage = zod.strictObject({
  "data": zod.array(HelperInvitation),
  "current_page": zod.int().min(1).nullable().default(helperInvitationPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(helperInvitationPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(helperInvitationPagePerPageDefault),
  "total": zod.int().min(helperInvitationPageTotalMin).nullable().default(helperInvitationPageTotalDefault),
  "from": zod.int().nullable().default(helperInvitationPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(helperInvitationPageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of a helper\'s invitations.');

export type HelperInvitationPage = zod.input<typeof HelperInvitationPage>;
export type HelperInvitationPageOutput = zod.output<typeof HelperInvitationPage>;

export const helperInvitationCountsNewMin = 0;

export const helperInvitationCountsAcceptedMin = 0;

export const helperInvitationCountsWaitingMin = 0;

export const helperInvitationCountsCancelledMin = 0;

export const helperInvitationCountsBranchRequestsMin = 0;



export const HelperInvitationCounts = zod.strictObject({
  "new": zod.int().min(helperInvitationCountsNewMin),
  "accepted": zod.int().min(helperInvitationCountsAcceptedMin),
  "waiting": zod.int().min(helperInvitationCountsWaitingMin),
  "cancelled": zod.int().min(helperInvitationCountsCancelledMin),
  "branch_requests": zod.int().min(helperInvitationCountsBranchRequestsMin).describe('Unanswered requests to join a branch.')
}).describe('Number of invitations in each list.');

export type HelperInvitationCounts = zod.input<typeof HelperInvitationCounts>;
export type HelperInvitationCountsOutput = zod.output<typeof HelperInvitationCounts>;

export const HelperInvitationDetail = zod.strictObject({
  "invitation": HelperInvitation,
  "detail": zod.union([OrderDetail,zod.null()]).describe('The job with company and crew. Without names, addresses and crew until it is accepted; null once the invitation was canceled, or declined and the job is closed.')
}).describe('An invitation and its job.');

export type HelperInvitationDetail = zod.input<typeof HelperInvitationDetail>;
export type HelperInvitationDetailOutput = zod.output<typeof HelperInvitationDetail>;

export const personalInfoEmailDefault = ``;
export const personalInfoPhoneDefault = ``;
export const personalInfoBirthDateDefault = null;
export const personalInfoAddressLineDefault = ``;
export const personalInfoCityDefault = ``;
export const personalInfoStateDefault = ``;
export const personalInfoZipDefault = null;
export const personalInfoAboutDefault = ``;
export const personalInfoLanguagesDefault = [];
export const personalInfoLocaleDefault = null;
export const personalInfoEmergencyContactDefault = null;

export const PersonalInfo = zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().default(personalInfoEmailDefault).describe('Changed with a code.'),
  "phone": zod.string().default(personalInfoPhoneDefault),
  "birth_date": zod.iso.date().nullable().default(personalInfoBirthDateDefault),
  "address_line": zod.string().default(personalInfoAddressLineDefault),
  "city": zod.string().default(personalInfoCityDefault),
  "state": zod.string().default(personalInfoStateDefault),
  "zip": zod.string().nullable().default(personalInfoZipDefault),
  "about": zod.string().default(personalInfoAboutDefault),
  "languages": zod.array(Language).default(personalInfoLanguagesDefault),
  "locale": zod.union([Locale,zod.null()]).default(personalInfoLocaleDefault),
  "emergency_contact": zod.union([EmergencyContact,zod.null()]).default(personalInfoEmergencyContactDefault)
});

export type PersonalInfo = zod.input<typeof PersonalInfo>;
export type PersonalInfoOutput = zod.output<typeof PersonalInfo>;


export const helperAreaNameDefault = ``;
export const helperAreaStateCodeDefault = ``;
export const helperAreaNameWithStateInitialsDefault = ``;
export const helperAreaLatDefault = null;
export const helperAreaLngDefault = null;
export const helperAreaRadiusMilesDefault = null;
export const helperAreaRadiusMilesMin = 5;
export const helperAreaRadiusMilesMax = 100;



export const HelperArea = zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(helperAreaNameDefault),
  "state_code": zod.string().default(helperAreaStateCodeDefault),
  "name_with_state_initials": zod.string().default(helperAreaNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(helperAreaLatDefault),
  "lng": zod.number().nullable().default(helperAreaLngDefault),
  "radius_miles": zod.int().min(helperAreaRadiusMilesMin).max(helperAreaRadiusMilesMax).nullable().default(helperAreaRadiusMilesDefault)
});

export type HelperArea = zod.input<typeof HelperArea>;
export type HelperAreaOutput = zod.output<typeof HelperArea>;

export const HourlyRateMin = 1500;
export const HourlyRateMax = 15000;
export const HourlyRateMultipleOf = 50;



export const HourlyRate = zod.int().min(HourlyRateMin).max(HourlyRateMax).multipleOf(HourlyRateMultipleOf).describe('Cents per hour.');

export type HourlyRate = zod.input<typeof HourlyRate>;
export type HourlyRateOutput = zod.output<typeof HourlyRate>;

export const PositionRates = zod.strictObject({
  "1": HourlyRate.optional(),
  "2": HourlyRate.optional(),
  "3": HourlyRate.optional(),
  "4": HourlyRate.optional()
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.');

export type PositionRates = zod.input<typeof PositionRates>;
export type PositionRatesOutput = zod.output<typeof PositionRates>;


export const helperVehicleMakeMax = 50;

export const helperVehicleYearMin = 1980;
export const helperVehicleYearMax = 2100;



export const HelperVehicle = zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(helperVehicleMakeMax),
  "year": zod.int().min(helperVehicleYearMin).max(helperVehicleYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
});

export type HelperVehicle = zod.input<typeof HelperVehicle>;
export type HelperVehicleOutput = zod.output<typeof HelperVehicle>;

export const profileCompletenessPercentMin = 0;
export const profileCompletenessPercentMax = 100;



export const ProfileCompleteness = zod.strictObject({
  "percent": zod.int().min(profileCompletenessPercentMin).max(profileCompletenessPercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
});

export type ProfileCompleteness = zod.input<typeof ProfileCompleteness>;
export type ProfileCompletenessOutput = zod.output<typeof ProfileCompleteness>;

export const helperProfileUserIdDefault = null;

export const helperProfileStatusMin = 0;
export const helperProfileStatusMax = 3;

export const helperProfileDriverLicenseDefault = null;
export const helperProfileForemanYearsDefault = null;
export const helperProfileForemanYearsMin = 0;

export const helperProfileServingAreasDefault = [];
export const helperProfileAvailabilitiesDefault = [];
export const helperProfileAvailabilityExceptionsDefault = [];
export const helperProfileHourlyRateMin = 0;

export const helperProfilePositionRatesDefault = null;
export const helperProfileRatingCountDefault = null;
export const helperProfileRatingCountMin = 0;


export const helperProfileToolIdsDefault = [];
export const helperProfileVehicleTypesDefault = [];
export const helperProfileReliabilityDefault = null;
export const helperProfileCompletenessDefault = null;

export const HelperProfile = zod.strictObject({
  "user_id": zod.int().min(1).nullable().default(helperProfileUserIdDefault),
  "status": zod.int().min(helperProfileStatusMin).max(helperProfileStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": PersonalInfo,
  "positions": zod.array(PositionCode),
  "driver_license": zod.union([DriverLicense,zod.null()]).default(helperProfileDriverLicenseDefault),
  "foreman_years": zod.int().min(helperProfileForemanYearsMin).nullable().default(helperProfileForemanYearsDefault),
  "serving_areas": zod.array(HelperArea).default(helperProfileServingAreasDefault),
  "availabilities": zod.array(AvailabilityDay).default(helperProfileAvailabilitiesDefault),
  "availability_exceptions": zod.array(AvailabilityException).default(helperProfileAvailabilityExceptionsDefault),
  "hourly_rate": zod.int().min(helperProfileHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([PositionRates,zod.null()]).default(helperProfilePositionRatesDefault),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(helperProfileRatingCountMin).nullable().default(helperProfileRatingCountDefault),
  "tool_ids": zod.array(zod.int().min(1)).default(helperProfileToolIdsDefault),
  "vehicle_types": zod.array(HelperVehicle).default(helperProfileVehicleTypesDefault),
  "reliability": zod.union([Reliability,zod.null()]).default(helperProfileReliabilityDefault),
  "completeness": zod.union([ProfileCompleteness,zod.null()]).default(helperProfileCompletenessDefault)
}).describe('The caller\'s profile.');

export type HelperProfile = zod.input<typeof HelperProfile>;
export type HelperProfileOutput = zod.output<typeof HelperProfile>;

export const helperAreasServingAreasDefault = [];
export const helperAreasMaxDefault = null;
export const helperAreasMaxMin = 0;



export const HelperAreas = zod.strictObject({
  "serving_areas": zod.array(HelperArea).default(helperAreasServingAreasDefault),
  "max": zod.int().min(helperAreasMaxMin).nullable().default(helperAreasMaxDefault).describe('Areas of the plan.')
});

export type HelperAreas = zod.input<typeof HelperAreas>;
export type HelperAreasOutput = zod.output<typeof HelperAreas>;

export const helperRatesHourlyRateMin = 0;

export const helperRatesPositionRatesDefault = null;
export const helperRatesMarketMinDefault = null;
export const helperRatesMarketMinMin = 0;

export const helperRatesMarketMaxDefault = null;
export const helperRatesMarketMaxMin = 0;



export const HelperRates = zod.strictObject({
  "hourly_rate": zod.int().min(helperRatesHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([PositionRates,zod.null()]).default(helperRatesPositionRatesDefault),
  "market_min": zod.int().min(helperRatesMarketMinMin).nullable().default(helperRatesMarketMinDefault).describe('A quarter of the helpers nearby ask less.'),
  "market_max": zod.int().min(helperRatesMarketMaxMin).nullable().default(helperRatesMarketMaxDefault).describe('A quarter of the helpers nearby ask more.')
});

export type HelperRates = zod.input<typeof HelperRates>;
export type HelperRatesOutput = zod.output<typeof HelperRates>;

export const starCountStarsMax = 5;

export const starCountCountMin = 0;



export const StarCount = zod.strictObject({
  "stars": zod.int().min(1).max(starCountStarsMax),
  "count": zod.int().min(starCountCountMin)
});

export type StarCount = zod.input<typeof StarCount>;
export type StarCountOutput = zod.output<typeof StarCount>;




export const TagCount = zod.strictObject({
  "tag": zod.string(),
  "count": zod.int().min(1)
});

export type TagCount = zod.input<typeof TagCount>;
export type TagCountOutput = zod.output<typeof TagCount>;


export const reviewStarsMax = 5;



export const Review = zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "company_name": zod.string(),
  "city": zod.string().nullable(),
  "date": zod.iso.date(),
  "stars": zod.int().min(1).max(reviewStarsMax),
  "tags": zod.array(zod.string()),
  "comment": zod.string(),
  "comment_language": zod.union([Locale,zod.null()]).describe('The language in the app of who wrote the comment; null without one.')
});

export type Review = zod.input<typeof Review>;
export type ReviewOutput = zod.output<typeof Review>;

export const ownRatingAverageDefault = null;
export const ownRatingCountDefault = null;
export const ownRatingCountMin = 0;

export const ownRatingDistributionDefault = [];
export const ownRatingTagsDefault = [];
export const ownRatingReviewsDefault = [];
export const ownRatingReliabilityDefault = null;

export const OwnRating = zod.strictObject({
  "average": zod.number().nullable().default(ownRatingAverageDefault).describe('Null below three ratings.'),
  "count": zod.int().min(ownRatingCountMin).nullable().default(ownRatingCountDefault),
  "distribution": zod.array(StarCount).default(ownRatingDistributionDefault),
  "tags": zod.array(TagCount).default(ownRatingTagsDefault),
  "reviews": zod.array(Review).default(ownRatingReviewsDefault).describe('The last ten.'),
  "reliability": zod.union([Reliability,zod.null()]).default(ownRatingReliabilityDefault)
}).describe('Companies\' ratings of the caller, without ratings that are still hidden.');

export type OwnRating = zod.input<typeof OwnRating>;
export type OwnRatingOutput = zod.output<typeof OwnRating>;



export const earningsLinePaidHoursMin = 0;

export const earningsLineHourlyRateMin = 0;

export const earningsLineMinPaidHoursMin = 0;

export const earningsLineWageMin = 0;

export const earningsLineTravelPayMin = 0;

export const earningsLineBonusMin = 0;

export const earningsLineTipMin = 0;

export const earningsLineTotalMin = 0;



export const EarningsLine = zod.strictObject({
  "invitation_id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "date": zod.iso.date(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "position": PositionCode,
  "paid_hours": zod.number().min(earningsLinePaidHoursMin),
  "hourly_rate": zod.int().min(earningsLineHourlyRateMin),
  "is_flat": zod.boolean().describe('Paid for the planned hours, however long it took.'),
  "min_paid_hours": zod.number().min(earningsLineMinPaidHoursMin).describe('Minimum paid hours.'),
  "wage": zod.int().min(earningsLineWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(earningsLineTravelPayMin),
  "bonus": zod.int().min(earningsLineBonusMin),
  "tip": zod.int().min(earningsLineTipMin),
  "no_show": zod.boolean(),
  "is_show_up_pay": zod.boolean().optional().describe('The job was canceled; the hours and the wage are show-up pay.'),
  "total": zod.int().min(earningsLineTotalMin)
}).describe('A helper\'s earnings from one job that was completed, or canceled with show-up pay. Money is cents.');

export type EarningsLine = zod.input<typeof EarningsLine>;
export type EarningsLineOutput = zod.output<typeof EarningsLine>;

export const earningsWeekHoursMin = 0;

export const earningsWeekTotalMin = 0;



export const EarningsWeek = zod.strictObject({
  "date_from": zod.iso.date().describe('A Monday.'),
  "date_to": zod.iso.date(),
  "hours": zod.number().min(earningsWeekHoursMin),
  "total": zod.int().min(earningsWeekTotalMin).describe('Cents.'),
  "jobs": zod.array(EarningsLine)
}).describe('The paid jobs of a week.');

export type EarningsWeek = zod.input<typeof EarningsWeek>;
export type EarningsWeekOutput = zod.output<typeof EarningsWeek>;

export const OwnData = zod.strictObject({
  "created_at": Timestamp,
  "profile": HelperProfile,
  "rating": OwnRating,
  "jobs": zod.array(HelperInvitation).describe('All invitations, newest first.'),
  "earnings": zod.array(EarningsWeek)
}).describe('Everything the provider keeps about a helper\'s profile and work - for the helper to keep.');

export type OwnData = zod.input<typeof OwnData>;
export type OwnDataOutput = zod.output<typeof OwnData>;

export const earningsPageCurrentPageDefault = null;

export const earningsPageLastPageDefault = null;

export const earningsPagePerPageDefault = null;

export const earningsPageTotalDefault = null;
export const earningsPageTotalMin = 0;

export const earningsPageFromDefault = null;
export const earningsPageToDefault = null;

export const EarningsPage = zod.strictObject({
  "data": zod.array(EarningsWeek),
  "current_page": zod.int().min(1).nullable().default(earningsPageCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(earningsPageLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(earningsPagePerPageDefault),
  "total": zod.int().min(earningsPageTotalMin).nullable().default(earningsPageTotalDefault),
  "from": zod.int().nullable().default(earningsPageFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(earningsPageToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of weeks with completed jobs, newest first.');

export type EarningsPage = zod.input<typeof EarningsPage>;
export type EarningsPageOutput = zod.output<typeof EarningsPage>;

export const NotificationTopic = zod.enum(['invitation_new', 'order_changed', 'order_cancelled', 'reminder', 'offer_nearby', 'application_result', 'rating', 'billing']);

export type NotificationTopic = zod.input<typeof NotificationTopic>;
export type NotificationTopicOutput = zod.output<typeof NotificationTopic>;

export const NotificationChoice = zod.strictObject({
  "topic": NotificationTopic,
  "push": zod.boolean(),
  "email": zod.boolean(),
  "sms": zod.boolean()
}).describe('Notification channels for one topic. The app\'s feed always has it.');

export type NotificationChoice = zod.input<typeof NotificationChoice>;
export type NotificationChoiceOutput = zod.output<typeof NotificationChoice>;

export const notificationPreferencesChoicesMax = 8;



export const NotificationPreferences = zod.strictObject({
  "choices": zod.array(NotificationChoice).max(notificationPreferencesChoicesMax),
  "quiet_hours": zod.union([ArrivalWindow,zod.null()]).describe('No push or text message then, in the person\'s time zone; null for none. May pass midnight.'),
  "sound": zod.boolean()
});

export type NotificationPreferences = zod.input<typeof NotificationPreferences>;
export type NotificationPreferencesOutput = zod.output<typeof NotificationPreferences>;

export const planLimitsBranchesMin = 0;

export const planLimitsMembersMin = 0;

export const planLimitsOrdersMin = 0;

export const planLimitsOffersMin = 0;

export const planLimitsServingAreasMin = 0;

export const planLimitsAcceptedJobsMin = 0;



export const PlanLimits = zod.strictObject({
  "branches": zod.int().min(planLimitsBranchesMin).nullish(),
  "members": zod.int().min(planLimitsMembersMin).nullish().describe('Active members in all branches.'),
  "orders": zod.int().min(planLimitsOrdersMin).nullish().describe('Orders created in a calendar month.'),
  "offers": zod.int().min(planLimitsOffersMin).nullish().describe('Open offers.'),
  "serving_areas": zod.int().min(planLimitsServingAreasMin).nullish(),
  "accepted_jobs": zod.int().min(planLimitsAcceptedJobsMin).nullish().describe('Jobs accepted in a calendar month.')
}).describe('Limits of a plan. Null means unlimited; an absent name does not apply to the plan.');

export type PlanLimits = zod.input<typeof PlanLimits>;
export type PlanLimitsOutput = zod.output<typeof PlanLimits>;


export const planPriceMonthlyMin = 0;

export const planPriceYearlyMin = 0;



export const Plan = zod.strictObject({
  "id": zod.int().min(1),
  "audience": zod.enum(['company', 'helper']),
  "name": zod.string(),
  "description": zod.string().describe('In the language of the caller, as the features.'),
  "price_monthly": zod.int().min(planPriceMonthlyMin).describe('Cents of a month.'),
  "price_yearly": zod.int().min(planPriceYearlyMin).describe('Cents of a year.'),
  "limits": PlanLimits,
  "features": zod.array(zod.string())
});

export type Plan = zod.input<typeof Plan>;
export type PlanOutput = zod.output<typeof Plan>;

export const SubscriptionStatus = zod.enum(['trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete']).describe('Stripe\'s states. Past due is seven days of grace; with unpaid, canceled, paused and incomplete nothing can be added, and existing jobs continue.');

export type SubscriptionStatus = zod.input<typeof SubscriptionStatus>;
export type SubscriptionStatusOutput = zod.output<typeof SubscriptionStatus>;


export const nextPlanPriceMin = 0;



export const NextPlan = zod.strictObject({
  "plan_id": zod.int().min(1),
  "name": zod.string(),
  "interval": BillingInterval,
  "price": zod.int().min(nextPlanPriceMin).describe('Cents of one period.'),
  "begins_at": Timestamp
}).describe('A plan that starts later.');

export type NextPlan = zod.input<typeof NextPlan>;
export type NextPlanOutput = zod.output<typeof NextPlan>;

export const usageBranchesMin = 0;

export const usageMembersMin = 0;

export const usageOrdersMin = 0;

export const usageOffersMin = 0;

export const usageServingAreasMin = 0;

export const usageAcceptedJobsMin = 0;



export const Usage = zod.strictObject({
  "branches": zod.int().min(usageBranchesMin).optional(),
  "members": zod.int().min(usageMembersMin).optional(),
  "orders": zod.int().min(usageOrdersMin).optional().describe('This calendar month.'),
  "offers": zod.int().min(usageOffersMin).optional(),
  "serving_areas": zod.int().min(usageServingAreasMin).optional(),
  "accepted_jobs": zod.int().min(usageAcceptedJobsMin).optional().describe('This calendar month.')
}).describe('Usage of what the plan includes.');

export type Usage = zod.input<typeof Usage>;
export type UsageOutput = zod.output<typeof Usage>;

export const paymentMethodLast4Max = 4;


export const paymentMethodLast4RegExp = new RegExp('^[0-9]{4}$');
export const paymentMethodExpMax = 5;


export const paymentMethodExpRegExp = new RegExp('^(0[1-9]|1[0-2])/[0-9]{2}$');


export const PaymentMethod = zod.strictObject({
  "brand": zod.string(),
  "last4": zod.string().max(paymentMethodLast4Max).regex(paymentMethodLast4RegExp),
  "exp": zod.string().max(paymentMethodExpMax).regex(paymentMethodExpRegExp).describe('Month and year.')
}).describe('A stored card.');

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const billingAddressNameMax = 80;

export const billingAddressAddressLineMax = 120;

export const billingAddressUnitMax = 20;

export const billingAddressCityMax = 60;



export const BillingAddress = zod.strictObject({
  "name": zod.string().min(1).max(billingAddressNameMax),
  "email": Email,
  "address_line": zod.string().min(1).max(billingAddressAddressLineMax),
  "unit": zod.string().max(billingAddressUnitMax).nullable(),
  "city": zod.string().min(1).max(billingAddressCityMax),
  "state": StateCode,
  "zip": Zip
}).describe('The billing address.');

export type BillingAddress = zod.input<typeof BillingAddress>;
export type BillingAddressOutput = zod.output<typeof BillingAddress>;


export const invoiceAmountMin = 0;

export const invoiceCardLast4Max = 4;


export const invoiceCardLast4RegExp = new RegExp('^[0-9]{4}$');


export const Invoice = zod.strictObject({
  "id": zod.int().min(1),
  "number": zod.string(),
  "description": zod.string(),
  "amount": zod.int().min(invoiceAmountMin).describe('Cents.'),
  "status": zod.enum(['paid', 'open', 'failed', 'void']).describe('`open` waits for payment; `failed` was paid by a later one; `void` is no longer owed.'),
  "issued_at": Timestamp,
  "period_start": Timestamp,
  "period_end": Timestamp,
  "paid_at": zod.iso.datetime({"offset":false}).nullable(),
  "card_last4": zod.string().max(invoiceCardLast4Max).regex(invoiceCardLast4RegExp).nullable()
});

export type Invoice = zod.input<typeof Invoice>;
export type InvoiceOutput = zod.output<typeof Invoice>;

export const subscriptionPriceMin = 0;

export const subscriptionAmountDueMin = 0;

export const subscriptionSeatsMin = 0;



export const Subscription = zod.strictObject({
  "plan": Plan,
  "interval": BillingInterval,
  "price": zod.int().min(subscriptionPriceMin).describe('Cents of one period.'),
  "status": SubscriptionStatus,
  "trial_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "current_period_start": Timestamp,
  "current_period_end": Timestamp,
  "cancel_at_period_end": zod.boolean(),
  "canceled_at": zod.iso.datetime({"offset":false}).nullable(),
  "grace_ends_at": zod.iso.datetime({"offset":false}).nullable(),
  "read_only": zod.boolean().describe('True if nothing can be added.'),
  "amount_due": zod.int().min(subscriptionAmountDueMin).describe('Cents of invoices that are not paid.'),
  "next_plan": zod.union([NextPlan,zod.null()]).describe('Change that takes effect with the next period.'),
  "seats": zod.int().min(subscriptionSeatsMin).describe('Active members.'),
  "limits": PlanLimits,
  "usage": Usage,
  "payment_method": zod.union([PaymentMethod,zod.null()]),
  "billing_address": zod.union([BillingAddress,zod.null()]),
  "invoices": zod.array(Invoice).describe('Newest first.')
});

export type Subscription = zod.input<typeof Subscription>;
export type SubscriptionOutput = zod.output<typeof Subscription>;


export const planPreviewPriceMin = 0;

export const planPreviewDueNowMin = 0;

export const planPreviewCreditMin = 0;



export const PlanPreview = zod.strictObject({
  "plan_id": zod.int().min(1),
  "interval": BillingInterval,
  "price": zod.int().min(planPreviewPriceMin).describe('Cents of one period.'),
  "when": zod.enum(['now', 'period_end', 'unchanged']),
  "begins_at": Timestamp,
  "due_now": zod.int().min(planPreviewDueNowMin).describe('Cents charged right away.'),
  "credit": zod.int().min(planPreviewCreditMin).describe('Unused cents of the old plan.'),
  "renews_at": Timestamp,
  "needs_card": zod.boolean(),
  "blockers": zod.array(zod.string()).describe('Current usage that exceeds the plan; with any of it the plan cannot be chosen.')
}).describe('Preview of a change of plan.');

export type PlanPreview = zod.input<typeof PlanPreview>;
export type PlanPreviewOutput = zod.output<typeof PlanPreview>;

export const PlanUsage = zod.strictObject({
  "limits": PlanLimits,
  "usage": Usage,
  "read_only": zod.boolean().describe('True if nothing can be added.')
}).describe('Limits of the plan and current usage.');

export type PlanUsage = zod.input<typeof PlanUsage>;
export type PlanUsageOutput = zod.output<typeof PlanUsage>;

export const PhoneOrNoneMax = 10;


export const PhoneOrNoneRegExp = new RegExp('^([0-9]{10})?$');


export const PhoneOrNone = zod.string().max(PhoneOrNoneMax).regex(PhoneOrNoneRegExp).describe('Ten digits; empty for callers who may not see it.');

export type PhoneOrNone = zod.input<typeof PhoneOrNone>;
export type PhoneOrNoneOutput = zod.output<typeof PhoneOrNone>;
