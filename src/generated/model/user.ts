/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActiveStatus } from './activeStatus';
import type { PositionCode } from './positionCode';
import type { UserLocale } from './userLocale';
import type { UserType } from './userType';

/**
 * The signed-in person; the app derives its manager and helper flags from the type.
 */
export interface User {
  /**
     * @minimum 1
     * @nullable
     */
  id: number | null;
  type: UserType;
  email: string;
  first_name: string;
  last_name: string;
  /**
     * @maxLength 10
     * @pattern ^[0-9]{10}$
     */
  phone: string;
  /** @nullable */
  avatar_url: string | null;
  /** @nullable */
  locale: UserLocale;
  timezone: string;
  /**
     * Null for helpers.
     * @nullable
     */
  company_id: number | null;
  /** @nullable */
  email_verified_at: string | null;
  positions: PositionCode[];
  status: ActiveStatus | null;
  /** @nullable */
  created_at: string | null;
  /**
     * Branches this person has access to.
     * @minimum 0
     * @nullable
     */
  branches_count: number | null;
  /**
     * Unread activities over all feeds.
     * @minimum 0
     * @nullable
     */
  unread_total: number | null;
  /** A manager whose access to the company is turned off. */
  manager_inactive: boolean;
}
