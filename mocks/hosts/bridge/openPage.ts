/**
 * One file a page loads: a `link` or `script` with its attributes. The file path is relative to the root of the demo.
 */
export type PageFile = { tag: 'link' | 'script'; file: string; attributes: Readonly<Record<string, string>> };

export type PageFiles = { files: readonly PageFile[]; routes: readonly string[] };

/**
 * Loads the built demo from whatever folder it is served from. A host may answer any path with this page, so the page
 * cannot contain addresses: relative ones depend on the path, absolute ones on the host's folder.
 */
export async function openPage({ files, routes }: PageFiles): Promise<void> {
  const scripts = files.filter(({ tag }) => tag === 'script');
  const links = files.filter(({ tag }) => tag === 'link');
  const root = findRoot(location.pathname, routes) ?? (await rootWith(scripts[0]?.file ?? ''));
  await Promise.all(links.map((link) => add(link, root)));
  for (const script of scripts) await add(script, root);
}

/**
 * The deepest folder that has the file; the last one is not checked. A host may answer with a page and status 200
 * instead.
 */
async function rootWith(file: string): Promise<string> {
  for (const folder of listFolders(location.pathname).slice(0, -1)) {
    const answer = await fetch(folder + file, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok && answer.headers.get('content-type')?.includes('javascript')) return folder;
  }
  return '/';
}

/** Adds an element to the head. Waits for a stylesheet, so that nothing is shown without it. */
function add({ tag, file, attributes }: PageFile, root: string): Promise<unknown> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(tag === 'link' ? 'href' : 'src', root + file);
  const settled = new Promise((settle) => {
    element.onload = settle;
    element.onerror = settle;
  });
  document.head.append(element);
  return attributes['rel'] === 'stylesheet' ? settled : Promise.resolve();
}

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
