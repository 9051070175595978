import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { usStates } from '#domain/places/usStates';
import { closedSchemas } from '../../../tools/generator/closedSchemas';
import {
  asList,
  asObject,
  type Contract,
  type Json,
  type JsonObject,
  readContract,
  refsIn,
} from '../../../tools/generator/contract';
import { textsIn } from '../../kit/texts/contractTexts';

const contract = readContract(join(import.meta.dirname, '../../..'));
const schemas = Object.entries(contract.schemas);
const definitions = toDefinitions(closedSchemas(contract, Object.keys(contract.schemas)));

describe('a component schema', () => {
  test('has examples that it accepts, with no field beyond the declared', () => {
    const broken = schemas.flatMap(([name, schema]) => {
      const accepts = z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: definitions }, { registry: z.registry() });
      const examples = asList(schema.examples);
      const problems = examples.flatMap((example) => accepts.safeParse(example).error?.message ?? []);
      return (examples.length === 0 ? ['has no example'] : problems).map((problem) => `${name}: ${problem}`);
    });
    expect(broken).toEqual([]);
  });

  test('has no keyword that a comma in a description created', () => {
    expect(schemas.flatMap(([name, schema]) => strangers(name, schema))).toEqual([]);
  });

  test('has a default for everything in an answer or event of the specification that the specification does not name', () => {
    const wrong = listSpecified(contract).flatMap((name) => {
      const schema = contract.schemas[name] ?? {};
      const required = asList(schema.required);
      return Object.entries(asObject(schema.properties ?? {})).flatMap(([property, value]) => {
        const isNamed = required.includes(property) && asObject(value)['x-extension'] !== true;
        return isNamed || isPlainDefault(asObject(value)) ? [] : [`${name}.${property}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('names every number it uses as a code', () => {
    const codes = schemas.filter(([, schema]) => isIntegerEnum(schema));
    expect(codes.length).toBeGreaterThan(0);
    for (const [name, schema] of codes) {
      const names = asList(schema['x-enum-varnames']);
      expect([name, names.length, new Set(names).size]).toEqual([name, asList(schema.enum).length, names.length]);
    }
  });

  test('each event has its own name, and channels', () => {
    const events = schemas.filter(([, schema]) => 'x-event' in schema);
    const names = events.map(([, schema]) => schema['x-event']);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, schema] of events) expect(asList(schema['x-channels']).length, name).toBeGreaterThan(0);
  });

  test('limits the length of every text that has a pattern', () => {
    const endless = textsIn(schemas.map(([, schema]) => schema)).filter(
      (text) => 'pattern' in text && !('maxLength' in text),
    );
    expect(endless.filter(({ pattern }) => pattern !== 'Z$')).toEqual([]);
  });

  test('is reached by an operation or an event', () => {
    const roots = [
      ...contract.operations.map((operation) => operation.spec),
      ...Object.values(asObject(contract.components.responses)),
      ...schemas.filter(([, schema]) => 'x-event' in schema).map(([, schema]) => schema),
    ];
    const reached = closedSchemas({ ...contract, schemas: { ...contract.schemas, '': { roots } } }, ['']);
    const events = schemas.filter(([, schema]) => 'x-event' in schema).map(([name]) => name);
    expect(schemas.map(([name]) => name).filter((name) => !(name in reached) && !events.includes(name))).toEqual([]);
  });
});

test('the contract and the forms know the same states', () => {
  const states = usStates.map(({ id }) => id).join('|');
  expect(contract.schemas.StateCode?.pattern).toBe(`^(${states})$`);
  expect(contract.schemas.StateCodeOrNone?.pattern).toBe(`^(${states})?$`);
});

/** A JSON object that zod can read is a JSON schema; this only adds the type. */
function toDefinitions(closed: JsonObject): Record<string, z.core.JSONSchema.JSONSchema> {
  return Object.fromEntries(Object.entries(closed).map(([name, schema]) => [name, { ...asObject(schema) }]));
}

function isIntegerEnum(schema: JsonObject): boolean {
  return schema.type === 'integer' && 'enum' in schema;
}

const KEYWORDS = new Set(
  [
    'type format enum const default description examples $ref anyOf oneOf minLength maxLength pattern minimum maximum',
    'multipleOf contentMediaType properties required additionalProperties maxProperties items minItems maxItems',
    'x-extension x-event x-channels x-enum-varnames x-multiline x-also-named',
  ].flatMap((line) => line.split(' ')),
);

function strangers(at: string, schema: Json): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [];
  const own = Object.keys(schema).filter((key) => !KEYWORDS.has(key));
  const nested = [
    ...Object.entries(asObject(schema.properties ?? {})),
    ...[...asList(schema.anyOf), ...asList(schema.oneOf)].map((one, index) => [String(index), one] as const),
    ['items', schema.items ?? null] as const,
    ['additionalProperties', schema.additionalProperties ?? null] as const,
  ];
  return [...own.map((key) => `${at}: ${key}`), ...nested.flatMap(([key, one]) => strangers(`${at}.${key}`, one))];
}

/** Never a number or a date, which would claim a fact. */
function isPlainDefault(property: JsonObject): boolean {
  return property['x-extension'] === true && ['null', '[]', 'false', '""'].includes(JSON.stringify(property.default));
}

/**
 * The schemas that answers and events of the specification consist of. One that is an extension as a whole comes whole:
 * without one of its required fields it counts as absent.
 */
function listSpecified({ operations, schemas: all, components }: Contract): string[] {
  const answers = operations
    .filter(({ spec }) => spec['x-extension'] !== true)
    .flatMap(({ spec }) => Object.entries(asObject(spec.responses)).filter(([status]) => status.startsWith('2')))
    .map(([, answer]) => refsIn(answer).flatMap((name) => refsIn(components.responses?.[name] ?? {})));
  const events = Object.values(all).filter((schema) => 'x-event' in schema && schema['x-extension'] !== true);
  const names = new Set([...answers.flat(), ...events.flatMap(refsIn)].filter((name) => !isWhole(all[name])));
  for (const name of names) for (const more of refsIn(all[name] ?? {})) if (!isWhole(all[more])) names.add(more);
  return [...names].filter((name) => !['Message', 'NoErrors', 'Succeeded', 'Nothing'].includes(name));
}

const isWhole = (schema: JsonObject = {}) => schema['x-extension'] === true;
