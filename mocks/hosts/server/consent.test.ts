// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Served, serveTestWorld } from '../../../tests/kit/http/servedWorld';

let served: Served;

beforeEach(async () => {
  served = await serveTestWorld();
});

afterEach(async () => {
  await served.close();
  expect(served.broken).toEqual([]);
});

describe('the consent page', () => {
  const consentUrl = async (provider: 'google' | 'apple') => {
    const headers = { Origin: 'http://app.example' };
    const response = await fetch(served.at(`/api/auth-v2/oauth/${provider}/get-redirect-url`), { headers });
    const { data } = (await response.json()) as { data: { url: string } };
    return data.url;
  };
  const choose = async (chosen: Record<string, string>) => {
    const body = new URLSearchParams(chosen);
    const response = await fetch(await consentUrl('google'), { method: 'POST', body, redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '');
  };

  it('offers the people', async () => {
    const page = await fetch(await consentUrl('apple'));
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('value="dana@coppermesa.example"');
  });

  it('redirects with a code that signs in', async () => {
    const back = await choose({ email: 'marcus@helpers.example' });
    expect(back.origin + back.pathname).toBe('http://app.example/authorization-google');
    expect(back.searchParams.get('state')).toMatch(/^\w{16}$/);
    const handled = await fetch(served.at(`/api/auth-v2/oauth/google/handle?code=${back.searchParams.get('code')}`));
    expect(await handled.json()).toMatchObject({ data: { user: { email: 'marcus@helpers.example' } } });
    // The server prints neither the code nor the state of the page.
    expect(served.calls.at(-1)).toBe('200 GET /api/auth-v2/oauth/google/handle?code=…');
    expect(served.calls.filter((call) => call.includes(back.searchParams.get('state') ?? ''))).toEqual([]);
  });

  it('redirects without a code', async () => {
    expect((await choose({ cancel: '1' })).searchParams.get('error')).toBe('access_denied');
  });

  it.each([
    ['http://app.example', 200],
    ['http://localhost:5173', 200],
    ['http://127.0.0.1:4173', 200],
    ['http://localhost.evil.example', 400],
    ['http://app.example.evil.example', 400],
    ['https://app.example', 400],
  ])('returns to an app of this machine or a known one: %s is %i', async (origin, status) => {
    const redirect = encodeURIComponent(`${origin}/authorization-google`);
    expect((await fetch(served.at(`/consent?redirect=${redirect}`))).status).toBe(status);
  });

  it('requires a redirect address on the web', async () => {
    expect((await fetch(served.at('/consent?redirect=javascript:alert(1)'))).status).toBe(400);
    expect((await fetch(served.at('/consent'))).status).toBe(400);
  });
});
