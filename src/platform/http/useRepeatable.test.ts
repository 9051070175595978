import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, noResponseError } from './ApiError';
import { useRepeatable } from './useRepeatable';

const refusal = (status: number) => new ApiError(status, { data: null, message: '', errors: {}, success: false });

type Outcome = 'ok' | Error;

/** Sends values one after another, each with its outcome. Returns the keys they carried, numbered in order. */
async function sendAll(sends: readonly (readonly [sent: object, outcome: Outcome])[]): Promise<number[]> {
  const keys: string[] = [];
  let outcome: Outcome = 'ok';
  const { result, rerender } = renderHook(() =>
    useRepeatable((_: object, { headers }) => {
      keys.push(headers['Idempotency-Key']);
      return outcome === 'ok' ? Promise.resolve('done') : Promise.reject(outcome);
    }),
  );
  for (const [sent, wanted] of sends) {
    outcome = wanted;
    await result.current(sent).catch(() => undefined);
    rerender();
  }
  const distinct = [...new Set(keys)];
  return keys.map((key) => distinct.indexOf(key));
}

const marcus = { id: 1, data: { employee: 5 } };
const sofia = { id: 1, data: { employee: 6 } };

it.each<[string, Outcome, number[]]>([
  ['a success', 'ok', [0, 1]],
  ['a refused value', refusal(422), [0, 1]],
  ['a conflict', refusal(409), [0, 1]],
  ['a refusal to wait out', refusal(429), [0, 1]],
  ['a lost answer', noResponseError(), [0, 0]],
  ['a server error', refusal(500), [0, 0]],
  ['a gateway that waited too long', refusal(504), [0, 0]],
  ['a canceled call', new Error('canceled'), [0, 0]],
])('after %s the same values carry the key that fits', async (_, outcome, keys) => {
  expect(
    await sendAll([
      [marcus, outcome],
      [{ ...marcus }, 'ok'],
    ]),
  ).toEqual(keys);
});

it('keeps the key of a lost answer while other values are sent, and drops it with the answer', async () => {
  const lost = noResponseError();
  const sends = [
    [marcus, lost],
    [sofia, 'ok'],
    [marcus, 'ok'],
    [marcus, 'ok'],
  ] as const;
  expect(await sendAll(sends)).toEqual([0, 1, 0, 2]);
});

it('takes another file for another intent, whatever its size', async () => {
  const [one, other] = [new Blob(['a'], { type: 'image/png' }), new Blob(['b'], { type: 'image/png' })];
  const lost = noResponseError();
  expect(
    await sendAll([
      [{ avatar: one }, lost],
      [{ avatar: other }, lost],
      [{ avatar: one }, 'ok'],
    ]),
  ).toEqual([0, 1, 0]);
});

it('gives two equal values on their way at once the same key', async () => {
  const keys: string[] = [];
  const { result } = renderHook(() =>
    useRepeatable(async (_: object, { headers }) => keys.push(headers['Idempotency-Key'])),
  );
  await Promise.all([result.current(marcus), result.current(marcus)]);
  expect(keys[0]).toBe(keys[1]);
});
