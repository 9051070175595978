import { start } from './app/start';
import { readSettings } from './platform/config/environment';
import { whenIdle } from './platform/lib/idle';

/** Milliseconds after which the files are kept even on a busy page. */
const patience = 3000;

const started = start({ settings: readSettings(import.meta.env, location) });

// After the first screen: the page counts as loaded before its code is there, and the worker loads all files of the app.
// The development server has no service worker.
if (import.meta.env.PROD) void started.finally(() => whenIdle(() => void keepFiles(), patience));

async function keepFiles(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  // With it the browser loads an icon, which would compete with the first screen.
  const manifest = { rel: 'manifest', href: `${base}manifest.webmanifest` };
  document.head.append(Object.assign(document.createElement('link'), manifest));
  const { keepAppFiles } = await import('./platform/offline/versions');
  await keepAppFiles(`${base}sw.js`);
}
