import { join } from 'node:path';
import { asList, asObject, asText, readContract } from '../../../tools/generator/contract';

/** An event that the provider may push, with the contract's example payload. */
export type ExampleEvent = { event: string; channels: string[]; payload: object };

const contract = readContract(join(import.meta.dirname, '../../..'));

/** Every event of the contract. */
export function exampleEvents(): ExampleEvent[] {
  return Object.values(contract.schemas)
    .filter((schema) => 'x-event' in schema)
    .map((schema) => ({
      event: asText(schema['x-event']),
      channels: asList(schema['x-channels']).map(asText),
      payload: asObject(asList(schema.examples)[0]),
    }));
}

/** Paths of all reads of a branch. */
export function branchReads(): string[] {
  return contract.operations
    .filter(({ method, path }) => method === 'GET' && /^\/(company-branches\/\{id}|notifications\/branch)/.test(path))
    .map(({ path }) => path);
}
