/** The addresses that `npm run e2e` serves; none ends with a slash. */
export const addresses = {
  /** The built demo at the root of a static host with a page for unknown paths (404.html). */
  demo: readAddress('DEMO_URL'),
  /** The same, served by npm run preview:demo. */
  preview: readAddress('PREVIEW_URL'),
  /** The built demo in a folder of a static host with a page for unknown paths (404.html). */
  subPath: readAddress('SUB_PATH_URL'),
  /** The built demo at the root, and in a folder, of a static host that answers unknown paths with index.html. */
  fallbackSubPath: readAddress('FALLBACK_SUB_PATH_URL'),
  /** The production build, with `server` as its provider. */
  production: readAddress('PRODUCTION_URL'),
  /** The production build with a provider that has the calls of the specification only. */
  specification: readAddress('SPECIFICATION_URL'),
  /** The fake provider over real HTTP. */
  server: readAddress('SERVER_URL'),
};

/**
 * Another production build behind nginx and Caddy, at the root and in /crew, with the provider on the same host: the
 * address, the folder that is served, and a version that can be published there (tools/publish.ts).
 */
export const webHosts = { nginx: readWebHost('NGINX'), Caddy: readWebHost('CADDY') };

function readWebHost(name: string) {
  const [url, site, next] = ['URL', 'SITE', 'NEXT'].map((what) => readAddress(`${name}_${what}`));
  return { url: url ?? '', site: site ?? '', next: next ?? '' };
}

function readAddress(name: string): string {
  const address = process.env[name];
  if (address === undefined) throw new Error(`${name} is not set: run the journeys by npm run e2e.`);
  return address;
}
