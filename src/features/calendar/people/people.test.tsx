import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode, Weekday } from '#generated/model/codes';
import { phone, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { accept, crewIds } from '../../../../tests/kit/crews';
import { as, people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { calendarPeople, openCalendar } from '../../../../tests/kit/screens/calendarScreen';
import { fewMembers } from '../../../../tests/kit/screens/teamScreen';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

type Open = Parameters<typeof openCalendar>;

const open = (jobs: Open[0] = [], options: Open[1] = {}) => openCalendar(jobs, { path: calendarPeople, ...options });

const findWeek = async () => within(await screen.findByRole('table', { name: 'Week by person' }));
const findRow = async (name: RegExp) => {
  const title = await (await findWeek()).findByRole('rowheader', { name });
  const row = title.closest('tr');
  if (!row) throw new Error('It has no row');
  return row;
};
/** The texts of the seven days, from Monday. */
const readDays = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => plainSpaces(textContent));

/** Marcus accepted a job on Saturday from 9 to 1, with four hours. */
async function withMarcusOnJob(hosted = fewMembers()) {
  const id = await placeOrder(hosted.world, {
    date: '2026-11-28',
    arrival_window: '09:00 - 10:00',
    estimated_hours: 4,
  });
  const [invitation = 0] = await invite(hosted.world, id, [crewIds.marcus, PositionCode.helper]);
  await accept(hosted.world, people.marcus, invitation);
  return { hosted, id };
}

describe('the week by person', () => {
  it('has a row for each member with jobs, hours and days off, and a lane of open jobs', async () => {
    const { hosted, id } = await withMarcusOnJob();
    await invite(hosted.world, id, [crewIds.sofia, PositionCode.foremanDriver]);
    await as('marcus', hosted.world, 'updateAvailabilities', {
      body: {
        availabilities: [{ weekday: Weekday.monday, windows: ['07:00 - 18:00'] }],
        exceptions: [],
        max_hours_per_week: 30,
      },
    });
    await open([], { hosted });
    const marcus = await findRow(/Marcus Reed/);
    await until(() => expect(within(marcus).getByText('4 of 30 hours this week')).toBeInTheDocument());
    const days = readDays(marcus);
    expect(days[0]).toBe('7 AM–6 PM');
    expect(days[1]).toBe('Off');
    expect(days[5]).toMatch(new RegExp(`Job #${id} for Rebecca Hollis.*Helper`));
    expect(days[5]).not.toMatch(/Off$/);
    expect(readDays(await findRow(/Sofia Delgado/))[5]).toMatch(/pending/);
    const lane = await findRow(/Needs crew/);
    expect(lane).toHaveTextContent('1 open job');
    expect(readDays(lane)[5]).toContain(`Job #${id}`);
    expect((await findWeek()).getAllByRole('row')).toHaveLength(8);
  });

  it('places an open job on a person by keyboard, and shows the invitation in their row', async () => {
    const { user, ids } = await open([{}]);
    const handle = await screen.findByLabelText(`Assign job #${ids[0]}`);
    handle.focus();
    await user.keyboard('{Enter}');
    await screen.findByLabelText('Marcus Reed, Sat, Nov 28: New: no ratings yet');
    await until(() =>
      expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/Sat, Nov 28/)),
    );
    while (!document.activeElement?.getAttribute('aria-label')?.startsWith('Marcus Reed')) await user.keyboard('{Tab}');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: `Invite Marcus Reed to #${ids[0]}?` }));
    await user.click(await dialog.findByRole('button', { name: 'Invite' }));
    await until(async () => expect(readDays(await findRow(/Marcus Reed/))[5]).toMatch(/Helper · pending/));
  });

  it('leads from the handle of an open job to everyone who can take it, where a finger taps it', async () => {
    const { ids } = await open([{ date: '2026-11-28' }]);
    const handle = await screen.findByLabelText(`Assign job #${ids[0]}`);
    // Not in the middle: there react-aria expects a screen reader.
    fireEvent.pointerDown(handle, { pointerType: 'touch', clientX: 9, clientY: 7, width: 24, height: 28 });
    fireEvent.click(handle, { detail: 1 });
    await until(() => expect(address()).toBe(`/company/job/team-add/${ids[0]}`));
  });

  it('leaves a placing with Escape, and returns to the job', async () => {
    const { user, ids } = await open([{}]);
    const handle = await screen.findByLabelText(`Assign job #${ids[0]}`);
    handle.focus();
    await user.keyboard('{Enter}');
    await screen.findByLabelText(/^Marcus Reed, Sat, Nov 28/);
    await user.keyboard('{Escape}');
    await until(() => expect(screen.queryByLabelText(/^Marcus Reed, Sat, Nov 28/)).toBeNull());
    expect(document.activeElement).toBe(screen.getByLabelText(`Assign job #${ids[0]}`));
  });

  it.each([
    ['a manager has to choose someone else', people.priya, false],
    ['an owner can give a reason', people.dana, true],
  ])('says why someone cannot take a job: %s', async (_, who, canOverride) => {
    const { hosted } = await withMarcusOnJob();
    const { user, ids } = await open([{}], { hosted, as: who });
    fireEvent.click(await screen.findByLabelText(`Assign job #${ids[0]}`));
    const slot = await screen.findByLabelText(/^Marcus Reed, Sat, Nov 28: .*job #/);
    expect(slot).toHaveTextContent(canOverride ? 'Invite' : 'Not available');
    fireEvent.click(slot);
    if (canOverride) {
      const dialog = within(await screen.findByRole('alertdialog'));
      fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Swapped with Jamal' } });
      await user.click(dialog.getByRole('button', { name: 'Select Marcus anyway' }));
      await user.click(await screen.findByRole('button', { name: 'Invite' }));
      await until(async () => expect(readDays(await findRow(/Marcus Reed/))[5]).toMatch(/pending/));
    } else {
      await until(() => expect(shownToasts().join()).toMatch(/^Marcus Reed can’t take job #\d+: /));
    }
  });

  it('follows jobs, crews and hours without a reload', async () => {
    const { world } = await open([]);
    await findRow(/Marcus Reed/);
    const { id } = await withMarcusOnJob({ world } as ReturnType<typeof fewMembers>);
    await until(async () => expect(readDays(await findRow(/Marcus Reed/))[5]).toContain(`Job #${id}`));
    await as('marcus', world, 'updateAvailabilities', {
      body: { availabilities: [{ weekday: Weekday.monday, windows: ['07:00 - 18:00'] }], exceptions: [] },
    });
    await until(async () => expect(readDays(await findRow(/Marcus Reed/))[1]).toBe('Off'));
  });

  it('shows the jobs of everyone when hours fail, and says so', async () => {
    const { hosted, id } = await withMarcusOnJob();
    hosted.world.faults.set([{ operation: 'getTeamHours', kind: 'status', status: 500 }]);
    await open([], { hosted, waits: false });
    await screen.findByText('Days off and hours couldn’t be loaded.', undefined, { timeout: 5000 });
    expect(readDays(await findRow(/Marcus Reed/))[5]).toContain(`Job #${id}`);
  });

  it('shows the people on jobs when the team fails, and says so', async () => {
    const { hosted } = await withMarcusOnJob();
    hosted.world.faults.set([{ operation: 'getEmployees', kind: 'status', status: 500 }]);
    await open([], { hosted, waits: false });
    await screen.findByText(/^The team couldn’t be loaded/, undefined, { timeout: 5000 });
    expect(await findRow(/Marcus Reed/)).toHaveTextContent('Not on this team');
  });

  it('leads to a first member of a team without people', async () => {
    const hosted = fewMembers();
    hosted.world.change(() => {
      for (const { id } of hosted.world.tables.employee.by('branch', 1)) hosted.world.tables.employee.remove(id);
    });
    await open([], { hosted });
    expect(await screen.findByText('No one on this team yet')).toBeVisible();
    expect(screen.getByText('Add member').closest('a')).toHaveAttribute('href', '/company/team/create');
  });

  it('is not offered on a phone, which lists the days', async () => {
    await open([{}], { width: phone });
    expect(await screen.findByLabelText('Sat, Nov 28')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
