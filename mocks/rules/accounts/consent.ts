import type { ConsentRow } from '../../db/schema';
import { type Refusal, refuse } from '../refusals';

/** Minutes a code of a consent may wait for its exchange. */
const validMinutes = 10;

/** Whether the code of a consent can still be exchanged by this provider's callback. */
export function isExchangeable(
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
  return consent && isExchangeable(consent, provider, now)
    ? consent
    : refuse.field('code', 'Login attempt unsuccessful.');
}
