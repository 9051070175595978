import type { Settings } from '../platform/config/settings';
import type { Slots } from '../platform/config/SettingsContext';
import { platformCatalog } from '../platform/language/platformCatalog';
import { startLanguage } from '../platform/language/setLanguage';
import { appCatalog } from './catalog';

export type StartOptions = {
  settings: Settings;
  /** Name of the seat whose storage this page uses; none in production. */
  seat?: string;
  slots?: Slots;
};

/**
 * Starts the product: the entry of production and of the demo. The language is chosen first, then the app and its texts
 * are loaded side by side.
 */
export async function start({ settings, seat, slots }: StartOptions): Promise<void> {
  const seatPrefix = seat === undefined ? '' : `seat:${seat}:`;
  const [{ mount }] = await Promise.all([import('./mount'), startLanguage(seatPrefix, [platformCatalog, appCatalog])]);
  mount({ settings, seatPrefix, slots });
}
