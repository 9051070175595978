import { defineConfig } from 'vite';
import { paths, redirects } from './src/platform/routing/paths.ts';
import { codeTransforms } from './tools/vite/codeTransforms.ts';
import { demoEntry } from './tools/vite/demoEntry.ts';
import { frameTexts } from './tools/vite/frameTexts.ts';
import { minifyAgain } from './tools/vite/minifyAgain.ts';
import { preloadApp } from './tools/vite/preloadApp.ts';
import { sharedChunks } from './tools/vite/sharedChunks.ts';
import { staticHost } from './tools/vite/staticHost.ts';
import { stubCookieJar } from './tools/vite/stubCookieJar.ts';
import { stubMswData } from './tools/vite/stubMswData.ts';
import { worldStamp } from './tools/vite/worldStamp.ts';

const routes = [...Object.values(paths), ...Object.keys(redirects), '/consent'].filter((path) => path !== '/');

const ofWorld = () => [stubMswData(), stubCookieJar(), worldStamp()];

export default defineConfig(({ command }) => ({
  base: command === 'build' ? './' : '/',
  appType: process.argv.includes('preview') ? 'mpa' : 'spa',
  plugins: [
    ...codeTransforms(),
    ...ofWorld(),
    sharedChunks({ entry: 'mocks/main.ts', plugins: () => [...codeTransforms(), ...ofWorld()] }),
    demoEntry(),
    frameTexts(),
    preloadApp(),
    minifyAgain(),
    staticHost(routes),
  ],
  worker: { format: 'es', plugins: ofWorld },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  // The worker is no part of the page's imports: named here, its packages are prepared before the first visit.
  optimizeDeps: { entries: ['src/main.ts', 'mocks/main.ts', 'mocks/hosts/sharedWorker.ts'] },
  build: { target: 'es2022', outDir: 'dist-demo' },
}));
