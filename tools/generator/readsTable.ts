import { asObject, type Contract, type ContractOperation, deref, type Json } from './contract';

/** Text of src/generated/model/reads.ts: the operation of each GET, and the type of data it answers with. */
export function readsTable(contract: Contract): string {
  const reads = contract.operations.filter((operation) => operation.method === 'GET' && isJson(contract, operation));
  return [
    '/**\n * Generated from contract/ by `npm run generate`. Do not edit.\n */',
    '/** A list, a page (its rows are a list under `data`), or an object. */',
    "export type ReadKind = 'list' | 'page' | 'object';",
    '',
    '/** By path; ids are written `{}`. */',
    `export const reads: Readonly<Record<string, readonly [operation: string, kind: ReadKind]>> = {`,
    ...reads.map((read) => `  '${read.path.replace(/\{\w+\}/g, '{}')}': ['${read.id}', '${getKind(contract, read)}'],`),
    '};',
    '',
  ].join('\n');
}

/** Only calls of the app answer with JSON. */
function isJson(contract: Contract, { spec }: ContractOperation): boolean {
  return 'application/json' in asObject(deref(contract, asObject(spec.responses)['200']).content);
}

function getKind(contract: Contract, { spec }: ContractOperation): string {
  const answer = deref(contract, asObject(spec.responses)['200']);
  const body = asObject(asObject(answer.content)['application/json']).schema;
  const data = member(contract, body, 'data');
  if (isList(contract, data)) return 'list';
  return isList(contract, member(contract, data, 'data')) ? 'page' : 'object';
}

/** The schema of a member, also when it is in a part of an `allOf`. */
function member(contract: Contract, schema: Json | undefined, name: string): Json | undefined {
  if (schema === undefined) return undefined;
  const { properties, allOf: parts } = deref(contract, schema);
  if (Array.isArray(parts))
    return parts.map((part) => member(contract, part, name)).find((found) => found !== undefined);
  return properties === undefined ? undefined : asObject(properties)[name];
}

function isList(contract: Contract, schema: Json | undefined): boolean {
  return schema !== undefined && deref(contract, schema).type === 'array';
}
