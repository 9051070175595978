import { start } from './app/start';
import { readSettings } from '#platform/config/environment';
import { whenIdle } from '#platform/lib/idle';
import { pause } from '#platform/lib/pause';

/** Milliseconds before the files are cached, so that they do not compete with the next page. */
const delayMs = 4000;
/** Milliseconds after which the files are cached even on a busy page. */
const idleTimeoutMs = 3000;

const started = start({ settings: readSettings(import.meta.env, location) });

// The development server has no service worker.
if (import.meta.env.PROD) void cacheFilesLater();

async function cacheFilesLater(): Promise<void> {
  try {
    await started;
  } finally {
    await pause(delayMs);
    whenIdle(() => void cacheFiles(), idleTimeoutMs);
  }
}

async function cacheFiles(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  // With it the browser loads an icon, which would compete with the first screen.
  const manifest = { rel: 'manifest', href: `${base}manifest.webmanifest` };
  document.head.append(Object.assign(document.createElement('link'), manifest));
  const { keepAppFiles } = await import('#platform/offline/versions');
  await keepAppFiles(`${base}sw.js`);
}
