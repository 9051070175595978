/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { NewPerson } from './newPerson';
import type { SignedIn } from './signedIn';

/**
 * Signed in, or a new person.
 */
export type OAuthResult = SignedIn | NewPerson;
