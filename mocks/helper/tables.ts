import { defineTable } from '../provider/store/table';
import type { AvailabilityRow, NotificationPreferenceRow, ProfileDetailRow } from './rows';

/** Tables of helpers' own settings. */
export const marketTables = {
  notificationPreference: defineTable<NotificationPreferenceRow>()({
    key: 'user_id',
    columns: { user_id: 'number', choices: 'json', quiet_hours: 'text?', sound: 'flag' },
    indexes: {},
  }),
  availability: defineTable<AvailabilityRow>()({
    key: 'user_id',
    columns: {
      user_id: 'number',
      availabilities: 'json',
      exceptions: 'json',
      max_jobs_per_day: 'number',
      max_hours_per_week: 'number',
      min_pay_per_job: 'number?',
      on_call_on: 'text?',
    },
    indexes: {},
  }),
  profileDetail: defineTable<ProfileDetailRow>()({
    key: 'user_id',
    columns: {
      user_id: 'number',
      position_rates: 'json',
      area_radii: 'json',
      vehicles: 'json',
      about: 'text',
      address_line: 'text',
      city: 'text',
      state: 'text',
      emergency_contact: 'json?',
      driver_license: 'json?',
      foreman_years: 'number',
    },
    indexes: {},
  }),
};
