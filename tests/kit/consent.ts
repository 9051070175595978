import { giveConsent } from '../../mocks/handlers/auth/consent';
import type { World } from '../../mocks/world';

/** The code a provider sends back after somebody agreed on its consent page. */
export const consentCode = (world: World, provider: 'google' | 'apple', email: string): string =>
  giveConsent(world, { provider, email, first_name: 'Nora', last_name: 'Castle' });
