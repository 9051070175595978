import { join } from 'node:path';
import {
  asList,
  asObject,
  asText,
  type Contract,
  type ContractOperation,
  deref,
  type Json,
  readContract,
} from './generator/contract';

/**
 * `npm run extensions`: everything the contract asks of a provider beyond the product specification (`x-extension: true`):
 * operations, parameters, answers, events, schemas and fields. A marked schema covers all its fields.
 */

/** Lines by heading, in the order of the contract. */
export function listExtensions(contract: Contract): Record<string, string[]> {
  const { operations, schemas } = contract;
  const ours = operations.filter(({ spec }) => isMarked(spec));
  const shared = operations.filter(({ spec }) => !isMarked(spec));
  const entries = Object.entries(schemas);
  const isEvent = (schema: Json) => 'x-event' in asObject(schema);
  return {
    Operations: ours.map(formatOperation),
    'Parameters of other operations': shared.flatMap((operation) => listParameters(contract, operation)),
    Answers: Object.entries(contract.components.responses ?? {}).flatMap(([name, answer]) =>
      isMarked(answer) ? [name] : [],
    ),
    Events: entries.flatMap(([name, schema]) =>
      isEvent(schema) && isMarked(schema) ? [`${asText(schema['x-event'])} (${name})`] : [],
    ),
    Schemas: entries.flatMap(([name, schema]) => (!isEvent(schema) && isMarked(schema) ? [name] : [])),
    'Fields of other schemas': entries.flatMap(([name, schema]) => (isMarked(schema) ? [] : listFields(name, schema))),
    ...listByDefault(entries.filter(([, schema]) => !isMarked(schema))),
  };
}

/** The fields that a provider may leave out, by what the app reads in their place. Their line on screen goes. */
function listByDefault(entries: [string, Json][]): Record<string, string[]> {
  const fields = entries.flatMap(([name, schema]) =>
    Object.entries(asObject(asObject(schema).properties ?? {})).flatMap(([field, value]) => {
      const property = asObject(value);
      if (!isMarked(property) || !('default' in property)) return [];
      const meaning = typeof property.description === 'string' ? `: ${property.description.split('\n')[0] ?? ''}` : '';
      return [{ value: JSON.stringify(property.default), line: `${name}.${field}${meaning}` }];
    }),
  );
  const groups = Map.groupBy(fields, ({ value }) => value);
  return Object.fromEntries(
    [...groups].map(([value, same]) => [`Read as ${value} if absent`, same.map(({ line }) => line)]),
  );
}

function formatOperation({ id, method, path }: ContractOperation): string {
  return `${id} = ${method} ${path}`;
}

function listParameters(contract: Contract, { id, spec }: ContractOperation): string[] {
  return asList(spec.parameters)
    .map((parameter) => deref(contract, parameter))
    .filter(isMarked)
    .map(({ name }) => `${id}: ${asText(name)}`);
}

function listFields(at: string, schema: Json | undefined): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [];
  const fields = Object.entries(asObject(schema.properties ?? {})).flatMap(([name, field]) =>
    isMarked(field) ? [`${at}.${name}`] : listFields(`${at}.${name}`, field),
  );
  return [...fields, ...listFields(`${at}[]`, schema.items)];
}

function isMarked(value: Json): boolean {
  return asObject(value)['x-extension'] === true;
}

if (process.argv[1] === import.meta.filename) {
  for (const [heading, lines] of Object.entries(listExtensions(readContract(join(import.meta.dirname, '..'))))) {
    console.log(`\n${heading} (${lines.length})\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}
