/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Stop } from './stop';

/**
 * A customer of earlier orders of a branch, with their addresses, the latest first.
 */
export interface Customer {
  /** @maxLength 50 */
  customer_name: string;
  /** @maxLength 50 */
  customer_last_name: string;
  /** @maxLength 10 */
  customer_primary_phone: string;
  /**
     * @maxLength 10
     * @nullable
     */
  customer_secondary_phone: string | null;
  /**
     * @maxLength 254
     * @nullable
     */
  customer_email: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  company_name: string | null;
  /** @minimum 1 */
  jobs_count: number;
  /** Day of the latest job. */
  last_date: string;
  /**
     * The destination of a job before its pickup, because the customer lives there now.
     * @maxItems 3
     */
  addresses: Stop[];
}
