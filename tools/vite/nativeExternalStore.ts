import type { Plugin } from 'vite';

/** wouter reads stores with a shim for React 17. Builds give it React's own hook. */
export function nativeExternalStore(): Plugin {
  return {
    name: 'native-external-store',
    apply: 'build',
    config: () => ({ resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } } }),
  };
}
