import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutFetchAdapter } from './tools/vite/withoutFetchAdapter.ts';
import { withoutIconSets } from './tools/vite/withoutIconSets.ts';

const overlays = /react-transition-group|[\\/]components[\\/](overlay2|portal|dialog)[\\/]/;

export default defineConfig({
  plugins: [react(), withoutIconSets(), withoutFetchAdapter()],
  worker: { format: 'es' },
  server: { port: 5173 },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // What eight or more screens share comes as one file instead of dozens of small ones; but for what carries dialogs,
    // which the first page never opens.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'base', test: (id) => !overlays.test(id), minShareCount: 8 }] } },
    },
  },
});
