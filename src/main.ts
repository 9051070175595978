import { start } from './app/start';
import { readSettings } from './platform/config/environment';

void start({ settings: readSettings(import.meta.env, location) });

// After everything the first page needs. The development server has no service worker.
if (import.meta.env.PROD) addEventListener('load', () => void keepFiles());

async function keepFiles(): Promise<void> {
  const { keepAppFiles } = await import('./platform/offline/versions');
  await keepAppFiles(`${import.meta.env.BASE_URL}sw.js`);
}
