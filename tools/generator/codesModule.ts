import { asList, asText, type Contract, type Json, type JsonObject } from './contract';

/** Text of src/generated/model/codes.ts: a named constant for each number that the contract uses as a code. */
export function codesModule({ schemas }: Contract): string {
  const named = Object.entries(schemas).filter(([, schema]) => 'x-enum-varnames' in schema);
  return [
    '/**\n * Generated from contract/ by `npm run generate`. Do not edit.\n */',
    ...named.map(([name, schema]) => toConstant(name, schema)),
    '',
  ].join('\n');
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
