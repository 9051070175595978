import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutFetchAdapter } from './tools/vite/withoutFetchAdapter.ts';
import { withoutIconSets } from './tools/vite/withoutIconSets.ts';

export default defineConfig({
  plugins: [react(), withoutIconSets(), withoutFetchAdapter()],
  server: { port: 5173 },
  build: { target: 'es2022', outDir: 'dist', sourcemap: false },
});
