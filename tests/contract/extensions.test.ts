import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backgroundCalls, featureCalls } from '#domain/providerFeatures';
import { listExtensions } from '../../tools/extensions';
import { readContract } from '../../tools/generator/contract';
import { describeDifferences } from '../kit/differences';

const extensions = listExtensions(readContract(join(import.meta.dirname, '../..')));

test.each([
  ['Operations', 'reopenOrder = POST /orders/{orderId}/reopen'],
  ['Parameters of other operations', 'getEmployees: filter[status]'],
  ['Answers', 'Forbidden'],
  ['Events', 'crew-updated (CrewUpdatedEvent)'],
  ['Schemas', 'CrewSummary'],
  ['Fields of other schemas', 'OrderPage.last_page'],
])('%s: %s', (heading, line) => {
  expect(extensions[heading]).toContain(line);
});

test('every operation beyond the specification belongs to a feature or works in the background', () => {
  const operations = (extensions['Operations'] ?? []).map((line) => line.split(' = ')[0] ?? '');
  const grouped = [...new Set([...Object.values(featureCalls).flat(), ...backgroundCalls])];
  const places = `${describeDifferences(grouped, operations)} in src/domain/providerFeatures.ts`;
  expect(grouped.toSorted(), places).toEqual(operations.toSorted());
});

test('no operation of the specification is listed as an extension', () => {
  const lines = Object.values(extensions).flat().join('\n');
  expect(lines).not.toMatch(/^(login|getOrders) =|getOrders: page$|notification-created/m);
});
