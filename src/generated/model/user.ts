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
  /** @minimum 1 */
  id: number;
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
  status: ActiveStatus;
  created_at: string;
  /**
     * Branches this person has access to.
     * @minimum 0
     */
  branches_count: number;
  /**
     * Unread activities over all feeds.
     * @minimum 0
     */
  unread_total: number;
  /** A manager whose access to the company is turned off. */
  manager_inactive?: boolean;
}
