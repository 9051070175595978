import { defineTable } from '../../provider/store/table';
import type { CalendarFeedRow, PasswordFailureRow, TokenRow, UserRow } from '../../provider/store/rows';

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
