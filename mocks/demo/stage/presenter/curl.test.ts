// @vitest-environment node
import { expect, it } from 'vitest';
import type { Exchange } from '../../../hosts/bridge/messages';
import { toCurl } from './ExchangeDetails';

const call: Extract<Exchange, { kind: 'call' }> = {
  id: 1,
  at: '2026-11-25T16:00:00Z',
  kind: 'call',
  operation: 'getOrders',
  method: 'GET',
  path: '/orders?page=1',
  status: 200,
  ms: 3,
  bytes: 10,
  problem: null,
  who: 'Priya Nair',
  contentType: null,
  request: null,
  answer: '{}',
};

it('copies a read with a variable instead of the token', () => {
  expect(toCurl(call)).toBe(`curl -H "Authorization: Bearer $TOKEN" 'http://localhost:8080/api/orders?page=1'`);
});

it('copies a write without a person, with quotes that the shell keeps', () => {
  const write = { ...call, method: 'POST', path: '/x', who: null, contentType: 'application/json' };
  expect(toCurl({ ...write, request: `{"name":"O'Neil"}` })).toBe(
    `curl -X POST -H 'Content-Type: application/json' -d '{"name":"O'\\''Neil"}' 'http://localhost:8080/api/x'`,
  );
});
