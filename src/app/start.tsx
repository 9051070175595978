import '../platform/ui/theme/styles.css';
import { createRoot } from 'react-dom/client';
import type { Settings } from '../platform/config/settings';
import type { Slots } from '../platform/config/SettingsContext';
import { prepareHttp } from '../platform/http/http';
import { App } from './App';
import { createApp } from './createApp';

export type StartOptions = {
  settings: Settings;
  /** Prefix of the storage keys of this page; none in production. */
  profile?: string;
  slots?: Slots;
};

/** Starts the product in the page's root element. The only entry point, for production and for the demo. */
export function start({ settings, profile, slots = {} }: StartOptions): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const app = createApp(settings, profile === undefined ? '' : `seat:${profile}:`);
  // What breaks is reported by the boundary that catches it, which knows the operation.
  const root = createRoot(container, { onCaughtError: () => undefined });
  root.render(<App app={app} settings={settings} slots={slots} />);
  // A person who touches the page is about to send something.
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => void prepareHttp(), { once: true });
}
