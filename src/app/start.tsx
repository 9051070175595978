import '#platform/ui/theme/styles.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Settings } from '#platform/config/settings';
import type { Slots } from '#platform/config/SettingsContext';
import { startLanguage } from '#platform/language/current';
import type { Monitor } from '#platform/lib/log/monitor';
import { App } from './App';
import { createApp } from './createApp';
import { startMonitor } from './startMonitor';
import { loadFirstCode, openFirstRoute, openOnIntent } from './pages/openRoute';
import { routes } from './pages/routes';

export type StartOptions = {
  settings: Settings;
  /** Prefix of the storage keys of this page; none in production. */
  profile?: string;
  slots?: Slots;
  /** Monitoring service of the app. */
  monitor?: Monitor;
  /** Signs a person in before the app starts. */
  signIn?: Promise<unknown>;
};

/**
 * Starts the product, for production and for the demo. The code of the page on the path and its first reads load in
 * parallel; then the app is rendered once.
 */
export async function start({ settings, profile, slots = {}, monitor, signIn }: StartOptions): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const storagePrefix = profile === undefined ? '' : `profile:${profile}:`;
  if (monitor) startMonitor(monitor, settings.routerBase);
  const app = createApp(settings, storagePrefix);
  loadFirstCode(settings.routerBase, signIn !== undefined || app.storage.token() !== null);
  startLanguage(app.storage.locale());
  await signIn;
  await app.restoreQueries();
  app.startSession();
  await openFirstRoute(app, settings.routerBase);
  // The boundary that catches an error reports it with its operation.
  const root = createRoot(container, { onCaughtError: () => undefined });
  // In a transition the loaded page is rendered without its placeholder.
  startTransition(() => root.render(<App app={app} routes={routes} settings={settings} slots={slots} />));
  openOnIntent(app, settings.routerBase);
}
