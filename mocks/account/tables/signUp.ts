import { defineTable } from '../../provider/store/table';
import type { ConsentRow, MessageRow, OtpRow, TemporaryTokenRow } from '../../provider/store/rows';

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
