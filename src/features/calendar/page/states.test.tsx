import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { branchActions } from '#platform/branches/slice';
import { phone, renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { fewPeople } from '../../../../tests/kit/crews';
import { giveOnlySpecified } from '../../../../tests/kit/http/onlySpecified';
import { people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import {
  calendarAgenda,
  calendarDay,
  calendarWeek,
  findEntries,
  listEntries,
  openCalendar,
} from '../../../../tests/kit/screens/calendarScreen';
import { fewMembers } from '../../../../tests/kit/screens/teamScreen';
import { until } from '../../../../tests/kit/until';
import { getField } from '../../../../tests/kit/world';

const MARCUS = 5;

function withPages(body: unknown, pages: number): unknown {
  const page = getField(body, 'data');
  return typeof body === 'object' && typeof page === 'object'
    ? Object.assign({}, body, { data: Object.assign({}, page, { last_page: pages }) })
    : body;
}

describe('a full day', () => {
  const forty = Array.from({ length: 40 }, () => ({}));

  it('lists all its jobs, each on its own line', async () => {
    await openCalendar(forty, { path: calendarDay });
    const lane = within(await screen.findByLabelText('Needs crew'));
    expect(lane.getAllByRole('button')).toHaveLength(40);
  });
});

it('a job of three days is shown on each of them, across the end of a week', async () => {
  const { ids, user } = await openCalendar([{ date: '2026-11-28', end_date: '2026-11-30' }]);
  const [id = 0] = ids;
  expect(await findEntries(id)).toHaveLength(2);
  expect(screen.getByText(/^Job #.* Day 2 of 3/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('Next week'));
  await until(() => expect(listEntries(id)).toHaveLength(1));
  await user.click(screen.getByText('Monday, November 30, 2026'));
  await until(() => expect(address()).toContain('view=day'));
  await user.click(screen.getByText('Agenda'));
  expect(await screen.findByText('Day 3 of 3')).toBeVisible();
});

it('a job across midnight is shown on both days', async () => {
  const late = { date: '2026-11-27', arrival_window: '21:00 - 23:00', estimated_hours: 6 };
  const { ids, user } = await openCalendar([late]);
  expect(await findEntries(ids[0] ?? 0)).toHaveLength(2);
  await user.click(screen.getByText('Saturday, November 28, 2026'));
  const lane = within(await screen.findByLabelText('Needs crew'));
  expect(lane.getByText(/^Job #/)).toBeInTheDocument();
});

it('a week without jobs offers the next step', async () => {
  await openCalendar([]);
  expect(await screen.findByText('No jobs on these days')).toBeVisible();
  expect(screen.getByText('New job', { selector: 'span' }).closest('a')).toHaveAttribute(
    'href',
    '/company/calendar/create',
  );
});

it('a day lists the whole team: who is booked, free, or busy elsewhere', async () => {
  const hosted = fewMembers();
  const id = await placeOrder(hosted.world);
  const [invitation = 0] = await invite(hosted.world, id, [MARCUS, PositionCode.helper]);
  hosted.world.change(() => {
    hosted.world.tables.invitation.update(invitation, { status: InvitationStatus.accepted });
    hosted.world.tables.order.update(id, { status: OrderStatus.partiallyFormed });
  });
  await openCalendar([{ arrival_window: '15:00 - 17:00' }], { hosted, path: `${calendarDay}&status=1` });
  const lanes = await screen.findAllByRole('list');
  const rows = lanes.flatMap((lane) => lane.getAttribute('aria-label') ?? []);
  expect(rows).toHaveLength(7);
  expect(rows[0]).toBe('Needs crew');
  await until(() => expect(screen.getAllByText('Free')).toHaveLength(5));
  // His job is hidden by the filter.
  expect(screen.getByText('Has another job').parentElement).toHaveTextContent('Marcus Reed');
});

it('another branch closes what is open and drops its filter by person', async () => {
  const hosted = fewMembers();
  const id = await placeOrder(hosted.world);
  await invite(hosted.world, id, [MARCUS, PositionCode.helper]);
  const path = `${calendarWeek}&position=${PositionCode.helper}`;
  const { user, store } = await openCalendar([], { hosted, path: `${path}&person=${MARCUS}` });
  const [entry] = await findEntries(id);
  if (entry) await user.click(entry);
  await user.click(await screen.findByText('Move to…'));
  await screen.findByText(`Move job #${id}`);
  store.dispatch(branchActions.branchRequested(2));
  await until(() => expect(address()).toBe(path));
  expect(await screen.findByText('No jobs match these filters')).toBeVisible();
  expect(listEntries(id)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an empty part of a day opens a new job with its window', async () => {
  await openCalendar([{}], { path: calendarDay });
  const lane = await screen.findByLabelText('Needs crew');
  // Nothing has a size here, so each place is the end of the shown hours.
  fireEvent.pointerDown(lane, { clientX: 10, button: 0 });
  fireEvent.pointerUp(lane);
  await until(() => expect(address()).toBe('/company/calendar/create?date=2026-11-28&window=19%3A00+-+20%3A00'));
});

describe('what cannot be loaded', () => {
  it('keeps the pages before one that fails, says so, and loads the rest', async () => {
    const hosted = fewMembers();
    let isBroken = true;
    // The first page announces a second one, which is broken.
    hosted.alterAnswers('number%5D=1', (body) => withPages(body, isBroken ? 2 : 1));
    hosted.alterAnswers('number%5D=2', () => ({ data: 'unreadable' }));
    const { user, ids, excuse } = await openCalendar([{}], { hosted, path: calendarAgenda });
    excuse(/./);
    expect(await findEntries(ids[0] ?? 0)).toHaveLength(1);
    expect(await screen.findByText('Some jobs couldn’t be loaded.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByText('Try again'));
    await until(() => expect(screen.queryByText('Some jobs couldn’t be loaded.')).toBeNull());
    expect(await findEntries(ids[0] ?? 0)).toHaveLength(1);
  });

  it('says who may see it', async () => {
    const hosted = fewMembers();
    hosted.world.faults.set([{ operation: 'getOrderCalendar', kind: 'status', status: 403 }]);
    await openCalendar([], { hosted, waits: false });
    expect(await screen.findByText(/permission/)).toBeVisible();
    expect(screen.queryByText('Try again')).toBeNull();
  });
});

it('a phone opens a job as a page', async () => {
  const { user, ids } = await openCalendar([{}], { path: calendarDay, width: phone });
  const [entry] = await findEntries(ids[0] ?? 0);
  if (entry) await user.click(entry);
  await until(() => expect(address()).toBe(`/company/job/details/${ids[0]}`));
});

const LAS_VEGAS = 3;
const inNevada = {
  pick_up_addresses: [
    { address_line: '1 Fremont St', city: 'Las Vegas', state: 'NV', zip: '89101', place_type: 'house' },
  ],
};

it('shows the jobs of all branches together, each in the time of its branch', async () => {
  const hosted = fewMembers();
  const other = await placeOrder(hosted.world, inNevada, 'dana', LAS_VEGAS);
  const { user, ids } = await openCalendar([{}], { hosted, path: calendarAgenda });
  await findEntries(ids[0] ?? 0);
  expect(screen.queryByText(new RegExp(`#${other}`))).toBeNull();
  await user.click(screen.getByText('All branches'));
  await until(() => expect(address()).toBe(`${calendarAgenda}&branches=all`));
  const [entry] = await findEntries(other);
  // 8 AM in Las Vegas is 9 AM in Phoenix.
  expect(entry).toHaveTextContent(/Sat, Nov 28 · 8:00–10:00 AM, .*Las Vegas\..*8:00 AM/);
  expect(screen.getByText('Times are in each branch’s time zone. New jobs are added to Phoenix.')).toBeVisible();
  await user.click(screen.getByText('All branches'));
  await until(() => expect(screen.queryByText(new RegExp(`#${other}`))).toBeNull());
});

it('follows the other branches while they are shown', async () => {
  const { world } = await openCalendar([], { path: `${calendarAgenda}&branches=all` });
  await screen.findByText('No jobs on these days', { selector: 'b' });
  const fresh = await placeOrder(world, inNevada, 'dana', LAS_VEGAS);
  expect(await findEntries(fresh)).toHaveLength(1);
});

it('is for owners', async () => {
  await openCalendar([{}], { as: people.priya, path: `${calendarAgenda}&branches=all` });
  await screen.findByText(/^Job #/);
  expect(screen.queryByText('All branches')).toBeNull();
});

it.each(['month', 'week', 'people', 'day', 'agenda'])('lists a job without a date below the %s', async (view) => {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world);
  giveOnlySpecified(hosted);
  renderApp({ as: people.priya, hosted, path: `/company/calendar?view=${view}&date=2026-11-28`, shell: false });
  const others = within(await screen.findByRole('region', { name: 'No date or time' }));
  const job = others.getByRole('link');
  expect(job).toHaveTextContent(
    /^Job 410 W Copperleaf Ave, Tempe, AZ 85281 → 410 W Copperleaf Ave, Gilbert, AZ 85234Not formed$/,
  );
  expect(job).toHaveAttribute('href', expect.stringMatching(new RegExp(`/company/job/details/${orderId}$`)));
  expect(screen.queryByText('No jobs on these days')).toBeNull();
  expect(screen.getByRole('button', { name: /^Crew/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Position/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Person/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/undefined|NaN|Invalid|null|\b0\/0/);
  expect(shownToasts()).toEqual([]);
});

it('a printed week counts the jobs without a date', async () => {
  const hosted = fewPeople();
  await placeOrder(hosted.world);
  giveOnlySpecified(hosted);
  renderApp({ as: people.priya, hosted, path: '/company/calendar?print=week&date=2026-11-28', shell: false });
  expect(await screen.findByText('0 jobs · 1 job without a date or time')).toBeInTheDocument();
});
