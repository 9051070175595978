/** Arrays become comma-separated lists (`filter[status]=2,3,4`); absent values are left out. */
export function serializeParams(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    query.append(name, Array.isArray(value) ? value.join(',') : toText(value));
  }
  return query.toString();
}

/** A path with its ids written `{}`, as the generated tables have it. */
export function toPathPattern(path: string): string {
  return path.replace(/\/\d+(?=\/|$)/g, '/{}');
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
