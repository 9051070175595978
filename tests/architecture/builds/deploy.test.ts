import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configure } from '../../../tools/configure';
import { securityHeaders } from '../../../tools/e2e/securityHeaders';
import { publish } from '../../../tools/publish';
import { getRevision } from '../../../tools/vite/serviceWorker';
import { read } from '../sources';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function makeBuild(files: Record<string, string>): string {
  const folder = makeFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const page = '<script type="application/json" id="settings">\n{}\n</script>';

describe('configuring a build', () => {
  it('writes the settings into the page, escaped, and tells the service worker that the page changed', () => {
    const build = makeBuild({ 'index.html': page, 'sw.js': '' });
    writeFileSync(join(build, 'sw.js'), `[{url:"index.html",revision:"${getRevision(join(build, 'index.html'))}"}]`);
    configure(build, { productName: '</script><b>', realtimePort: 6001 });
    const html = readFileSync(join(build, 'index.html'), 'utf8');
    const block = new DOMParser().parseFromString(html, 'text/html').getElementById('settings')?.textContent ?? '';
    expect(JSON.parse(block)).toEqual({ productName: '</script><b>', realtimePort: 6001 });
    expect(readFileSync(join(build, 'sw.js'), 'utf8')).toContain(getRevision(join(build, 'index.html')));
  });

  it('replaces the settings of another environment', () => {
    const build = makeBuild({ 'index.html': page, 'sw.js': '' });
    configure(build, { apiUrl: '/old/api', productName: '$&' });
    configure(build, { apiUrl: '/new/api' });
    expect(readFileSync(join(build, 'index.html'), 'utf8')).toMatch(/>\s*\{\s*"apiUrl": "\/new\/api"\s*\}\s*</);
  });

  it('refuses wrong settings and leaves the page as it was', () => {
    const build = makeBuild({ 'index.html': page, 'sw.js': '' });
    expect(() => configure(build, { realtimePort: 'many' })).toThrow('realtimePort is "many"');
    expect(readFileSync(join(build, 'index.html'), 'utf8')).toBe(page);
  });
});

it('publishing keeps the files of the version before and removes older ones', () => {
  const site = makeFolder();
  for (const version of ['a', 'b', 'c']) {
    publish(makeBuild({ 'index.html': version, [`assets/${version}.js`]: version }), site);
  }
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('c');
  expect(['a', 'b', 'c'].filter((version) => existsSync(join(site, `assets/${version}.js`)))).toEqual(['b', 'c']);
});

it('publishing a version again keeps the files of the version before it', () => {
  const site = makeFolder();
  for (const version of ['a', 'b', 'b']) {
    publish(makeBuild({ 'index.html': version, [`assets/${version}.js`]: version }), site);
  }
  expect(existsSync(join(site, 'assets/a.js'))).toBe(true);
});

it.each(['deploy/nginx.conf', 'deploy/Caddyfile', 'deploy/_headers'])('%s sends every security header', (file) => {
  const text = read(file);
  const missing = Object.entries(securityHeaders([])('/')).filter(
    ([name, value]) => !text.includes(name) || value.split('; ').some((part) => !text.includes(part)),
  );
  expect(missing).toEqual([]);
});

it('pages send no referrer, because a token can be in their address', () => {
  expect(securityHeaders([])('/')).toMatchObject({ 'Referrer-Policy': 'no-referrer' });
  const [beforePolicy, afterPolicy] = read('index.html').split('<meta name="referrer" content="no-referrer" />');
  expect(afterPolicy).toMatch(/<script|<link/);
  expect(beforePolicy).not.toMatch(/<script|<link/);
});
