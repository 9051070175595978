/**
 * Checks whether the provider gave a row its id. Without one the row is shown, but not the links and actions that need
 * the id. The reader of answers gives such rows ids below zero, so that lists can keep them apart.
 */
export function hasId(id: number | string): boolean {
  return typeof id === 'number' ? id > 0 : !id.startsWith('-');
}
