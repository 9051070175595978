import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { GroupByEnvironment } from './tools/vite/groupByEnvironment.ts';
import { worldStamp } from './tools/vite/worldStamp.ts';

export default defineConfig({
  plugins: [react(), worldStamp()],
  resolve: {
    tsconfigPaths: true,
    alias: [
      // Vitest would take the Node build, which opens sockets of its own.
      {
        find: 'pusher-js',
        replacement: fileURLToPath(new URL('./node_modules/pusher-js/dist/web/pusher.js', import.meta.url)),
      },
      // Without a bundler the index would load all of its hundred languages, one file each.
      { find: /^date-fns\/locale$/, replacement: 'date-fns/locale/en-US' },
    ],
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    include: [
      'src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.{ts,tsx}',
      'tests/{contract,architecture,kit}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', 'tests/architecture/violations/**'],
    setupFiles: ['tests/kit/setup/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    // Tests clean up after themselves, so libraries are loaded once per worker: one per file triples the time.
    isolate: false,
    sequence: { sequencer: GroupByEnvironment },
    // All cores: by itself Vitest leaves one to the terminal.
    maxWorkers: 3,
    testTimeout: 20_000,
  },
});
