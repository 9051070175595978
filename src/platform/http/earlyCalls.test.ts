import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dropEarlyCalls, startEarlyCalls, takeEarlyAnswer, whenArrived } from './earlyCalls';
import { connectHttp, http, prepareChecks, takeArrivedAnswer } from './http';

const list = '/company-branches/1/orders';
const sent: string[] = [];

/** Answers every early call with this status. */
function answerWith(status: number, body: unknown): void {
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

beforeEach(() => void sent.splice(0));
afterEach(() => dropEarlyCalls());

describe('an early call', () => {
  it('is the answer of the same call, whatever the order and the writing of its parameters', async () => {
    answerWith(200, { success: true, data: { data: ['job'], total: 1 } });
    const onUnauthorized = vi.fn();
    connectHttp({ apiUrl: '/api', getToken: () => 'token', onUnauthorized });
    startEarlyCalls('/api', 'token', [`${list}?page=1&filter[status]=2,3,4`]);
    const answer = await http<{ data: { data: string[]; total: number }; success: boolean }>({
      url: list,
      method: 'GET',
      params: { 'filter[status]': [2, 3, 4], page: 1 },
    });
    expect(answer).toEqual({ data: ['job'], total: 1 });
    expect(sent).toEqual([`/api${list}?page=1&filter[status]=2,3,4`]);
  });

  it('is used once', async () => {
    answerWith(200, {});
    startEarlyCalls('/api', 'token', [list]);
    expect(await takeEarlyAnswer(list, '', 'token')).toMatchObject({ status: 200 });
    expect(takeEarlyAnswer(list, '', 'token')).toBeUndefined();
  });

  it.each([
    ['another person', 'other'],
    ['no one', null],
  ])('is not used by %s', (_, token) => {
    answerWith(200, {});
    startEarlyCalls('/api', 'token', [list]);
    expect(takeEarlyAnswer(list, '', token)).toBeUndefined();
    expect(takeEarlyAnswer(list, '', 'token')).toBeUndefined();
  });

  it('is not used for another branch', () => {
    answerWith(200, {});
    startEarlyCalls('/api', 'token', [list]);
    expect(takeEarlyAnswer('/company-branches/2/orders', '', 'token')).toBeUndefined();
  });

  it('is not used 15 seconds later', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    answerWith(200, {});
    startEarlyCalls('/api', 'token', [list]);
    vi.setSystemTime(Date.now() + 15_001);
    expect(takeEarlyAnswer(list, '', 'token')).toBeUndefined();
  });

  it('without an answer leaves the call to the app', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    onTestFinished(() => void vi.unstubAllGlobals());
    startEarlyCalls('/api', 'token', [list]);
    expect(await takeEarlyAnswer(list, '', 'token')).toBeUndefined();
  });

  it('that was refused ends the session like any other, and the rest are dropped', async () => {
    answerWith(401, { data: null, message: 'Unauthenticated.', errors: {}, success: false });
    const onUnauthorized = vi.fn();
    connectHttp({ apiUrl: '/api', getToken: () => 'token', onUnauthorized });
    startEarlyCalls('/api', 'token', [list, '/company-branches']);
    await expect(http({ url: list, method: 'GET' })).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized.mock.calls).toEqual([['token']]);
    expect(takeEarlyAnswer('/company-branches', '', 'token')).toBeUndefined();
  });
});

describe('an early answer that is here already', () => {
  const all = () => true;
  beforeEach(async () => {
    connectHttp({ apiUrl: '/api', getToken: () => 'token', onUnauthorized: () => undefined });
    await prepareChecks();
  });

  it('is taken at once, and once', async () => {
    answerWith(200, { success: true, data: { data: ['job'], total: 1 } });
    startEarlyCalls('/api', 'token', [`${list}?page=1`]);
    expect(takeArrivedAnswer(list, { page: 1 })).toBeUndefined();
    await whenArrived(all);
    expect(takeArrivedAnswer(list, { page: 1 })?.data).toEqual({ data: ['job'], total: 1 });
    expect(takeArrivedAnswer(list, { page: 1 })).toBeUndefined();
    expect(takeEarlyAnswer(list, 'page=1', 'token')).toBeUndefined();
  });

  it.each([
    ['refused', 403, { data: null, message: 'No', errors: {}, success: false }],
    ['of the wrong type', 200, { success: true, data: 'text' }],
  ])('that was %s is left to the call itself', async (_, status, body) => {
    vi.spyOn(console, 'error').mockReturnValue();
    answerWith(status, body);
    startEarlyCalls('/api', 'token', [list]);
    await whenArrived(all);
    expect(takeArrivedAnswer(list, {})).toBeUndefined();
    await expect(http({ url: list, method: 'GET' })).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  it('is awaited only if it is needed', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    onTestFinished(() => void vi.unstubAllGlobals());
    startEarlyCalls('/api', 'token', [list]);
    await expect(whenArrived(() => false)).resolves.toBeUndefined();
  });
});
