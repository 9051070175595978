// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveFolder } from '../../../tools/e2e/staticHost';
import { withOpener } from '../../../tools/vite/staticHost';

const page = (address: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" type="image/svg+xml" href="${address}favicon.svg" />
    <title>Crewboard</title>
    <script type="module" crossorigin src="${address}assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="${address}assets/index-2.css">
  </head>
  <body></body>
</html>
`;

it('a page for any path has no fixed address; its script knows the files and the routes', () => {
  const opened = withOpener(page('./'), 'const openPage = () => {};', ['/login']);
  const [head = '', script = ''] = opened.split('<script type="module">');
  expect(head).not.toMatch(/href=|src=/);
  expect(opened.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(/openPage\((\{.*\})\);<\/script>/.exec(script)?.[1] ?? '')).toEqual({
    files: [
      { tag: 'link', file: 'favicon.svg', attributes: { rel: 'icon', type: 'image/svg+xml' } },
      { tag: 'link', file: 'assets/index-1.js', attributes: { rel: 'modulepreload', crossorigin: '' } },
      { tag: 'script', file: 'assets/index-1.js', attributes: { type: 'module', crossorigin: '' } },
      { tag: 'link', file: 'assets/index-2.css', attributes: { rel: 'stylesheet', crossorigin: '' } },
    ],
    routes: ['/login'],
  });
});

it('a page built for one folder keeps its addresses', () => {
  expect(withOpener(page('/crew/'), 'const openPage = () => {};', ['/login'])).toBe(page('/crew/'));
});

it.each([
  ['/', 200],
  ['/%', 400],
  ['//', 400],
  ['/%E0%A4%A/index.html', 400],
  ['/with%20blank', 404],
])('the host of browser tests answers GET %s', async (path, status) => {
  const folder = mkdtempSync(join(tmpdir(), 'static-host-'));
  writeFileSync(join(folder, 'index.html'), '<p>Page</p>');
  writeFileSync(join(folder, '404.html'), '<p>Not found</p>');
  const host = await serveFolder({ folder, missing: '404.html' });
  onTestFinished(() => {
    host.close();
    rmSync(folder, { recursive: true });
  });
  expect(await readStatus(host.address, path)).toBe(status);
});

function readStatus(address: string, path: string): Promise<number | undefined> {
  return new Promise((settle, fail) => {
    get(address, { path }, (answer) => settle(answer.resume().statusCode)).on('error', fail);
  });
}
