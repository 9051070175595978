import { type OperationId, operations } from '../../generated/operations';

/** Puts values into a path of the contract: `/orders/{id}` becomes `/orders/7`. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * Finds the operation of a request by its path below /api, without the query. Of several, it is the one with the fewest
 * parameters: `/orders/summary` before `/orders/{id}`.
 */
export function findOperation(method: string, path: string): OperationId | undefined {
  return patterns.find(({ id, pattern }) => operations[id].method === method && pattern.test(path))?.id;
}

const countParameters = (id: OperationId) => operations[id].path.split('{').length;
const toPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const patterns = Object.keys(operations)
  .filter((id): id is OperationId => id in operations)
  .toSorted((one, other) => countParameters(one) - countParameters(other))
  .map((id) => ({ id, pattern: toPattern(operations[id].path) }));
