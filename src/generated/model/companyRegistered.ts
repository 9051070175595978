/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Company } from './company';
import type { User } from './user';

export interface CompanyRegistered {
  /** @minLength 1 */
  access_token: string;
  user: User;
  company: Company | null;
}
