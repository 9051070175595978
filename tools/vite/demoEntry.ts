import type { Plugin } from 'vite';

/** Serves the demo's own entry from the product's page: a separate entry, not a flag. */
export function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.ts', '/mocks/main.ts'),
    },
  };
}
