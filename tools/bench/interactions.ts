import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { openSignedIn } from './demo';
import { median, quantile, table, verdict } from './table';

/** The CPU slowdown factor, and the target for an answer to a click there (ms until it is painted, 95th percentile). */
const [slowdown, target] = [4, 100];
/** No task of the main thread is longer at full speed (ms). */
const longestTask = 50;
const times = 10;
const person = 'Dana Whitfield';

type Interaction = {
  name: string;
  /** Brings the page to where the click is. Not measured. */
  prepare: () => Promise<void>;
  /** What is clicked. */
  click: () => Locator;
  /** Selector of what the click shows. */
  shows: string;
};

/**
 * Prints how long menus, tabs, pages and the branch switch take to answer a click on the list of jobs, and the longest
 * task of the main thread at full speed.
 */
export async function reportInteractions(browser: Browser, host: string): Promise<void> {
  const page = await openSignedIn(browser, host, person);
  const session = await page.context().newCDPSession(page);
  const rows = [];
  for (const interaction of listInteractions(page)) {
    const throttled = await measure(page, session, interaction, slowdown);
    const full = await measure(page, session, interaction, 1);
    const p95 = quantile(throttled.durations, 0.95);
    const longest = Math.max(0, ...full.longTasks);
    const verdicts = [verdict(p95, target), verdict(longest, longestTask)];
    const shown = longest === 0 ? `< ${longestTask}` : longest.toFixed(0);
    rows.push([
      interaction.name,
      median(throttled.durations).toFixed(0),
      p95.toFixed(0),
      target,
      verdicts[0] ?? '',
      shown,
      verdicts[1] ?? '',
    ]);
  }
  console.log(
    `\nA click, CPU ${slowdown}× slower, ms until its answer is painted, ${times} times; and the longest task at full speed\n`,
  );
  console.log(table([['', 'median', '95 %', 'at most', '', 'longest task', ''], ...rows]));
}

function listInteractions(page: Page): Interaction[] {
  const main = page.getByRole('main');
  const linkTo = (path: string) => page.locator(`a[href$="${path}"]`).first();
  const showNotFormed = async () => {
    await linkTo('/company/job').click();
    await page.locator(isCurrent('/not-formed')).waitFor();
    await main.getByRole('article').first().waitFor();
  };
  const account = page.getByRole('banner').getByRole('button', { name: person });
  return [
    {
      name: 'menu of a job',
      prepare: showNotFormed,
      click: () => main.getByRole('button', { name: /^More for job/ }).first(),
      shows: menu,
    },
    {
      name: 'tab of another list',
      prepare: showNotFormed,
      click: () => linkTo('/company/job/formed'),
      shows: isCurrent('/formed'),
    },
    {
      name: 'another page',
      prepare: showNotFormed,
      click: () => linkTo('/company/team'),
      shows: isCurrent('/company/team'),
    },
    {
      name: 'another branch',
      prepare: async () => {
        await showNotFormed();
        await account.click();
        await page.locator(menu).waitFor();
      },
      click: () => page.locator(menu).getByRole('menuitem').first(),
      shows: 'main[aria-busy="true"]',
    },
  ];
}

const menu = '[role="menu"]';
const isCurrent = (path: string) => `a[href$="${path}"][aria-current="page"]`;

type Measured = { durations: number[]; longTasks: number[] };

/** Clicks again and again, at a CPU that is slower by `rate`. The first click, which may load code, does not count. */
async function measure(page: Page, session: CDPSession, interaction: Interaction, rate: number): Promise<Measured> {
  const durations: number[] = [];
  const longTasks: number[] = [];
  for (let at = 0; at <= times; at += 1) {
    await closeMenu(page);
    await interaction.prepare();
    const clicked = interaction.click();
    await clicked.hover();
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await watch(page, interaction.shows);
    await clicked.click();
    const { duration, tasks } = await readWatched(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (at === 0) continue;
    durations.push(duration);
    longTasks.push(...tasks);
  }
  return { durations, longTasks };
}

async function closeMenu(page: Page): Promise<void> {
  // An open one closes on Escape when it has the focus, which it takes after it is painted. A chosen one closes itself.
  await page.waitForFunction(
    (selector) =>
      document.querySelector(selector) === null || document.activeElement?.closest('.bp6-portal') instanceof Element,
    menu,
  );
  if ((await page.locator(menu).count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.locator(menu).waitFor({ state: 'detached' });
}

type Watched = { duration: number; tasks: number[] };

/** Notes when the next click has shown what it shows, and the long tasks until the page is idle after it, or 500 ms later. */
async function watch(page: Page, selector: string): Promise<void> {
  await page.evaluate((shows) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)));
    observer.observe({ type: 'longtask' });
    const answered = new Promise<Watched>((settle) => {
      // A method, because the loader's helper for named functions does not exist on the page.
      const watcher = {
        look(began: number) {
          if (document.querySelector(shows) === null) return void requestAnimationFrame(() => this.look(began));
          setTimeout(() => {
            const duration = performance.now() - began;
            requestIdleCallback(
              () => {
                observer.disconnect();
                settle({ duration, tasks });
              },
              { timeout: 500 },
            );
          });
        },
      };
      addEventListener(
        'click',
        () => {
          const began = performance.now();
          requestAnimationFrame(() => watcher.look(began));
        },
        { capture: true, once: true },
      );
    });
    Reflect.set(globalThis, 'answered', answered);
  }, selector);
}

async function readWatched(page: Page): Promise<Watched> {
  return page.evaluate(async () => (await Reflect.get(globalThis, 'answered')) as Watched);
}
