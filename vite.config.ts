import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadApp } from './tools/vite/preloadApp.ts';
import { serviceWorker } from './tools/vite/serviceWorker.ts';
import { sharedChunks, withoutFirstFiles } from './tools/vite/sharedChunks.ts';
import { withoutFetchAdapter } from './tools/vite/withoutFetchAdapter.ts';
import { withoutIconSets } from './tools/vite/withoutIconSets.ts';

export default defineConfig({
  plugins: [
    react(),
    withoutIconSets(),
    withoutFetchAdapter(),
    preloadApp(),
    serviceWorker(process.env['VITE_API_URL']),
  ],
  worker: { format: 'es' },
  server: { port: 5173 },
  build: {
    target: 'es2022',
    // Browsers of that age know it; where one does not, files are only loaded later.
    modulePreload: { polyfill: false, resolveDependencies: withoutFirstFiles },
    outDir: 'dist',
    rolldownOptions: { output: { codeSplitting: sharedChunks() } },
  },
});
