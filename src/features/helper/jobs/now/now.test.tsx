import { act, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { serverDate } from '#platform/lib/time/serverClock';
import { sendUndoables } from '#platform/offline/undoables';
import { phone, renderApp } from '../../../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../../tests/kit/operations';
import { asked, orderFields } from '../../../../../tests/kit/orders';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { until } from '../../../../../tests/kit/until';

const marcusId = 5;

type Opening = { at?: string; locale?: 'en' | 'es'; crewSize?: number };

/** Marcus opens his home on the morning of a job he accepted: Saturday, 8 to 10 in Phoenix. */
async function openHome({ at = '2026-11-28T13:10:00Z', locale = 'en', crewSize = 2 }: Opening = {}) {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  world.tables.user.update(marcusId, { locale });
  const { orderId, invitationId } = await asked(world, crewSize);
  world.tables.order.update(orderId, { special_items: ['piano'] });
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  world.clock.travelTo(new Date(at));
  const app = renderApp({ as: people.marcus, shell: false, width: phone, path: '/helper/job', hosted });
  const card = () => within(screen.getByRole('article', { name: `#${orderId}` }));
  await screen.findByRole('article', { name: `#${orderId}` });
  const headline = () => plainSpaces(card().getByRole('heading', { level: 2 }).textContent);
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  const reported = () => world.tables.invitation.require(invitationId).attendance.map(({ step }) => step);
  return { ...app, world, orderId, invitationId, card, headline, press, reported };
}

it('the home of a helper starts with the next job, and leads through the day with one button', async () => {
  const { card, headline, press, reported, world } = await openHome();
  expect(headline()).toBe('Starts in 1 hr 50 min');
  expect(await card().findByText(/^410 W Copperleaf Ave, Tempe/)).toBeVisible();
  expect(card().getByRole('link', { name: 'Directions' })).toBeVisible();
  expect(card().getByRole('link', { name: 'Call office of Copper Mesa Moving Co.' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(card().getByText('Piano')).toBeVisible();
  expect(card().getByText('No one else has accepted yet.')).toBeVisible();
  expect(
    card()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['On my way', 'Running late']);
  await press('On my way');
  await until(() => expect(reported()).toEqual(['on_my_way']));
  await press('Arrived');
  await until(() => expect(headline()).toBe('You’re on the job'));
  const end = new Date(world.clock.now().getTime() + 361 * 60_000);
  act(() => world.clock.travelTo(end));
  await until(() => expect(serverDate().getTime()).toBeGreaterThanOrEqual(end.getTime()));
  await press('Done');
  expect(await screen.findByText(/^Done, 6\shr 1\smin, Job #\d+$/)).toBeVisible();
  await press('Undo');
  await press('Done');
  expect(reported()).toEqual(['on_my_way', 'checked_in']);
  act(() => void sendUndoables());
  await until(() => expect(reported()).toEqual(['on_my_way', 'checked_in', 'checked_out']));
  expect(await screen.findByText('No upcoming jobs. Jobs you accept appear here.')).toBeVisible();
});

it('someone who runs late tells the office how late, in two taps', async () => {
  const { card, press, world, invitationId } = await openHome();
  await press('Running late');
  await press('20\u00a0min');
  expect(await card().findByText(/^The office knows that you’re running 20\smin late/)).toBeVisible();
  expect(world.tables.invitation.require(invitationId).running_late).toMatchObject({ minutes: 20 });
  await press('On my way');
  await press('Arrived');
  await until(() => expect(screen.queryByRole('button', { name: 'Running late' })).toBeNull());
});

it('says so in Spanish', async () => {
  const { headline } = await openHome({ at: '2026-11-26T15:00:00Z', locale: 'es' });
  expect(headline()).toBe('Empieza en 2 días');
});

it('without a network a step waits and says so', async () => {
  const { card, press, reported } = await openHome();
  act(() => void dispatchEvent(new Event('offline')));
  onTestFinished(() => act(() => void dispatchEvent(new Event('online'))));
  await press('On my way');
  expect(await card().findByText(/, waiting to be sent$/)).toBeVisible();
  expect(reported()).toEqual([]);
});

it('a job that is moved while it is shown says what to do', async () => {
  const { world, orderId } = await openHome({ at: '2026-11-26T15:00:00Z' });
  const moved = {
    ...orderFields,
    crew_requirements: [{ position: PositionCode.helper, count: 2 }],
    date: '2026-11-30',
    version: 1,
  };
  expect((await as('priya', world, 'updateOrder', { params: { orderId }, body: moved })).status).toBe(200);
  expect(await screen.findByText(`Job #${orderId} was changed. Check it and accept again.`)).toBeVisible();
  expect(screen.getByText('No upcoming jobs. Jobs you accept appear here.')).toBeVisible();
});

it('a job for one person has no crew to name', async () => {
  const { card } = await openHome({ crewSize: 1 });
  expect(await card().findByText(/^410 W Copperleaf Ave, Tempe/)).toBeVisible();
  expect(card().queryByText('No one else has accepted yet.')).toBeNull();
});

it('a job that is canceled while it is shown says so until it is read', async () => {
  const { world, orderId, user } = await openHome({ at: '2026-11-26T15:00:00Z' });
  const body = { reason: 'customer_cancelled', notify_crew: true };
  expect((await as('priya', world, 'cancelOrder', { params: { orderId }, body })).status).toBe(200);
  expect(await screen.findByText(`You’re no longer on job #${orderId}.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(/no longer on job/)).toBeNull();
});

it('someone who has just signed up sees what is missing until companies find them', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const [marcus] = hosted.world.tables.user.all().filter(({ email }) => email === people.marcus);
  hosted.world.change(() => hosted.world.tables.user.update(marcus?.id ?? 0, { serving_area_ids: [] }));
  renderApp({ as: people.marcus, shell: false, width: phone, hosted, path: '/helper/job' });
  const card = within(await screen.findByRole('region', { name: /^Profile \d+% complete$/ }));
  expect(card.getByRole('link', { name: /^Add a service area/ })).toHaveAttribute(
    'href',
    '/helper/settings/work-settings',
  );
});
