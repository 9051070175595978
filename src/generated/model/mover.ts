/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Phone } from './phone';

/**
 * The company as a helper sees it.
 */
export interface Mover {
  company: string;
  branch: string;
  contact_name: string;
  phone: Phone;
  /** @nullable */
  rating: number | null;
}
