import { start } from '../src/app/start';
import { productName, realtimeDefaults } from '../src/platform/config/settings';
import { intercept, providerOrigin } from './bridge/intercept';
import { openLink } from './bridge/openLink';
import { takeSeat } from './bridge/seat';
import { takeWishes } from './bridge/wishes';
import { demoSlots } from './panel/demoSlots';

const base = new URL('..', import.meta.url).pathname.replace(/\/$/, '');
takeDeepLink(base);
const seat = takeSeat();
const wishes = takeWishes();
const link = openLink((problem) => console.error(`[fake provider] ${problem}`)).then(async (world) => {
  await wishes.applyTo(world);
  return world;
});
intercept(link);

start({
  settings: {
    productName,
    publicSiteUrl: new URL('./', location.origin + base + '/').href,
    supportEmail: 'support@crewboard.example',
    apiUrl: `${providerOrigin}/api`,
    routerBase: base,
    realtime: { ...realtimeDefaults, host: new URL(providerOrigin).hostname },
  },
  seat,
  slots: demoSlots(link, base),
});

/** A static host sends deep links to the root with the path in the query (404.html); here it goes back. */
function takeDeepLink(root: string): void {
  const path = new URLSearchParams(location.search).get('path');
  if (path?.startsWith('/') && !path.startsWith('//')) history.replaceState(null, '', root + path);
}
