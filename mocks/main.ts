import { preloadPage } from '../src/app/pages/preloadPage';
import { start } from '../src/app/start';
import { productName, realtimeDefaults, signInDefaults } from '#platform/config/settings';
import { startLanguage } from '#platform/language/setLanguage';
import { applyDeepLink } from './bridge/deepLink';
import { exposeLink } from './bridge/exposeLink';
import { intercept, providerOrigin } from './bridge/intercept';
import { openLink } from './bridge/openLink';
import { reportBroken } from './bridge/reportBroken';
import { readProfile } from './bridge/profile';
import { signInByLink, readDemoOptions } from './bridge/demoOptions';
import { demoSlots } from './panel/demoSlots';

const base = new URL(/* @vite-ignore */ '..', import.meta.url).pathname.replace(/\/$/, '');
const appAddress = `${location.origin}${base}/`;
applyDeepLink(base);
const profile = readProfile();
const options = readDemoOptions();
const page = location.pathname + location.search;
const opened = openLink(reportBroken);
const scenario = opened.then((world) => options.applyTo(world));
const link = scenario.then(() => opened);
intercept(link, appAddress);
exposeLink(link);

if (location.pathname === `${base}/consent`) {
  startLanguage(undefined);
  void import('./panel/showConsent').then(({ showConsent }) => showConsent(link, appAddress));
} else if (location.pathname === `${base}/demo`) {
  startLanguage('en');
  void import('./stage/showStage').then(({ showStage }) => showStage(link, base));
} else {
  begin();
}

function begin(): void {
  // Most demos open signed in.
  preloadPage(base, true);
  void start({
    settings: {
      productName,
      publicSiteUrl: appAddress,
      supportEmail: 'support@crewboard.example',
      apiUrl: `${providerOrigin}/api`,
      routerBase: base,
      realtime: { ...realtimeDefaults, host: new URL(providerOrigin).hostname },
      signIn: signInDefaults,
    },
    profile,
    slots: demoSlots({ link, base, scenario, person: options.person, page }),
    // A person who is not in this world sees the login page.
    ...(options.person !== null && { signIn: signInByLink(link, options.person).catch(() => undefined) }),
  });
}
