import { describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/kit/http/answerCalls';
import { testClient } from '../../../tests/kit/http/testClient';
import { reads } from '#generated/model/reads';
import { checkAnswer } from './answerShape';

const { request } = testClient();
const silent = () => vi.spyOn(console, 'error').mockReturnValue();
const enveloped = (data: unknown) => ({ data, message: '', errors: null, success: true });
const isRefused = (path: string, data: unknown) => {
  try {
    checkAnswer(path, enveloped(data), data);
    return false;
  } catch {
    return true;
  }
};

const examples = { list: [], page: { data: [] }, object: {} };

describe('a read', () => {
  it.each(Object.entries(reads))(
    'of %s (%j) is taken as the contract has it, and as nothing else',
    (read, [, kind]) => {
      silent();
      const path = read.replaceAll('{}', '7');
      expect(isRefused(path, examples[kind])).toBe(false);
      const others = [null, undefined, 'text', 7, kind === 'list' ? {} : []];
      expect(others.filter((data) => !isRefused(path, data))).toEqual([]);
      if (kind === 'page') expect(isRefused(path, { data: {} })).toBe(true);
    },
  );

  it.each([
    ['/company-branches', 'getBranches', 'list'],
    ['/company-branches/{}/orders', 'getOrders', 'page'],
    ['/orders/{}/detail', 'getOrderDetail', 'object'],
  ])('of %s is %s and answers with a %s', (path, operation, kind) => expect(reads[path]).toEqual([operation, kind]));

  it('of the wrong kind fails calmly', async () => {
    silent();
    answerCalls(() => Response.json({ message: '', errors: null, success: true }));
    const failure = { status: 200, message: 'An unexpected error occurred:' };
    await expect(request({ url: '/orders/4711/detail' })).rejects.toMatchObject(failure);
  });

  it('answered with a page of HTML has failed', async () => {
    silent();
    answerCalls(() => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } }));
    await expect(request({ url: '/plans' })).rejects.toMatchObject({ status: 200 });
  });
});

it('a write may answer with anything', async () => {
  answerCalls(() => Response.json({ message: '', errors: null, success: true }));
  await expect(request({ url: '/orders/1', method: 'DELETE' })).resolves.toBeDefined();
});
