/** The folder of the demo's files, ending with a slash. */
type Root = string;

/**
 * Finds the root from the path of the page alone: the part before a product route. Undefined for a path that does not
 * end with a route, such as the demo's own folder. A folder with the name of a route ends with a slash; a route does
 * not.
 */
export function findRoot(pathname: string, routes: readonly string[]): Root | undefined {
  const segments = pathname.split('/').slice(1);
  const start = segments.findIndex((_, index) => routes.some((route) => isRoute(segments.slice(index), route)));
  return start < 0 ? undefined : joinFolder(segments.slice(0, start));
}

function isRoute(segments: readonly string[], route: string): boolean {
  const names = route.split('/').slice(1);
  return (
    names.length === segments.length &&
    names.every((name, index) => (name.startsWith(':') ? segments[index] !== '' : name === segments[index]))
  );
}

/** Every folder above a path, deepest first. A path without a trailing slash may be a folder too. */
export function listFolders(pathname: string): Root[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return [...segments.keys(), segments.length].map((length) => joinFolder(segments.slice(0, length))).toReversed();
}

const joinFolder = (segments: readonly string[]): Root => ['', ...segments, ''].join('/');
