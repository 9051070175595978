/** Where the files of the demo lie, ending with a slash. */
type Root = string;

/**
 * The root by the path of the page alone: what stands before a route of the product. Undefined for a path that ends with
 * no route, such as the folder the demo lies in. A folder that is called like a route ends with a slash, a route does not.
 */
export function rootOfRoute(pathname: string, routes: readonly string[]): Root | undefined {
  const segments = pathname.split('/').slice(1);
  const start = segments.findIndex((_, place) => routes.some((route) => isRoute(segments.slice(place), route)));
  return start < 0 ? undefined : folderOf(segments.slice(0, start));
}

function isRoute(segments: readonly string[], route: string): boolean {
  const names = route.split('/').slice(1);
  return (
    names.length === segments.length &&
    names.every((name, place) => (name.startsWith(':') ? segments[place] !== '' : name === segments[place]))
  );
}

/** Every folder on the way to a path, the deepest first; a path without a slash at its end may be a folder as well. */
export function foldersOf(pathname: string): Root[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return [...segments.keys(), segments.length].map((length) => folderOf(segments.slice(0, length))).toReversed();
}

const folderOf = (segments: readonly string[]): Root => ['', ...segments, ''].join('/');
