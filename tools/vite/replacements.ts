import type { Replacement } from './replaceModules.ts';

/**
 * Blueprint finds icons by name in two path sets of 100 kB gzip each. The product passes every icon as an element, so it
 * needs no finder.
 */
export const inProduct: readonly Replacement[] = [
  {
    inPackage: '@blueprintjs/icons',
    source: './iconLoader',
    code: `
      export class Icons {
        static load() { return Promise.resolve(); }
        static loadAll() { return Promise.resolve(); }
        static getPaths() { return undefined; }
        static setLoaderOptions() {}
      }`,
  },
];

/**
 * The fake stores rows in @mswjs/data, which could also turn its models into request handlers: with its own MSW 2 and
 * GraphQL it is 274 kB gzip instead of 24. lodash and date-fns come whole for one function each. MSW itself stores cookies
 * with tough-cookie, 120 kB gzip; the fake uses bearer tokens only.
 */
export const inFake: readonly Replacement[] = [
  {
    inPackage: '@mswjs/data',
    source: './model/generateRestHandlers',
    code: 'export const generateRestHandlers = () => [];',
  },
  {
    inPackage: '@mswjs/data',
    source: './model/generateGraphQLHandlers',
    code: 'export const generateGraphQLHandlers = () => []; export const generateGraphQLSchema = () => undefined;',
  },
  // Sends every write to all other pages, which would mix their worlds.
  { inPackage: '@mswjs/data', source: './extensions/sync', code: 'export const sync = () => undefined;' },
  {
    inPackage: '@mswjs/data',
    source: 'lodash',
    code: "export const isFunction = (value) => typeof value === 'function';",
  },
  {
    inPackage: '@mswjs/data',
    source: 'date-fns',
    code: 'export const compareAsc = (a, b) => Math.sign(a - b);',
  },
  {
    inPackage: 'msw',
    source: 'tough-cookie',
    code: `
      export class Store {}
      export class MemoryCookieStore {}
      export class Cookie { static parse() { return undefined; } }
      export class CookieJar {
        store = { idx: {} };
        getCookiesSync() { return []; }
        setCookieSync() { return undefined; }
        removeAllCookiesSync() {}
        serializeSync() { return { cookies: [] }; }
      }`,
  },
];
