import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frameTexts } from './tools/vite/frameTexts.ts';
import { iconInPage } from './tools/vite/iconInPage.ts';
import { leanBlueprint } from './tools/vite/leanBlueprint.ts';
import { nativeExternalStore } from './tools/vite/nativeExternalStore.ts';
import { oneGridIcons } from './tools/vite/oneGridIcons.ts';
import { preloadApp } from './tools/vite/preloadApp.ts';
import { routeFiles } from './tools/vite/routeFiles.ts';
import { serviceWorker } from './tools/vite/serviceWorker.ts';
import { onlyStyles, sharedChunks } from './tools/vite/sharedChunks.ts';
import { textOnHover } from './tools/vite/textOnHover.ts';
import { withoutFetchAdapter } from './tools/vite/withoutFetchAdapter.ts';
import { withoutIconSets } from './tools/vite/withoutIconSets.ts';

const transforms = () => [
  react(),
  withoutIconSets(),
  withoutFetchAdapter(),
  leanBlueprint(),
  nativeExternalStore(),
  oneGridIcons(),
  textOnHover(),
];

export default defineConfig({
  plugins: [
    ...transforms(),
    sharedChunks({ entry: 'src/main.ts', plugins: transforms }),
    frameTexts(),
    preloadApp(),
    iconInPage(),
    routeFiles(),
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
