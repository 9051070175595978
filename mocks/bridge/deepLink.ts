/** Opens the page named in the query. Hosts that serve the demo at its root only use this for deep links. */
export function takeDeepLink(base: string): void {
  const query = new URLSearchParams(location.search);
  const path = query.get('path');
  if (!path?.startsWith('/') || path.startsWith('//')) return;
  query.delete('path');
  const rest = query.toString();
  history.replaceState(null, '', base + path + (rest ? `?${rest}` : '') + location.hash);
}
