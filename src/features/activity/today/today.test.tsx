import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, type RenderOptions } from '../../../../tests/kit/app/renderApp';
import { quietWorld } from '../../../../tests/kit/happenings';
import { as } from '../../../../tests/kit/operations';
import { formed, placeOrder } from '../../../../tests/kit/orders';
import { until } from '../../../../tests/kit/until';

const dana = 'dana@coppermesa.example';
const open = ({ faults = '', hosted = quietWorld({ faults }), ...options }: RenderOptions = {}) =>
  renderApp({ as: dana, hosted, path: '/company/activity', shell: false, ...options });

async function openWithJob(options: RenderOptions = {}) {
  const hosted = quietWorld();
  const id = await placeOrder(hosted.world, { date: '2026-11-24' });
  return { ...open({ hosted, ...options }), id };
}

const findNumbers = async () => within(await screen.findByRole('list', { name: 'Today’s numbers' }));
const findStrip = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Next 14 days: accepted / needed' })).closest('section') ??
      document.body,
  );

it('says in one line that a branch is quiet', async () => {
  const app = open();
  expect(await screen.findByText(/^A quiet branch: nothing needs action/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Today’s numbers' })).toBeNull();
  await placeOrder(app.world, { date: '2026-11-24' });
  expect(await screen.findByRole('list', { name: 'Today’s numbers' })).toBeVisible();
});

it('says how many people are late', async () => {
  const hosted = quietWorld();
  await formed(hosted.world, { date: '2026-11-22' });
  hosted.world.clock.advance(27 * 3_600_000);
  open({ hosted });
  const late = await screen.findByRole('link', { name: 'Late now 3 people' });
  expect(late).toHaveAttribute('href', '#jobs-today');
});

it('counts the open slots of the next days, and follows a job that is deleted', async () => {
  const app = await openWithJob();
  const numbers = await findNumbers();
  const slots = numbers.getByRole('link', { name: /^Open slots, next 7 days/ });
  await until(() => expect(slots).not.toHaveAccessibleName('Open slots, next 7 days 0'));
  expect(slots).toHaveAttribute('href', '#coverage');
  await as('dana', app.world, 'deleteOrder', { params: { orderId: app.id } });
  expect(await screen.findByText(/^A quiet branch/)).toBeVisible();
});

it('says in words how far each day is filled, and leads to its calendar', async () => {
  await openWithJob();
  const strip = await findStrip();
  const days = strip.getAllByRole('link');
  expect(days).toHaveLength(14);
  expect(days[0]).toHaveAccessibleName('Sat, Nov 21: no jobs');
  expect(days[0]).toHaveAttribute('href', '/company/calendar?view=day&date=2026-11-21');
  expect(days.some((day) => /\d of \d filled/.test(day.textContent))).toBe(true);
});

it('shows an owner all branches together', async () => {
  const app = await openWithJob();
  await findNumbers();
  await app.user.click(await screen.findByRole('button', { name: 'All branches' }));
  const strip = await findStrip();
  await until(() =>
    expect(strip.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('branches=all')),
  );
});

it('offers a manager no other branches', async () => {
  await openWithJob({ as: 'luis@coppermesa.example' });
  await findNumbers();
  expect(screen.queryByRole('button', { name: 'All branches' })).toBeNull();
});

it('is not there for people without the right', async () => {
  open({ faults: 'getOverview:403' });
  await screen.findByText('No activity yet');
  await until(() => expect(screen.queryByRole('region', { name: 'Today in numbers' })).toBeNull());
  expect(screen.getByRole('region', { name: /^Needs action/ })).toBeVisible();
});
