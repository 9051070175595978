import type { Browser, CDPSession, ElementHandle, Locator, Page } from '@playwright/test';
import { providerOrigin } from '../../mocks/bridge/intercept';
import { calendarTexts } from '../../src/features/calendar/texts';
import { addDays } from '../../src/platform/lib/time/dates';
import { orderFields } from '../../tests/kit/orders';
import { profile } from './demo';
import { median, table, verdict } from './table';

/** The CPU slowdown factor for drawing, and the limits in ms. A drag is measured at full speed. */
const slowdown = 4;
const limits = { draw: 500, page: 200, frame: 32 } as const;
const jobsOfMonth = 400;
const entriesOfWeek = 120;
const times = 5;

type Button = ElementHandle | null;

/** A month without other jobs, the next one, and a Sunday in the one after. */
const months = ['2027-06', '2027-07'] as const;
const sunday = '2027-08-08';

/**
 * Prints how much time of the main thread a month of many jobs takes to draw and to page to, and the longest frame while a job is dragged in a
 * full week.
 */
export async function reportCalendar(browser: Browser, host: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await open(page, host, { view: 'agenda', date: sunday });
  for (const month of months) await createJobs(page, jobsOfMonth, (at) => addDays(`${month}-01`, at % 28));
  await createJobs(page, entriesOfWeek, (at) => addDays(sunday, at % 7));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await open(page, host, { view: 'month', date: `${months[0]}-15` });
  const drawn = await measureMonth(page, session);
  await open(page, host, { view: 'week', date: sunday });
  const frames = await measureDrags(page);
  const [draw, next, longest] = [median(drawn.draw), median(drawn.next), median(frames)];
  const rows = [
    [`a month of ${jobsOfMonth} jobs, CPU ${slowdown}× slower`, draw, limits.draw],
    [`the next month of ${jobsOfMonth} jobs, CPU ${slowdown}× slower`, next, limits.page],
    [`longest frame of a drag among ${entriesOfWeek} jobs of a week`, longest, limits.frame],
  ] as const;
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

/** A month whose data is loaded: drawn after another view, and paged to and back. */
async function measureMonth(page: Page, session: CDPSession) {
  const month = page.getByRole('table', { name: calendarTexts.views.month });
  await month.locator('[data-entry-job]').first().waitFor();
  const view = (name: 'month' | 'agenda') => page.getByRole('button', { name: calendarTexts.views[name], exact: true });
  const next = page.getByRole('button', { name: calendarTexts.next.month });
  const previous = page.getByRole('button', { name: calendarTexts.previous.month });
  // Both months are loaded before anything is measured.
  await clickUntilPainted(await next.elementHandle());
  await clickUntilPainted(await previous.elementHandle());
  const [draw, pages]: [number[], number[]] = [[], []];
  for (let at = 0; at < times; at += 1) {
    await view('agenda').click();
    await month.waitFor({ state: 'detached' });
    draw.push(await measureMainThread(session, await view('month').elementHandle()));
    pages.push(await measureMainThread(session, await (at % 2 === 0 ? next : previous).elementHandle()));
  }
  return { draw, next: pages };
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

/** Clicks a button of the toolbar, and waits until a month with other jobs than before is painted. */
async function clickUntilPainted(button: Button): Promise<void> {
  await button?.evaluate(
    (element) =>
      new Promise<void>((settle) => {
        // The month keeps its elements and gives them other jobs.
        const first = '[role="table"] [data-entry-job]';
        const before = document.querySelector(first)?.getAttribute('data-entry-job');
        // A method, because the loader's helper for named functions does not exist on the page.
        const watch = {
          look() {
            const shown = document.querySelector(first)?.getAttribute('data-entry-job');
            const isBusy = document.querySelector('[aria-busy="true"]') !== null;
            if (shown && shown !== before && !isBusy) setTimeout(settle);
            else requestAnimationFrame(() => this.look());
          },
        };
        if (element instanceof HTMLElement) element.click();
        requestAnimationFrame(() => watch.look());
      }),
  );
}

/** Drags a job over the whole week, without dropping it. The longest frame of each drag. */
async function measureDrags(page: Page): Promise<number[]> {
  const entries = page.locator('.rbc-time-view .rbc-event');
  await entries.nth(entriesOfWeek - 1).waitFor({ state: 'attached' });
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
