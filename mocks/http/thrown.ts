/** The error and the first line of its stack in this repository: `TypeError: … (at read (…:44:12))`. */
export function describeThrown(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = findOwnLine(error.stack ?? '');
  return `${error.name}: ${error.message}${own === undefined ? '' : ` (${own})`}`;
}

/** Chromium and Node write `at name (file:line:column)`, Firefox and Safari `name@file:line:column`. */
function findOwnLine(stack: string): string | undefined {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.find((line) => /:\d+:\d+\)?$/.test(line) && !/node_modules|\bnode:/.test(line));
}
