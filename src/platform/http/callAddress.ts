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

/** The same text for the same call, whatever the order of its parameters. */
export function toCallKey(path: string, query: string): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${path}?${sorted}`;
}

/** Path and query of a call. */
export function splitCall(call: string): [path: string, query: string] {
  const [path = '', query = ''] = call.split('?');
  return [path, query];
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
