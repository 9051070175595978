/*
 * In the page of `npm run dev:api -- --examples`: names the calls whose answers are examples, so that no one takes them
 * for the provider's.
 */

const banner = document.createElement('aside');
banner.style.cssText =
  'position: fixed; inset: auto 8px 72px auto; z-index: 9999; max-width: 320px; padding: 6px 10px; ' +
  'border-radius: 4px; background: #ffe39f; color: #1c2127; font: 12px/1.4 sans-serif; opacity: 0.9; pointer-events: none';

import.meta.hot?.on('examples', (ids: string[]) => {
  if (ids.length === 0) return;
  banner.textContent = `Examples, not data of the provider: ${ids.join(', ')}`;
  document.body.append(banner);
});
import.meta.hot?.send('examples');
