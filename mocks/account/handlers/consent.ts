import type { ConsentRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';

type Consent = Pick<ConsentRow, 'provider' | 'email' | 'first_name' | 'last_name'>;

/** Consent on the fake page of Google or Apple. The returned code is good for one exchange within 10 minutes. */
export function giveConsent(world: World, consent: Consent): string {
  return world.change(() => {
    const row = { ...consent, code: world.random.token(32), created_at: world.now(), used_at: null };
    return world.tables.consent.insert(row).code;
  });
}
