import { productName, realtimeDefaults, signInDefaults } from '#platform/config/settings';
import { startLanguage } from '#platform/language/current';
import { whenIdle, pause } from '#platform/lib/pause';
import { start } from '../src/app/start';
import { demoSlots } from './demo/panel/demoSlots';
import { applyDeepLink, readProfile, signInByLink, readDemoOptions } from './hosts/bridge/demoOptions';
import { intercept, providerOrigin, reportBroken } from './hosts/bridge/intercept';
import { exposeLink, openLink, stayOnline } from './hosts/bridge/openLink';

/** Milliseconds before the files are kept, so that they do not compete with the first screen. */
const delayMs = 4000;
/** Milliseconds after which they are kept even on a busy page. */
const idleTimeoutMs = 3000;

const base = new URL(/* @vite-ignore */ '..', import.meta.url).pathname.replace(/\/$/, '');
const appAddress = `${location.origin}${base}/`;
stayOnline();
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
  void import('./demo/panel/showConsent').then(({ showConsent }) => showConsent(link, appAddress));
} else if (location.pathname === `${base}/demo`) {
  startLanguage('en');
  void import('./demo/stage/showStage').then(({ showStage }) =>
    showStage(link, base, options.asksScenario ? scenario : null),
  );
} else {
  begin();
}
// A frame uses the files that the page around it keeps. The development server has no service worker.
if (import.meta.env.PROD && window.parent === window) void keepFiles();

/** Keeps the files of the demo on this device, so that it starts without a network from then on. */
async function keepFiles(): Promise<void> {
  await pause(delayMs);
  const { storeAppFiles } = await import('#platform/offline/versions');
  const worker = `${base}/sw.js?${new URLSearchParams({ api: `${providerOrigin}/api` })}`;
  whenIdle(() => void storeAppFiles(worker), idleTimeoutMs);
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
      signIn: signInDefaults,
    },
    profile,
    slots: demoSlots({ link, base, scenario, person: options.person, page }),
    // A person who is not in this world sees the login page.
    ...(options.person !== null && { signIn: signInByLink(link, options.person).catch(() => undefined) }),
  });
}
