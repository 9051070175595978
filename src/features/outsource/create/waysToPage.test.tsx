import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accept, crewIds, fewPeople } from '../../../../tests/kit/crews';
import type { HostedWorld } from '../../../../tests/kit/hostedWorld';
import { people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { renderApp } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { calendarDay, calendarWeek, findEntries, openCalendar } from '../../../../tests/kit/screens/calendarScreen';
import { until } from '../../../../tests/kit/until';
import { call, signIn } from '../../../../tests/kit/world';
import { PositionCode } from '#generated/model/codes';

const { helper } = PositionCode;
const twoHelpers = { crew_requirements: [{ position: helper, count: 2 }] };
const getFindPath = (orderId: number) => `/company/outsourcing?order=${orderId}`;

describe('the page that finds people is opened for the job by', () => {
  it('the chip of a job that soon starts without its crew', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world, { date: '2026-11-22', ...twoHelpers });
    await invite(hosted.world, orderId, [crewIds.marcus, helper]);
    renderApp({ as: people.priya, shell: false, hosted, path: '/company/job/formed' });
    const chip = await screen.findByRole('link', { name: `Needs crew: find people for job #${orderId}` });
    expect(chip).toHaveAttribute('href', getFindPath(orderId));
  });

  it('the crew of a job with open slots', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world, twoHelpers);
    renderApp({ as: people.priya, shell: false, hosted, path: `/company/job/details/${orderId}` });
    const way = await screen.findByRole('link', { name: 'Find people' });
    expect(way).toHaveAttribute('href', getFindPath(orderId));
  });

  it('its entry in the calendar', async () => {
    const { ids, user } = await openCalendar([twoHelpers], { path: calendarWeek });
    const [orderId = 0] = ids;
    const [entry] = await findEntries(orderId);
    if (entry) await user.click(entry);
    const panel = within(await screen.findByLabelText(`Job #${orderId}`));
    await user.click(panel.getByText('Find people'));
    await until(() => expect(address()).toBe(getFindPath(orderId)));
  });
});

describe('the lane of jobs that need a crew', () => {
  it('leads to people for its only job', async () => {
    const { ids } = await openCalendar([twoHelpers], { path: calendarDay });
    const [orderId = 0] = ids;
    const link = await screen.findByRole('link', { name: `Needs crew: find people for job #${orderId}` });
    expect(link).toHaveAttribute('href', getFindPath(orderId));
  });

  it('asks which one of several', async () => {
    const { ids, user } = await openCalendar([twoHelpers, twoHelpers], { path: calendarDay });
    await user.click(await screen.findByLabelText('Needs crew: find people for one of 2 jobs'));
    const items = await screen.findAllByRole('menuitem', { name: /^Job #/ });
    expect(items.map((item) => item.getAttribute('href'))).toEqual(ids.map(getFindPath));
    if (items[1]) await user.click(items[1]);
    await until(() => expect(address()).toBe(getFindPath(ids[1] ?? 0)));
  });

  it('leads nowhere for a job that has started', async () => {
    const past = { date: '2026-11-20', ...twoHelpers };
    const hosted = fewPeople();
    hosted.world.clock.advance(-3 * 86_400_000);
    const orderId = await placeOrder(hosted.world, past);
    hosted.world.clock.advance(3 * 86_400_000);
    await openCalendar([], { hosted, path: '/company/calendar?date=2026-11-20&view=day' });
    expect(await findEntries(orderId)).toHaveLength(1);
    expect(screen.queryByTitle('Find people')).toBeNull();
  });
});

describe('the activity of a withdrawal', () => {
  /** Marcus accepts a job and withdraws from it. */
  async function withdraw({ world }: HostedWorld): Promise<number> {
    const orderId = await placeOrder(world, twoHelpers);
    const [invitationId = 0] = await invite(world, orderId, [crewIds.marcus, helper]);
    await accept(world, people.marcus, invitationId);
    const token = await signIn(world, people.marcus);
    await call(world, 'POST', `/invitations/${invitationId}/cancel-by-helper`, { token, body: { reason: 'sick' } });
    return orderId;
  }

  async function openActivities() {
    const hosted = fewPeople();
    const orderId = await withdraw(hosted);
    const app = renderApp({ as: people.priya, shell: false, hosted, path: '/company/activity' });
    fireEvent.click(await screen.findByRole('tab', { name: /^Unread/ }));
    const list = within(await screen.findByLabelText('Activities'));
    const title = await list.findByText(/withdrew from job/);
    return { ...app, orderId, list, title };
  }

  it('leads to people in one click, and is read then', async () => {
    const { user, world, orderId, list } = await openActivities();
    await user.click(list.getByText('Find people'));
    await until(() => expect(address()).toBe(getFindPath(orderId)));
    await until(() =>
      expect(
        world.tables.activity.where(({ type, read_at }) => type === 'invitation.withdrawn' && read_at !== null),
      ).not.toEqual([]),
    );
  });

  it('leads there from what needs action, and from its details, beside the job', async () => {
    const { orderId, title } = await openActivities();
    const section = within(await screen.findByRole('region', { name: /^Needs action/ }));
    expect(await section.findByRole('link', { name: `Find people: Job #${orderId}` })).toHaveAttribute(
      'href',
      getFindPath(orderId),
    );
    expect(section.getByText(/needs \d/).closest('a')).toHaveAttribute('href', `/company/job/details/${orderId}`);
    fireEvent.click(title);
    const details = within(await screen.findByRole('article'));
    expect(details.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', getFindPath(orderId));
    expect(details.getByRole('link', { name: `Open Job #${orderId}` })).toBeVisible();
  });
});

it('a job of another branch makes that branch the active one', async () => {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world, twoHelpers, 'priya', 2);
  const { store } = renderApp({ as: people.priya, shell: false, hosted, path: getFindPath(orderId) });
  expect(await screen.findByText(`Job #${orderId}`)).toBeVisible();
  await until(() => expect(store.getState().branches.activeBranchId).toBe(2));
});
