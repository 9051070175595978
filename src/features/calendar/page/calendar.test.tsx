import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { desktop, phone, renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../tests/kit/operations';
import { formed, invite, placeOrder } from '../../../../tests/kit/orders';
import {
  calendarAgenda,
  calendarDay,
  calendarWeek,
  findJob,
  openCalendar,
} from '../../../../tests/kit/screens/calendarScreen';
import { fewMembers } from '../../../../tests/kit/screens/teamScreen';
import { setWidth } from '../../../../tests/kit/screens/width';
import { until } from '../../../../tests/kit/until';

describe('the calendar', () => {
  it('shows the jobs of the week with all facts, and the capacity of the day', async () => {
    const { id } = await openCalendar();
    expect(await findJob(id)).toHaveTextContent(
      `Job #${id} for Rebecca Hollis, Sat, Nov 28 · 8:00–10:00 AM, from Tempe to Gilbert. Not formed, 0 of 3 accepted.`,
    );
    expect(screen.getByText('Nov 23 – 29, 2026', { normalizer: (text) => text.replaceAll(/\s/g, ' ') })).toBeVisible();
    expect(await screen.findByText(/^Helper: 2 needed, 0 booked/)).toBeInTheDocument();
  });

  it('offers to fill a day only while a slot has no invitation', async () => {
    const { id, world } = await openCalendar();
    const link = () => screen.queryByLabelText('Fill the open slots on Sat, Nov 28');
    await until(() => expect(link()).toHaveAttribute('href', '/company/job/fill?date=2026-11-28&days=1'));
    await invite(world, id, [6, PositionCode.foremanDriver], [5, PositionCode.helper], [7, PositionCode.helper]);
    await until(() => expect(link()).toBeNull());
  });

  it('steps and switches views in the address bar', async () => {
    const { user, id } = await openCalendar();
    await findJob(id);
    await user.click(screen.getByLabelText('Next week'));
    await until(() => expect(address()).toBe('/company/calendar?date=2026-12-05'));
    expect(await screen.findByText('No jobs on these days')).toBeVisible();
    await user.click(screen.getByText('Today'));
    await until(() => expect(address()).toBe('/company/calendar'));
    await user.click(screen.getByText('Month'));
    await until(() => expect(address()).toBe('/company/calendar?view=month'));
    expect(await findJob(id)).toBeInTheDocument();
  });

  it('names the person it is filtered by also in a week without their jobs', async () => {
    const hosted = fewMembers();
    const id = await placeOrder(hosted.world);
    await invite(hosted.world, id, [5, PositionCode.helper]);
    const { user } = await openCalendar([], { hosted, path: `${calendarWeek}&person=5` });
    expect(await screen.findByText('Person: Marcus Reed')).toBeVisible();
    await user.click(screen.getByLabelText('Next week'));
    expect(await screen.findByText('No jobs match these filters')).toBeVisible();
    expect(screen.getByText('Person: Marcus Reed')).toBeVisible();
  });

  it('is an agenda on a phone, with links to the jobs', async () => {
    const { id } = await openCalendar([{}], { path: '/company/calendar', width: phone });
    const day = within(await screen.findByLabelText('Sat, Nov 28'));
    expect(day.getByText(`#${id}`).closest('a')).toHaveAttribute('href', `/company/job/details/${id}`);
    expect(day.getByLabelText('New job on Sat, Nov 28')).toHaveAttribute(
      'href',
      '/company/calendar/create?date=2026-11-28',
    );
  });

  it('has two lines of controls on a phone: the days, and the view with the filters', async () => {
    const { user } = await openCalendar([{}], { path: '/company/calendar', width: phone });
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(/^Nov 21 – Dec 4$/);
    const line = within(screen.getByLabelText('Filters'));
    expect(line.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'View: Agenda',
      'Crew',
      'Position',
      'Person',
      'All branches',
    ]);
    await user.click(line.getByText('View: Agenda'));
    await user.click(await screen.findByText('Day'));
    await until(() => expect(address()).toBe('/company/calendar?view=day'));
  });

  it('keeps an open move and its offer to move back when the window crosses the phone width', async () => {
    const { user, id, queryClient } = await openCalendar([{}], { path: calendarAgenda });
    // A branch that is settled later replaces the page.
    await until(() => expect(queryClient.isFetching()).toBe(0));
    (await findJob(id)).closest('a')?.focus();
    await user.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: `Move job #${id}` }));
    const hours = await dialog.findByLabelText(/^Hours/);
    await user.clear(hours);
    await user.type(hours, '9');
    act(() => {
      onTestFinished(setWidth(phone));
    });
    expect(hours).toHaveValue('9');
    await user.click(await dialog.findByRole('button', { name: 'Move job' }));
    await until(() => expect(shownToasts()).toHaveLength(1));
    act(() => {
      setWidth(desktop);
    });
    expect(shownToasts()).toHaveLength(1);
  });

  it('keeps the feed open when the window crosses the phone width', async () => {
    const { user } = await openCalendar([{}], { shell: true });
    await user.click(await screen.findByLabelText('More'));
    await user.click(await screen.findByText('Subscribe in your calendar app'));
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe in your calendar app' });
    act(() => {
      onTestFinished(setWidth(phone));
    });
    expect(dialog).toBeVisible();
  });

  it('lists a day by crew, with what needs a crew on top', async () => {
    const { id } = await openCalendar([{}], { path: calendarDay });
    const lane = within(await screen.findByLabelText('Needs crew'));
    expect(lane.getByText(new RegExp(`^Job #${id}`))).toBeInTheDocument();
  });

  it('says in which position each person of the day is, and who still has to answer', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { crew, orderId } = await formed(hosted.world);
    await as('priya', hosted.world, 'editInvitations', {
      params: { orderId },
      body: { update: [{ invitation_id: crew.marcus, hourly_rate: 2300 }] },
    });
    const app = renderApp({
      as: people.dana,
      shell: false,
      hosted,
      path: calendarDay,
    });
    await app.waitForSecondLoad();
    const lane = (name: string) => within(screen.getByRole('list', { name }));
    await until(() => expect(lane('Marcus Reed').getByText(/, Helper · pending, /)).toBeInTheDocument());
    expect(lane('Sofia Delgado').getByText(/, Foreman\/Driver, /)).toBeInTheDocument();
  });

  it('hides what the filters leave out', async () => {
    const { user } = await openCalendar([{}], { path: `${calendarAgenda}&status=4` });
    expect(await screen.findByText('No jobs match these filters')).toBeVisible();
    await user.click(screen.getByText('Show all jobs'));
    expect(await screen.findByText(/^Job #\d+ for Rebecca Hollis/)).toBeInTheDocument();
  });

  it('says so when it cannot be loaded', async () => {
    renderApp({
      as: people.dana,
      path: '/company/calendar',
      scenario: 'empty',
      faults: 'getOrderCalendar:500',
      shell: false,
    });
    expect(await screen.findByText('The calendar couldn’t be loaded')).toBeVisible();
  });

  it('shows a new job without a reload', async () => {
    const { world } = await openCalendar([{}], { path: calendarAgenda });
    const fresh = await placeOrder(world);
    expect(await screen.findByText(`#${fresh}`)).toBeVisible();
  });
});

it('the panel of a job without a crew leads with "Add crew"', async () => {
  const { user, id } = await openCalendar([{}], { path: calendarDay });
  await user.click(await findJob(id));
  const aside = await screen.findByRole('complementary', { name: `Job #${id}` });
  const panel = within(aside);
  const actions = panel.getAllByRole('link', { name: 'Add crew' });
  expect(actions.map((link) => link.getAttribute('href'))).toEqual([`/company/job/team-add/${id}`]);
  expect(actions[0]?.className).toContain('primary');
  expect(panel.getByRole('button', { name: 'Move to…' }).className).not.toContain('primary');
  const inOrder = [...aside.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  expect(inOrder).toEqual(['', 'Add crew', 'Find people', 'Move to…', 'Open details']);
});

it('the panel of a job names all open positions', async () => {
  const crew_requirements = [
    { position: PositionCode.foreman, count: 1 },
    { position: PositionCode.helper, count: 2 },
  ];
  const { user, id } = await openCalendar([{ crew_requirements }], { path: calendarDay });
  await user.click(await findJob(id));
  const panel = await screen.findByRole('complementary', { name: `Job #${id}` });
  expect(within(panel).getByText(/^Open:/)).toHaveTextContent('Open: 1 foreman, 2 helpers');
});

it('names the icons in the headings of the days', async () => {
  await openCalendar([{}], { path: '/company/calendar?view=week' });
  expect(await screen.findByText('booked/needed')).toBeVisible();
  for (const name of ['Foreman/Driver', 'Driver', 'Foreman', 'Helper'])
    expect(screen.getByText(name, { selector: 'p[aria-hidden] > span' })).toBeVisible();
});
