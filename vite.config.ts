import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './tools/vite/chunks.ts';
import { inProduct } from './tools/vite/replacements.ts';
import { replaceModules } from './tools/vite/replaceModules.ts';
import { serviceWorker } from './tools/vite/serviceWorker.ts';

export default defineConfig({
  plugins: [react(), replaceModules(inProduct), serviceWorker()],
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  server: { port: 5173 },
  build: {
    target: 'es2022',
    outDir: 'dist',
    sourcemap: true,
    // Older browsers load the same files a little later.
    modulePreload: { polyfill: false },
    // Read by tools/builds/sizes.ts.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
});
