import type { Plugin } from 'vite';

/** Serves the demo's own entry from the product's page: another entry, not a flag. */
export function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.ts', '/mocks/main.ts'),
    },
  };
}
