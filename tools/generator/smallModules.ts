import { createHash } from 'node:crypto';
import { asList, asText, type Contract, type ContractOperation, deref, type Json, type JsonObject } from './contract';
import { getExampleAnswer } from './exampleAnswer';

/* The texts of generated modules that need few lines each. */

export const header = '/**\n * Generated from contract/ by `npm run generate`. Do not edit.\n */';

const toText = (...lines: readonly string[]) => [header, ...lines, ''].join('\n');

/** Text of src/generated/model/codes.ts: a named constant for each number that the contract uses as a code. */
export function codesModule({ schemas }: Contract): string {
  const named = Object.entries(schemas).filter(([, schema]) => 'x-enum-varnames' in schema);
  return toText(...named.map(([name, schema]) => toConstant(name, schema)));
}

function toConstant(name: string, schema: JsonObject): string {
  const values = asList(schema.enum);
  const members = asList(schema['x-enum-varnames']).map((member, index) => toMember(member, values[index]));
  return [
    `\n/** ${asText(schema.description)} */`,
    `export const ${name} = { ${members.join(', ')} } as const;`,
    `export type ${name} = (typeof ${name})[keyof typeof ${name}];`,
  ].join('\n');
}

function toMember(name: Json, value: Json | undefined): string {
  if (typeof value !== 'number') throw new Error(`contract: no number for ${asText(name)}`);
  return `${asText(name)}: ${value}`;
}

/** Text of src/generated/model/events.ts: the payload of each event, by its name on the wire. */
export function eventsModule({ schemas }: Contract): string {
  const events = Object.entries(schemas).filter(([, schema]) => 'x-event' in schema);
  return toText(
    ...events.map(([name]) => `import type { ${name} } from './${name.charAt(0).toLowerCase()}${name.slice(1)}';`),
    '',
    '/** Every event the provider pushes, by its name on the wire, with its payload. */',
    'export type ContractEvents = {',
    ...events.map(([name, schema]) => `  '${asText(schema['x-event'])}': ${name};`),
    '};',
  );
}

/** Text of mocks/generated/examples.ts: the body that the contract gives as an example of each operation's success. */
export function examplesModule(contract: Contract): string {
  return toText(
    '/** Bodies of successful answers by operation, as the contract describes them. */',
    'export const examples: Readonly<Record<string, unknown>> = {',
    ...contract.operations.map(
      (operation) => `  ${operation.id}: ${JSON.stringify(getExampleAnswer(contract, operation).body)},`,
    ),
    '};',
  );
}

/** Text of src/generated/model/keyedWrites.ts: the writes whose contract has the Idempotency-Key header. */
export function keyedWritesModule(contract: Contract): string {
  const writes = contract.operations.filter((operation) => hasIdempotencyKey(contract, operation));
  return toText(
    '/** Writes that take an `Idempotency-Key`; ids are written `{}`. */',
    'export const keyedWrites: ReadonlySet<string> = new Set([',
    ...writes.map(({ method, path }) => `  '${method} ${path.replace(/\{\w+\}/g, '{}')}',`),
    ']);',
  );
}

function hasIdempotencyKey(contract: Contract, { spec }: ContractOperation): boolean {
  return asList(spec.parameters).some((parameter) => deref(contract, parameter).name === 'Idempotency-Key');
}

/** Text of src/generated/model/stamp.ts: a hash that changes whenever an answer may have another shape. */
export function stampModule(contract: Contract): string {
  const stamp = createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 16);
  return `/** Identifies this version of the contract. */\nexport const contractStamp = '${stamp}';\n`;
}
