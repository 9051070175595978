import { expect, it } from 'vitest';
import { answerCalls } from '../../../tests/kit/http/answerCalls';
import { answerWithExample } from '../../../tests/kit/http/exampleAnswers';
import { testClient } from '../../../tests/kit/http/testClient';
import type { HttpRequest } from './client';

type Outcome = number | 'lost';

const answer = (outcome: Outcome, request: Request) => {
  if (outcome === 'lost') return Response.error();
  if (outcome < 400) return answerWithExample(request);
  return Response.json({ data: null, message: '', errors: {}, success: false }, { status: outcome });
};

/** Sends requests one after another, each with its outcome. Returns the keys they carried, numbered in order. */
async function sendAll(sends: readonly (readonly [request: HttpRequest, outcome: Outcome])[]): Promise<number[]> {
  let outcome: Outcome = 200;
  const requests = answerCalls((request) => answer(outcome, request));
  const client = testClient();
  for (const [request, wanted] of sends) {
    outcome = wanted;
    await client.request(request).catch(() => undefined);
  }
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key') ?? '');
  expect(keys).not.toContain('');
  const distinct = [...new Set(keys)];
  return keys.map((key) => distinct.indexOf(key));
}

const invite = (employee: number) => ({ url: '/orders/1/invite-employee', method: 'POST', data: { employee } });
const pay = (hourly_rate: number) => ({ url: '/employees/5/update', method: 'PUT', data: { hourly_rate } });

it.each<[string, Outcome, number[]]>([
  ['a success', 200, [0, 1]],
  ['a refused value', 422, [0, 1]],
  ['a conflict', 409, [0, 1]],
  ['too many requests', 429, [0, 1]],
  ['a lost response', 'lost', [0, 0]],
  ['a server error', 500, [0, 0]],
  ['a gateway timeout', 504, [0, 0]],
])('after %s the same write carries the right key', async (_, outcome, keys) => {
  expect(
    await sendAll([
      [invite(5), outcome],
      [invite(5), 200],
    ]),
  ).toEqual(keys);
});

it('a canceled write sent again carries the same key', async () => {
  let answerNext = (_response: Response) => undefined as void;
  const requests = answerCalls(() => new Promise((resolve) => (answerNext = resolve)));
  const client = testClient();
  const controller = new AbortController();
  const first = client.request({ ...invite(5), signal: controller.signal }).catch((error: unknown) => error);
  await expect.poll(() => requests.length).toBe(1);
  controller.abort();
  expect(await first).toMatchObject({ name: 'CanceledError' });
  const second = client.request(invite(5));
  await expect.poll(() => requests.length).toBe(2);
  answerNext(answer(200, requests[1] ?? expect.unreachable()));
  await second;
  const [one, other] = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(one).toBe(other);
});

it('a write without a response keeps its key while other values are sent, until it is answered', async () => {
  expect(
    await sendAll([
      [invite(5), 'lost'],
      [invite(6), 200],
      [invite(5), 200],
      [invite(5), 200],
    ]),
  ).toEqual([0, 1, 0, 2]);
});

it('a PUT of earlier values is a new change once other values were sent', async () => {
  expect(
    await sendAll([
      [pay(2400), 'lost'],
      [pay(2600), 200],
      [pay(2400), 'lost'],
      [pay(2400), 200],
    ]),
  ).toEqual([0, 1, 2, 2]);
});

it('the same values to another address are another write', async () => {
  expect(
    await sendAll([
      [invite(5), 'lost'],
      [{ ...invite(5), url: '/orders/2/invite-employee' }, 'lost'],
      [{ ...invite(5), params: { id: 3 } }, 'lost'],
      [invite(5), 200],
    ]),
  ).toEqual([0, 1, 2, 0]);
});

it('another file makes another write, whatever its size', async () => {
  const withAvatar = (avatar: File) => {
    const data = new FormData();
    data.append('name', 'Yuma');
    data.append('avatar', avatar);
    return { url: '/company-branches', method: 'POST', data };
  };
  const [one, other] = [new File(['a'], 'logo.png'), new File(['b'], 'logo.png')];
  expect(
    await sendAll([
      [withAvatar(one), 'lost'],
      [withAvatar(other), 'lost'],
      [withAvatar(one), 200],
    ]),
  ).toEqual([0, 1, 0]);
});

it('two equal writes sent together carry the same key', async () => {
  const requests = answerCalls(answerWithExample);
  const client = testClient();
  await Promise.all([client.request(invite(5)), client.request(invite(5))]);
  const [one, other] = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(one).toBe(other);
});

it('the key of the caller is used instead', async () => {
  const requests = answerCalls(answerWithExample);
  await testClient().request({ ...invite(5), headers: { 'Idempotency-Key': 'own' } });
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('own');
});
