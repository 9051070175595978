import { start } from './app/start';
import { readSettings } from './platform/config/environment';
import { whenIdle } from './platform/lib/idle';
import { pause } from './platform/lib/pause';

/** Milliseconds for what people do first: the files of the app would compete with their next page and its answers. */
const firstSteps = 4000;
/** Milliseconds after which the files are kept even on a busy page. */
const patience = 3000;

const started = start({ settings: readSettings(import.meta.env, location) });

// The development server has no service worker.
if (import.meta.env.PROD) void keepFilesLater();

async function keepFilesLater(): Promise<void> {
  try {
    await started;
  } finally {
    await pause(firstSteps);
    whenIdle(() => void keepFiles(), patience);
  }
}

async function keepFiles(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  // With it the browser loads an icon, which would compete with the first screen.
  const manifest = { rel: 'manifest', href: `${base}manifest.webmanifest` };
  document.head.append(Object.assign(document.createElement('link'), manifest));
  const { keepAppFiles } = await import('./platform/offline/versions');
  await keepAppFiles(`${base}sw.js`);
}
