import type { ActiveStatus, Activity, ArrivalWindow, Boundary, PositionCode, UserType } from '#generated/model';

/** A value of the contract whose fields `Name` the fake always knows, although other providers may leave them out. */
export type WithKnown<Value, Name extends keyof Value> = Omit<Value, Name> & {
  [Each in Name]: NonNullable<Value[Each]>;
};

/** A person with an account. `password` is stored as typed: nothing in the fake is secret. */
export type UserRow = {
  id: number;
  type: UserType;
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  phone: string;
  avatar_url: string | null;
  locale: 'en' | 'es';
  timezone: string;
  company_id: number | null;
  email_verified_at: string | null;
  positions: PositionCode[];
  status: ActiveStatus;
  hourly_rate: number | null;
  serving_area_ids: number[];
  zip: string | null;
  birth_date: string | null;
  created_at: string;
};

/** A bearer token; `revoked_at` is set when the password changes, the account is deleted or the session ends. */
export type TokenRow = { token: string; user_id: number; created_at: string; revoked_at: string | null };

/** A person's calendar feed; `token` is the secret in its address. */
export type CalendarFeedRow = { user_id: number; token: string; created_at: string };

export type CompanyRow = {
  id: number;
  name: string;
  owner_id: number;
  usdot_number: string | null;
  phone: string;
  email: string;
  city: string;
  state: string;
  zip: string;
  fleet_size: '1-3' | '4-10' | '11+';
  created_at: string;
  /** When the owner hid the checklist of a new company. */
  setup_dismissed_at: string | null;
};

export type BranchRow = {
  id: number;
  company_id: number;
  name: string;
  avatar_url: string | null;
  phone: string;
  email: string | null;
  address_line: string;
  unit: string | null;
  city: string;
  state: string;
  zip: string;
  lat: number;
  lng: number;
  timezone: string;
  default_min_hours: number;
  default_arrival_windows: ArrivalWindow[];
  travel_buffer_minutes: number;
  serving_area_ids: number[];
  /** Miles by area id, where someone has set one. */
  serving_area_radii: Record<string, number>;
  created_at: string;
  /** When the branch was deleted. Only its finished jobs can still be read. */
  closed_at: string | null;
  /** Counts the changes, the last one by this person; null before the first. */
  version: number;
  updated_by_id: number | null;
};

/** A manager of a company: the user of type 5, with the id that lists of managers use. */
export type ManagerRow = { id: number; user_id: number; company_id: number };

/** A manager assigned to a branch. */
export type BranchManagerRow = { id: number; branch_id: number; user_id: number };

export type ServingAreaRow = {
  id: number;
  name: string;
  state_code: string;
  state_name: string;
  name_with_state_initials: string;
  lat: number;
  lng: number;
  default_radius_miles: number;
  population: number;
  boundary: Boundary;
};

/**
 * One person's copy of an activity in one feed; branch 0 is the personal feed. `order` counts up across all feeds and
 * keeps activities of the same second in the order they were written.
 */
export type ActivityRow = Omit<
  WithKnown<Activity, 'type' | 'branch_id' | 'created_at' | 'subject' | 'severity' | 'data'>,
  'read_at' | 'is_read'
> & {
  user_id: number;
  read_at: string | null;
  order: number;
};

/** A wrong password, kept for a minute to slow down guessing. `subject` is the address or person it was typed for. */
export type PasswordFailureRow = { id: number; subject: string; failed_at: string };

/** A one-time code that was sent; `purpose` is its flow, `user_id` the account if there is one. */
export type OtpRow = {
  id: string;
  purpose: 'register' | 'reset' | 'changeEmail';
  email: string;
  account_type: 'helper' | 'company' | null;
  user_id: number | null;
  code: string;
  checks_left: number;
  sent_at: string;
  expires_at: string;
  verified_at: string | null;
};

/** Proof of a verified code or of a social identity without an account; valid only for the flow that issued it. */
export type TemporaryTokenRow = {
  token: string;
  purpose: 'register' | 'reset';
  email: string;
  /** The kind of account to create; null for a reset, and where the choice is still open (Google, Apple). */
  account_type: 'helper' | 'company' | null;
  user_id: number | null;
  expires_at: string;
  consumed_at: string | null;
};

/** A consent given on the fake's own page of a social provider; its code is valid for one exchange. */
export type ConsentRow = {
  code: string;
  provider: 'google' | 'apple';
  email: string;
  first_name: string;
  last_name: string;
  created_at: string;
  used_at: string | null;
};

/** An email or text message the provider would have sent. */
export type MessageRow = {
  id: number;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  sent_at: string;
};

/**
 * The answer stored for an Idempotency-Key: `key` is the person and the key, `request` a fingerprint of the whole
 * request, `branch_ids` where the person could act.
 */
export type ReplayRow = { key: string; request: string; body: string; branch_ids: number[]; created_at: string };
