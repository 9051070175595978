import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutFetchAdapter } from './tools/vite/withoutFetchAdapter.ts';
import { withoutIconSets } from './tools/vite/withoutIconSets.ts';

export default defineConfig({
  plugins: [react(), withoutIconSets(), withoutFetchAdapter()],
  server: { port: 5173 },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // What eight or more screens share comes as one file instead of dozens of small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', minShareCount: 8 }] } } },
  },
});
