import { start } from '../src/app/start';
import { productName, realtimeDefaults } from '../src/platform/config/settings';
import { disguiseTexts } from '../src/platform/language/catalog';
import { platformCatalog } from '../src/platform/language/platformCatalog';
import { startLanguage } from '../src/platform/language/setLanguage';
import { takeDeepLink } from './bridge/deepLink';
import { exposeLink } from './bridge/exposeLink';
import { intercept, providerOrigin } from './bridge/intercept';
import { openLink } from './bridge/openLink';
import { reportBroken } from './bridge/reportBroken';
import { takeSeat } from './bridge/seat';
import { sitDown, takeWishes } from './bridge/wishes';
import { lengthened, lengthenedLocale } from './panel/lengthenedTexts';
import { demoSlots } from './panel/demoSlots';

const base = new URL(/* @vite-ignore */ '..', import.meta.url).pathname.replace(/\/$/, '');
const appAddress = `${location.origin}${base}/`;
takeDeepLink(base);
if (navigator.language === lengthenedLocale) disguiseTexts(lengthened);
const seat = takeSeat();
const wishes = takeWishes();
const link = openLink(reportBroken).then(async (world) => {
  await wishes.applyTo(world);
  return world;
});
intercept(link, appAddress);
exposeLink(link);

if (location.pathname === `${base}/consent`) {
  const texts = startLanguage('', [platformCatalog]);
  void Promise.all([import('./panel/showConsent'), texts]).then(([{ showConsent }]) => showConsent(link, appAddress));
} else if (wishes.person === null) {
  begin();
} else {
  // Whoever is not in this world stands before the login.
  void sitDown(link, wishes.person).then(begin, begin);
}

function begin(): void {
  void start({
    settings: {
      productName,
      publicSiteUrl: appAddress,
      supportEmail: 'support@crewboard.example',
      apiUrl: `${providerOrigin}/api`,
      routerBase: base,
      realtime: { ...realtimeDefaults, host: new URL(providerOrigin).hostname },
    },
    seat,
    slots: demoSlots(link, base),
  });
}
