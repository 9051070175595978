import type { TemporaryTokenRow } from '../../db/schema';
import { type Refusal, refuse } from '../refusals';

/** The last steps that ask for proof of an email (docs/product.md, "One-time codes"). */
export type LastStep = 'helperSignUp' | 'companySignUp' | 'passwordReset';

type Proof = Pick<TemporaryTokenRow, 'purpose' | 'account_type' | 'expires_at' | 'consumed_at'>;

/**
 * Whether a token is good for a step: that of its own flow only, once, and for 30 minutes. Google and Apple vouch for an
 * address before anybody chose between helper and company, so their token (without an account type) is good for either.
 */
export function isGoodFor(token: Proof, step: LastStep, now: Date): boolean {
  if (token.consumed_at !== null || Date.parse(token.expires_at) <= now.getTime()) return false;
  if (step === 'passwordReset') return token.purpose === 'reset';
  const audience = step === 'helperSignUp' ? 'helper' : 'company';
  return token.purpose === 'register' && (token.account_type === null || token.account_type === audience);
}

/** The token of that name if it is good for a step. */
export function decideToken<Token extends Proof>(token: Token | undefined, step: LastStep, now: Date): Token | Refusal {
  return token && isGoodFor(token, step, now) ? token : refuseExpiredStep();
}

export function refuseExpiredStep(): Refusal {
  return refuse.gone('This step has expired. Please start again.', { code: 'token_expired' });
}
