import type { Browser, Page } from '@playwright/test';
import { addDays } from '#platform/lib/time/dates';
import { orderFields, stop } from '../../tests/kit/orders';
import { toAddress } from '../demo';
import { type Limited, quantile, reportLimits } from './limits';
import { createOrders, openSignedIn } from './pages';
import { measurePainted } from './painted';

/** The CPU slowdown factor, and the limit there (95th percentile of ms until painted). */
const [slowdown, limit] = [4, 100];
/** The limit of a task at full speed (ms). */
const longestTask = 50;
const clicks = 10;
const typed = 'Movers bring blankets, ramps and straps.';

type Interaction = {
  name: string;
  /** Brings the page to where it starts. */
  prepare: () => Promise<unknown>;
  act: (nth: number) => Promise<void>;
  /** Selector of what it shows. */
  shows?: string;
  times: number;
};

/** Answers to a click on the list of jobs, and to keys in the largest order form. */
export async function reportInteractions(browser: Browser, host: string): Promise<boolean> {
  const page = await openSignedIn(browser, host);
  const rows = [await measureAll(page, listClicks(page)), await measureAll(page, await listKeys(page, host))].flat();
  return reportLimits(
    `ms until the answer is painted, CPU ${slowdown}× slower (95 %), and the longest task without`,
    rows,
  );
}

async function measureAll(page: Page, interactions: readonly Interaction[]): Promise<Limited[]> {
  const session = await page.context().newCDPSession(page);
  const rows: Limited[] = [];
  for (const { name, prepare, act, shows, times } of interactions) {
    const slow: number[] = [];
    let longest = 0;
    // The first time, which may load code, does not count.
    for (let nth = 0; nth <= times; nth += 1) {
      for (const rate of [slowdown, 1]) {
        await prepare();
        const painted = await measurePainted(page, session, { act: () => act(nth), shows, slowdown: rate });
        if (nth === 0) continue;
        if (rate === slowdown) slow.push(painted.ms);
        else longest = Math.max(longest, painted.longestTask);
      }
    }
    rows.push({ name, value: quantile(slow, 0.95), limit });
    rows.push({ name: `${name}: task`, value: longest, limit: longestTask });
  }
  return rows;
}

const menu = '[role="menu"]';
const current = (path: string) => `a[href$="${path}"][aria-current="page"]`;

/** A chosen menu closes itself; an open one on Escape, once it has the focus, which it takes after it is painted. */
async function closeMenu(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const open = document.querySelector('[role="menu"]');
    return open === null || open.closest('.bp6-portal')?.contains(document.activeElement);
  });
  if ((await page.locator(menu).count()) > 0) await page.keyboard.press('Escape');
  await page.locator(menu).waitFor({ state: 'detached' });
}

function listClicks(page: Page): Interaction[] {
  const main = page.getByRole('main');
  const follow = (path: string) => page.locator(`a[href$="${path}"]`).first().click();
  const showJobs = async () => {
    await closeMenu(page);
    await follow('/company/job');
    await page.locator(current('/not-formed')).waitFor();
    await main.getByRole('article').first().waitFor();
  };
  const openAccount = async () => {
    await showJobs();
    await page.getByRole('banner').getByRole('button', { name: 'Dana Whitfield' }).click();
    await page.locator(menu).waitFor();
  };
  const more = main.getByRole('button', { name: /^More for job/ }).first();
  const branch = page.locator(menu).getByRole('menuitem').first();
  const click = { prepare: showJobs, times: clicks };
  return [
    { ...click, name: 'menu of a job', act: () => more.click(), shows: menu },
    { ...click, name: 'tab of another list', act: () => follow('/job/formed'), shows: current('/job/formed') },
    { ...click, name: 'another page', act: () => follow('/company/team'), shows: current('/company/team') },
    {
      ...click,
      name: 'another branch',
      prepare: openAccount,
      act: () => branch.click(),
      shows: 'main[aria-busy="true"]',
    },
  ];
}

/** Keys in an order of ten stops and sixty items. */
async function listKeys(page: Page, host: string): Promise<Interaction[]> {
  const stops = Array.from({ length: 5 }, () => stop('Tempe', '85281'));
  const items = Array.from({ length: 60 }, (_, at) => ({ name: `Box ${at}`, qty: 2, cuft: 3 }));
  const order = {
    pick_up_addresses: stops,
    destination_addresses: stops,
    items,
    // A section with values is open.
    crew_notes: 'Ring twice.',
    date: addDays(new Date().toISOString().slice(0, 10), 7),
  };
  const [id] = await createOrders(page, [{ ...orderFields, ...order }]);
  await page.goto(toAddress(host, `/company/job/edit/${id}`));
  await page.getByLabel(/^First name/).waitFor();
  const toInteraction = ([name, field]: readonly [string, ReturnType<Page['getByLabel']>]): Interaction => ({
    name: `key in ${name}`,
    prepare: () => field.focus(),
    act: (nth) => page.keyboard.press(typed.charAt(nth) || 'x'),
    times: typed.length,
  });
  return (
    [
      ['the city of the last stop', page.getByLabel(/^City/).last()],
      ['the name of the last item', page.getByLabel(/^Item/).last()],
      ['the notes for the crew', page.getByLabel(/^Notes for the crew/)],
    ] as const
  ).map(toInteraction);
}
