import type { HtmlTagDescriptor, Plugin } from 'vite';
import { filesOf } from './builtChunks.ts';

/**
 * Names the app's files in the page. The entry loads the app by import(), beside the texts of the language it chose;
 * without this the browser would learn of the app only after the entry has run.
 */
export function preloadApp(): Plugin {
  let base = '/';
  return {
    name: 'preload-app',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, chunk: entry }) => {
        if (!bundle || !entry) return [];
        const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []));
        const tags = filesOf(chunks, ['src/app/mount.tsx']).map((file) => toLink(file, base + file));
        return tags.filter(({ attrs }) => !html.includes(String(attrs?.['href'])));
      },
    },
  };
}

/** The styles of the app are not needed for the first paint; the loader of the app waits for them. */
function toLink(file: string, href: string): HtmlTagDescriptor {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  return { tag: 'link', attrs: { ...kind, crossorigin: true, href }, injectTo: 'head' };
}
