import type { Browser, CDPSession, ElementHandle, Locator, Page } from '@playwright/test';
import { providerOrigin } from '../../mocks/bridge/intercept';
import { calendarTexts } from '../../src/features/calendar/texts';
import { addDays } from '../../src/platform/lib/time/dates';
import { orderFields } from '../../tests/kit/orders';
import { profile } from './demo';
import { median, table, verdict } from './table';

/** The CPU slowdown factor for drawing. A drag is measured at full speed. */
const slowdown = 4;
/** A month of 30 days without other jobs for each number of jobs, and the limit in ms for drawing it. */
const months = [
  { month: '2027-06', jobs: 400, limit: 500 },
  { month: '2027-09', jobs: 1000, limit: 1000 },
] as const;
/** A Sunday without other jobs. */
const sunday = '2027-08-08';
const jobsOfWeek = 120;
/** The limit in ms for a frame of a drag. */
const longestFrame = 50;
const times = 5;

type Button = ElementHandle | null;

/** Prints the main-thread time to draw months of many jobs, and the longest frame while a job is dragged. */
export async function reportCalendar(browser: Browser, host: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await open(page, host, { view: 'agenda', date: sunday });
  for (const { month, jobs } of months) await createJobs(page, jobs, (at) => addDays(`${month}-01`, at % 28));
  await createJobs(page, jobsOfWeek, (at) => addDays(sunday, at % 7));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rows: (readonly [string, number, number])[] = [];
  for (const { month, jobs, limit } of months) {
    await open(page, host, { view: 'month', date: `${month}-15` });
    rows.push([`a month of ${jobs} jobs, CPU ${slowdown}× slower`, median(await measureMonth(page, session)), limit]);
  }
  const inMonth = median(await measureDrags(page, '.rbc-month-view'));
  rows.push(['longest frame of a drag in this month', inMonth, longestFrame]);
  await open(page, host, { view: 'week', date: sunday });
  const inWeek = median(await measureDrags(page, '.rbc-time-view'));
  rows.push([`longest frame of a drag among ${jobsOfWeek} jobs of a week`, inWeek, longestFrame]);
  console.log(`\nThe calendar: ms of the main thread until painted, of a drag the longest frame; median of ${times}\n`);
  console.log(
    table([
      ['', 'ms', 'at most', ''],
      ...rows.map(([name, ms, limit]) => [name, ms.toFixed(0), limit, verdict(ms, limit)]),
    ]),
  );
}

async function open(page: Page, host: string, query: Record<string, string>): Promise<void> {
  const world = { profile, pulse: 'off', scenario: 'empty', as: 'dana@coppermesa.example' };
  await page.goto(`${host}/?${new URLSearchParams({ path: '/company/calendar', ...world, ...query })}`);
  await page.getByRole('button', { name: calendarTexts.today }).waitFor();
  await page.locator('[aria-busy="false"]').first().waitFor();
}

/** Creates jobs on these days at different hours, one call after the other. */
async function createJobs(page: Page, count: number, getDay: (at: number) => string): Promise<void> {
  const bodies = Array.from({ length: count }, (_, at) => {
    const hour = String(7 + (at % 9)).padStart(2, '0');
    return JSON.stringify({
      ...orderFields,
      date: getDay(at),
      arrival_window: `${hour}:00 - ${hour}:30`,
      firm_time: true,
    });
  });
  const refused = await page.evaluate(
    async ([all, key, api]) => {
      let wrong = 0;
      for (const body of all) {
        const status = await new Promise<number>((settle) => {
          const request = new XMLHttpRequest();
          request.open('POST', `${api}/company-branches/1/orders`);
          request.setRequestHeader('Authorization', `Bearer ${localStorage.getItem(key)}`);
          request.setRequestHeader('Content-Type', 'application/json');
          request.onloadend = () => settle(request.status);
          request.send(body);
        });
        if (status >= 300) wrong += 1;
      }
      return wrong;
    },
    [bodies, `profile:${profile}:token`, `${providerOrigin}/api`] as const,
  );
  if (refused > 0) throw new Error(`${refused} of ${count} jobs were refused`);
}

/** Draws a month whose jobs are loaded, after another view. */
async function measureMonth(page: Page, session: CDPSession): Promise<number[]> {
  const month = page.getByRole('table');
  await month.locator('[data-entry-job]').first().waitFor();
  const view = (name: 'month' | 'agenda') => page.getByRole('button', { name: calendarTexts.views[name], exact: true });
  const drawn: number[] = [];
  for (let at = 0; at < times; at += 1) {
    await view('agenda').click();
    await month.waitFor({ state: 'detached' });
    await page.locator('[aria-busy="false"]').first().waitFor();
    drawn.push(await measureMainThread(session, await view('month').elementHandle()));
  }
  return drawn;
}

/**
 * Milliseconds of processor time that the page's main thread takes from a click until it is painted: other programs do
 * not count, nor does the search for the button.
 */
async function measureMainThread(session: CDPSession, button: Button): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await read();
  await clickUntilPainted(button);
  const time = ((await read()) - before) * 1000;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return time;
}

/** Clicks a button of the toolbar, and waits until a month with its jobs is painted. */
async function clickUntilPainted(button: Button): Promise<void> {
  await button?.evaluate(
    (element) =>
      new Promise<void>((settle) => {
        // A method, because the loader's helper for named functions does not exist on the page.
        const watch = {
          look() {
            const isShown = document.querySelector('[role="table"] [data-entry-job]') !== null;
            const isBusy = document.querySelector('[aria-busy="true"]') !== null;
            if (isShown && !isBusy) setTimeout(settle);
            else requestAnimationFrame(() => this.look());
          },
        };
        if (element instanceof HTMLElement) element.click();
        requestAnimationFrame(() => watch.look());
      }),
  );
}

/** Drags a job over a view, without dropping it. The longest frame of each drag. */
async function measureDrags(page: Page, view: string): Promise<number[]> {
  const entries = page.locator(`${view} .rbc-event`);
  await entries.first().waitFor({ state: 'attached' });
  const longest: number[] = [];
  for (let at = 0; at < times; at += 1) longest.push(await measureDrag(page, entries.first()));
  return longest;
}

async function measureDrag(page: Page, entry: Locator): Promise<number> {
  await entry.scrollIntoViewIfNeeded();
  const box = await entry.boundingBox();
  if (!box) throw new Error('There is no job to drag');
  const [x, y] = [box.x + box.width / 2, box.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 4, { steps: 3 });
  await startFrames(page);
  await page.mouse.move(x + 600, y + 120, { steps: 60 });
  const frames = await stopFrames(page);
  await page.keyboard.press('Escape');
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  return Math.max(...frames.slice(1).map((time, at) => time - (frames[at] ?? time)));
}

async function startFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(globalThis, 'dragFrames', frames);
    const frame = {
      note(now: number) {
        frames.push(now);
        if (Reflect.get(globalThis, 'dragFrames') === frames) requestAnimationFrame((next) => this.note(next));
      },
    };
    requestAnimationFrame((now) => frame.note(now));
  });
}

async function stopFrames(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const frames: unknown = Reflect.get(globalThis, 'dragFrames');
    Reflect.set(globalThis, 'dragFrames', undefined);
    return Array.isArray(frames) ? frames.map(Number) : [];
  });
}
