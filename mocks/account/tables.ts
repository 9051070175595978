import type {
  CalendarFeedRow,
  PasswordFailureRow,
  TokenRow,
  UserRow,
  BranchManagerRow,
  BranchRow,
  CompanyRow,
  ManagerRow,
  ServingAreaRow,
  ConsentRow,
  MessageRow,
  OtpRow,
  TemporaryTokenRow,
} from '../provider/store/rows';
import { defineTable } from '../provider/store/table';

/** People and their credentials. */
export const peopleTables = {
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
  calendarFeed: defineTable<CalendarFeedRow>()({
    key: 'user_id',
    columns: { user_id: 'number', token: 'text', created_at: 'text' },
    indexes: { token: { of: (row) => row.token, unique: true } },
  }),
  passwordFailure: defineTable<PasswordFailureRow>()({
    key: 'id',
    columns: { id: 'number', subject: 'text', failed_at: 'text' },
    indexes: { subject: (row) => row.subject },
  }),
};

/** Companies, their branches and the areas they serve. */
export const companiesTables = {
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
      created_at: 'text',
      setup_dismissed_at: 'text?',
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
      serving_area_radii: 'json',
      created_at: 'text',
      closed_at: 'text?',
      version: 'number',
      updated_by_id: 'number?',
    },
    indexes: {
      /** The branches of a company that are open. */
      company: (row) => (row.closed_at === null ? row.company_id : null),
      /** Closed branches too, for their finished jobs. */
      everOfCompany: (row) => row.company_id,
    },
  }),
  manager: defineTable<ManagerRow>()({
    key: 'id',
    columns: { id: 'number', user_id: 'number', company_id: 'number' },
    indexes: { user: { of: (row) => row.user_id, unique: true }, company: (row) => row.company_id },
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
    indexes: {
      state: (row) => row.state_code,
      town: (row) => row.name_with_state_initials.toLowerCase(),
    },
  }),
};

/** Sign-up and sign-in: one-time codes, consents, and sent messages. */
export const signUpTables = {
  otp: defineTable<OtpRow>()({
    key: 'id',
    columns: {
      id: 'text',
      purpose: 'text',
      email: 'text',
      account_type: 'text?',
      user_id: 'number?',
      code: 'text',
      checks_left: 'number',
      sent_at: 'text',
      expires_at: 'text',
      verified_at: 'text?',
    },
    indexes: {
      email: { of: (row) => row.email.toLowerCase(), sort: (row) => row.sent_at, order: 'desc' },
      user: (row) => row.user_id ?? 0,
    },
  }),
  temporaryToken: defineTable<TemporaryTokenRow>()({
    key: 'token',
    columns: {
      token: 'text',
      purpose: 'text',
      email: 'text',
      account_type: 'text?',
      user_id: 'number?',
      expires_at: 'text',
      consumed_at: 'text?',
    },
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
};
