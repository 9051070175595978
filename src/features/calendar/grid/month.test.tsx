import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { phone } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { placeOrder } from '../../../../tests/kit/orders';
import { calendarMonth, findEntries, listEntries, openCalendar } from '../../../../tests/kit/screens/calendarScreen';
import { until } from '../../../../tests/kit/until';

/** The heads, jobs and counts of a day. */
const listEntriesOn = (day: string) => [...document.querySelectorAll<HTMLElement>(`[data-entry-row="${day}"]`)];

/** The library measures how many jobs fit into a week: here a week is as high as three lines and the heads. */
function setHeights() {
  const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, 0, 100, this.matches('.rbc-month-row') ? 80 : 20);
  });
  onTestFinished(() => measure.mockRestore());
}

async function openMonth(jobs: readonly object[] = [{}], options: Parameters<typeof openCalendar>[1] = {}) {
  const app = await openCalendar(jobs, Object.assign({ path: calendarMonth }, options));
  const [entry] = await findEntries(app.ids[0] ?? 0);
  if (!entry) throw new Error('The month has no job');
  return Object.assign(app, { entry });
}

describe('a month', () => {
  it('shows each day of whole weeks, from Monday', async () => {
    await openMonth();
    const month = within(screen.getByRole('table'));
    expect(month.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(month.getAllByRole('button', { name: /2026$/ })).toHaveLength(42);
  });

  it('counts what does not fit and opens the day', async () => {
    setHeights();
    const { user } = await openMonth(Array.from({ length: 9 }, () => ({})));
    expect(screen.getAllByRole('button', { name: /^Job #/ })).toHaveLength(2);
    const more = screen.getByRole('button', { name: '7 more jobs on Sat, Nov 28' });
    expect(more).toHaveTextContent('+7 more');
    await user.click(more);
    await until(() => expect(address()).toContain('view=day'));
  });

  it('shows a job of several days as one bar, cut at the end of a week', async () => {
    const { ids } = await openMonth([{ date: '2026-11-28', end_date: '2026-11-30' }]);
    const [id = 0] = ids;
    expect(['2026-11-28', '2026-11-30'].map((day) => listEntriesOn(day).at(-1))).toEqual(listEntries(id));
  });

  it('shows a moved job without a reload', async () => {
    const { world, ids } = await openMonth();
    const fresh = await placeOrder(world, { date: '2026-11-26' });
    const [entry] = await findEntries(fresh);
    expect(listEntriesOn('2026-11-26')).toContain(entry);
    expect(listEntries(ids[0] ?? 0)).toHaveLength(1);
  });

  it('opens a job beside it, on a phone as a page', async () => {
    const { user, entry, ids } = await openMonth([{}], { width: phone });
    await user.click(entry);
    await until(() => expect(address()).toBe(`/company/job/details/${ids[0]}`));
  });
});
