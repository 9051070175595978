import type { ActiveStatus, ArrivalWindow, Boundary, PositionCode, UserType } from '#generated/model';
import { type RowOf, narrow } from '../provider/store/columns';
import { defineTable } from '../provider/store/table';

/** A person with an account. `password` is stored as typed: nothing in the fake is secret. */
export type UserRow = RowOf<typeof userColumns>;
const userColumns = {
  id: 'number',
  type: narrow<UserType>('number'),
  email: 'text',
  password: 'text',
  first_name: 'text',
  last_name: 'text',
  phone: 'text',
  avatar_url: 'text?',
  locale: narrow<'en' | 'es'>('text'),
  timezone: 'text',
  company_id: 'number?',
  email_verified_at: 'text?',
  positions: narrow<PositionCode[]>('json'),
  status: narrow<ActiveStatus>('number'),
  hourly_rate: 'number?',
  serving_area_ids: narrow<number[]>('json'),
  zip: 'text?',
  birth_date: 'text?',
  created_at: 'text',
} as const;

/** A bearer token; `revoked_at` is set when the password changes, the account is deleted or the session ends. */
const tokenColumns = { token: 'text', user_id: 'number', created_at: 'text', revoked_at: 'text?' } as const;

/** A person's calendar feed; `token` is the secret in its address. */
const calendarFeedColumns = { user_id: 'number', token: 'text', created_at: 'text' } as const;

/** A wrong password, kept for a minute to slow down guessing. `subject` is the address or person it was typed for. */
const passwordFailureColumns = { id: 'number', subject: 'text', failed_at: 'text' } as const;

/** People and their credentials. */
export const peopleTables = {
  user: defineTable<UserRow>()({
    key: 'id',
    columns: userColumns,
    indexes: {
      email: { of: (row) => row.email.toLowerCase(), unique: true },
      company: (row) => row.company_id ?? 0,
    },
  }),
  token: defineTable<RowOf<typeof tokenColumns>>()({
    key: 'token',
    columns: tokenColumns,
    indexes: { user: (row) => row.user_id },
  }),
  calendarFeed: defineTable<RowOf<typeof calendarFeedColumns>>()({
    key: 'user_id',
    columns: calendarFeedColumns,
    indexes: { token: { of: (row) => row.token, unique: true } },
  }),
  passwordFailure: defineTable<RowOf<typeof passwordFailureColumns>>()({
    key: 'id',
    columns: passwordFailureColumns,
    indexes: { subject: (row) => row.subject },
  }),
};

export type CompanyRow = RowOf<typeof companyColumns>;
const companyColumns = {
  id: 'number',
  name: 'text',
  owner_id: 'number',
  usdot_number: 'text?',
  phone: 'text',
  email: 'text',
  city: 'text',
  state: 'text',
  zip: 'text',
  fleet_size: narrow<'1-3' | '4-10' | '11+'>('text'),
  created_at: 'text',
  /** When the owner hid the checklist of a new company. */
  setup_dismissed_at: 'text?',
} as const;

export type BranchRow = RowOf<typeof branchColumns>;
const branchColumns = {
  id: 'number',
  company_id: 'number',
  name: 'text',
  avatar_url: 'text?',
  phone: 'text',
  email: 'text?',
  address_line: 'text',
  unit: 'text?',
  city: 'text',
  state: 'text',
  zip: 'text',
  lat: 'number',
  lng: 'number',
  timezone: 'text',
  default_min_hours: 'number',
  default_arrival_windows: narrow<ArrivalWindow[]>('json'),
  travel_buffer_minutes: 'number',
  serving_area_ids: narrow<number[]>('json'),
  /** Miles by area id, where someone has set one. */
  serving_area_radii: narrow<Record<string, number>>('json'),
  created_at: 'text',
  /** When the branch was deleted. Only its finished jobs can still be read. */
  closed_at: 'text?',
  /** Counts the changes, the last one by this person; null before the first. */
  version: 'number',
  updated_by_id: 'number?',
} as const;

/** A manager of a company: the user of type 5, with the id that lists of managers use. */
export type ManagerRow = RowOf<typeof managerColumns>;
const managerColumns = { id: 'number', user_id: 'number', company_id: 'number' } as const;

/** A manager assigned to a branch. */
const branchManagerColumns = { id: 'number', branch_id: 'number', user_id: 'number' } as const;

export type ServingAreaRow = RowOf<typeof servingAreaColumns>;
const servingAreaColumns = {
  id: 'number',
  name: 'text',
  state_code: 'text',
  state_name: 'text',
  name_with_state_initials: 'text',
  lat: 'number',
  lng: 'number',
  default_radius_miles: 'number',
  population: 'number',
  boundary: narrow<Boundary>('json'),
} as const;

/** Companies, their branches and the areas they serve. */
export const companiesTables = {
  company: defineTable<CompanyRow>()({ key: 'id', columns: companyColumns, indexes: {} }),
  branch: defineTable<BranchRow>()({
    key: 'id',
    columns: branchColumns,
    indexes: {
      /** The branches of a company that are open. */
      company: (row) => (row.closed_at === null ? row.company_id : null),
      /** Closed branches too, for their finished jobs. */
      everOfCompany: (row) => row.company_id,
    },
  }),
  manager: defineTable<ManagerRow>()({
    key: 'id',
    columns: managerColumns,
    indexes: { user: { of: (row) => row.user_id, unique: true }, company: (row) => row.company_id },
  }),
  branchManager: defineTable<RowOf<typeof branchManagerColumns>>()({
    key: 'id',
    columns: branchManagerColumns,
    indexes: { branch: (row) => row.branch_id, user: (row) => row.user_id },
  }),
  servingArea: defineTable<ServingAreaRow>()({
    key: 'id',
    columns: servingAreaColumns,
    indexes: {
      state: (row) => row.state_code,
      town: (row) => row.name_with_state_initials.toLowerCase(),
    },
  }),
};

/** A one-time code that was sent; `purpose` is its flow, `user_id` the account if there is one. */
export type OtpRow = RowOf<typeof otpColumns>;
const otpColumns = {
  id: 'text',
  purpose: narrow<'register' | 'reset' | 'changeEmail'>('text'),
  email: 'text',
  account_type: narrow<'helper' | 'company' | null>('text?'),
  user_id: 'number?',
  code: 'text',
  checks_left: 'number',
  sent_at: 'text',
  expires_at: 'text',
  verified_at: 'text?',
} as const;

/** Proof of a verified code or of a social identity without an account; valid only for the flow that issued it. */
export type TemporaryTokenRow = RowOf<typeof temporaryTokenColumns>;
const temporaryTokenColumns = {
  token: 'text',
  purpose: narrow<'register' | 'reset'>('text'),
  email: 'text',
  /** The kind of account to create; null for a reset, and where the choice is still open (Google, Apple). */
  account_type: narrow<'helper' | 'company' | null>('text?'),
  user_id: 'number?',
  expires_at: 'text',
  consumed_at: 'text?',
} as const;

/** A consent given on the fake's own page of a social provider; its code is valid for one exchange. */
export type ConsentRow = RowOf<typeof consentColumns>;
const consentColumns = {
  code: 'text',
  provider: narrow<'google' | 'apple'>('text'),
  email: 'text',
  first_name: 'text',
  last_name: 'text',
  created_at: 'text',
  used_at: 'text?',
} as const;

/** An email or text message the provider would have sent. */
export type MessageRow = RowOf<typeof messageColumns>;
const messageColumns = {
  id: 'number',
  channel: narrow<'email' | 'sms'>('text'),
  to: 'text',
  subject: 'text',
  text: 'text',
  code: 'text?',
  sent_at: 'text',
} as const;

/** Sign-up and sign-in: one-time codes, consents, and sent messages. */
export const signUpTables = {
  otp: defineTable<OtpRow>()({
    key: 'id',
    columns: otpColumns,
    indexes: {
      email: { of: (row) => row.email.toLowerCase(), sort: (row) => row.sent_at, order: 'desc' },
      user: (row) => row.user_id ?? 0,
    },
  }),
  temporaryToken: defineTable<TemporaryTokenRow>()({ key: 'token', columns: temporaryTokenColumns, indexes: {} }),
  consent: defineTable<ConsentRow>()({ key: 'code', columns: consentColumns, indexes: {} }),
  message: defineTable<MessageRow>()({ key: 'id', columns: messageColumns, indexes: {} }),
};
