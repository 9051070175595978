/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EmergencyContact } from './emergencyContact';
import type { Language } from './language';
import type { Locale } from './locale';

export interface PersonalInfo {
  first_name: string;
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  /** Changed with a code. */
  email: string;
  phone: string;
  /** @nullable */
  birth_date: string | null;
  address_line: string;
  city: string;
  state: string;
  /** @nullable */
  zip: string | null;
  about: string;
  languages: Language[];
  locale: Locale | null;
  emergency_contact: EmergencyContact | null;
}
