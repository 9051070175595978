import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  desktop,
  phone,
  renderApp,
  type RenderOptions,
  setWidth,
  shownToasts,
} from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { typeDate } from '../../../../tests/kit/screens/dateField';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../tests/kit/operations';
import { formed, invite, placeOrder } from '../../../../tests/kit/orders';
import { until } from '../../../../tests/kit/until';
import { PositionCode } from '#generated/model/codes';
import { pauseMessages } from '#platform/ui/messages/messageStore';
import { branchActions } from '#platform/branches/slice';
// Loaded once for all tests: the first load takes longer than a query waits.
import '../grid/Grid';

/** Dana opens the calendar of Phoenix in the week of one new job, Saturday, November 28, 8 to 10. */
async function openCalendar({ path = '/company/calendar?date=2026-11-28', ...options }: RenderOptions = {}) {
  const hosted = hostWorld({ scenario: 'empty' });
  const id = await placeOrder(hosted.world);
  const app = renderApp({ as: people.dana, shell: false, ...options, hosted, path });
  await app.waitForSecondLoad();
  return { ...app, id, holdAnswers: hosted.holdAnswers };
}

const getJob = (id: number) => screen.findByText(new RegExp(`^Job #${id} for Rebecca Hollis`));

describe('the calendar', () => {
  it('shows the jobs of the week with all facts, and the capacity of the day', async () => {
    const { id } = await openCalendar();
    expect(await getJob(id)).toHaveTextContent(
      `Job #${id} for Rebecca Hollis, Sat, Nov 28 · 8:00–10:00 AM, from Tempe to Gilbert. Not formed, 0 of 3 accepted.`,
    );
    expect(screen.getByText('Nov 23 – 29, 2026', { normalizer: (text) => text.replaceAll(/\s/g, ' ') })).toBeVisible();
    expect(await screen.findByText(/^Helper: 2 needed, 0 booked/)).toBeInTheDocument();
  });

  it('offers to fill a day only while a slot has no invitation', async () => {
    const { id, world } = await openCalendar();
    const link = () => screen.queryByLabelText('Fill the open slots of Sat, Nov 28');
    await until(() => expect(link()).toHaveAttribute('href', '/company/job/fill?date=2026-11-28&days=1'));
    await invite(world, id, [6, PositionCode.foremanDriver], [5, PositionCode.helper], [7, PositionCode.helper]);
    await until(() => expect(link()).toBeNull());
  });

  it('steps and switches views in the address bar', async () => {
    const { user, id } = await openCalendar();
    await getJob(id);
    await user.click(screen.getByLabelText('Next week'));
    await until(() => expect(address()).toBe('/company/calendar?date=2026-12-05'));
    expect(await screen.findByText('No jobs on these days')).toBeVisible();
    await user.click(screen.getByText('Today'));
    await until(() => expect(address()).toBe('/company/calendar'));
    await user.click(screen.getByText('Month'));
    await until(() => expect(address()).toBe('/company/calendar?view=month'));
    expect(await getJob(id)).toBeInTheDocument();
  });

  it('is an agenda on a phone, with links to the jobs', async () => {
    const { id } = await openCalendar({ path: '/company/calendar', width: phone });
    const day = within(await screen.findByLabelText('Sat, Nov 28'));
    expect(day.getByText(`#${id}`).closest('a')).toHaveAttribute('href', `/company/job/details/${id}`);
    expect(day.getByLabelText('New job on Sat, Nov 28')).toHaveAttribute(
      'href',
      '/company/calendar/create?date=2026-11-28',
    );
  });

  it('has two lines of controls on a phone: the days, and the view with the filters', async () => {
    const { user } = await openCalendar({ path: '/company/calendar', width: phone });
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
    const { user, id, queryClient } = await openCalendar({ path: '/company/calendar?view=agenda&date=2026-11-28' });
    // A branch that is settled later replaces the page.
    await until(() => expect(queryClient.isFetching()).toBe(0));
    (await getJob(id)).closest('a')?.focus();
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
    const { user } = await openCalendar({ shell: true });
    await user.click(await screen.findByLabelText('More'));
    await user.click(await screen.findByText('Subscribe in your calendar app'));
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe in your calendar app' });
    act(() => {
      onTestFinished(setWidth(phone));
    });
    expect(dialog).toBeVisible();
  });

  it('lists a day by crew, with what needs a crew on top', async () => {
    const { id } = await openCalendar({ path: '/company/calendar?view=day&date=2026-11-28' });
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
      path: '/company/calendar?view=day&date=2026-11-28',
    });
    await app.waitForSecondLoad();
    const lane = (name: string) => within(screen.getByRole('list', { name }));
    await until(() => expect(lane('Marcus Reed').getByText(/, Helper · pending, /)).toBeInTheDocument());
    expect(lane('Sofia Delgado').getByText(/, Foreman\/Driver, /)).toBeInTheDocument();
  });

  it('hides what the filters leave out', async () => {
    const { user } = await openCalendar({ path: '/company/calendar?view=agenda&date=2026-11-28&status=4' });
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
    const { world } = await openCalendar({ path: '/company/calendar?view=agenda&date=2026-11-28' });
    const fresh = await placeOrder(world);
    expect(await screen.findByText(`#${fresh}`)).toBeVisible();
  });
});

it('the panel of a job without a crew leads with "Add crew"', async () => {
  const { user, id } = await openCalendar({ path: '/company/calendar?view=day&date=2026-11-28' });
  await user.click(await getJob(id));
  const panel = within(await screen.findByRole('complementary', { name: `Job #${id}` }));
  const actions = panel.getAllByRole('link', { name: 'Add crew' });
  expect(actions.map((link) => link.getAttribute('href'))).toEqual([`/company/job/team-add/${id}`]);
  expect(actions[0]?.className).toContain('primary');
  expect(panel.getByRole('button', { name: 'Move to…' }).className).not.toContain('primary');
});

describe('moving a job', () => {
  async function openMove() {
    const app = await openCalendar({ path: '/company/calendar?view=day&date=2026-11-28' });
    await app.user.click(await getJob(app.id));
    await app.user.click(await screen.findByText('Move to…'));
    await screen.findByText('Choose another day or time.');
    const day = screen.getByLabelText(/^New day/);
    const chooseDay = (text: string) => typeDate(app.user, day, text);
    // The button itself: happy-dom does not submit on a click that bubbles from the text in it.
    const send = async () => app.user.click(await screen.findByRole('button', { name: 'Move job' }));
    return { ...app, chooseDay, send };
  }

  it('says whom it affects, moves it and offers to move it back', async () => {
    const { user, chooseDay, send, callsTo, id } = await openMove();
    await chooseDay('11/30/2026');
    expect(await screen.findByText('No one is on this job, so no one is notified.')).toBeVisible();
    await send();
    await until(() => expect(callsTo(`PUT /orders/${id}`).map(({ status }) => status)).toEqual([200]));
    await until(() => expect(shownToasts().join()).toContain('Mon, Nov 30'));
    await user.click(screen.getByText('Move back…'));
    expect(await screen.findByText(`Move job #${id} back?`)).toBeVisible();
    expect(await screen.findByLabelText(/^New day/)).toHaveValue('11/28/2026');
    await screen.findByText('No one is on this job, so no one is notified.');
    await send();
    await until(() => expect(callsTo(`PUT /orders/${id}`).map(({ status }) => status)).toEqual([200, 200]));
  });

  it('opens while its job is loading, and stays the same dialog', async () => {
    const { user, id, holdAnswers } = await openCalendar({ path: '/company/calendar?view=agenda&date=2026-11-28' });
    const answer = holdAnswers(`GET /orders/${id}`);
    (await getJob(id)).closest('a')?.focus();
    await user.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: `Move job #${id}` });
    expect(screen.queryByLabelText(/^Hours/)).toBeNull();
    answer();
    expect(await within(dialog).findByLabelText(/^Hours/)).toBeVisible();
  });

  it('offers nothing of a branch that was left', async () => {
    const { chooseDay, send, store, callsTo, id } = await openMove();
    await chooseDay('11/30/2026');
    await screen.findByText('No one is on this job, so no one is notified.');
    await send();
    await until(() => expect(shownToasts().join()).toContain('Mon, Nov 30'));
    expect(callsTo(`PUT /orders/${id}`)).toHaveLength(1);
    // It does not end on its own.
    pauseMessages(true);
    onTestFinished(() => pauseMessages(false));
    store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(shownToasts()).toEqual([]));
  });

  it('says so when someone else was faster, and shows the newer time', async () => {
    const { chooseDay, send, world, id } = await openMove();
    await chooseDay('11/30/2026');
    await screen.findByText('No one is on this job, so no one is notified.');
    world.faults.set([{ operation: 'getOrderCalendar', kind: 'never' }]);
    world.change(() => {
      const { version } = world.tables.order.require(id);
      world.tables.order.update(id, { version: version + 1 });
    });
    await send();
    expect(await screen.findByText(/^Someone else changed this job/)).toBeVisible();
    await send();
    await until(() => expect(world.tables.order.require(id).date).toBe('2026-11-30'));
  });
});
