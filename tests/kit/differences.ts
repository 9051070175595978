/** Names what only one of two lists has: the message of a test that compares a list with the table it is about. */
export function describeDifferences(found: readonly string[], expected: readonly string[]): string {
  const missing = expected.filter((each) => !found.includes(each)).map((each) => `"${each}" is missing`);
  const unknown = found.filter((each) => !expected.includes(each)).map((each) => `"${each}" is not expected`);
  return [...missing, ...unknown].join(', ');
}
