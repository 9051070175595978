import type {
  AvailabilityDay,
  AvailabilityException,
  DriverLicense,
  EmergencyContact,
  HelperVehicle,
  NotificationPreferences,
} from '#generated/model';
import { type RowOf, narrow } from '../provider/store/columns';
import { defineTable } from '../provider/store/table';

/** Notification preferences of a person. People without a row have the defaults. */
export type NotificationPreferenceRow = NotificationPreferences & { user_id: number };

/** Working hours of a person. People without a row have set none. */
export type AvailabilityRow = RowOf<typeof availabilityColumns>;
const availabilityColumns = {
  user_id: 'number',
  availabilities: narrow<AvailabilityDay[]>('json'),
  exceptions: narrow<AvailabilityException[]>('json'),
  max_jobs_per_day: 'number',
  max_hours_per_week: 'number',
  /** Cents. */
  min_pay_per_job: 'number?',
  /** The day the person last switched "on call" on; it ends with that day. */
  on_call_on: 'text?',
} as const;

/** Profile details a person added. People without a row have added none. */
export type ProfileDetailRow = RowOf<typeof profileDetailColumns>;
const profileDetailColumns = {
  user_id: 'number',
  /** Cents per hour by position code. */
  position_rates: narrow<Record<string, number>>('json'),
  /** Miles by area id, where they are not the usual ones. */
  area_radii: narrow<Record<string, number>>('json'),
  vehicles: narrow<HelperVehicle[]>('json'),
  about: 'text',
  address_line: 'text',
  city: 'text',
  state: 'text',
  emergency_contact: narrow<EmergencyContact | null>('json?'),
  driver_license: narrow<DriverLicense | null>('json?'),
  foreman_years: 'number',
} as const;

/** Tables of helpers' own settings. */
export const marketTables = {
  notificationPreference: defineTable<NotificationPreferenceRow>()({
    key: 'user_id',
    columns: { user_id: 'number', choices: 'json', quiet_hours: 'text?', sound: 'flag' },
    indexes: {},
  }),
  availability: defineTable<AvailabilityRow>()({ key: 'user_id', columns: availabilityColumns, indexes: {} }),
  profileDetail: defineTable<ProfileDetailRow>()({ key: 'user_id', columns: profileDetailColumns, indexes: {} }),
};
