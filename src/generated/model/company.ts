/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { Phone } from './phone';

/**
 * A moving company.
 */
export interface Company {
  /** @minimum 1 */
  id: number;
  name: string;
  legal_name: string;
  usdot_number: string;
  mc_number: string;
  phone: Phone;
  email: Email;
  website: string;
  /** @nullable */
  logo_url: string | null;
  /**
     * @minimum 1
     * @nullable
     */
  owner_id: number | null;
}
