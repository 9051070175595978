import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { demoPeople } from '../../mocks/panel/texts';
import { paths } from '../../src/platform/routing/paths';
import { control } from './acts';
import { locale } from './languages';
import { settled } from './settled';
import { actsOf, fileOf, type Shot, type Size, sizes } from './shot';

const patienceMs = 15_000;
const seat = 'gallery';

/** Shots that may share a browser profile: same world, same person, same width, and nobody changes anything. */
export type Roll = { size: Size; shots: readonly Shot[] };

/** What a picture shows that it should not: an error nobody caught, a page wider than its window, an act that failed. */
export type Finding = { file: string; problem: string };

/** Sorts shots into rolls of at most `longest`, the long ones first. */
export function rollsOf(shots: readonly Shot[], size: Size, longest: number): Roll[] {
  const groups = new Map<string, Shot[]>();
  for (const shot of shots) {
    if (shot.only !== undefined && shot.only !== size) continue;
    const own = shot.alone ? fileOf(shot, size) : '';
    const key = [own, shot.as ?? '', shot.scenario ?? ''].join('|');
    groups.set(key, [...(groups.get(key) ?? []), shot]);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / longest) }, (_, part) => ({
      size,
      shots: group.slice(part * longest, (part + 1) * longest),
    })),
  );
}

/** Takes all pictures of a roll in a profile of its own. Never throws: what went wrong is among the findings. */
export async function take(browser: Browser, address: string, folder: string, roll: Roll): Promise<Finding[]> {
  const context = await browser.newContext({
    viewport: sizes[roll.size],
    hasTouch: roll.size === 'narrow',
    reducedMotion: 'reduce',
    timezoneId: 'America/Phoenix',
    locale,
  });
  context.setDefaultTimeout(patienceMs);
  const seen = watch(context);
  const findings: Finding[] = [];
  try {
    for (const [place, shot] of roll.shots.entries()) {
      const found = await picture(context, { address, folder, shot, size: roll.size, isFirst: place === 0 });
      const file = fileOf(shot, roll.size);
      findings.push(...[...found, ...seen.splice(0)].map((problem) => ({ file, problem })));
    }
  } finally {
    await context.close();
  }
  return findings;
}

type Task = { address: string; folder: string; shot: Shot; size: Size; isFirst: boolean };

/** Takes one picture, also of a page on which something went wrong, and says what did. */
async function picture(context: BrowserContext, { address, folder, shot, size, isFirst }: Task): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  const attempt = async (work: Promise<unknown>) => {
    try {
      await Promise.race([work, tooLate()]);
    } catch (error) {
      found.push(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error));
    }
  };
  if (isFirst) await attempt(signIn(page, address, shot));
  await attempt(show(page, address, shot, size));
  await attempt(refuseWidePage(page));
  if (shot.whole) await attempt(growToPage(page));
  const options = { fullPage: shot.whole ?? false, animations: 'disabled' } as const;
  await attempt(page.screenshot({ path: join(folder, fileOf(shot, size)), ...options }));
  await page.close();
  return found;
}

/** Nothing may hold up the rest: a page that does not answer is given up. */
async function tooLate(): Promise<never> {
  await pause(3 * patienceMs, undefined, { ref: false });
  throw new Error('Given up');
}

/** As high as the page, so that what sticks to the window's edges lies at the page's. */
async function growToPage(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
}

async function refuseWidePage(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (tooWide > 0) throw new Error(`The page is ${tooWide} px wider than its window`);
}

/** Errors of the pages of a context, until they are taken out of the list. */
function watch(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isDeepLink(message)) seen.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => seen.push(`exception: ${error.error().message}`));
  return seen;
}

/** A plain static host answers a deep link with 404.html and its status, which the browser notes. */
function isDeepLink(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return /status of 404/.test(message.text()) && URL.canParse(url) && !/\.\w+$/.test(new URL(url).pathname);
}

/** Leaves the person's token where the next page of the seat looks for it. */
async function signIn(page: Page, address: string, { as, scenario }: Shot): Promise<void> {
  const person = demoPeople.find(({ name }) => name === as);
  if (!person) return;
  await page.goto(addressOf(address, '/login', { scenario }));
  const { token } = await control(page, 'signInAs', { email: person.email });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`seat:${seat}:token`, token] as const);
}

async function show(page: Page, address: string, shot: Shot, size: Size): Promise<void> {
  const path = shot.screen === 'consent' ? '/consent' : paths[shot.screen].replace(':id', entityOf(shot));
  const query = Object.fromEntries(new URLSearchParams(shot.query));
  await page.goto(addressOf(address, path, { scenario: shot.scenario, faults: shot.faults ?? '', ...query }));
  const acts = actsOf(shot, size);
  if (acts.length > 0) await settled(page, { loading: false });
  for (const act of acts) await act(page);
  await settled(page, { loading: shot.loading ?? false });
}

/** What a page is about: a member, a job that is still to come, or one of the past. */
function entityOf({ screen }: Shot): string {
  if (screen === 'company-team-edit') return '4';
  return screen.startsWith('company-job-') && screen !== 'company-job-details' ? '1341' : '1042';
}

/** A page of the demo as a link from elsewhere opens it; the simulated people sleep. */
function addressOf(address: string, path: string, wishes: Record<string, string | undefined>): string {
  const query = new URLSearchParams({ path, seat, pulse: 'off' });
  for (const [name, value] of Object.entries(wishes)) if (value !== undefined) query.set(name, value);
  return `${address}/?${query}`;
}
