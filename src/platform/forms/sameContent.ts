/** Equal by content. Asked for every list at every keystroke: what a list or an entry says is put together once. */
export function sameContent(one: unknown, other: unknown): boolean {
  return one === other || contentOf(one) === contentOf(other);
}

const contents = new WeakMap<object, string>();

function contentOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const content = contents.get(value) ?? JSON.stringify(value);
  contents.set(value, content);
  return content;
}
