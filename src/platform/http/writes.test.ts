import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyedWrites } from '#generated/model/keyedWrites';
import { answerCalls } from '../../../tests/kit/http/answerCalls';
import { toAnswerBody, type ExampleAnswer, exampleAnswers } from '../../../tests/kit/http/exampleAnswers';
import { testClient } from '../../../tests/kit/http/testClient';
import { isWithoutData } from './answers/withoutData';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const reads = ['getMe', 'matchHelpers', 'checkMove'];
const writes = exampleAnswers().filter(
  ({ id, method, isEnveloped }) => isEnveloped && method !== 'GET' && !reads.includes(id),
);
const isKeyed = ({ method, path }: ExampleAnswer) => keyedWrites.has(`${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
const hasData = ({ data }: ExampleAnswer) => JSON.stringify(data) !== '{}';
const toAddress = ({ method, path }: ExampleAnswer) => ({ method, url: path.replaceAll(/\{\w+\}/g, '7') });

/** Bodies that a provider would not write: by a proxy, or cut off on their way. */
const faults: Readonly<Record<string, (example: ExampleAnswer) => BodyInit>> = {
  'a page of HTML': () => '<!doctype html><title>Sign in to the network</title>',
  nothing: () => '',
  'half of it': (example) => JSON.stringify(toAnswerBody(example, example.data)).slice(0, 25),
  'a text': () => '"ok"',
  'a list': () => '[]',
  'an object of something else': () => '{"status":"ok"}',
};
/** A provider that says no more than that it is done. */
const successes: typeof faults = {
  'no data': () => '{"message":"","errors":null,"success":true}',
  'null for its data': () => '{"data":null,"message":"","errors":null,"success":true}',
  'an empty object for its data': () => '{"data":{},"message":"","errors":null,"success":true}',
  'an empty list for its data': () => '{"data":[],"message":"","errors":null,"success":true}',
};

describe.each(writes)('$id', (write) => {
  it('a write that is answered with its data is done; with anything else its outcome is unknown', async () => {
    let body: BodyInit = JSON.stringify(toAnswerBody(write, write.data));
    const requests = answerCalls(() => new Response(body));
    await expect(testClient().request(toAddress(write))).resolves.toEqual(write.data);
    expect(requests).toHaveLength(1);
    const isSignIn = write.path.startsWith('/auth') && hasData(write);
    for (const [name, toBody] of Object.entries(isSignIn ? { ...faults, ...successes } : faults)) {
      body = toBody(write);
      requests.splice(0);
      const outcome = await testClient()
        .request(toAddress(write))
        .then(() => 'done', String);
      expect([name, outcome]).toEqual([name, expect.stringMatching(/don’t know if this went through/)]);
      const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
      expect([name, keys]).toEqual([name, isKeyed(write) ? [keys[0], keys[0]] : [null]]);
    }
  });
});

it.each(writes.filter((write) => hasData(write) && !write.path.startsWith('/auth')))(
  '$id is done when the provider says so without its data',
  async (write) => {
    let body: BodyInit = '';
    let status = 200;
    answerCalls(() => new Response(status === 204 ? null : body, { status }));
    for (const [name, toBody] of Object.entries(successes)) {
      body = toBody(write);
      const answer = await testClient().request(toAddress(write));
      expect([name, isWithoutData(answer)]).toEqual([name, true]);
    }
    status = 204;
    expect(isWithoutData(await testClient().request(toAddress(write)))).toBe(true);
  },
);

describe('a write with a key', () => {
  const write = writes.find(({ id }) => id === 'createOrder') ?? expect.unreachable();
  const page = () => new Response('<html></html>');
  const success = () => Response.json(toAnswerBody(write, write.data));

  it('is done when its second answer is right', async () => {
    const answers = [page, success];
    const requests = answerCalls(() => answers[requests.length - 1]?.() ?? page());
    await expect(testClient().request(toAddress(write))).resolves.toEqual(write.data);
    expect(requests).toHaveLength(2);
  });

  it('carries the same key again while nothing is known of it, and then a new one', async () => {
    const answers = [page, page, success, success];
    const requests = answerCalls(() => answers[requests.length - 1]?.() ?? page());
    const client = testClient();
    await expect(client.request(toAddress(write))).rejects.toThrow();
    await client.request(toAddress(write));
    await client.request(toAddress(write));
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3]);
  });
});

it.each([
  [
    'without a body, when there is none to expect',
    'DELETE',
    '/company-branches/7',
    () => new Response(null, { status: 204 }),
  ],
  [
    'with success alone, when there is no data to expect',
    'DELETE',
    '/company-branches/7',
    () => Response.json({ message: '', errors: null, success: true }),
  ],
])('a write may be answered %s', async (_, method, url, answer) => {
  answerCalls(answer);
  await expect(testClient().request({ method, url })).resolves.toBeDefined();
});
