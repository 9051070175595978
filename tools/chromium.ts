import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Arguments for Chromium: no sandbox (root in a container) and no background requests. */
export const launchArguments = [
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
