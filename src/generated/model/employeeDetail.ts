/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActiveStatus } from './activeStatus';
import type { DriverLicense } from './driverLicense';
import type { EmergencyContact } from './emergencyContact';
import type { EmployeeDocument } from './employeeDocument';
import type { EmploymentType } from './employmentType';
import type { Language } from './language';
import type { NextJob } from './nextJob';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';
import type { UpcomingJob } from './upcomingJob';

/**
 * A member as the form and the removal dialog need it.
 */
export interface EmployeeDetail {
  /** @minimum 1 */
  id: number;
  /**
     * @minimum 1
     * @nullable
     */
  user_id: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  branch_id: number | null;
  /**
     * Branches of the company they are a member of.
     * @items.minimum 1
     */
  branch_ids: number[];
  first_name: string;
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  email: string;
  /**
     * @maxLength 10
     * @pattern ^[0-9]{10}$
     */
  phone: string;
  /** They came with their own account: only they change names, email, phone and photo. */
  owns_profile: boolean;
  /** The caller may not correct the email: the member signs in with it, or only the owner may. */
  email_locked: boolean;
  positions: PositionCode[];
  employment_type: EmploymentType | null;
  /**
     * Cents per hour.
     * @minimum 0
     * @nullable
     */
  hourly_rate: number | null;
  status: ActiveStatus | null;
  is_manager: boolean;
  languages: Language[];
  /** @nullable */
  rating_avg: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  rating_count: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  hours_this_week: number | null;
  next_job: NextJob | null;
  documents: EmployeeDocument[];
  joined_at: Timestamp | null;
  /**
     * @minimum 1
     * @nullable
     */
  version: number | null;
  /** @nullable */
  start_date: string | null;
  driver_license: DriverLicense | null;
  /** @nullable */
  dot_medical_expires_on: string | null;
  emergency_contact: EmergencyContact | null;
  notes: string;
  /** Jobs that removing the member would cancel - soonest first. */
  upcoming_jobs: UpcomingJob[];
}
