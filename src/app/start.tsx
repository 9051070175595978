import '#platform/ui/theme/styles.css';
import { createRoot } from 'react-dom/client';
import type { Settings } from '#platform/config/settings';
import type { Slots } from '#platform/config/SettingsContext';
import { startLanguage } from '#platform/language/current';
import { type Monitor, connectMonitor, monitorError, monitorVital } from '#platform/lib/log/log';
import { toAppPath } from '#platform/routing/currentRoute';
import { matchPath } from '#platform/routing/guards/guard';
import { App } from './App';
import { createApp } from './createApp';
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
  root.render(<App app={app} routes={routes} settings={settings} slots={slots} />);
  openOnIntent(app, settings.routerBase);
}

/**
 * Reports errors, calls and differences from the contract to a monitoring service, with the name of the route.
 * Returns the function that ends it.
 */
export function startMonitor(monitor: Monitor, base: string): () => void {
  connectMonitor(monitor, () => matchPath(toAppPath(base, location.pathname))?.name ?? 'none');
  if (monitor.onVitals) void watchVitals();
  const listening = new AbortController();
  addEventListener('error', ({ error }) => monitorError(error), listening);
  addEventListener('unhandledrejection', ({ reason }) => monitorError(reason), listening);
  return () => {
    listening.abort();
    connectMonitor({}, () => 'none');
  };
}

/** The library observes the page for as long as it is open. */
async function watchVitals(): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  onCLS(monitorVital);
  onINP(monitorVital);
  onLCP(monitorVital);
}
