/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import { z } from 'zod';
import * as auth from './zod/auth/auth.zod';
import * as branches from './zod/branches/branches.zod';
import * as lookups from './zod/lookups/lookups.zod';
import * as notifications from './zod/notifications/notifications.zod';
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
  ErrorCode: {"type":"string","enum":["open_orders","accepted_jobs","otp_expired","otp_locked","token_expired","rate_limited"]},
  Conflict: {"type":"object","required":["kind","id","label"],"properties":{"kind":{"type":"string","enum":["order"]},"id":{"type":"integer","minimum":1},"label":{"type":"string"},"starts_at":{"$ref":"#/$defs/Timestamp"}},"additionalProperties":false},
  Timestamp: {"type":"string","format":"date-time","pattern":"Z$"},
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
} as const satisfies Record<string, PushedEvent>;

export type EventName = keyof typeof events;
