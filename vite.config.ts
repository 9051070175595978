import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunks } from './tools/vite/sharedChunks.ts';
import { withoutFetchAdapter } from './tools/vite/withoutFetchAdapter.ts';
import { withoutIconSets } from './tools/vite/withoutIconSets.ts';

export default defineConfig({
  plugins: [react(), withoutIconSets(), withoutFetchAdapter()],
  worker: { format: 'es' },
  server: { port: 5173 },
  build: {
    target: 'es2022',
    outDir: 'dist',
    rolldownOptions: { output: { codeSplitting: sharedChunks() } },
  },
});
