import { asText, type Contract } from './contract';

/** Text of src/generated/model/events.ts: what each event carries, by its name on the wire. */
export function eventsModule({ schemas }: Contract): string {
  const events = Object.entries(schemas).filter(([, schema]) => 'x-event' in schema);
  const payloads = events.map(([name]) => name);
  return [
    '/**\n * Generated from contract/ by `npm run generate`. Do not edit.\n */',
    ...payloads.map((name) => `import type { ${name} } from './${name.charAt(0).toLowerCase()}${name.slice(1)}';`),
    '',
    '/** Every event the provider pushes, by its name on the wire, with its payload. */',
    'export type ContractEvents = {',
    ...events.map(([name, schema]) => `  '${asText(schema['x-event'])}': ${name};`),
    '};',
    '',
  ].join('\n');
}
