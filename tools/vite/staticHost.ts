import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What any static host needs to serve the demo on any path: a 404.html that sends deep links to the root with the path
 * in the query. The preview server answers with it as such a host would.
 */
export function staticHost(firstSegments: readonly string[]): Plugin {
  const page = notFoundPage(firstSegments);
  return {
    name: 'static-host',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '404.html', source: page });
    },
    configurePreviewServer(server) {
      const file = join(server.config.root, server.config.build.outDir, '404.html');
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

/** Finds the root as what stands before the first segment of a route of ours; a path that is none climbs one folder up. */
function notFoundPage(firstSegments: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Crewboard</title>
  <script>
    var known = ${JSON.stringify(firstSegments)};
    var segments = location.pathname.split('/');
    var at = segments.findIndex(function (segment) { return known.indexOf(segment) >= 0; });
    var root = at > 0 ? segments.slice(0, at).join('/') + '/' : location.pathname.replace(/[^/]+\\/?$/, '');
    var path = at > 0 ? '/' + segments.slice(at).join('/') : '/';
    var query = new URLSearchParams(location.search);
    query.set('path', path);
    location.replace(root + '?' + query + location.hash);
  </script>
</html>
`;
}
