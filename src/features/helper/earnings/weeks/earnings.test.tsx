import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { phone, renderApp, type RenderOptions } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { giveHelperPro } from '../../../../../tests/kit/calendar/feeds';
import { afterWork } from '../../../../../tests/kit/helperWorld';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../../tests/kit/orders';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { inSpanish } from '../../../../../tests/kit/texts/spanish';
import { until } from '../../../../../tests/kit/until';

const marcusId = 5;
type Options = Pick<RenderOptions, 'faults'> & { locale?: 'en' | 'es'; plan?: 'free' | 'pro' };

/** Marcus, with Helper Pro, after a job of six hours at $24. */
async function open(
  path: string | ((orderId: number) => string) = '/helper/earnings',
  { locale = 'en', plan = 'pro', ...options }: Options = {},
) {
  const hosted = hostWorld({ scenario: 'empty', ...(options.faults !== undefined && { faults: options.faults }) });
  hosted.world.tables.user.update(marcusId, { locale });
  if (plan === 'pro') giveHelperPro(hosted.world);
  const ids = await afterWork(hosted.world);
  const start = typeof path === 'string' ? path : path(ids.orderId);
  const app = renderApp({ as: people.marcus, shell: false, width: phone, hosted, path: start });
  return Object.assign(app, ids);
}

const rows = async () =>
  within(await screen.findByRole('article'))
    .getAllByRole('row')
    .map(({ textContent }) => plainSpaces(textContent));

it('lists weeks with their jobs and sums, and leads to both statements', async () => {
  const { orderId, invitationId, user } = await open();
  const week = within(await screen.findByRole('region', { name: /^Nov 23\s–\s29, 2026$/ }));
  expect(plainSpaces(week.getByRole('listitem').textContent)).toBe(
    `Sat, Nov 28 · #${orderId}$144.00Tempe → Gilbert · 6 hr × $24Copper Mesa Moving Co.Details of job #${orderId}`,
  );
  await user.click(
    week.getByRole('link', { name: new RegExp(`^Sat, Nov 28 · #${orderId} .* Details of job #${orderId}$`) }),
  );
  await until(() => expect(address()).toBe(`/helper/job/company/details/${invitationId}`));
  await user.click(await screen.findByRole('link', { name: 'Printable statement' }));
  await until(() => expect(address()).toBe(`/helper/earnings?statement=2026-11-28&job=${orderId}`));
  await user.click(await screen.findByRole('link', { name: 'Statement of the whole week' }));
  await until(() => expect(address()).toBe('/helper/earnings?statement=2026-11-28'));
  expect(await screen.findByText(/^Week total: 1 job, 6.hr$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Earnings' }));
  await until(() => expect(address()).toBe('/helper/earnings'));
});

it('says in a statement how the pay adds up, and prints it', async () => {
  const before = window.print;
  let printed = 0;
  window.print = () => void (printed += 1);
  onTestFinished(() => void (window.print = before));
  const { user } = await open((orderId) => `/helper/earnings?statement=2026-11-28&job=${orderId}`);
  expect(await rows()).toEqual(['6 hr × $24.00Minimum 2 hr$144.00', 'Total$144.00']);
  expect(screen.getByText('Pay statement for Marcus Reed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print / PDF' }));
  expect(printed).toBe(1);
});

it('says on the free plan what a statement is, and offers the plan', async () => {
  const { toasts } = await open((orderId) => `/helper/earnings?statement=2026-11-28&job=${orderId}`, { plan: 'free' });
  expect(await screen.findByText('Statements come with Helper Pro')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Helper Pro' })).toHaveAttribute('href', '/helper/settings/subscription');
  expect(screen.queryByRole('button', { name: 'Print / PDF' })).toBeNull();
  expect(toasts).toEqual([]);
});

it('lists weeks and jobs on the free plan, and leads to the details of a job', async () => {
  const { user } = await open('/helper/earnings', { plan: 'free' });
  const week = await screen.findByRole('region', { name: /^Nov 23/ });
  expect(week).toHaveTextContent('$144.00');
  await user.click(within(week).getByRole('link', { name: /^Sat, Nov 28/ }));
  expect(await screen.findByText('$144')).toBeVisible();
  expect(screen.queryByText('Statements come with Helper Pro')).toBeNull();
});

it('lists the show-up pay of a canceled job, in the sum of its week and on the statement', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  giveHelperPro(world);
  await afterWork(world);
  const orderId = await placeOrder(world, { date: '2026-11-29', arrival_window: '12:00 - 14:00' });
  const [invitationId = 0] = await invite(world, orderId, [marcusId, PositionCode.helper]);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  await as('priya', world, 'cancelOrder', { params: { orderId }, body: { reason: 'weather', show_up_pay_hours: 2 } });
  const app = renderApp({ as: people.marcus, shell: false, width: phone, hosted, path: '/helper/earnings' });
  const week = within(await screen.findByRole('region', { name: /^Nov 23/ }));
  expect(week.getByText('$192.00')).toBeVisible();
  const [line] = week.getAllByRole('listitem');
  expect(plainSpaces(line?.textContent ?? '')).toBe(
    `Sun, Nov 29 · #${orderId}$48.00Tempe → Gilbert · Show-up pay: 2 hrCopper Mesa Moving Co.Details of job #${orderId}`,
  );
  await app.user.click(week.getByRole('link', { name: /^Weekly statement/ }));
  expect(await rows()).toEqual([
    'Show-up pay: 2 hr × $24.00$48.00',
    'Total$48.00',
    '6 hr × $24.00Minimum 2 hr$144.00',
    'Total$144.00',
  ]);
  expect(plainSpaces(screen.getByText(/^Week total/).parentElement?.textContent ?? '')).toBe(
    'Week total: 2 jobs, 8 hr$192.00',
  );
});

it('says that a week has no earnings', async () => {
  await open('/helper/earnings?statement=2020-01-01');
  expect(await screen.findByText('No earnings for this week.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print / PDF' })).toBeDisabled();
});

it('explains what comes before the first completed job', async () => {
  renderApp({ as: people.marcus, shell: false, path: '/helper/earnings', scenario: 'empty' });
  expect(await screen.findByText('No earnings yet')).toBeVisible();
});

it('offers another try when they could not be loaded', async () => {
  const app = await open('/helper/earnings', { faults: 'getEarnings:500' });
  expect(await screen.findByText('Your earnings couldn’t be loaded')).toBeVisible();
  app.excuse(/500/);
});

it('is linked from accepted jobs and from a completed job’s details, which its activity opens', async () => {
  const { orderId, invitationId, user, world } = await open('/helper/job/company/accepted');
  const statement = `/helper/earnings?statement=2026-11-28&job=${orderId}`;
  await user.click(await screen.findByRole('link', { name: 'Completed jobs and earnings' }));
  await until(() => expect(address()).toBe('/helper/earnings'));
  const activity = world.tables.activity
    .all()
    .find(({ type, user_id }) => type === 'pay.earned' && user_id === marcusId);
  expect(activity?.url).toBe(`/helper/job/company/details/${invitationId}`);
  history.pushState(null, '', `/helper/job/company/details/${invitationId}`);
  expect(await screen.findByRole('link', { name: 'Printable statement' })).toHaveAttribute('href', statement);
});

it('is in Spanish', async () => {
  inSpanish();
  await open((orderId) => `/helper/earnings?statement=2026-11-28&job=${orderId}`, { locale: 'es' });
  expect(await rows()).toEqual(['6 h × $24.00Mínimo 2 h$144.00', 'Total$144.00']);
  expect(screen.getByText('Recibo de pago de Marcus Reed')).toBeVisible();
});
