/** Opens the page that the query names: a deep link for hosts that serve the demo at its root only. */
export function takeDeepLink(base: string): void {
  const query = new URLSearchParams(location.search);
  const path = query.get('path');
  if (!path?.startsWith('/') || path.startsWith('//')) return;
  query.delete('path');
  const rest = query.toString();
  history.replaceState(null, '', base + path + (rest ? `?${rest}` : '') + location.hash);
}
