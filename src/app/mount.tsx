import '../platform/ui/theme/styles.css';
import { createRoot } from 'react-dom/client';
import type { Settings } from '../platform/config/settings';
import type { Slots } from '../platform/config/SettingsContext';
import { prepareHttp } from '../platform/http/http';
import { App } from './App';
import { createApp } from './createApp';

export type MountOptions = {
  settings: Settings;
  /** Prefix of the storage keys of this page; none in production. */
  storagePrefix: string;
  slots?: Slots;
};

/** Renders the app in the page's root element. Its texts are loaded before. */
export function mount({ settings, storagePrefix, slots = {} }: MountOptions): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const app = createApp(settings, storagePrefix);
  // What breaks is reported by the boundary that catches it, which knows the operation.
  const root = createRoot(container, { onCaughtError: () => undefined });
  root.render(<App app={app} settings={settings} slots={slots} />);
  // A person who touches the page is about to send something.
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => void prepareHttp(), { once: true });
}
