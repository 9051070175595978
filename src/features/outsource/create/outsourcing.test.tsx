import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { fewPeople, accept, crewIds } from '../../../../tests/kit/crews';
import type { HostedWorld } from '../../../../tests/kit/hostedWorld';
import { people } from '../../../../tests/kit/operations';
import { placeOrder, invite } from '../../../../tests/kit/orders';
import { calendarDay, calendarWeek, findEntries, openCalendar } from '../../../../tests/kit/screens/calendarScreen';
import {
  twoHelpers,
  control,
  press,
  openNew,
  openForJob,
  openMatches,
  writeLine,
} from '../../../../tests/kit/screens/outsourcePage';
import { until } from '../../../../tests/kit/until';
import { call, signIn } from '../../../../tests/kit/world';

describe('the need in one line', () => {
  it('fills in the fields, and says what it did not understand', async () => {
    await openNew();
    writeLine('2 helpers Sunday 8-10 Mesa, 3rd floor walk-up, 6 hours, $26, piano');
    await until(() => expect(control(/^Date/).value).toBe('11/22/2026'));
    expect([control(/^City/).value, control(/^Arrival window/).value]).toEqual(['Mesa', '08:00 - 10:00']);
    expect([control(/^Estimated hours/).value, control(/^Rate for a helper/).value]).toEqual(['6', '26.00']);
    expect([control('Helper').value, control(/^Floor/).value]).toEqual(['2', '3']);
    expect(screen.getByText('Not used: “piano”')).toBeVisible();
  });

  it('asks which of two meanings is right', async () => {
    await openNew();
    writeLine('2 helpers 12/1');
    await until(() => expect(control(/^Date/).value).toBe('12/01/2026'));
    fireEvent.click(within(screen.getByLabelText('Which one do you mean by “12/1”?')).getByText('Tue, Jan 12, 2027'));
    await until(() => expect(control(/^Date/).value).toBe('01/12/2027'));
    expect(screen.queryByLabelText(/^Which one/)).toBeNull();
  });

  it('asks about a time that is not certain, and fills it in when it is', async () => {
    await openNew();
    const usual = control(/^Arrival window/).value;
    writeLine('2 helpers tomorrow at 3');
    await until(() => expect(control(/^Date/).value).toBe('11/22/2026'));
    expect(control(/^Arrival window/).value).toBe(usual);
    fireEvent.click(within(screen.getByLabelText('Which one do you mean by “at 3”?')).getByText('3:00–4:00 PM'));
    await until(() => expect(control(/^Arrival window/).value).toBe('15:00 - 16:00'));
  });

  it('empties a field when its phrase is removed from the line', async () => {
    await openNew();
    writeLine('2 helpers tomorrow 6 hours');
    await until(() => expect(control(/^Date/).value).toBe('11/22/2026'));
    writeLine('2 helpers 6 hours');
    await until(() => expect(control(/^Date/).value).toBe(''));
  });

  it('keeps a field that was changed by hand', async () => {
    await openNew();
    writeLine('2 helpers 6 hours');
    await until(() => expect(control(/^Estimated hours/).value).toBe('6'));
    fireEvent.change(control(/^Estimated hours/), { target: { value: '7' } });
    writeLine('3 helpers 6 hours');
    await until(() => expect(control('Helper').value).toBe('3'));
    expect(control(/^Estimated hours/).value).toBe('7');
  });

  it('matches a draft without creating a job', async () => {
    const { world, callsTo } = await openNew();
    press('Show matches');
    await until(() => expect(control('Foreman/Driver')).toHaveFocus());
    expect(callsTo('match')).toEqual([]);
    writeLine('2 helpers Sunday 8-10 Mesa 6 hours');
    await until(() => expect(control(/^Date/).value).toBe('11/22/2026'));
    press('Show matches');
    expect(await screen.findByText('Who fits')).toBeVisible();
    expect(world.tables.order.all()).toEqual([]);
  });
});

describe('the need of a job', () => {
  it('is one press away, with its open slots', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world);
    await openNew({ hosted });
    fireEvent.click(await screen.findByLabelText(`Find people for job #${orderId}`));
    expect(await screen.findByText('Open on this job: 1 Foreman/Driver, 2 helpers')).toBeVisible();
    expect(address()).toBe(`/company/outsourcing?order=${orderId}`);
    expect(control('Helper')).toHaveAttribute('aria-valuemax', '2');
  });

  it('has the typed line too, which leaves day and place to the job', async () => {
    await openForJob();
    writeLine('1 helper Sunday Mesa, $26, within 10 miles');
    await until(() => expect(control('Helper').value).toBe('1'));
    expect(control(/^Rate for a helper/).value).toBe('26.00');
    expect(screen.getByText('Not used here: “Sunday”, “Mesa”')).toBeVisible();
  });

  it('is refused for a job that does not exist or has started', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world, twoHelpers);
    hosted.world.clock.advance(8 * 86_400_000);
    renderApp({ as: people.priya, shell: false, hosted, path: `/company/outsourcing?order=${orderId}` });
    expect(await screen.findByText('This job has already started, so it can’t be offered.')).toBeVisible();
  });

  it('is refused for a canceled job', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world, twoHelpers);
    hosted.world.change(() => void hosted.world.tables.order.update(orderId, { closed_state: 'cancelled' }));
    renderApp({ as: people.priya, shell: false, hosted, path: `/company/outsourcing?order=${orderId}` });
    expect(await screen.findByText('This job is canceled, so it can’t be offered.')).toBeVisible();
  });

  it('needs a branch', async () => {
    renderApp({ as: 'hank@coppermesa.example', shell: false, hosted: fewPeople(), path: '/company/outsourcing' });
    expect(await screen.findByText('You don’t have a branch yet. Ask the owner for access.')).toBeVisible();
  });
});

describe('matches', () => {
  it('are ranked with reasons, and say who is not shown', async () => {
    await openMatches();
    const rows = within(screen.getByLabelText('Who fits')).getAllByRole('listitem');
    const scores = rows.flatMap((row) => within(row).queryAllByRole('img', { name: /^Fit / }));
    const numbers = scores.map((ring) => Number(/\d+/.exec(ring.getAttribute('aria-label') ?? '')?.[0]));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(screen.getByText(/^Not shown: /)).toBeVisible();
  });

  it('follow the rate and the radius', async () => {
    await openMatches();
    expect(screen.queryByText(/mi away, outside the radius$/)).toBeNull();
    fireEvent.change(control('Radius'), { target: { value: '5' } });
    expect((await screen.findAllByText(/outside area/))[0]).toBeVisible();
    press('Add 10 mi');
    expect(await screen.findByText(/^15/, { selector: 'output' })).toBeVisible();
    press('Add $1/hr');
    expect(screen.getByText('$25.00/hr', { selector: 'output' })).toBeVisible();
    await until(() => expect(screen.queryAllByText(/under your rate/).length).toBeGreaterThan(0));
  });

  it('say how they are made', async () => {
    await openMatches();
    press('How matching works');
    expect(await screen.findByText(/Age, photo and name play no part/)).toBeVisible();
    expect(screen.getByText('Availability: up to 25')).toBeVisible();
  });

  it('say that they could not be loaded, and that the plan has none', async () => {
    const { world } = await openForJob();
    world.faults.set([{ operation: 'matchHelpers', kind: 'status', status: 403 }]);
    press('Show matches');
    expect(await screen.findByText(/permission/)).toBeVisible();
    expect(shownToasts()).toHaveLength(1);
    press('Back');
    world.faults.set([]);
    world.change(() => void world.tables.subscription.update(1, { plan_id: 1 }));
    press('Show matches');
    expect(await screen.findByText('Your plan doesn’t include Find AI. Upgrade to use it.')).toBeVisible();
  });
});

const { helper } = PositionCode;
const forTwoHelpers = { crew_requirements: [{ position: helper, count: 2 }] };
const getFindPath = (orderId: number) => `/company/outsourcing?order=${orderId}`;

describe('the page that finds people is opened for the job by', () => {
  it('the chip of a job that soon starts without its crew', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world, { date: '2026-11-22', ...forTwoHelpers });
    await invite(hosted.world, orderId, [crewIds.marcus, helper]);
    renderApp({ as: people.priya, shell: false, hosted, path: '/company/job/formed' });
    const chip = await screen.findByRole('link', { name: `Needs crew: find people for job #${orderId}` });
    expect(chip).toHaveAttribute('href', getFindPath(orderId));
  });

  it('the crew of a job with open slots', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world, forTwoHelpers);
    renderApp({ as: people.priya, shell: false, hosted, path: `/company/job/details/${orderId}` });
    const way = await screen.findByRole('link', { name: 'Find people' });
    expect(way).toHaveAttribute('href', getFindPath(orderId));
  });

  it('its entry in the calendar', async () => {
    const { ids, user } = await openCalendar([forTwoHelpers], { path: calendarWeek });
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
    const { ids } = await openCalendar([forTwoHelpers], { path: calendarDay });
    const [orderId = 0] = ids;
    const link = await screen.findByRole('link', { name: `Needs crew: find people for job #${orderId}` });
    expect(link).toHaveAttribute('href', getFindPath(orderId));
  });

  it('asks which one of several', async () => {
    const { ids, user } = await openCalendar([forTwoHelpers, forTwoHelpers], { path: calendarDay });
    await user.click(await screen.findByLabelText('Needs crew: find people for one of 2 jobs'));
    const items = await screen.findAllByRole('menuitem', { name: /^Job #/ });
    expect(items.map((item) => item.getAttribute('href'))).toEqual(ids.map(getFindPath));
    if (items[1]) await user.click(items[1]);
    await until(() => expect(address()).toBe(getFindPath(ids[1] ?? 0)));
  });

  it('leads nowhere for a job that has started', async () => {
    const past = { date: '2026-11-20', ...forTwoHelpers };
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
    const orderId = await placeOrder(world, forTwoHelpers);
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
  const orderId = await placeOrder(hosted.world, forTwoHelpers, 'priya', 2);
  const { store } = renderApp({ as: people.priya, shell: false, hosted, path: getFindPath(orderId) });
  expect(await screen.findByText(`Job #${orderId}`)).toBeVisible();
  await until(() => expect(store.getState().branches.activeBranchId).toBe(2));
});
