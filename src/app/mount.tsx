import '../platform/ui/theme/styles.css';
import { createRoot } from 'react-dom/client';
import type { Settings } from '../platform/config/settings';
import type { Slots } from '../platform/config/SettingsContext';
import { prepareHttp } from '../platform/http/http';
import { App } from './App';
import { createApp } from './createApp';

export type MountOptions = { settings: Settings; seatPrefix: string; slots?: Slots };

/** Renders the app in the page's root element. The texts of every page are loaded already. */
export function mount({ settings, seatPrefix, slots = {} }: MountOptions): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const app = createApp(settings, seatPrefix);
  // What breaks is told by the boundary that catches it, which knows the operation.
  const root = createRoot(container, { onCaughtError: () => undefined });
  root.render(<App app={app} settings={settings} slots={slots} />);
  // Whoever touches the page will soon send something.
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => void prepareHttp(), { once: true });
}
