import { SettingsError } from '#platform/config/givenSettings';
import { readSettings, showSettingsProblems } from '#platform/config/readSettings';
import type { Settings } from '#platform/config/settings';
import { whenIdle, pause } from '#platform/lib/pause';
import { start } from './app/start';

/** Milliseconds before the files are cached, so that they do not compete with the next page. */
const delayMs = 4000;
/** Milliseconds after which the files are cached even on a busy page. */
const idleTimeoutMs = 3000;

try {
  begin(readSettings(import.meta.env, document));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  showSettingsProblems(error.problems);
}

function begin(settings: Settings): void {
  const started = start({ settings });
  // The development server has no service worker.
  if (import.meta.env.PROD) void cacheFilesLater(started, settings.apiUrl);
}

async function cacheFilesLater(started: Promise<void>, apiUrl: string): Promise<void> {
  try {
    await started;
  } finally {
    await pause(delayMs);
    whenIdle(() => void cacheFiles(apiUrl), idleTimeoutMs);
  }
}

async function cacheFiles(apiUrl: string): Promise<void> {
  const base = import.meta.env.BASE_URL;
  // With it the browser loads an icon, which would compete with the first screen.
  const manifest = { rel: 'manifest', href: `${base}manifest.webmanifest` };
  document.head.append(Object.assign(document.createElement('link'), manifest));
  const { storeAppFiles } = await import('#platform/offline/versions');
  await storeAppFiles(`${base}sw.js?${new URLSearchParams({ api: apiUrl })}`);
}
