import type { ConsentRow } from '../../provider/store/schema';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { accountTexts as texts } from '../../provider/texts/refusals';

/** Lifetime of a consent code, in minutes. */
const validMinutes = 10;

/** Checks whether this provider's callback can still exchange the code of a consent. */
function isExchangeable(
  consent: Pick<ConsentRow, 'provider' | 'created_at' | 'used_at'>,
  provider: ConsentRow['provider'],
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(consent.created_at);
  return consent.provider === provider && consent.used_at === null && age <= validMinutes * 60_000;
}

/** The consent that a code of this provider belongs to. */
export function decideConsent(
  consent: ConsentRow | undefined,
  provider: ConsentRow['provider'],
  now: Date,
): ConsentRow | Refusal {
  return consent && isExchangeable(consent, provider, now) ? consent : refuse.field('code', texts.consent);
}
