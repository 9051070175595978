import type { Plugin } from 'vite';

/**
 * MSW keeps cookies with tough-cookie, 120 kB gzip. The fake uses bearer tokens only, so its build gets a jar that
 * keeps nothing.
 */
export function stubCookieJar(): Plugin {
  const stub = '\0cookie-jar-stub';
  return {
    name: 'stub-cookie-jar',
    enforce: 'pre',
    resolveId: (source) => (source === 'tough-cookie' ? stub : null),
    load: (id) => (id === stub ? code : null),
  };
}

const code = `
export class Store {}
export class MemoryCookieStore {}
export class Cookie { static parse() { return undefined; } }
export class CookieJar {
  store = { idx: {} };
  getCookiesSync() { return []; }
  setCookieSync() { return undefined; }
  removeAllCookiesSync() {}
  serializeSync() { return { cookies: [] }; }
}
`;
