import type { HtmlTagDescriptor, Plugin } from 'vite';
import { listFiles } from './builtChunks.ts';

/**
 * Names the app's files in the page. The entry loads the app by import(), beside the texts of the language it chose;
 * without this the browser would learn of the app only after the entry has run. The first paint waits for the entry, which
 * chooses the frame.
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
        if (!bundle || !entry) return html;
        const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []));
        const tags = listFiles(chunks, ['src/app/mount.tsx']).map((file) => toLink(file, base + file));
        return {
          html: html.replace('<script type="module"', '$& blocking="render"'),
          tags: tags.filter(({ attrs }) => !html.includes(String(attrs?.['href']))),
        };
      },
    },
  };
}

/** The app is not needed for the first paint. Its loader waits for the styles. */
function toLink(file: string, href: string): HtmlTagDescriptor {
  const kind = file.endsWith('.css')
    ? { rel: 'preload', as: 'style', fetchpriority: 'low' }
    : { rel: 'modulepreload', fetchpriority: 'low' };
  return { tag: 'link', attrs: { ...kind, crossorigin: true, href }, injectTo: 'head' };
}
