// @vitest-environment node
import { request as send } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCalendarFile } from '../../../tests/kit/calendar/calendarApp';
import { createFeed } from '../../../tests/kit/calendar/feeds';
import { type Served, serveTestWorld } from '../../../tests/kit/http/servedWorld';
import { as, textIn } from '../../../tests/kit/operations';
import { formed, orderFields, stop } from '../../../tests/kit/orders';
import { getField } from '../../../tests/kit/world';

// docs/product.md, "Calendar": the feed as a calendar app gets it, over real HTTP and without a bearer token.

let served: Served;

beforeEach(async () => {
  served = await serveTestWorld();
});

afterEach(async () => {
  await served.close();
  expect(served.broken).toEqual([]);
});

const [phoenix] = [1, 3];

async function place(change: object, branchId = phoenix): Promise<number> {
  const body = { ...orderFields, ...change };
  const answer = await as('dana', served.world, 'createOrder', { params: { id: branchId }, body });
  return Number(getField(getField(answer.body, 'data'), 'order_id'));
}

async function readFeed(who: 'dana' | 'marcus' = 'dana') {
  const token = await createFeed(who, served.world);
  const response = await fetch(served.at(`/api/calendar-feeds/${token}`));
  return { response, text: await response.text() };
}

const readEvents = async (who?: 'dana' | 'marcus') => readCalendarFile((await readFeed(who)).text).events;

it('is a private calendar file at the address that the call gave', async () => {
  await place({});
  const request = { method: 'POST', headers: await signedIn() };
  const { data } = (await (await fetch(served.at('/api/calendar-feed'), request)).json()) as { data: { url: string } };
  expect(data.url).toMatch(new RegExp(`^http://localhost:${served.port}/api/calendar-feeds/[A-Za-z0-9]{40}$`));
  const response = await fetch(data.url);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(readCalendarFile(await response.text())).toMatchObject({
    name: 'Crewboard: Dana',
    refresh: 'PT60M',
    zones: ['America/Phoenix'],
    events: [{ status: 'TENTATIVE' }],
  });
  expect(served.calls.at(-1)).toBe('200 GET /api/calendar-feeds/…');
});

it.each([
  ['the header Host', '/api/calendar-feed', 'evil.example'],
  ['the request line', 'http://evil.example/api/calendar-feed', 'localhost'],
])('is never at an address that a client made up in %s', async (_where, path, host) => {
  const headers = { ...(await signedIn()), Host: host };
  const text = await new Promise<string>((settle) => {
    const sent = send({ host: 'localhost', port: served.port, path, method: 'POST', headers }, (answer) => {
      answer.setEncoding('utf8').on('data', settle);
    });
    sent.end();
  });
  expect(text).toContain('/api/calendar-feeds/');
  expect(text).not.toContain('evil.example');
});

async function signedIn(): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: 'dana@coppermesa.example', password: 'Moving-2026' });
  const headers = { 'Content-Type': 'application/json' };
  const { data } = (await (await fetch(served.at('/api/auth/login'), { method: 'POST', headers, body })).json()) as {
    data: { access_token: string };
  };
  return { Authorization: `Bearer ${data.access_token}` };
}

// Six hours of work from 8 end at 14:00, as on all screens.

it('keeps the id of a job and counts its versions; a canceled job stays as canceled', async () => {
  const { orderId } = await formed(served.world);
  const [before] = await readEvents();
  expect(before).toMatchObject({ uid: `order-${orderId}@crewboard`, sequence: 1, status: 'CONFIRMED' });
  const body = { ...orderFields, version: 1, arrival_window: '09:00 - 11:00' };
  await as('dana', served.world, 'updateOrder', { params: { orderId }, body });
  const [moved] = await readEvents();
  expect([moved?.uid, moved?.sequence, moved?.times[0]?.[0]]).toEqual([before?.uid, 2, '2026-11-28T16:00:00Z']);
  await as('dana', served.world, 'cancelOrder', { params: { orderId }, body: { reason: 'weather' } });
  const [cancelled] = await readEvents();
  expect(cancelled).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
  expect(cancelled?.sequence).toBeGreaterThan(2);
});

it('survives texts that need escaping and folding', async () => {
  const crew_notes = 'Gate: 44; dogs, big ones\\ back\nRing "twice" — ¡cuidado! 🛋️ '.repeat(8).trim();
  const customer = { customer_name: 'Zoë, Ann;', customer_last_name: 'Ñandú' };
  const unit = 'Suite 5; "B"';
  await place({ ...customer, crew_notes, pick_up_addresses: [{ ...stop('Tempe', '85281'), unit }] });
  const { text } = await readFeed();
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\uFFFD/);
  const [event] = readCalendarFile(text).events;
  expect(event?.summary).toBe(`Job #1021: Zoë, Ann; Ñ., Tempe → Gilbert`);
  expect(event?.location).toBe('410 W Copperleaf Ave, Suite 5; "B", Tempe, AZ 85281');
  expect(event?.description).toContain(`Crew: 1 Foreman/Driver, 2 helpers\nCustomer: (602) 555-0142\n${crew_notes}`);
});

it('is not found with a token that is unknown, changed or malformed', async () => {
  const token = await createFeed('dana', served.world);
  const read = async (other: string) => (await fetch(served.at(`/api/calendar-feeds/${other}`))).status;
  expect(await read(token)).toBe(200);
  const next =
    textIn(await as('dana', served.world, 'createCalendarFeed'), 'url')
      .split('/')
      .at(-1) ?? '';
  expect([await read(token), await read(next), await read('1'), await read(`${next}x`), await read('..%2F')]).toEqual([
    404, 200, 404, 404, 404,
  ]);
});
