import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, runSteps } from './checks/steps';

/*
 * npm run docs:api: the API reference of the contract, one page in dist-docs/. Redoc knows calls but no pushes, so each
 * event becomes a webhook, which it shows with the same schema and examples. `npm run server` serves the page at /docs.
 */

const folder = join(repository, 'dist-docs');
const bundled = join(folder, 'openapi.json');

type Schema = { 'x-event'?: string; 'x-channels'?: string[]; description?: string };
type Contract = { components: { schemas: Record<string, Schema> }; webhooks?: object; tags: object[] };

mkdirSync(folder, { recursive: true });
const bundle = await runSteps([
  { name: 'one file', command: ['redocly', 'bundle', 'contract/openapi.yaml', '--output', bundled] },
]);
if (bundle.every(({ ok }) => ok)) {
  writeFileSync(bundled, JSON.stringify(withEvents(JSON.parse(readFileSync(bundled, 'utf8')) as Contract)));
  const page = await runSteps([
    {
      name: 'page',
      command: ['redocly', 'build-docs', bundled, '--inlineBundle', '--output', join(folder, 'index.html')],
    },
  ]);
  process.exitCode = page.every(({ ok }) => ok) ? 0 : 1;
} else {
  process.exitCode = 1;
}

function withEvents(contract: Contract): Contract {
  const events = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    schema['x-event'] === undefined ? [] : [[schema['x-event'], describeEvent(name, schema)] as const],
  );
  return {
    ...contract,
    tags: [...contract.tags, { name: 'events', description: 'Pushed over the Pusher protocol, version 7.' }],
    webhooks: Object.fromEntries(events),
  };
}

function describeEvent(name: string, { 'x-event': event, 'x-channels': channels = [], description }: Schema): object {
  const schema = { $ref: `#/components/schemas/${name}` };
  return {
    post: {
      tags: ['events'],
      summary: event,
      // Channels are authorized, not pushes.
      security: [],
      description: `${description ?? ''}\n\nChannels: ${channels.map((channel) => `\`${channel}\``).join(', ')}`,
      requestBody: { content: { 'application/json': { schema } } },
      responses: {},
    },
  };
}
