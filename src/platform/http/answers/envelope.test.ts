import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../../../tests/kit/http/answerCalls';
import { testClient } from '../../../../tests/kit/http/testClient';

const { request } = testClient();

const json = (body: unknown) => Response.json(body);
const success = (data: unknown) => json({ data, message: '', errors: null, success: true });

describe('an answer', () => {
  it('is reduced to the data of its envelope', async () => {
    answerCalls(() => success([{ id: 1 }]));
    expect(await request({ url: '/x' })).toEqual([{ id: 1 }]);
  });

  it.each([null, 0, false, '', []])('may have %j as its data', async (data) => {
    answerCalls(() => success(data));
    expect(await request({ url: '/x' })).toEqual(data);
  });

  it.each([
    ['nothing but data', { data: { id: 1 } }],
    ['data and a message', { data: { id: 1 }, message: 'Saved' }],
    ['all but success', { data: { id: 1 }, message: '', errors: null }],
  ])('is an envelope without `success` if it has %s', async (_name, body) => {
    answerCalls(() => json(body));
    expect(await request({ url: '/x' })).toEqual({ id: 1 });
  });

  it.each([
    ['a page of a list', { data: [{ id: 1 }], current_page: 1, last_page: 1, per_page: 5, total: 1 }],
    ['a message alone', { message: 'Hello' }],
    ['something that has data among its fields', { id: 7, data: { starts_at: null } }],
    ['a list', [{ data: 1 }]],
  ])('is returned unchanged without `success` and with other fields: %s', async (_name, body) => {
    answerCalls(() => json(body));
    expect(await request({ url: '/x' })).toEqual(body);
  });

  it.each([{ data: [1], current_page: 1 }, { data: [1] }])('is unwrapped once: %j', async (data) => {
    answerCalls(() => success(data));
    expect(await request({ url: '/x' })).toEqual(data);
  });

  it.each([0, '0', 'false'])('fails if its success is %j', async (no) => {
    answerCalls(() => json({ data: null, message: 'No seat is left', errors: null, success: no }));
    await expect(request({ url: '/x' })).rejects.toThrow('No seat is left');
  });

  it.each([1, '1', 'true'])('is enough for a write if its success is %j', async (yes) => {
    answerCalls(() => json({ message: '', errors: null, success: yes }));
    await expect(request({ url: '/company-branches/7', method: 'DELETE' })).resolves.toBeDefined();
  });

  it('is returned unchanged without an envelope', async () => {
    answerCalls(() => json({ auth: 'key:signature' }));
    expect(await request({ url: '/broadcasting/auth', method: 'POST' })).toEqual({ auth: 'key:signature' });
  });
});
