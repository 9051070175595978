import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON = 'favicon.svg';

/** Writes the icon of the page into it: the request for a drawing this small would compete with the app's files. */
export function iconInPage(): Plugin {
  let folder = '';
  return {
    name: 'icon-in-page',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      folder = publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const drawing = encodeURIComponent(readFileSync(join(folder, ICON), 'utf8').trim());
        return html.replace(new RegExp(`href="[^"]*${ICON}"`), `href="data:image/svg+xml,${drawing}"`);
      },
    },
  };
}
