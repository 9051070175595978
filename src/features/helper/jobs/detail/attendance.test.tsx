import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setGeolocation } from '../../../../../tests/kit/app/geolocation';
import { phone, renderApp, shownToasts } from '../../../../../tests/kit/app/renderApp';
import { afterWork } from '../../../../../tests/kit/helperWorld';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../../tests/kit/operations';
import { asked } from '../../../../../tests/kit/orders';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { until } from '../../../../../tests/kit/until';

/** Marcus opens the job he accepted on its morning. */
async function openJob(at = '2026-11-28T15:00:00Z', end_date: string | null = null, shell = false) {
  const hosted = hostWorld({ scenario: 'empty' });
  const { orderId, invitationId } = await asked(hosted.world);
  hosted.world.tables.order.update(orderId, { end_date });
  await as('marcus', hosted.world, 'acceptInvitation', { params: { invitationId } });
  hosted.world.clock.travelTo(new Date(at));
  const path = `/helper/job/company/details/${invitationId}`;
  const app = renderApp({ as: people.marcus, shell, width: phone, path, hosted });
  const day = within(await screen.findByRole('region', { name: 'Your day' }));
  const steps = () => day.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent));
  const attendance = () => hosted.world.tables.invitation.require(invitationId).attendance;
  const reported = () => attendance().map(({ step }) => step);
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, world: hosted.world, orderId, invitationId, steps, attendance, reported, press };
}

function setNetwork(is: 'offline' | 'online'): void {
  act(() => void dispatchEvent(new Event(is)));
}

it('reports the steps of the day, one tap each', async () => {
  const app = await openJob();
  expect(app.steps()).toEqual(['On my wayNot yet', 'ArrivedNot yet', 'DoneNot yet']);
  await app.press('On my way');
  await until(() => expect(app.reported()).toEqual(['on_my_way']));
  await app.press('Arrived');
  await until(() => expect(app.steps()).toEqual(['On my way8:00 AM', 'Arrived8:00 AM', 'DoneNot yet']));
  expect(app.reported()).toEqual(['on_my_way', 'checked_in']);
  expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Arrived' })).toBeNull();
});

it('a completed job lists no step that was never reported, and offers no directions and no call', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const { invitationId } = await afterWork(hosted.world);
  const path = `/helper/job/company/details/${invitationId}`;
  renderApp({ as: people.marcus, shell: false, width: phone, path, hosted });
  expect(await screen.findByRole('region', { name: 'Where' })).toBeVisible();
  expect(screen.queryByText('Not yet')).toBeNull();
  expect(screen.queryByText('Directions')).toBeNull();
  expect(screen.queryByText('Call')).toBeNull();
});

it('offers nothing before the day', async () => {
  const app = await openJob('2026-11-27T15:00:00Z');
  expect(app.steps()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'On my way' })).toBeNull();
});

it('without a network a check-in waits, says so, and is sent once the network is back', async () => {
  const app = await openJob();
  setNetwork('offline');
  onTestFinished(() => setNetwork('online'));
  await app.press('Arrived');
  await until(() => expect(app.steps()[1]).toBe('Arrived8:00 AM, waiting to be sent'));
  expect(app.reported()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Arrived' })).toBeNull();
  setNetwork('online');
  await until(() => expect(app.reported()).toEqual(['checked_in']));
  await until(() => expect(app.steps()[1]).toBe('Arrived8:00 AM'));
});

it('steps of the first day that wait for a network do not count as steps of the second', async () => {
  const app = await openJob('2026-11-28T15:00:00Z', '2026-11-29');
  setNetwork('offline');
  onTestFinished(() => setNetwork('online'));
  await app.press('Arrived');
  await until(() => expect(app.steps()[1]).toBe('Arrived8:00 AM, waiting to be sent'));
  act(() => app.world.clock.travelTo(new Date('2026-11-29T14:50:00Z')));
  await until(() => expect(app.steps()[1]).toBe('ArrivedNot yet'));
  await app.press('Arrived');
  await until(() => expect(app.steps()[1]).toBe('Arrived7:50 AM, waiting to be sent'));
  setNetwork('online');
  await until(() =>
    expect(app.attendance().map(({ step, date }) => `${step} ${date}`)).toEqual([
      'checked_in 2026-11-28',
      'checked_in 2026-11-29',
    ]),
  );
});

it('a check-in that the provider fails on is named, and can be discarded', async () => {
  setGeolocation({ lat: 33.4255, lng: -111.94 });
  const app = await openJob(undefined, null, true);
  app.excuse(/\[crewboard\]/);
  const { fetch } = app.world;
  app.world.fetch = (request) =>
    request.url.endsWith('/check-in') ? Promise.resolve(new Response(null, { status: 500 })) : fetch(request);
  await app.press('Arrived');
  await app.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await until(() => expect(shownToasts()).toEqual([expect.stringMatching(/^Discarded, not saved: /)]));
  await until(async () => expect(await app.waiting.count('user:5')).toBe(0));
  await until(() => expect(app.steps()[1]).toBe('ArrivedNot yet'));
});

it('a check-in that a proxy answered instead of the provider waits, says so, and is sent again', async () => {
  const app = await openJob();
  app.excuse(/\[crewboard\]/);
  const { fetch } = app.world;
  app.world.fetch = (request) =>
    request.url.endsWith('/check-in') ? Promise.resolve(new Response('<!doctype html>')) : fetch(request);
  await app.press('Arrived');
  await until(() => expect(app.steps()[1]).toBe('Arrived8:00 AM, waiting to be sent'));
  await until(() => expect(app.callsTo('check-in')[0]?.status).toBe(200));
  expect(app.reported()).toEqual([]);
  app.world.fetch = fetch;
  await until(() => expect(app.reported()).toEqual(['checked_in']));
  await until(() => expect(app.steps()[1]).toBe('Arrived8:00 AM'));
});

describe('the location', () => {
  it('is requested at check-in only, and sent with it', async () => {
    const { countPositionRequests } = setGeolocation({ lat: 33.4255, lng: -111.94 });
    const app = await openJob();
    expect(await screen.findByText(/^“Arrived” shares your location once/)).toBeVisible();
    await app.press('On my way');
    await until(() => expect(app.reported()).toEqual(['on_my_way']));
    expect(countPositionRequests()).toBe(0);
    await app.press('Arrived');
    await until(() => expect(app.reported()).toEqual(['on_my_way', 'checked_in']));
    expect(countPositionRequests()).toBe(1);
    expect(app.attendance()[1]?.miles_away).toBeGreaterThan(0);
    await until(() => expect(screen.queryByText(/^“Arrived” shares/)).toBeNull());
    expect(shownToasts()).toEqual([]);
  });

  it.each([
    ['refused', 'Checked in, without location.'],
    ['no signal', 'Checked in, without location. Your phone couldn’t get one.'],
  ] as const)('is not needed: %s', async (answer, message) => {
    setGeolocation(answer);
    const app = await openJob();
    await app.press('Arrived');
    await until(() => expect(app.attendance()).toMatchObject([{ step: 'checked_in', miles_away: null }]));
    await until(() => expect(shownToasts()).toEqual([message]));
  });

  it('does not delay the report: it is stored before the phone answers', async () => {
    const { giveUp } = setGeolocation('never');
    const app = await openJob();
    await app.press('Arrived');
    await until(async () => expect(await app.waiting.count('user:5')).toBe(1));
    await until(() => expect(app.steps()[1]).toBe('Arrived8:00 AM, waiting to be sent'));
    expect(screen.queryByRole('button', { name: 'Arrived' })).toBeNull();
    giveUp();
    await until(() => expect(app.reported()).toEqual(['checked_in']));
    await until(() => expect(shownToasts()).toHaveLength(1));
  });

  it('waits with the time of the tap while the network is gone', async () => {
    setGeolocation({ lat: 33.4255, lng: -111.94 });
    const app = await openJob();
    setNetwork('offline');
    onTestFinished(() => setNetwork('online'));
    await app.press('Arrived');
    await until(() => expect(app.steps()[1]).toBe('Arrived8:00 AM, waiting to be sent'));
    setNetwork('online');
    await until(() => expect(app.attendance()[0]?.miles_away).toBeGreaterThan(0));
    expect(app.attendance()[0]?.at).toBe('2026-11-28T15:00:00Z');
  });
});
