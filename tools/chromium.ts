import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Popups of the address bar. Each new window loads their pages, which takes a third of the time of opening one of ours. */
const popups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright turns off. Chromium reads one list only, so ours repeats its. */
const playwrightsList = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Arguments for Chromium: no sandbox (root in a container), no background requests and no popups of its own. */
export const launchArguments = [
  `--disable-features=${[...popups, ...playwrightsList].join(',')}`,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds Chromium: CHROMIUM_PATH, else an installed one, else Debian's package if it may be installed. Throws a one-line
 * error naming the package when there is none.
 */
export function chromiumPath(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which is not there.`);
  }
  const found = firstInstalled() ?? (installDebianPackages('chromium') ? firstInstalled() : undefined);
  if (found !== undefined) return found;
  throw new Error('No Chromium found: install the package "chromium" (apt-get install chromium) or set CHROMIUM_PATH.');
}

const firstInstalled = () => installed.find((path) => existsSync(path));
