/** Compares by content, for lists and their entries. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
