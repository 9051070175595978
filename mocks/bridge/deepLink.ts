/** A static host sends deep links to the root with the path in the query (404.html); here the path goes back. */
export function takeDeepLink(base: string): void {
  const query = new URLSearchParams(location.search);
  const path = query.get('path');
  if (!path?.startsWith('/') || path.startsWith('//')) return;
  query.delete('path');
  const rest = query.toString();
  history.replaceState(null, '', base + path + (rest ? `?${rest}` : '') + location.hash);
}
