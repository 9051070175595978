import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { PageFile, PageFiles } from '../../mocks/hosts/bridge/openPage.ts';

const notFound = '404.html';
const tags = /[ \t]*<(link|script)\b([^>]*)>(?:<\/script>)?\n?/g;

/**
 * Makes the built page work at any path of any static host (docs/adr, "The fake is a world in a SharedWorker"). The page
 * is written twice, because some hosts answer unknown paths with `404.html`. The preview server is such a host.
 */
export function staticHost(routes: readonly string[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'static-host',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) =>
        config.command === 'build' ? withOpener(html, await openerCode(config.root), routes) : html,
    },
    writeBundle({ dir = '' }) {
      copyFileSync(join(dir, 'index.html'), join(dir, notFound));
    },
    configurePreviewServer(server) {
      const file = join(server.config.root, server.config.build.outDir, notFound);
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (pathname === '/' || pathname === '/index.html') return next();
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html');
          response.end(readFileSync(file));
        });
      };
    },
  };
}

/** Removes every relative address from a page and lets a script in the page load the files. */
export function withOpener(html: string, code: string, routes: readonly string[]): string {
  const files: PageFile[] = [];
  const bare = html.replaceAll(tags, (element: string, tag: string, text: string) => {
    const { href, src = href, ...attributes } = parseAttributes(text);
    if (!src?.startsWith('./')) return element;
    files.push(...loading(tag, src.slice(2), attributes));
    return '';
  });
  // A build for one folder (`--base`) has absolute addresses, which work on any path.
  if (files.length === 0) return html;
  const pageFiles: PageFiles = { files, routes };
  const script = `<script type="module">${code}openPage(${JSON.stringify(pageFiles)});</script>`;
  return bare.replace(/\s*<\/head>/, (end) => `\n    ${script}${end}`);
}

/** A script runs after the stylesheets, but its file can load earlier. */
function loading(tag: string, file: string, attributes: Record<string, string>): PageFile[] {
  if (tag === 'link') return [{ tag, file, attributes }];
  const ahead = { rel: 'modulepreload', crossorigin: '' };
  return [
    { tag: 'link', file, attributes: ahead },
    { tag: 'script', file, attributes },
  ];
}

function parseAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

/** The script of the page, which defines `openPage`. */
async function openerCode(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: join(root, 'mocks/hosts/bridge/openPage.ts'), name: 'opener', formats: ['iife'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The script of the page was not built');
  return `${chunk.code.trim()}const{openPage}=opener;`;
}
