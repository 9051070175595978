/** Opens the page named in the query. Hosts that serve the demo at its root only use this for deep links. */
export function applyDeepLink(base: string): void {
  const address = findDeepLink(location.href, base);
  if (address !== null) history.replaceState(null, '', address);
}

/**
 * The address of the page that `?path=` names, or null if there is none on this site. The path may have a query of its
 * own, encoded or not; all other parameters are kept.
 */
export function findDeepLink(href: string, base: string): string | null {
  const { origin, searchParams, hash } = new URL(href);
  const path = searchParams.get('path');
  if (!path?.startsWith('/') || !URL.canParse(base + path, origin)) return null;
  const page = new URL(base + path, origin);
  if (page.origin !== origin || page.pathname.startsWith('//')) return null;
  searchParams.delete('path');
  searchParams.forEach((value, name) => page.searchParams.append(name, value));
  return page.pathname + page.search + (hash || page.hash);
}
