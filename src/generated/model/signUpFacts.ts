/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { Phone } from './phone';
import type { StateCode } from './stateCode';
import type { Zip } from './zip';

/**
 * The owner's sign-up details; the first branch starts with them.
 */
export interface SignUpFacts {
  name: string;
  phone: Phone;
  email: Email;
  city: string;
  state: StateCode;
  zip: Zip;
}
