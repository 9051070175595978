import { foldersOf, rootOfRoute } from './pageRoot';

/** What a page loads: a `link` or `script` with its attributes, its file named from the root of the demo. */
export type PageFile = { tag: 'link' | 'script'; file: string; attributes: Readonly<Record<string, string>> };

export type PageFiles = { files: readonly PageFile[]; routes: readonly string[] };

/**
 * Loads the built demo from wherever it lies. A host may answer any path with this page, so nothing in it can have an
 * address yet: neither a relative one, which depends on the path, nor an absolute one, which depends on the host's folder.
 */
export async function openPage({ files, routes }: PageFiles): Promise<void> {
  const scripts = files.filter(({ tag }) => tag === 'script');
  const links = files.filter(({ tag }) => tag === 'link');
  const root = rootOfRoute(location.pathname, routes) ?? (await rootWith(scripts[0]?.file ?? ''));
  await Promise.all(links.map((link) => add(link, root)));
  for (const script of scripts) await add(script, root);
}

/**
 * The deepest folder that holds the file, the last one without asking. A host may answer with a page instead, and with
 * success.
 */
async function rootWith(file: string): Promise<string> {
  for (const folder of foldersOf(location.pathname).slice(0, -1)) {
    const answer = await fetch(folder + file, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok && answer.headers.get('content-type')?.includes('javascript')) return folder;
  }
  return '/';
}

/** Adds an element to the head; waits for a stylesheet, so that nothing is shown without it. */
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
