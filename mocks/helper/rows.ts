import type {
  AvailabilityDay,
  AvailabilityException,
  DriverLicense,
  EmergencyContact,
  HelperVehicle,
  NotificationPreferences,
} from '#generated/model';

/** Working hours of a person. People without a row have set none. */
export type AvailabilityRow = {
  user_id: number;
  availabilities: AvailabilityDay[];
  exceptions: AvailabilityException[];
  max_jobs_per_day: number;
  max_hours_per_week: number;
  /** Cents. */
  min_pay_per_job: number | null;
  /** The day the person last switched "on call" on; it ends with that day. */
  on_call_on: string | null;
};

/** Profile details a person added. People without a row have added none. */
export type ProfileDetailRow = {
  user_id: number;
  /** Cents per hour by position code. */
  position_rates: Record<string, number>;
  /** Miles by area id, where they are not the usual ones. */
  area_radii: Record<string, number>;
  vehicles: HelperVehicle[];
  about: string;
  address_line: string;
  city: string;
  state: string;
  emergency_contact: EmergencyContact | null;
  driver_license: DriverLicense | null;
  foreman_years: number;
};

/** Notification preferences of a person. People without a row have the defaults. */
export type NotificationPreferenceRow = NotificationPreferences & { user_id: number };
