import '../platform/ui/theme/tokens.css';
import '../platform/ui/theme/fallbackFont.css';
import './frame/frame.css';
import type { Settings } from '../platform/config/settings';
import type { Slots } from '../platform/config/SettingsContext';
import { platformCatalog } from '../platform/language/platformCatalog';
import { untilPainted } from '../platform/lib/paint';
import { prepareFormats } from '../platform/lib/time/prepareFormats';
import { startLanguage } from '../platform/language/setLanguage';
import { appCatalog } from './catalog';
import { startRoute } from './startRoute';

export type StartOptions = {
  settings: Settings;
  /** Prefix of the storage keys of this page; none in production. */
  profile?: string;
  slots?: Slots;
  /** Signs a person in, while the app loads. */
  signIn?: Promise<unknown>;
};

/**
 * Starts the product. The only entry point, for production and for the demo. The language is chosen first; after
 * the first paint the app and its texts run.
 */
export async function start({ settings, profile, slots, signIn }: StartOptions): Promise<void> {
  const storagePrefix = profile === undefined ? '' : `profile:${profile}:`;
  startLanguage(storagePrefix);
  const isSigningIn = signIn !== undefined || new URLSearchParams(location.search).has('token');
  startRoute({ base: settings.routerBase, storagePrefix, isSigningIn });
  // Running the app, and applying its styles, would keep its frame from the screen. Its files are loading already.
  await untilPainted();
  // The time is free until the app is there.
  void prepareFormats();
  const [{ mount }] = await Promise.all([import('./mount'), platformCatalog.load(), appCatalog.load(), signIn]);
  await mount({ settings, storagePrefix, slots });
}
