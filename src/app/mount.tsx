import '../platform/ui/theme/styles.css';
import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Settings } from '../platform/config/settings';
import type { Slots } from '../platform/config/SettingsContext';
import { holdCalls, prepareHttp } from '../platform/http/http';
import { onFirstUse, watchFirstUse } from '../platform/lib/firstUse';
import { untilDisplayed } from '../platform/lib/paint';
import { pause } from '../platform/lib/pause';
import { prefetchOnIntent } from '../platform/routing/links/prefetchOnIntent';
import { prepareMessages } from '../platform/ui/messages/LazyMessages';
import { showFont } from '../platform/ui/theme/font';
import { prepareOverlays } from '../platform/ui/overlays/lazyOverlays';
import { App } from './App';
import { createApp } from './createApp';
import { startSagas } from './startSagas';
import { prepareScreen } from './prepareScreen';

/** Milliseconds after which the app is shown without its first screen. */
const screenPatience = 3000;

export type MountOptions = {
  settings: Settings;
  /** Prefix of the storage keys of this page; none in production. */
  storagePrefix: string;
  slots?: Slots;
};

/**
 * Renders the app in the page's root element, with its first screen if that loads in time. Its texts are loaded before.
 */
export async function mount({ settings, storagePrefix, slots = {} }: MountOptions): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const { promise: isShown, resolve: noteShown } = Promise.withResolvers<void>();
  watchFirstUse();
  // The service worker has it without the network; otherwise it comes after the first screen.
  if (navigator.serviceWorker?.controller) void showFont();
  else void isShown.then(() => app.whenQueriesIdle()).then(showFont);
  const app = createApp(settings, storagePrefix, { isShown });
  void startSagas(app);
  await Promise.race([prepareScreen(app, settings.routerBase, settings.apiUrl), pause(screenPatience)]);
  // What breaks is reported by the boundary that catches it, which knows the operation.
  const root = createRoot(container, { onCaughtError: () => undefined });
  holdCalls(Promise.race([isShown, pause(screenPatience)]));
  // In a transition React renders in short tasks, so that the page answers a touch in between.
  startTransition(() => {
    root.render(
      <>
        <App app={app} settings={settings} slots={slots} />
        <AfterDisplay action={noteShown} />
      </>,
    );
  });
  prefetchOnIntent(settings.routerBase);
  // A person who touches the page is about to send something.
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => void prepareHttp(), { once: true });
  // Or about to open a menu, or to get an answer.
  onFirstUse(() => void Promise.all([prepareOverlays(), prepareMessages()]));
}

/** Acts when the app is on the display. */
function AfterDisplay({ action }: { action: () => void }) {
  useEffect(() => void untilDisplayed().then(action), [action]);
  return null;
}
