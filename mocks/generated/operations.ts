/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import { z } from 'zod';
import * as auth from './zod/auth/auth.zod';
import * as branches from './zod/branches/branches.zod';
import * as lookups from './zod/lookups/lookups.zod';
import * as notifications from './zod/notifications/notifications.zod';
import * as orders from './zod/orders/orders.zod';
import * as invitations from './zod/invitations/invitations.zod';
import * as realtime from './zod/realtime/realtime.zod';

/** How a form field, always text or a file, is read before the schema sees it; lists are repeated parts. */
export type FormField = 'text' | 'number' | 'boolean' | 'file' | 'text[]' | 'number[]';

export type RequestBody = {
  readonly contentType: 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded';
  readonly schema: z.ZodType;
  /** Of the two form types: how to read each field. */
  readonly form?: Readonly<Record<string, FormField>>;
  /** Of each file: what it may be (else 415) and how large (else 413). */
  readonly files?: Readonly<Record<string, FileLimits>>;
};

export type FileLimits = { readonly types: readonly string[]; readonly maxBytes: number };

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, as in the contract: `/company-branches/{id}`. */
  readonly path: string;
  readonly tag: string;
  /** Needs no bearer token. */
  readonly public: boolean;
  /** False for the one answer that is not data, message, errors and success. */
  readonly envelope: boolean;
  /** Path and query values come in as text and are coerced; header names are spelled as in the contract. */
  readonly request: {
    readonly params?: z.ZodType;
    readonly query?: z.ZodType;
    readonly headers?: z.ZodType;
    readonly body?: RequestBody;
  };
  /** By status; a status that is not here is not documented. An undeclared field fails. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
};

export type PushedEvent = { readonly channels: readonly string[]; readonly schema: z.ZodType };

const definitions: Record<string, z.core.JSONSchema.JSONSchema> = {
  Message: {"type":"string"},
  ErrorAnswer: {"type":"object","required":["data","message","errors","success"],"properties":{"data":{"type":"null"},"message":{"$ref":"#/$defs/Message"},"errors":{"$ref":"#/$defs/ErrorDetails"},"success":{"type":"boolean","const":false}},"additionalProperties":false},
  ErrorDetails: {"type":"object","properties":{"code":{"anyOf":[{"$ref":"#/$defs/ErrorCode"},{"type":"array","minItems":1,"items":{"type":"string"}}]},"conflicts":{"type":"array","items":{"$ref":"#/$defs/Conflict"}},"retry_after":{"type":"integer","minimum":0},"plan":{"type":"array","items":{"type":"string"}}},"additionalProperties":{"type":"array","minItems":1,"items":{"type":"string"}}},
  ErrorCode: {"type":"string","enum":["open_orders","accepted_jobs","otp_expired","otp_locked","token_expired","rate_limited","position_filled","hard_conflict","stale_version","has_crew","not_started","wrong_state","too_late","invitation_expired"]},
  Conflict: {"type":"object","required":["kind","id","label"],"properties":{"kind":{"type":"string","enum":["order","employee","invitation","change"]},"id":{"type":"integer","minimum":1},"label":{"type":"string"},"text":{"type":"string"},"by":{"type":"string"},"starts_at":{"$ref":"#/$defs/Timestamp"},"ends_at":{"$ref":"#/$defs/Timestamp"}},"additionalProperties":false},
  Timestamp: {"type":"string","format":"date-time","pattern":"Z$"},
  Timezone: {"type":"string","maxLength":64},
  Phone: {"type":"string","pattern":"^[0-9]{10}$"},
  ArrivalWindow: {"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$"},
  PositionCode: {"type":"integer","enum":[1,2,3,4]},
  UserType: {"type":"integer","enum":[1,2,3,4,5]},
  User: {"type":"object","required":["id","type","email","first_name","last_name","phone","avatar_url","locale","timezone","company_id","email_verified_at","positions","status","created_at","branches_count","unread_total"],"properties":{"id":{"type":"integer","minimum":1},"type":{"$ref":"#/$defs/UserType"},"email":{"type":"string","format":"email"},"first_name":{"type":"string"},"last_name":{"type":"string"},"phone":{"type":"string","pattern":"^[0-9]{10}$"},"avatar_url":{"type":["string","null"]},"locale":{"type":"string","enum":["en","es"]},"timezone":{"type":"string"},"company_id":{"type":["integer","null"]},"email_verified_at":{"type":["string","null"],"format":"date-time","pattern":"Z$"},"positions":{"type":"array","items":{"$ref":"#/$defs/PositionCode"}},"status":{"type":"integer","enum":[0,1]},"created_at":{"type":"string","format":"date-time","pattern":"Z$"},"branches_count":{"type":"integer","minimum":0},"unread_total":{"type":"integer","minimum":0}},"additionalProperties":false},
  Activity: {"type":"object","required":["id","type","title","body","is_read","read_at","branch_id","created_at","actor","subject","url","severity","data"],"properties":{"id":{"type":"string","format":"uuid"},"type":{"$ref":"#/$defs/ActivityType"},"title":{"type":"string"},"body":{"type":"string"},"is_read":{"type":"boolean"},"read_at":{"type":["string","null"],"format":"date-time","pattern":"Z$"},"branch_id":{"type":"integer","minimum":0},"created_at":{"type":"string","format":"date-time","pattern":"Z$"},"actor":{"oneOf":[{"$ref":"#/$defs/ActivityActor"},{"type":"null"}]},"subject":{"$ref":"#/$defs/ActivitySubject"},"url":{"type":"string"},"severity":{"type":"string","enum":["info","success","warning","danger"]},"data":{"$ref":"#/$defs/ActivityData"}},"additionalProperties":false},
  ActivityType: {"type":"string","enum":["invitation.accepted","invitation.rejected","invitation.withdrawn","invitation.expired","order.partially_formed","order.formed","order.unformed_soon","order.created","order.updated","order.cancelled","order.completed","crew.checked_in","crew.late","branch_invitation.accepted","branch_invitation.rejected","offer.application_received","offer.filled","offer.expiring","rating.received","document.expiring","manager.assigned","branch.created","subscription.trial_ending","subscription.payment_failed","invitation.new","invitation.position_filled","order.changed","order.reminder","application.accepted","branch_invitation.new","pay.earned"]},
  ActivityActor: {"type":"object","required":["id","name","avatar_url"],"properties":{"id":{"type":"integer","minimum":1},"name":{"type":"string"},"avatar_url":{"type":["string","null"]}},"additionalProperties":false},
  ActivitySubject: {"type":"object","required":["kind","id","label"],"properties":{"kind":{"type":"string","enum":["order","invitation","offer","application","employee","branch","subscription"]},"id":{"type":"integer","minimum":1},"label":{"type":"string"}},"additionalProperties":false},
  ActivityData: {"type":"object","properties":{"order_id":{"type":"integer","minimum":1},"invitation_id":{"type":"integer","minimum":1},"branch_invitation_id":{"type":"integer","minimum":1},"offer_id":{"type":"integer","minimum":1},"application_id":{"type":"integer","minimum":1},"employee_id":{"type":"integer","minimum":1},"user_id":{"type":"integer","minimum":1},"company_name":{"type":"string"},"position":{"$ref":"#/$defs/PositionCode"},"reason":{"type":"string"},"filled":{"type":"integer","minimum":0},"required":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":0},"starts_at":{"$ref":"#/$defs/Timestamp"},"ends_at":{"$ref":"#/$defs/Timestamp"},"hourly_rate":{"type":"integer","minimum":0},"amount":{"type":"integer","minimum":0},"stars":{"type":"number","minimum":1,"maximum":5},"minutes_late":{"type":"integer","minimum":0},"document":{"type":"string"},"expires_on":{"type":"string","format":"date"},"changes":{"type":"array","items":{"$ref":"#/$defs/ActivityChange"}}},"additionalProperties":false},
  ActivityChange: {"type":"object","required":["field","from","to"],"properties":{"field":{"type":"string"},"from":{"type":"string"},"to":{"type":"string"}},"additionalProperties":false},
  NotificationCreatedEvent: {"type":"object","required":["notification","unread_count"],"properties":{"notification":{"$ref":"#/$defs/Activity"},"unread_count":{"type":"integer","minimum":0},"branch_id":{"type":"integer","minimum":0},"unread_total":{"type":"integer","minimum":0}},"additionalProperties":false},
  UserUpdatedEvent: {"type":"object","required":["user"],"properties":{"user":{"$ref":"#/$defs/User"}},"additionalProperties":false},
  SessionRevokedEvent: {"type":"object","additionalProperties":false,"maxProperties":0},
  HelpType: {"type":"integer","enum":[1,2,3]},
  OrderStatus: {"type":"integer","enum":[1,2,3,4]},
  InvitationStatus: {"type":"integer","enum":[1,2,3,4]},
  MoveSize: {"type":"string","enum":["studio","1br_small","1br_large","2br_small","2br_large","3br_small","3br_large","4br_small","4br_large","office_s","office_m","office_l","few_items"]},
  ClosedState: {"type":"string","enum":["completed","cancelled"]},
  CrewRequirement: {"type":"object","required":["position","count"],"properties":{"position":{"$ref":"#/$defs/PositionCode"},"count":{"type":"integer","minimum":1,"maximum":12}},"additionalProperties":false},
  VehicleRequirement: {"type":"object","required":["vehicle_type_id","count","provided_by"],"properties":{"vehicle_type_id":{"type":"integer","minimum":1},"count":{"type":"integer","minimum":1,"maximum":10},"provided_by":{"type":"string","enum":["company","helper","customer"]}},"additionalProperties":false},
  CrewSummary: {"type":"object","required":["required","accepted","pending"],"properties":{"required":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0}},"additionalProperties":false},
  OrderCard: {"type":"object","required":["order_id","number","status","closed_state","branch_id","help_type","customer_name","customer_last_name","customer_primary_phone","date","arrival_window","starts_at","latest_end_at","timezone","pick_up_address","destination_address","city_from","city_to","stops_count","move_size","volume_cuft","estimated_hours","crew_requirements","vehicle_requirements","crew_summary","crew","missing","updated_at","updated_by","version","closed_at","closed_by","cancel_reason","actual_hours","payout_total"],"properties":{"order_id":{"type":"integer","minimum":1},"number":{"type":"string"},"status":{"$ref":"#/$defs/OrderStatus"},"closed_state":{"anyOf":[{"$ref":"#/$defs/ClosedState"},{"type":"null"}]},"branch_id":{"type":"integer","minimum":1},"help_type":{"$ref":"#/$defs/HelpType"},"customer_name":{"type":"string"},"customer_last_name":{"type":"string"},"customer_primary_phone":{"$ref":"#/$defs/Phone"},"date":{"type":"string","format":"date"},"arrival_window":{"$ref":"#/$defs/ArrivalWindow"},"starts_at":{"$ref":"#/$defs/Timestamp"},"latest_end_at":{"$ref":"#/$defs/Timestamp"},"timezone":{"$ref":"#/$defs/Timezone"},"pick_up_address":{"type":["string","null"]},"destination_address":{"type":["string","null"]},"city_from":{"type":["string","null"]},"city_to":{"type":["string","null"]},"stops_count":{"type":"integer","minimum":0},"move_size":{"$ref":"#/$defs/MoveSize"},"volume_cuft":{"type":"integer","minimum":0},"estimated_hours":{"type":"number"},"crew_requirements":{"type":"array","items":{"$ref":"#/$defs/CrewRequirement"}},"vehicle_requirements":{"type":"array","items":{"$ref":"#/$defs/VehicleRequirement"}},"crew_summary":{"$ref":"#/$defs/CrewSummary"},"crew":{"type":"array","items":{"$ref":"#/$defs/CrewFace"}},"missing":{"type":"array","items":{"type":"string"}},"updated_at":{"$ref":"#/$defs/Timestamp"},"updated_by":{"type":"string"},"version":{"type":"integer","minimum":1},"closed_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]},"closed_by":{"type":["string","null"]},"cancel_reason":{"type":["string","null"]},"actual_hours":{"type":["number","null"]},"payout_total":{"type":["integer","null"],"minimum":0}},"additionalProperties":false},
  CrewFace: {"type":"object","required":["user_id","first_name","last_name","avatar_url","status","stars"],"properties":{"user_id":{"type":"integer","minimum":1},"first_name":{"type":"string"},"last_name":{"type":"string"},"avatar_url":{"type":["string","null"]},"status":{"$ref":"#/$defs/InvitationStatus"},"stars":{"type":["integer","null"],"minimum":1,"maximum":5}},"additionalProperties":false},
  Crew: {"type":"object","required":["slots","members","labor_min","labor_max","version"],"properties":{"slots":{"type":"array","items":{"$ref":"#/$defs/CrewSlot"}},"members":{"type":"array","items":{"$ref":"#/$defs/CrewMember"}},"labor_min":{"type":"integer","minimum":0},"labor_max":{"type":"integer","minimum":0},"version":{"type":"integer","minimum":1}},"additionalProperties":false},
  CrewSlot: {"type":"object","required":["position","required","accepted","pending"],"properties":{"position":{"$ref":"#/$defs/PositionCode"},"required":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0}},"additionalProperties":false},
  CrewMember: {"type":"object","required":["invitation_id","employee_id","user_id","first_name","last_name","avatar_url","position","as_helper","hourly_rate","status","source","message","reason","created_at","responded_at","expires_at","phone"],"properties":{"invitation_id":{"type":"integer","minimum":1},"employee_id":{"type":["integer","null"],"minimum":1},"user_id":{"type":"integer","minimum":1},"first_name":{"type":"string"},"last_name":{"type":"string"},"avatar_url":{"type":["string","null"]},"position":{"$ref":"#/$defs/PositionCode"},"as_helper":{"type":"boolean"},"hourly_rate":{"type":["integer","null"],"minimum":0},"status":{"$ref":"#/$defs/InvitationStatus"},"source":{"type":"string","enum":["direct","outsource"]},"message":{"type":["string","null"]},"reason":{"type":["string","null"]},"created_at":{"$ref":"#/$defs/Timestamp"},"responded_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]},"expires_at":{"$ref":"#/$defs/Timestamp"},"phone":{"type":["string","null"]}},"additionalProperties":false},
  Invitation: {"type":"object","required":["id","order_id","branch_id","employee_id","user_id","position","hourly_rate","status","source","message","reason","reason_comment","cancelled_by","invited_by","created_at","responded_at","expires_at","reconfirm_of","late_cancel"],"properties":{"id":{"type":"integer","minimum":1},"order_id":{"type":"integer","minimum":1},"branch_id":{"type":"integer","minimum":1},"employee_id":{"type":["integer","null"],"minimum":1},"user_id":{"type":"integer","minimum":1},"position":{"$ref":"#/$defs/PositionCode"},"hourly_rate":{"type":"integer","minimum":0},"status":{"$ref":"#/$defs/InvitationStatus"},"source":{"type":"string","enum":["direct","outsource"]},"message":{"type":["string","null"]},"reason":{"type":["string","null"]},"reason_comment":{"type":["string","null"]},"cancelled_by":{"type":["string","null"],"enum":["company","helper","system",null]},"invited_by":{"type":"integer","minimum":1},"created_at":{"$ref":"#/$defs/Timestamp"},"responded_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]},"expires_at":{"$ref":"#/$defs/Timestamp"},"reconfirm_of":{"type":["integer","null"],"minimum":1},"late_cancel":{"type":"boolean"}},"additionalProperties":false},
  OrderCreatedEvent: {"type":"object","required":["order_card","version"],"properties":{"order_card":{"$ref":"#/$defs/OrderCard"},"version":{"type":"integer","minimum":1}},"additionalProperties":false},
  OrderUpdatedEvent: {"type":"object","required":["order_id","version"],"properties":{"order_id":{"type":"integer","minimum":1},"version":{"type":"integer","minimum":1}},"additionalProperties":false},
  OrderStatusChangedEvent: {"type":"object","required":["order_id","from","to","counts"],"properties":{"order_id":{"type":"integer","minimum":1},"from":{"$ref":"#/$defs/OrderStatus"},"to":{"$ref":"#/$defs/OrderStatus"},"counts":{"$ref":"#/$defs/OrderCounts"}},"additionalProperties":false},
  OrderDeletedEvent: {"type":"object","required":["order_id"],"properties":{"order_id":{"type":"integer","minimum":1}},"additionalProperties":false},
  OrderCountsUpdatedEvent: {"type":"object","required":["not_formed","formed","history"],"properties":{"not_formed":{"type":"integer","minimum":0},"formed":{"type":"integer","minimum":0},"history":{"type":"integer","minimum":0}},"additionalProperties":false},
  CrewUpdatedEvent: {"type":"object","required":["current_crew"],"properties":{"current_crew":{"$ref":"#/$defs/Crew"}},"additionalProperties":false},
  InvitationCreatedEvent: {"type":"object","required":["invitation"],"properties":{"invitation":{"$ref":"#/$defs/Invitation"}},"additionalProperties":false},
  InvitationUpdatedEvent: {"type":"object","required":["id","status","order_id"],"properties":{"id":{"type":"integer","minimum":1},"status":{"$ref":"#/$defs/InvitationStatus"},"order_id":{"type":"integer","minimum":1}},"additionalProperties":false},
  OrderCounts: {"type":"object","required":["not_formed","formed","history"],"properties":{"not_formed":{"type":"integer","minimum":0},"formed":{"type":"integer","minimum":0},"history":{"type":"integer","minimum":0}},"additionalProperties":false},
};

function schemaOf(name: string): z.ZodType {
  return z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: definitions }, { registry: z.registry() });
}

/** The body of every answer outside 2xx. */
export const errorAnswer = schemaOf('ErrorAnswer');

export const operations = {
  register: {
    method: 'POST',
    path: '/auth/register',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { headers: auth.RegisterHeader, body: { contentType: 'application/json', schema: auth.RegisterBody } },
    answers: { 200: auth.RegisterResponse, 410: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { headers: auth.LoginHeader, body: { contentType: 'application/json', schema: auth.LoginBody } },
    answers: { 200: auth.LoginResponse, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { headers: auth.ForgotPasswordHeader, body: { contentType: 'application/json', schema: auth.ForgotPasswordBody } },
    answers: { 200: auth.ForgotPasswordResponse, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  updatePassword: {
    method: 'POST',
    path: '/auth/update-password',
    tag: 'auth',
    public: false,
    envelope: true,
    request: { headers: auth.UpdatePasswordHeader, body: { contentType: 'application/json', schema: auth.UpdatePasswordBody } },
    answers: { 200: auth.UpdatePasswordResponse, 401: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getMe: {
    method: 'POST',
    path: '/auth/get-me',
    tag: 'auth',
    public: false,
    envelope: true,
    request: {  },
    answers: { 200: auth.GetMeResponse, 401: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/auth/delete-account',
    tag: 'auth',
    public: false,
    envelope: true,
    request: { headers: auth.DeleteAccountHeader, body: { contentType: 'application/json', schema: auth.DeleteAccountBody } },
    answers: { 200: auth.DeleteAccountResponse, 401: errorAnswer, 403: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  requestRegisterOtp: {
    method: 'POST',
    path: '/auth-v2/register/request-otp',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { headers: auth.RequestRegisterOtpHeader, body: { contentType: 'application/json', schema: auth.RequestRegisterOtpBody } },
    answers: { 200: auth.RequestRegisterOtpResponse, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  verifyRegisterOtp: {
    method: 'POST',
    path: '/auth-v2/register/verify-otp',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { headers: auth.VerifyRegisterOtpHeader, body: { contentType: 'application/json', schema: auth.VerifyRegisterOtpBody } },
    answers: { 200: auth.VerifyRegisterOtpResponse, 410: errorAnswer, 422: errorAnswer, 423: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  signUpHelper: {
    method: 'POST',
    path: '/auth-v2/register/signup',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { headers: auth.SignUpHelperHeader, body: { contentType: 'application/json', schema: auth.SignUpHelperBody } },
    answers: { 200: auth.SignUpHelperResponse, 410: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  requestResetOtp: {
    method: 'POST',
    path: '/auth-v2/reset-password/request-otp',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { headers: auth.RequestResetOtpHeader, body: { contentType: 'application/json', schema: auth.RequestResetOtpBody } },
    answers: { 200: auth.RequestResetOtpResponse, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  verifyResetOtp: {
    method: 'POST',
    path: '/auth-v2/reset-password/verify-otp',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { headers: auth.VerifyResetOtpHeader, body: { contentType: 'application/json', schema: auth.VerifyResetOtpBody } },
    answers: { 200: auth.VerifyResetOtpResponse, 410: errorAnswer, 422: errorAnswer, 423: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  resetPassword: {
    method: 'POST',
    path: '/auth-v2/reset-password',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { headers: auth.ResetPasswordHeader, body: { contentType: 'application/json', schema: auth.ResetPasswordBody } },
    answers: { 200: auth.ResetPasswordResponse, 410: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getGoogleRedirectUrl: {
    method: 'GET',
    path: '/auth-v2/oauth/google/get-redirect-url',
    tag: 'auth',
    public: true,
    envelope: true,
    request: {  },
    answers: { 200: auth.GetGoogleRedirectUrlResponse, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  handleGoogleCallback: {
    method: 'GET',
    path: '/auth-v2/oauth/google/handle',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { query: auth.HandleGoogleCallbackQueryParams },
    answers: { 200: auth.HandleGoogleCallbackResponse, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getAppleRedirectUrl: {
    method: 'GET',
    path: '/auth-v2/oauth/apple/get-redirect-url',
    tag: 'auth',
    public: true,
    envelope: true,
    request: {  },
    answers: { 200: auth.GetAppleRedirectUrlResponse, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  handleAppleCallback: {
    method: 'POST',
    path: '/auth-v2/oauth/apple/handle',
    tag: 'auth',
    public: true,
    envelope: true,
    request: { query: auth.HandleAppleCallbackQueryParams, headers: auth.HandleAppleCallbackHeader },
    answers: { 200: auth.HandleAppleCallbackResponse, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getBranches: {
    method: 'GET',
    path: '/company-branches',
    tag: 'branches',
    public: false,
    envelope: true,
    request: {  },
    answers: { 200: branches.GetBranchesResponse, 401: errorAnswer, 403: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  createBranch: {
    method: 'POST',
    path: '/company-branches',
    tag: 'branches',
    public: false,
    envelope: true,
    request: { headers: branches.CreateBranchHeader, body: { contentType: 'multipart/form-data', schema: branches.CreateBranchBody, form: {"avatar":"file","name":"text","phone":"text","email":"text","address_line":"text","unit":"text","city":"text","state":"text","zip":"text","lat":"number","lng":"number","timezone":"text","default_min_hours":"number","travel_buffer_minutes":"number","default_arrival_windows[]":"text[]","serving_area_ids[]":"number[]","manager_ids[]":"number[]"}, files: {"avatar":{"types":["image/jpeg","image/png","image/webp"],"maxBytes":5242880}} } },
    answers: { 201: branches.CreateBranchResponse, 401: errorAnswer, 402: errorAnswer, 403: errorAnswer, 413: errorAnswer, 415: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getBranch: {
    method: 'GET',
    path: '/company-branches/{id}',
    tag: 'branches',
    public: false,
    envelope: true,
    request: { params: branches.GetBranchParams },
    answers: { 200: branches.GetBranchResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  updateBranch: {
    method: 'POST',
    path: '/company-branches/{id}',
    tag: 'branches',
    public: false,
    envelope: true,
    request: { params: branches.UpdateBranchParams, headers: branches.UpdateBranchHeader, body: { contentType: 'multipart/form-data', schema: branches.UpdateBranchBody, form: {"avatar":"file","name":"text","phone":"text","email":"text","address_line":"text","unit":"text","city":"text","state":"text","zip":"text","lat":"number","lng":"number","timezone":"text","default_min_hours":"number","travel_buffer_minutes":"number","default_arrival_windows[]":"text[]","serving_area_ids[]":"number[]","manager_ids[]":"number[]","default_arrival_windows":"text","manager_ids":"text"}, files: {"avatar":{"types":["image/jpeg","image/png","image/webp"],"maxBytes":5242880}} } },
    answers: { 200: branches.UpdateBranchResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 413: errorAnswer, 415: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  deleteBranch: {
    method: 'DELETE',
    path: '/company-branches/{id}',
    tag: 'branches',
    public: false,
    envelope: true,
    request: { params: branches.DeleteBranchParams, headers: branches.DeleteBranchHeader, body: { contentType: 'application/json', schema: branches.DeleteBranchBody } },
    answers: { 200: branches.DeleteBranchResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getServingAreas: {
    method: 'GET',
    path: '/serving-areas',
    tag: 'lookups',
    public: true,
    envelope: true,
    request: { query: lookups.GetServingAreasQueryParams },
    answers: { 200: lookups.GetServingAreasResponse, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getServingArea: {
    method: 'GET',
    path: '/serving-areas/{id}',
    tag: 'lookups',
    public: true,
    envelope: true,
    request: { params: lookups.GetServingAreaParams },
    answers: { 200: lookups.GetServingAreaResponse, 404: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getManagers: {
    method: 'GET',
    path: '/managers',
    tag: 'lookups',
    public: false,
    envelope: true,
    request: {  },
    answers: { 200: lookups.GetManagersResponse, 401: errorAnswer, 403: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getNotifications: {
    method: 'GET',
    path: '/notifications/branch/{branchId}/get-notifications',
    tag: 'notifications',
    public: false,
    envelope: true,
    request: { params: notifications.GetNotificationsParams, query: notifications.GetNotificationsQueryParams },
    answers: { 200: notifications.GetNotificationsResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getNotificationsCount: {
    method: 'GET',
    path: '/notifications/branch/{branchId}/notifications-count',
    tag: 'notifications',
    public: false,
    envelope: true,
    request: { params: notifications.GetNotificationsCountParams },
    answers: { 200: notifications.GetNotificationsCountResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  markAsRead: {
    method: 'POST',
    path: '/notifications/branch/{branchId}/mark-as-read',
    tag: 'notifications',
    public: false,
    envelope: true,
    request: { params: notifications.MarkAsReadParams, headers: notifications.MarkAsReadHeader, body: { contentType: 'application/json', schema: notifications.MarkAsReadBody } },
    answers: { 200: notifications.MarkAsReadResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  markAllAsRead: {
    method: 'POST',
    path: '/notifications/branch/{branchId}/mark-all-as-read',
    tag: 'notifications',
    public: false,
    envelope: true,
    request: { params: notifications.MarkAllAsReadParams, headers: notifications.MarkAllAsReadHeader },
    answers: { 200: notifications.MarkAllAsReadResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getOrders: {
    method: 'GET',
    path: '/company-branches/{id}/orders',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.GetOrdersParams, query: orders.GetOrdersQueryParams },
    answers: { 200: orders.GetOrdersResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  createOrder: {
    method: 'POST',
    path: '/company-branches/{id}/orders',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.CreateOrderParams, headers: orders.CreateOrderHeader, body: { contentType: 'application/json', schema: orders.CreateOrderBody } },
    answers: { 201: orders.CreateOrderResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getOrderCount: {
    method: 'GET',
    path: '/company-branches/{id}/orders/count',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.GetOrderCountParams, query: orders.GetOrderCountQueryParams },
    answers: { 200: orders.GetOrderCountResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getOrderHistory: {
    method: 'GET',
    path: '/company-branches/{id}/orders/history',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.GetOrderHistoryParams, query: orders.GetOrderHistoryQueryParams },
    answers: { 200: orders.GetOrderHistoryResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getOrderCalendar: {
    method: 'GET',
    path: '/company-branches/{id}/orders/calendar',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.GetOrderCalendarParams, query: orders.GetOrderCalendarQueryParams },
    answers: { 200: orders.GetOrderCalendarResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getOrder: {
    method: 'GET',
    path: '/orders/{orderId}',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.GetOrderParams },
    answers: { 200: orders.GetOrderResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  updateOrder: {
    method: 'PUT',
    path: '/orders/{orderId}',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.UpdateOrderParams, headers: orders.UpdateOrderHeader, body: { contentType: 'application/json', schema: orders.UpdateOrderBody } },
    answers: { 200: orders.UpdateOrderResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/orders/{orderId}',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.DeleteOrderParams, headers: orders.DeleteOrderHeader },
    answers: { 200: orders.DeleteOrderResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getOrderCard: {
    method: 'GET',
    path: '/orders/{orderId}/card',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.GetOrderCardParams },
    answers: { 200: orders.GetOrderCardResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getOrderDetail: {
    method: 'GET',
    path: '/orders/{orderId}/detail',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.GetOrderDetailParams, query: orders.GetOrderDetailQueryParams },
    answers: { 200: orders.GetOrderDetailResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  cancelOrder: {
    method: 'POST',
    path: '/orders/{orderId}/cancel',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.CancelOrderParams, headers: orders.CancelOrderHeader, body: { contentType: 'application/json', schema: orders.CancelOrderBody } },
    answers: { 200: orders.CancelOrderResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  completeOrder: {
    method: 'POST',
    path: '/orders/{orderId}/complete',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.CompleteOrderParams, headers: orders.CompleteOrderHeader, body: { contentType: 'application/json', schema: orders.CompleteOrderBody } },
    answers: { 200: orders.CompleteOrderResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  reopenOrder: {
    method: 'POST',
    path: '/orders/{orderId}/reopen',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.ReopenOrderParams, headers: orders.ReopenOrderHeader },
    answers: { 200: orders.ReopenOrderResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getCurrentCrew: {
    method: 'GET',
    path: '/orders/{orderId}/current-crew',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.GetCurrentCrewParams },
    answers: { 200: orders.GetCurrentCrewResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  getInvitableEmployees: {
    method: 'GET',
    path: '/orders/{orderId}/invitable-employees',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.GetInvitableEmployeesParams },
    answers: { 200: orders.GetInvitableEmployeesResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  inviteEmployee: {
    method: 'POST',
    path: '/orders/{orderId}/invite-employee',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.InviteEmployeeParams, headers: orders.InviteEmployeeHeader, body: { contentType: 'application/json', schema: orders.InviteEmployeeBody } },
    answers: { 200: orders.InviteEmployeeResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  editInvitations: {
    method: 'POST',
    path: '/orders/{orderId}/edit-invitations',
    tag: 'orders',
    public: false,
    envelope: true,
    request: { params: orders.EditInvitationsParams, headers: orders.EditInvitationsHeader, body: { contentType: 'application/json', schema: orders.EditInvitationsBody } },
    answers: { 200: orders.EditInvitationsResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/{invitationId}/accept',
    tag: 'invitations',
    public: false,
    envelope: true,
    request: { params: invitations.AcceptInvitationParams, headers: invitations.AcceptInvitationHeader },
    answers: { 200: invitations.AcceptInvitationResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 410: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  rejectInvitation: {
    method: 'POST',
    path: '/invitations/{invitationId}/reject',
    tag: 'invitations',
    public: false,
    envelope: true,
    request: { params: invitations.RejectInvitationParams, headers: invitations.RejectInvitationHeader, body: { contentType: 'application/json', schema: invitations.RejectInvitationBody } },
    answers: { 200: invitations.RejectInvitationResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 410: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  cancelInvitationByHelper: {
    method: 'POST',
    path: '/invitations/{invitationId}/cancel-by-helper',
    tag: 'invitations',
    public: false,
    envelope: true,
    request: { params: invitations.CancelInvitationByHelperParams, headers: invitations.CancelInvitationByHelperHeader, body: { contentType: 'application/json', schema: invitations.CancelInvitationByHelperBody } },
    answers: { 200: invitations.CancelInvitationByHelperResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  cancelInvitationByCompany: {
    method: 'POST',
    path: '/invitations/{invitationId}/cancel-by-company',
    tag: 'invitations',
    public: false,
    envelope: true,
    request: { params: invitations.CancelInvitationByCompanyParams, headers: invitations.CancelInvitationByCompanyHeader, body: { contentType: 'application/json', schema: invitations.CancelInvitationByCompanyBody } },
    answers: { 200: invitations.CancelInvitationByCompanyResponse, 401: errorAnswer, 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
  authorizeChannel: {
    method: 'POST',
    path: '/broadcasting/auth',
    tag: 'realtime',
    public: false,
    envelope: false,
    request: { body: { contentType: 'application/x-www-form-urlencoded', schema: realtime.AuthorizeChannelBody, form: {"socket_id":"text","channel_name":"text"} } },
    answers: { 200: realtime.AuthorizeChannelResponse, 401: errorAnswer, 403: errorAnswer, 422: errorAnswer, 429: errorAnswer, 500: errorAnswer, 503: errorAnswer },
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** What the provider pushes: payload schema and channels by event name. */
export const events = {
  'notification-created': { channels: ["private-App.Models.User.{id}"], schema: schemaOf('NotificationCreatedEvent') },
  'user-updated': { channels: ["private-App.Models.User.{id}"], schema: schemaOf('UserUpdatedEvent') },
  'session-revoked': { channels: ["private-App.Models.User.{id}"], schema: schemaOf('SessionRevokedEvent') },
  'order-created': { channels: ["private-company-branches.{id}"], schema: schemaOf('OrderCreatedEvent') },
  'order-updated': { channels: ["private-company-branches.{id}","private-orders.{id}"], schema: schemaOf('OrderUpdatedEvent') },
  'order-status-changed': { channels: ["private-company-branches.{id}"], schema: schemaOf('OrderStatusChangedEvent') },
  'order-deleted': { channels: ["private-company-branches.{id}"], schema: schemaOf('OrderDeletedEvent') },
  'order-counts-updated': { channels: ["private-company-branches.{id}"], schema: schemaOf('OrderCountsUpdatedEvent') },
  'crew-updated': { channels: ["private-orders.{id}"], schema: schemaOf('CrewUpdatedEvent') },
  'invitation-created': { channels: ["private-App.Models.User.{id}"], schema: schemaOf('InvitationCreatedEvent') },
  'invitation-updated': { channels: ["private-App.Models.User.{id}","private-company-branches.{id}"], schema: schemaOf('InvitationUpdatedEvent') },
} as const satisfies Record<string, PushedEvent>;

export type EventName = keyof typeof events;
