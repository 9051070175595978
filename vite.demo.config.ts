import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { paths, redirects } from './src/platform/routing/paths.ts';
import { chunks } from './tools/vite/chunks.ts';
import { inFake, inProduct } from './tools/vite/replacements.ts';
import { replaceModules } from './tools/vite/replaceModules.ts';
import { serviceWorker } from './tools/vite/serviceWorker.ts';
import { staticHost } from './tools/vite/staticHost.ts';
import { worldStamp } from './tools/vite/worldStamp.ts';

const routes = [...Object.values(paths), ...Object.keys(redirects), '/consent', '/demo'].filter((path) => path !== '/');

/** Serves the demo's own entry from the product's page: a separate entry, not a flag. */
const demoEntry: Plugin = {
  name: 'demo-entry',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.ts', '/mocks/main.ts') },
};

export default defineConfig(({ command, isPreview }) => ({
  base: command === 'build' ? './' : '/',
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [
    react(),
    replaceModules([...inProduct, ...inFake]),
    worldStamp(),
    demoEntry,
    staticHost(routes),
    serviceWorker(),
  ],
  resolve: { tsconfigPaths: true },
  worker: { format: 'es', plugins: () => [replaceModules(inFake), worldStamp()] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  optimizeDeps: {
    // The worker is no part of the page's imports: named here, its packages are prepared before the first visit.
    entries: ['src/main.ts', 'mocks/main.ts', 'mocks/hosts/sharedWorker.ts'],
    // Together, because they share a symbol.
    include: ['@mswjs/data'],
  },
  build: {
    target: 'es2022',
    outDir: 'dist-demo',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
}));
