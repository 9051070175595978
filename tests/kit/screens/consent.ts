import { giveConsent } from '../../../mocks/account/handlers/signIn';
import type { World } from '../../../mocks/provider/world';

/** The code that a provider returns after a person consented on its page. */
export const consentCode = (world: World, provider: 'google' | 'apple', email: string): string =>
  giveConsent(world, { provider, email, first_name: 'Nora', last_name: 'Castle' });
