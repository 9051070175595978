/** Where `npm run e2e` serves what the journeys visit; each ends without a slash. */
export const addresses = {
  /** The built demo at the root of a static host with a page for unknown paths (404.html). */
  demo: addressOf('DEMO_URL'),
  /** The same by npm run preview:demo. */
  preview: addressOf('PREVIEW_URL'),
  /** The built demo in a folder of a static host with a page for unknown paths (404.html). */
  subPath: addressOf('SUB_PATH_URL'),
  /** The built demo at the root, and in a folder, of a static host that answers unknown paths with index.html. */
  fallback: addressOf('FALLBACK_URL'),
  fallbackSubPath: addressOf('FALLBACK_SUB_PATH_URL'),
  /** The production build, whose provider is `server`. */
  production: addressOf('PRODUCTION_URL'),
  /** The fake provider over real HTTP. */
  server: addressOf('SERVER_URL'),
};

function addressOf(name: string): string {
  const address = process.env[name];
  if (address === undefined) throw new Error(`${name} is not set: run the journeys by npm run e2e.`);
  return address;
}
