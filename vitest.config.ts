import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { worldStamp } from './tools/vite/worldStamp.ts';
import { bundlePackages } from './tools/vitest/bundledPackages.ts';
import { ByEnvironment } from './tools/vitest/byEnvironment.ts';

export default defineConfig({
  plugins: [react(), worldStamp()],
  resolve: {
    alias: [
      ...(await bundlePackages()),
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
    setupFiles: ['tests/kit/setup.ts'],
    restoreMocks: true,
    // Tests clean up after themselves, so the fake's libraries are loaded once per worker instead of once per file.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // All cores: by itself Vitest leaves one to the terminal.
    maxWorkers: 3,
    // Megabytes for what is new: with the usual 16 a tenth of the time goes into collecting garbage. The workers use all
    // cores, so threads of their own for that only add work. A function is compiled when it is first called.
    execArgv: ['--max-semi-space-size=96', '--single-threaded-gc', '--max-lazy'],
    testTimeout: 15_000,
  },
});
