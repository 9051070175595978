// @vitest-environment node
import { expect, test } from 'vitest';
import { findGrowth, weighPages } from '../../tools/sizes/pageWeights';

const table = {
  files: ['assets/page.js', 'assets/page.css', 'assets/page.en.js'],
  routes: [{ path: '/login', area: 'public', files: [0, 1], texts: { en: [2], es: [] }, calls: [] }],
  redirects: {},
};
const html = `<script type="application/json" id="route-files">${JSON.stringify(table)}</script>
  <script type="module" src="/assets/start.js"></script><link rel="modulepreload" href="/assets/base.js">`;
const sizes = new Map([
  ['assets/start.js', 10],
  ['assets/base.js', 1000],
  ['assets/page.js', 90],
  ['assets/page.en.js', 5],
  ['assets/page.css', 7],
  ['assets/texts.en.js', 20],
]);
const languageFile = { source: 'src/platform/language/catalog.en.ts', file: 'assets/texts.en.js' };
const later = ['src/platform/realtime/connection/echo.ts', 'src/platform/http/client.ts'].map((source) => ({
  file: `assets/${source.split('/').at(-1)}.js`,
  source,
}));
const chunks = [languageFile, ...later].map(({ source, file }) => ({
  file,
  source,
  imports: [],
  styles: [],
  modules: [],
  ids: [source],
}));

test('a page weighs what the page itself and its own row of the table name, and the first texts', () => {
  expect(weighPages({ chunks, sizes, html })).toEqual([{ path: '/login', js: 1125, css: 7, files: 6 }]);
});

test.each([
  ['the same', { js: 1105, css: 7, files: 5 }, []],
  ['a little more', { js: 1080, css: 7, files: 5 }, []],
  ['much more', { js: 1000, css: 7, files: 5 }, ['/login: js 1105, over 1000 by more than 3 %']],
])('%s than its budget', (_, budget, expected) => {
  expect(findGrowth([{ path: '/login', js: 1105, css: 7, files: 5 }], { '/login': budget })).toEqual(expected);
});

test('a page without a budget is named', () => {
  expect(findGrowth([{ path: '/new', js: 1, css: 1, files: 1 }], {})).toEqual(['/new has no budget: record it']);
});
