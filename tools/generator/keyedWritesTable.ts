import { asList, type Contract, type ContractOperation, deref } from './contract';

/** Text of src/generated/model/keyedWrites.ts: the writes whose contract has the Idempotency-Key header. */
export function keyedWritesTable(contract: Contract): string {
  const writes = contract.operations.filter((operation) => hasIdempotencyKey(contract, operation));
  return [
    '/**\n * Generated from contract/ by `npm run generate`. Do not edit.\n */',
    '/** Writes that take an `Idempotency-Key`; ids are written `{}`. */',
    'export const keyedWrites: ReadonlySet<string> = new Set([',
    ...writes.map(({ method, path }) => `  '${method} ${path.replace(/\{\w+\}/g, '{}')}',`),
    ']);',
    '',
  ].join('\n');
}

function hasIdempotencyKey(contract: Contract, { spec }: ContractOperation): boolean {
  return asList(spec.parameters).some((parameter) => deref(contract, parameter).name === 'Idempotency-Key');
}
