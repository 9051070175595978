import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phone } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { as } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { calendarMonth, findEntries, listEntries, openCalendar } from '../../../../tests/kit/screens/calendarScreen';
import { fewMembers } from '../../../../tests/kit/screens/teamScreen';
import { until } from '../../../../tests/kit/until';
import { PositionCode } from '../../../generated/model/codes';

const MARCUS = 5;
const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };

/** The cell of a day. */
function getCell(day: string): HTMLElement {
  const cell = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!cell) throw new Error(`There is no day ${day}`);
  return cell;
}

async function openMonth(jobs: readonly object[] = [{}], options: Parameters<typeof openCalendar>[1] = {}) {
  const app = await openCalendar(jobs, Object.assign({ path: calendarMonth }, options));
  const [entry] = await findEntries(app.ids[0] ?? 0);
  if (!entry) throw new Error('The month has no job');
  return Object.assign(app, { entry });
}

/** Grabs a job and moves it over a day, without dropping it. */
function dragOver(entry: HTMLElement, day: string): void {
  fireEvent.pointerDown(entry, Object.assign({ clientX: 10, clientY: 10 }, mouse));
  fireEvent.pointerMove(entry, Object.assign({ clientX: 18, clientY: 10 }, mouse));
  fireEvent.pointerMove(getCell(day), Object.assign({ clientX: 90, clientY: 10 }, mouse));
}

describe('a month', () => {
  it('has a cell per day, from the first weekday of the locale, and marks today', async () => {
    await openMonth();
    const month = within(screen.getByRole('table', { name: 'Month' }));
    expect(month.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    expect(month.getAllByRole('cell')).toHaveLength(35);
  });

  it('counts what does not fit and opens the day', async () => {
    const { user } = await openMonth(Array.from({ length: 9 }, () => ({})));
    const cell = within(getCell('2026-11-28'));
    const more = cell.getByRole('button', { name: /more jobs on Sat, Nov 28/ });
    const shown = cell.getAllByRole('button', { name: /^Job #/ }).length;
    expect(more).toHaveTextContent(`+${9 - shown} more`);
    await user.click(more);
    await until(() => expect(address()).toContain('view=day'));
  });

  it('shows a job of several days as one bar, cut at the end of a week', async () => {
    const { ids } = await openMonth([{ date: '2026-11-27', end_date: '2026-11-29' }]);
    const [id = 0] = ids;
    expect(listEntries(id).map((entry) => entry.closest<HTMLElement>('[data-day]')?.dataset['day'])).toEqual([
      '2026-11-27',
      '2026-11-29',
    ]);
  });

  it('shows a moved job without a reload', async () => {
    const { world, ids } = await openMonth();
    const fresh = await placeOrder(world, { date: '2026-11-26' });
    const [entry] = await findEntries(fresh);
    expect(getCell('2026-11-26')).toContainElement(entry ?? null);
    expect(listEntries(ids[0] ?? 0)).toHaveLength(1);
  });

  it('opens a new job on an empty day', async () => {
    const { user } = await openMonth();
    await user.click(getCell('2026-11-24'));
    await until(() => expect(address()).toBe('/company/calendar/create?date=2026-11-24'));
  });

  it('opens a job beside it, on a phone as a page', async () => {
    const { user, entry, ids } = await openMonth([{}], { width: phone });
    await user.click(entry);
    await until(() => expect(address()).toBe(`/company/job/details/${ids[0]}`));
  });
});

describe('a dragged job', () => {
  it('is shown on the day below it, and asks before it moves', async () => {
    const { entry, ids } = await openMonth();
    dragOver(entry, '2026-11-26');
    expect(getCell('2026-11-28').querySelector('[class*="dragged"]')).toBe(entry);
    fireEvent.pointerUp(getCell('2026-11-26'), mouse);
    await until(() => expect(screen.getByText(`Move job #${ids[0]}`)).toBeVisible());
    expect(await screen.findByLabelText(/^New day/)).toHaveValue('11/26/2026');
    expect(entry.className).not.toContain('dragged');
  });

  it('does not open when it is dropped where it was', async () => {
    const { user, entry, ids } = await openMonth();
    dragOver(entry, '2026-11-28');
    fireEvent.pointerUp(entry, mouse);
    fireEvent.click(entry, { detail: 1 });
    expect(screen.queryByText(`Move job #${ids[0]}`)).toBeNull();
    expect(screen.queryByLabelText(`Job #${ids[0]}`)).toBeNull();
    await user.click(entry);
    expect(await screen.findByLabelText(`Job #${ids[0]}`)).toBeVisible();
  });

  it('stays where it was after Escape, and the panel stays open', async () => {
    const { user, entry, ids } = await openMonth();
    await user.click(entry);
    await screen.findByLabelText(`Job #${ids[0]}`);
    dragOver(entry, '2026-11-26');
    await user.keyboard('{Escape}');
    expect(entry.className).not.toContain('dragged');
    fireEvent.pointerUp(getCell('2026-11-26'), mouse);
    expect(screen.queryByText(`Move job #${ids[0]}`)).toBeNull();
    expect(screen.getByLabelText(`Job #${ids[0]}`)).toBeVisible();
  });

  it('stays when it is closed', async () => {
    const hosted = fewMembers();
    const id = await placeOrder(hosted.world, { date: '2026-11-27' });
    await invite(hosted.world, id, [MARCUS, PositionCode.helper]);
    const canceled = await as('dana', hosted.world, 'cancelOrder', {
      params: { orderId: id },
      body: { reason: 'weather' },
    });
    expect(canceled.status).toBe(200);
    await openMonth([{}], { hosted });
    const [closed] = await findEntries(id);
    if (!closed) throw new Error('The month does not show the closed job');
    dragOver(closed, '2026-11-26');
    expect(closed.className).not.toContain('dragged');
    fireEvent.pointerUp(getCell('2026-11-26'), mouse);
    expect(screen.queryByText(`Move job #${id}`)).toBeNull();
  });
});
