import { defineConfig } from 'vite';
import { codeTransforms } from './tools/vite/codeTransforms.ts';
import { frameTexts } from './tools/vite/frameTexts.ts';
import { iconInPage } from './tools/vite/iconInPage.ts';
import { minifyAgain } from './tools/vite/minifyAgain.ts';
import { preloadApp } from './tools/vite/preloadApp.ts';
import { routeFiles } from './tools/vite/routeFiles.ts';
import { runtimeInReact } from './tools/vite/runtimeInReact.ts';
import { serviceWorker } from './tools/vite/serviceWorker.ts';
import { onlyStyles, sharedChunks } from './tools/vite/sharedChunks.ts';

export default defineConfig({
  plugins: [
    ...codeTransforms(),
    sharedChunks({ entry: 'src/main.ts', plugins: codeTransforms }),
    runtimeInReact(),
    frameTexts(),
    preloadApp(),
    iconInPage(),
    routeFiles(),
    minifyAgain(),
    serviceWorker(process.env['VITE_API_URL']),
  ],
  worker: { format: 'es' },
  server: { port: 5173 },
  build: {
    target: 'es2022',
    // The page names the scripts of each route (tools/vite/routeFiles.ts).
    modulePreload: { polyfill: false, resolveDependencies: onlyStyles },
    outDir: 'dist',
  },
});
