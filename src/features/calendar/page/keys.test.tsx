import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address } from '../../../../tests/kit/app/startApp';
import {
  calendarAgenda,
  calendarDay,
  calendarMonth,
  calendarWeek,
  findEntries,
  focusedName,
  openCalendar,
} from '../../../../tests/kit/screens/calendarScreen';
import { fewMembers } from '../../../../tests/kit/screens/teamScreen';
import { until } from '../../../../tests/kit/until';

/** Two jobs on Wednesday, one on Thursday, one on Saturday. */
const jobs = [
  { date: '2026-11-25', arrival_window: '08:00 - 10:00', estimated_hours: 2 },
  { date: '2026-11-25', arrival_window: '12:00 - 14:00', estimated_hours: 2 },
  { date: '2026-11-26' },
  { date: '2026-11-28' },
];

const name = (id: number | undefined) => `Job #${id}`;

async function openAt(path: string) {
  const app = await openCalendar(jobs, { path });
  const [first] = await findEntries(app.ids[0] ?? 0);
  const view = await screen.findByLabelText('Jobs');
  const stops = () =>
    [...view.querySelectorAll<HTMLElement>(':is(a, button):not([title="Find people"]), .rbc-event')].filter(
      (e) => e.tabIndex === 0,
    );
  await until(() => expect(stops()).toEqual([first]));
  return { ...app, first, stops };
}

describe.each([
  ['week', calendarWeek],
  ['month', calendarMonth],
])('the keys in a %s', (_, path) => {
  it('move among the jobs and the heads of the days, with one tab stop', async () => {
    const { user, ids, first, stops } = await openAt(path);
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(focusedName()).toBe(name(ids[1]));
    await user.keyboard('{ArrowRight}');
    expect(focusedName()).toBe(name(ids[2]));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/Friday, November 27|New job/);
    await user.keyboard('{End}');
    expect(focusedName()).toBe(name(ids[3]));
    expect(stops()).toEqual([document.activeElement]);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
  });

  it('open a job, close it, and return to it', async () => {
    const { user, ids, first } = await openAt(path);
    first?.focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByLabelText(name(ids[0]));
    expect(panel).toHaveFocus();
    await user.keyboard('{Escape}');
    await until(() => expect(screen.queryByLabelText(name(ids[0]))).toBeNull());
    expect(first).toHaveFocus();
    await user.keyboard('m');
    expect(await screen.findByText(`Move job #${ids[0]}`)).toBeVisible();
  });
});

it('the keys in a day run along the hours of a lane', async () => {
  const { user, ids, first } = await openAt(calendarDay.replace('11-28', '11-25'));
  first?.focus();
  await user.keyboard('{ArrowRight}');
  expect(focusedName()).toBe(name(ids[1]));
  await user.keyboard('{ArrowUp}');
  expect(focusedName()).toBe('New job on Wed, Nov 25');
  await user.keyboard('{Enter}');
  await until(() => expect(address()).toBe('/company/calendar/create?date=2026-11-25'));
});

it('the keys in an agenda go on to the next day', async () => {
  const { user, ids, first } = await openAt(calendarAgenda.replace('11-28', '11-25'));
  first?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focusedName()).toBe(name(ids[2]));
  await user.keyboard('{ArrowUp}');
  expect(focusedName()).toBe('New job on Thu, Nov 26');
});

it('a new job can be added from the head of each day of a week', async () => {
  await openCalendar([]);
  const view = within(await screen.findByLabelText('Jobs'));
  expect((await view.findAllByLabelText(/^New job on/)).map((link) => link.getAttribute('href'))).toEqual(
    [23, 24, 25, 26, 27, 28, 29].map((day) => `/company/calendar/create?date=2026-11-${day}`),
  );
});

it('the open slots of a day can be filled from its head', async () => {
  await openCalendar([{}]);
  const view = within(await screen.findByLabelText('Jobs'));
  expect((await view.findAllByLabelText(/^Fill the open slots on/)).map((link) => link.getAttribute('href'))).toEqual([
    '/company/job/fill?date=2026-11-28&days=1',
  ]);
});

it('the head of a day keeps the focus when its capacity arrives', async () => {
  const hosted = fewMembers();
  const release = hosted.holdAnswers('orders/capacity');
  const { user } = await openCalendar([{}], { hosted, waits: false });
  const day = (await screen.findByText('Saturday, November 28, 2026')).closest('button');
  day?.focus();
  release();
  await screen.findByText(/^Helper: 2 needed/);
  expect(day).toHaveFocus();
  await user.keyboard('{Enter}');
  await until(() => expect(address()).toBe(calendarDay));
});

it('single keys choose the view and the days, and are listed', async () => {
  const { user } = await openCalendar([], { shell: true, pages: true });
  await screen.findByText('No jobs on these days');
  await user.keyboard('j');
  await until(() => expect(address()).toBe('/company/calendar?date=2026-12-05'));
  await user.keyboard('k');
  await until(() => expect(address()).toBe('/company/calendar?date=2026-11-28'));
  await user.keyboard('m');
  await until(() => expect(address()).toBe('/company/calendar?date=2026-11-28&view=month'));
  await user.keyboard('d');
  await until(() => expect(address()).toBe('/company/calendar?date=2026-11-28&view=day'));
  await user.keyboard('w');
  await until(() => expect(address()).toBe('/company/calendar?date=2026-11-28&view=week'));
  await user.keyboard('t');
  await until(() => expect(address()).toBe('/company/calendar?view=week'));
  await user.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  for (const label of ['Today', 'Next week', 'Previous week', 'Go to another job', 'Move to…']) {
    expect(list.getByText(label)).toBeVisible();
  }
});

it('the title opens a calendar of days', async () => {
  const { user } = await openCalendar([]);
  await user.click(await screen.findByText(/^Nov 23/));
  await user.click(await screen.findByText('30', { selector: 'button' }));
  await until(() => expect(address()).toBe('/company/calendar?date=2026-11-30'));
});
