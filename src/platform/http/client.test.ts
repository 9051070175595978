import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/kit/http/answerCalls';
import { testClient } from '../../../tests/kit/http/testClient';
import { ApiError } from './ApiError';

let token: string | null;
const onUnauthorized = vi.fn<(usedToken: string | null) => void>();
const client = testClient({ getToken: () => token, onUnauthorized });

beforeEach(() => {
  token = 'token-1';
  onUnauthorized.mockReset();
});

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const success = (data: unknown) => json({ data, message: '', errors: null, success: true });
const failure = (status: number, message: string) => json({ data: null, message, errors: {}, success: false }, status);
const failed = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call succeeded'),
    (error: unknown) => error,
  );

describe('an answer', () => {
  it('fails if it says so, whatever its status', async () => {
    answerCalls(() => json({ data: null, message: 'No such thing', errors: {}, success: false }, 200));
    expect(await failed(client.request({ url: '/x' }))).toMatchObject({ status: 200, message: 'No such thing' });
  });

  it('becomes an ApiError with its error status', async () => {
    answerCalls(() => json({ message: 'Slow down', errors: { retry_after: 5 }, success: false }, 429));
    const error = await failed(client.request({ url: '/x' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, message: 'Slow down', retryAfter: 5 });
  });

  it('may say in a header how long to wait', async () => {
    answerCalls(() => json({ message: 'Slow down', errors: {}, success: false }, 503, { 'Retry-After': '9' }));
    expect(await failed(client.request({ url: '/x' }))).toMatchObject({ status: 503, retryAfter: 9 });
  });

  it('has our message if it is the page of a proxy', async () => {
    answerCalls(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect(await failed(client.request({ url: '/x' }))).toMatchObject({
      status: 502,
      message: 'An unexpected error occurred:',
    });
  });

  it('has the message of the specification if it never arrives', async () => {
    answerCalls(() => Response.error());
    const error = await failed(client.request({ url: '/x' }));
    expect(error).toMatchObject({ status: 0, message: 'An unexpected error occurred:' });
    expect(error).toBeInstanceOf(ApiError);
  });

  it('fails if it takes too long', async () => {
    answerCalls(() => new Promise<never>(() => undefined));
    expect(await failed(client.request({ url: '/x', timeout: 10 }))).toMatchObject({ status: 0 });
  });

  it('is no error if the call was canceled', async () => {
    answerCalls(() => new Promise<never>(() => undefined));
    const controller = new AbortController();
    const call = failed(client.request({ url: '/x', signal: controller.signal }));
    controller.abort();
    const reason = await call;
    expect(reason).not.toBeInstanceOf(ApiError);
    expect(reason).toMatchObject({ name: 'CanceledError' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a request', () => {
  it('carries the current token, and none when no one is signed in', async () => {
    const requests = answerCalls(() => success(null));
    await client.request({ url: '/a' });
    token = 'token-2';
    await client.request({ url: '/b' });
    token = null;
    await client.request({ url: '/c' });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      null,
    ]);
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
  });

  it('carries the token it was made with, whatever happens next', async () => {
    const requests = answerCalls(() => success(null));
    const call = client.request({ url: '/a' });
    token = 'token-2';
    await call;
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('goes to the API at its configured address', async () => {
    const requests = answerCalls(() => success(null));
    await client.request({ url: '/auth/anything', method: 'POST' });
    const elsewhere = testClient({ apiUrl: 'https://api.provider.example/v1/api' });
    await elsewhere.request({ url: '/auth/anything', method: 'POST' });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST http://localhost:3000/api/auth/anything',
      'POST https://api.provider.example/v1/api/auth/anything',
    ]);
  });

  it('writes lists with commas, yes and no as 1 and 0, and leaves out what is absent', async () => {
    const requests = answerCalls(() => success({ data: [] }));
    const params = {
      'filter[status]': [2, 3, 4],
      'filter[starting_soon]': true,
      mover: false,
      page: 1,
      search: 'a&b c',
      type: undefined,
      sort: null,
      'page[size]': 100,
      empty: '',
    };
    await client.request({ url: '/anything', params });
    expect([...new URL(requests[0]?.url ?? '').searchParams]).toEqual([
      ['filter[status]', '2,3,4'],
      ['filter[starting_soon]', '1'],
      ['mover', '0'],
      ['page', '1'],
      ['search', 'a&b c'],
      ['page[size]', '100'],
      ['empty', ''],
    ]);
  });

  it('carries no header that providers on another origin do not expect', async () => {
    const requests = answerCalls(() => success(null));
    await client.request({ url: '/a', method: 'POST', data: { email: 'a@b.example' } });
    const names = [...(requests[0]?.headers.keys() ?? [])].map((name) => name.toLowerCase());
    expect(names.sort()).toEqual(['accept', 'accept-language', 'authorization', 'content-type']);
  });

  it('carries JSON, forms and files as they are', async () => {
    const requests = answerCalls(() => success(null));
    await client.request({ url: '/a', method: 'POST', data: { email: 'a@b.example' } });
    await client.request({ url: '/b', method: 'POST', data: new URLSearchParams({ socket_id: '1.2' }) });
    const form = new FormData();
    form.append('name', 'Yuma');
    form.append('avatar', new File(['x'], 'logo.png', { type: 'image/png' }));
    await client.request({ url: '/c', method: 'POST', data: form });
    const types = requests.map(({ headers }) => headers.get('content-type')?.replace(/boundary=.+/, 'boundary'));
    expect(types).toEqual([
      'application/json',
      expect.stringContaining('application/x-www-form-urlencoded'),
      'multipart/form-data; boundary',
    ]);
    expect(await requests[0]?.json()).toEqual({ email: 'a@b.example' });
    expect(await requests[1]?.text()).toBe('socket_id=1.2');
    expect(await requests[2]?.text()).toContain('filename="logo.png"');
  });
});

describe('a refused token', () => {
  it('is reported with the token of the call, not the current one', async () => {
    answerCalls(() => {
      token = 'token-2';
      return failure(401, 'Unauthenticated.');
    });
    expect(await failed(client.request({ url: '/x' }))).toMatchObject({
      status: 401,
      message: 'Error: Unauthorized user',
    });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token-1');
  });

  it('is reported for every call, even one without a token', async () => {
    answerCalls(() => failure(401, 'Unauthenticated.'));
    await Promise.all([failed(client.request({ url: '/a' })), failed(client.request({ url: '/b' }))]);
    token = null;
    await failed(client.request({ url: '/c' }));
    expect(onUnauthorized.mock.calls).toEqual([['token-1'], ['token-1'], [null]]);
  });

  it.each([400, 403, 419, 422, 500])('is not reported for a %i', async (status) => {
    answerCalls(() => failure(status, 'No'));
    await failed(client.request({ url: '/x' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a call that outlives its page', () => {
  it('is sent before the call returns, with the usual headers, and answered alike', async () => {
    const requests = answerCalls(async (request) => {
      const body: unknown = await request.json();
      return success({ method: request.method, body });
    });
    const begun = vi.spyOn(globalThis, 'fetch');
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'once' };
    const call = client.request({
      url: '/invitations/7/anything',
      method: 'POST',
      data: { note: 'x' },
      headers,
      keepalive: true,
    });
    const init = begun.mock.lastCall?.[1];
    begun.mockRestore();
    expect(init).toMatchObject({ keepalive: true });
    expect(await call).toEqual({ method: 'POST', body: { note: 'x' } });
    const [request] = requests;
    expect(request?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(request?.headers.get('Idempotency-Key')).toBe('once');
  });

  it('sends a call of a closing page that gets no answer or a refusal like any other', async () => {
    answerCalls((request) => (request.method === 'DELETE' ? failure(409, 'Too late') : Response.error()));
    const [refused, broken] = [
      { url: '/orders/1', method: 'DELETE' },
      { url: '/orders/1', method: 'POST' },
    ];
    expect(await failed(client.request({ ...refused, keepalive: true }))).toMatchObject({
      status: 409,
      message: 'Too late',
    });
    expect(await failed(client.request({ ...broken, keepalive: true }))).toMatchObject({ status: 0 });
  });
});
