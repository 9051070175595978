import type { TemporaryTokenRow } from '../../provider/store/schema';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { accountTexts as texts } from '../../provider/texts/refusals';

/** The last steps that require proof of an email (docs/product.md, "One-time codes"). */
export type LastStep = 'helperSignUp' | 'companySignUp' | 'passwordReset';

type Proof = Pick<TemporaryTokenRow, 'purpose' | 'account_type' | 'expires_at' | 'consumed_at'>;

/**
 * Checks whether a token is valid for a step: only in its own flow, once, and for 30 minutes. Google and Apple prove an address
 * before the person chooses between helper and company, so their token has no account type and is valid for both.
 */
export function isGoodFor(token: Proof, step: LastStep, now: Date): boolean {
  if (token.consumed_at !== null || Date.parse(token.expires_at) <= now.getTime()) return false;
  if (step === 'passwordReset') return token.purpose === 'reset';
  const audience = step === 'helperSignUp' ? 'helper' : 'company';
  return token.purpose === 'register' && (token.account_type === null || token.account_type === audience);
}

/** The token, if it is valid for the step. */
export function decideToken<Token extends Proof>(token: Token | undefined, step: LastStep, now: Date): Token | Refusal {
  return token && isGoodFor(token, step, now) ? token : refuseExpiredStep();
}

export function refuseExpiredStep(): Refusal {
  return refuse.gone(texts.stepExpired, { code: 'token_expired' });
}
