/** A colour of the product as the style sheet has it: what is painted on a canvas cannot name it. */
export function token(name: `--color-${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || 'gray';
}
