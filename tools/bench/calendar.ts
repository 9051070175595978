import type { Browser } from '@playwright/test';
import { addDays } from '#platform/lib/time/dates';
import { orderFields } from '../../tests/kit/orders';
import { toAddress } from '../demo';
import { type Limited, median, reportLimits } from './limits';
import { createOrders, openSignedIn } from './pages';
import { measurePainted } from './painted';

/** Months of 30 days for each number of jobs, and the limit in ms for drawing one. */
const months = [
  { month: '2027-06', jobs: 400, limit: 500 },
  { month: '2027-09', jobs: 1000, limit: 1000 },
];
const slowdown = 4;
const times = 5;
const drawn = 'body:not(:has([aria-busy="true"])) [role="table"] [data-entry-job]';

/** Draws months of many jobs, whose jobs are loaded, after another view. */
export async function reportCalendar(browser: Browser, host: string): Promise<boolean> {
  const page = await openSignedIn(browser, host, { scenario: 'empty' });
  const session = await page.context().newCDPSession(page);
  const show = (view: string) => page.getByRole('button', { name: view, exact: true }).click();
  const rows: Limited[] = [];
  for (const { month, jobs, limit } of months) {
    await createOrders(
      page,
      Array.from({ length: jobs }, (_, at) => ({ ...orderFields, date: addDays(`${month}-01`, at % 28) })),
    );
    await page.goto(toAddress(host, '/company/calendar', { scenario: 'empty', view: 'month', date: `${month}-15` }));
    await page.locator(drawn).first().waitFor();
    const measured: number[] = [];
    for (let at = 0; at < times; at += 1) {
      await show('Agenda');
      await page.getByRole('table').waitFor({ state: 'detached' });
      const { ms } = await measurePainted(page, session, { act: () => show('Month'), shows: drawn, slowdown });
      measured.push(ms);
    }
    rows.push({ name: `a month of ${jobs} jobs`, value: median(measured), limit });
  }
  return reportLimits(`ms until the calendar is painted, CPU ${slowdown}× slower, median of ${times}`, rows);
}
