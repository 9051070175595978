/** A color of the design tokens as a value, because a canvas cannot use CSS properties. */
export function token(name: `--color-${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || 'gray';
}
