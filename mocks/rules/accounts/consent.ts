import type { ConsentRow } from '../../db/schema';
import type { World } from '../../world';

/** Minutes a code of a consent may wait for its exchange. */
const validMinutes = 10;

type Consent = Pick<ConsentRow, 'provider' | 'email' | 'first_name' | 'last_name'>;

/** Somebody agrees on the pretend page of Google or Apple; the code returned is good for one exchange within 10 minutes. */
export function giveConsent(world: World, consent: Consent): string {
  return world.change(() => {
    const row = { ...consent, code: world.random.token(32), created_at: world.now(), used_at: null };
    return world.tables.consent.insert(row).code;
  });
}

/** Whether the code of a consent can still be exchanged by this provider's callback. */
export function isExchangeable(
  consent: Pick<ConsentRow, 'provider' | 'created_at' | 'used_at'>,
  provider: ConsentRow['provider'],
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(consent.created_at);
  return consent.provider === provider && consent.used_at === null && age <= validMinutes * 60_000;
}
