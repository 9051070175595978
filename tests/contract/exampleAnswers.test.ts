// @vitest-environment node
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Operation, operations } from '../../mocks/generated/operations';
import { answerWithExamples } from '../../tools/devApi/examples';
import { readContract } from '../../tools/generator/contract';
import { getExampleAnswer } from '../../tools/generator/exampleAnswer';

const contract = readContract(join(import.meta.dirname, '../..'));
const table: Readonly<Record<string, Operation>> = operations;

it('finds an example of every answer, as the contract describes it', () => {
  const wrong = contract.operations.flatMap((operation) => {
    const { status, body } = getExampleAnswer(contract, operation);
    const problem = table[operation.id]?.answers[status]?.safeParse(body).error;
    return problem ? [`${operation.id}: ${problem.message}`] : [];
  });
  expect(wrong).toEqual([]);
});

it('refuses an undeclared field on every level of an answer', () => {
  const accepted = contract.operations.flatMap((operation) => {
    const { status, body } = getExampleAnswer(contract, operation);
    const levels = listObjects(body);
    return levels.flatMap((_, level) => {
      const changed = structuredClone(body);
      Object.assign(listObjects(changed)[level] ?? {}, { undeclared: 1 });
      return table[operation.id]?.answers[status]?.safeParse(changed).success
        ? [`${operation.id}, object ${level}`]
        : [];
    });
  });
  expect(accepted).toEqual([]);
});

/** The objects in a value, itself included. */
function listObjects(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listObjects);
  return Array.isArray(value) ? inside : [value, ...inside];
}

/** A provider that has these calls only, as Laravel answers the others. */
async function serveHalf(answers: Record<string, { status: number; body: object }>): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const missing = { status: 404, body: { message: 'The route could not be found.' } };
    const { status, body } = answers[`${incoming.method} ${incoming.url}`] ?? missing;
    outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((settle) => server.listen(0, settle));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

const unknown = { data: null, message: 'Not found.', errors: {}, success: false };

it.each([
  ['keeps an answer of the provider', 'GET', '/tools', { status: 200, body: { data: [] } }, [200, '{"data":[]}']],
  [
    'keeps a refusal of the provider',
    'GET',
    '/orders/9',
    { status: 404, body: unknown },
    [404, JSON.stringify(unknown)],
  ],
  [
    'keeps a path that the contract does not have',
    'GET',
    '/moon',
    undefined,
    [404, '{"message":"The route could not be found."}'],
  ],
  [
    'leaves signatures of sockets to the provider',
    'POST',
    '/broadcasting/user-auth',
    undefined,
    [404, '{"message":"The route could not be found."}'],
  ],
])('%s', async (_, method, path, answer, expected) => {
  const provider = await serveHalf(answer ? { [`${method} ${path}`]: answer } : {});
  const request = new Request(`http://localhost${path}`, { method });
  const named: string[] = [];
  const given = await answerWithExamples(contract, provider, request, (id) => named.push(id));
  expect([given.status, await given.text(), named]).toEqual([...expected, []]);
});

it.each([
  ['a read', 'GET', '/plans', 'getPlans', 200],
  ['a write with a body', 'POST', '/company-branches/1/orders', 'createOrder', 201],
  ['a call with an id', 'GET', '/orders/12/card', 'getOrderCard', 200],
  ['the longer of two paths', 'GET', '/company-outsource/numbers', 'getOutsourceNumbers', 200],
] as const)(
  'answers %s that the provider does not have with the example, and names it',
  async (_, method, path, id, status) => {
    const provider = await serveHalf({});
    const request = new Request(`http://localhost${path}?page=1`, { method, ...(method === 'POST' && { body: '{}' }) });
    const named: string[] = [];
    const given = await answerWithExamples(contract, provider, request, (name) => named.push(name));
    const schema = (operations[id] as Operation).answers[status];
    expect([given.status, named]).toEqual([status, [id]]);
    expect(schema?.safeParse(await given.json()).error).toBeUndefined();
  },
);
