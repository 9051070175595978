import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const app = /[\\/]src[\\/]app[\\/]mount\.tsx$/;

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
        const chunks = new Map(
          Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])),
        );
        const mounting = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => app.test(id)));
        if (!mounting) throw new Error('The build has no chunk for src/app/mount.tsx');
        const files = withImports(mounting, chunks);
        const styles = files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const tags = [
          ...files.map(({ fileName }) => link('modulepreload', base + fileName)),
          ...styles.map((fileName) => link('stylesheet', base + fileName)),
        ];
        return tags.filter(({ attrs }) => !html.includes(String(attrs?.['href'])));
      },
    },
  };
}

function withImports(chunk: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const found = new Set([chunk]);
  for (const { imports } of found) {
    for (const file of imports) {
      const imported = chunks.get(file);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

function link(rel: string, href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href }, injectTo: 'head' };
}
