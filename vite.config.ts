import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutIconSets } from './tools/vite/withoutIconSets.ts';

export default defineConfig({
  plugins: [react(), withoutIconSets()],
  server: { port: 5173 },
  build: { target: 'es2022', outDir: 'dist', sourcemap: false },
});
