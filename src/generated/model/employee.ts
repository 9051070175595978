/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActiveStatus } from './activeStatus';
import type { EmployeeDocument } from './employeeDocument';
import type { EmploymentType } from './employmentType';
import type { Language } from './language';
import type { NextJob } from './nextJob';
import type { PositionCode } from './positionCode';
import type { Timestamp } from './timestamp';

/**
 * A member of a branch as lists show them. Office staff have no positions.
 */
export interface Employee {
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
     * Hours accepted or worked from Monday to Sunday.
     * @minimum 0
     * @nullable
     */
  hours_this_week: number | null;
  next_job: NextJob | null;
  documents: EmployeeDocument[];
  joined_at: Timestamp | null;
  /**
     * Counts the changes of the member.
     * @minimum 1
     * @nullable
     */
  version: number | null;
}
