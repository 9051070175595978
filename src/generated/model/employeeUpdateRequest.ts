/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActiveStatus } from './activeStatus';
import type { Email } from './email';
import type { EmployeeUpdateRequestLicenseClass } from './employeeUpdateRequestLicenseClass';
import type { EmploymentType } from './employmentType';
import type { Language } from './language';
import type { Phone } from './phone';
import type { PositionCode } from './positionCode';
import type { StateCodeOrNone } from './stateCodeOrNone';

/**
 * Absent fields stay unchanged, a list that is sent replaces the old one. Rate, status and employment apply to all listed branches. Send all fields of a license; `license_class` none removes it.
 */
export interface EmployeeUpdateRequest {
  /**
     * @minLength 1
     * @maxLength 50
     */
  first_name?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  last_name?: string;
  email?: Email;
  phone?: Phone;
  /**
     * Foreman/driver (4) includes driver and foreman, which are then not listed.
     * @minItems 1
     * @maxItems 3
     */
  positions?: PositionCode[];
  employment_type?: EmploymentType;
  /**
     * Cents per hour.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate?: number;
  /**
     * @minItems 1
     * @maxItems 20
     * @items.minimum 1
     */
  branch_ids?: number[];
  /** Only the owner may change it; employees only. */
  is_manager?: boolean;
  /**
     * Empty text for none.
     * @maxLength 10
     * @pattern ^([0-9]{4}-[0-9]{2}-[0-9]{2})?$
     */
  start_date?: string;
  /** @maxItems 3 */
  languages?: Language[];
  /** Required for drivers and foreman/drivers with the next three. */
  license_class?: EmployeeUpdateRequestLicenseClass;
  license_state?: StateCodeOrNone;
  /**
     * @maxLength 4
     * @pattern ^([0-9]{4})?$
     */
  license_number_last4?: string;
  /**
     * Not in the past.
     * @maxLength 10
     * @pattern ^([0-9]{4}-[0-9]{2}-[0-9]{2})?$
     */
  license_expires_on?: string;
  /**
     * Required for a license of class A or B.
     * @maxLength 10
     * @pattern ^([0-9]{4}-[0-9]{2}-[0-9]{2})?$
     */
  dot_medical_expires_on?: string;
  /**
     * Empty text for no emergency contact.
     * @maxLength 100
     */
  emergency_name?: string;
  /**
     * @maxLength 10
     * @pattern ^([2-9][0-9]{2}[2-9][0-9]{6})?$
     */
  emergency_phone?: string;
  /** @maxLength 50 */
  emergency_relation?: string;
  /** @maxLength 1000 */
  notes?: string;
  status?: ActiveStatus;
  /**
     * The version that was read; not compared if absent.
     * @minimum 1
     */
  version?: number;
}
