import type { Activity, ArrivalWindow, Boundary, PositionCode } from '../../src/generated/model';
import { createDb } from './db';
import { defineTable } from './defineTable';

/** A person with an account. `password` is kept as typed: nothing in the fake is secret. */
export type UserRow = {
  id: number;
  type: 1 | 2 | 3 | 4 | 5;
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
  status: 0 | 1;
  hourly_rate: number | null;
  serving_area_ids: number[];
  zip: string | null;
  birth_date: string | null;
  created_at: string;
};

/** A bearer token; `revoked_at` is set by a changed password, a deleted account or an ended session. */
export type TokenRow = { token: string; user_id: number; created_at: string; revoked_at: string | null };

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
  branch_limit: number;
  created_at: string;
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
  members_count: number;
  open_orders_count: number;
  created_at: string;
};

/** A manager (user of type 5) assigned to a branch. */
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

/** One person's copy of an activity in one feed; branch 0 is the personal feed. */
export type ActivityRow = Omit<Activity, 'read_at' | 'is_read'> & { user_id: number; read_at: string | null };

/** A one-time code that was sent; `purpose` says for which flow. */
export type OtpRow = {
  id: string;
  purpose: 'register' | 'reset';
  email: string;
  account_type: 'helper' | 'company' | null;
  code: string;
  checks_left: number;
  sent_at: string;
  expires_at: string;
  verified_at: string | null;
};

/** Proof of a verified code or of a social identity without account. */
export type TemporaryTokenRow = {
  token: string;
  purpose: 'register' | 'reset';
  email: string;
  expires_at: string;
  consumed_at: string | null;
};

/** A consent given on the fake's own page of a social provider; its code is good for one exchange. */
export type ConsentRow = {
  code: string;
  provider: 'google' | 'apple';
  email: string;
  first_name: string;
  last_name: string;
  created_at: string;
  used_at: string | null;
};

/** An e-mail or text message the provider would have sent. */
export type MessageRow = {
  id: number;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  sent_at: string;
};

/** The first answer given to an Idempotency-Key. */
export type ReplayRow = { key: string; status: number; body: string; created_at: string };

export function openTables() {
  return createDb({
    user: defineTable<UserRow>()({
      key: 'id',
      columns: {
        id: 'number',
        type: 'number',
        email: 'text',
        password: 'text',
        first_name: 'text',
        last_name: 'text',
        phone: 'text',
        avatar_url: 'text?',
        locale: 'text',
        timezone: 'text',
        company_id: 'number?',
        email_verified_at: 'text?',
        positions: 'json',
        status: 'number',
        hourly_rate: 'number?',
        serving_area_ids: 'json',
        zip: 'text?',
        birth_date: 'text?',
        created_at: 'text',
      },
      indexes: {
        email: { of: (row) => row.email.toLowerCase(), unique: true },
        company: (row) => row.company_id ?? 0,
      },
    }),
    token: defineTable<TokenRow>()({
      key: 'token',
      columns: { token: 'text', user_id: 'number', created_at: 'text', revoked_at: 'text?' },
      indexes: { user: (row) => row.user_id },
    }),
    company: defineTable<CompanyRow>()({
      key: 'id',
      columns: {
        id: 'number',
        name: 'text',
        owner_id: 'number',
        usdot_number: 'text?',
        phone: 'text',
        email: 'text',
        city: 'text',
        state: 'text',
        zip: 'text',
        fleet_size: 'text',
        branch_limit: 'number',
        created_at: 'text',
      },
      indexes: {},
    }),
    branch: defineTable<BranchRow>()({
      key: 'id',
      columns: {
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
        default_arrival_windows: 'json',
        travel_buffer_minutes: 'number',
        serving_area_ids: 'json',
        members_count: 'number',
        open_orders_count: 'number',
        created_at: 'text',
      },
      indexes: { company: (row) => row.company_id },
    }),
    branchManager: defineTable<BranchManagerRow>()({
      key: 'id',
      columns: { id: 'number', branch_id: 'number', user_id: 'number' },
      indexes: { branch: (row) => row.branch_id, user: (row) => row.user_id },
    }),
    servingArea: defineTable<ServingAreaRow>()({
      key: 'id',
      columns: {
        id: 'number',
        name: 'text',
        state_code: 'text',
        state_name: 'text',
        name_with_state_initials: 'text',
        lat: 'number',
        lng: 'number',
        default_radius_miles: 'number',
        population: 'number',
        boundary: 'json',
      },
      indexes: { state: (row) => row.state_code },
    }),
    activity: defineTable<ActivityRow>()({
      key: 'id',
      columns: {
        id: 'text',
        user_id: 'number',
        type: 'text',
        title: 'text',
        body: 'text',
        read_at: 'text?',
        branch_id: 'number',
        created_at: 'text',
        actor: 'json?',
        subject: 'json',
        url: 'text',
        severity: 'text',
        data: 'json',
      },
      indexes: {
        feed: { of: feedOf, sort: (row) => row.created_at, order: 'desc' },
        unread: {
          of: (row) => (row.read_at === null ? feedOf(row) : null),
          sort: (row) => row.created_at,
          order: 'desc',
        },
      },
    }),
    otp: defineTable<OtpRow>()({
      key: 'id',
      columns: {
        id: 'text',
        purpose: 'text',
        email: 'text',
        account_type: 'text?',
        code: 'text',
        checks_left: 'number',
        sent_at: 'text',
        expires_at: 'text',
        verified_at: 'text?',
      },
      indexes: { email: { of: (row) => row.email.toLowerCase(), sort: (row) => row.sent_at, order: 'desc' } },
    }),
    temporaryToken: defineTable<TemporaryTokenRow>()({
      key: 'token',
      columns: { token: 'text', purpose: 'text', email: 'text', expires_at: 'text', consumed_at: 'text?' },
      indexes: {},
    }),
    consent: defineTable<ConsentRow>()({
      key: 'code',
      columns: {
        code: 'text',
        provider: 'text',
        email: 'text',
        first_name: 'text',
        last_name: 'text',
        created_at: 'text',
        used_at: 'text?',
      },
      indexes: {},
    }),
    message: defineTable<MessageRow>()({
      key: 'id',
      columns: {
        id: 'number',
        channel: 'text',
        to: 'text',
        subject: 'text',
        text: 'text',
        code: 'text?',
        sent_at: 'text',
      },
      indexes: {},
    }),
    replay: defineTable<ReplayRow>()({
      key: 'key',
      columns: { key: 'text', status: 'number', body: 'text', created_at: 'text' },
      indexes: {},
    }),
  });
}

/** Key of one person's feed in one branch. */
export function feedOf({ user_id, branch_id }: { user_id: number; branch_id: number }): string {
  return `${user_id}/${branch_id}`;
}

export type WorldDb = ReturnType<typeof openTables>;
export type WorldTables = WorldDb['tables'];
