import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { demoPeople } from '../../mocks/panel/texts';
import { control } from './acts';
import { locale } from './languages';
import { waitUntilSettled } from './settled';
import { fillPath, findSubjects, type Subjects } from './subjects';
import { getActs, getFileName, isAlone, isTakenAt, type Shot, type Size, sizes } from './shot';

const patienceMs = 15_000;
const profile = 'gallery';

/** Shots that may share a browser profile: same world, same person, same width, and no shot changes anything. */
export type Roll = { size: Size; shots: readonly Shot[] };

/** A problem with a shot: an uncaught error, a page wider than its window, an act that failed. */
export type Finding = { file: string; problem: string };

/** Groups shots into rolls of at most `longest`, long rolls first. */
export function groupIntoRolls(shots: readonly Shot[], size: Size, longest: number): Roll[] {
  const groups = new Map<string, Shot[]>();
  for (const shot of shots) {
    if (!isTakenAt(shot, size)) continue;
    const own = isAlone(shot) ? getFileName(shot, size) : '';
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

/** Takes all screenshots of a roll in its own browser profile. Never throws: problems are returned as findings. */
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
  const subjects: Subjects = {};
  try {
    for (const [place, shot] of roll.shots.entries()) {
      const found = await takeShot(context, { address, folder, shot, size: roll.size, isFirst: place === 0, subjects });
      const file = getFileName(shot, roll.size);
      findings.push(...[...found, ...seen.splice(0)].map((problem) => ({ file, problem })));
    }
  } finally {
    await context.close();
  }
  return findings;
}

type Task = {
  address: string;
  folder: string;
  shot: Shot;
  size: Size;
  isFirst: boolean;
  /** Found by the first shot of the roll. */
  subjects: Subjects;
};

/** Takes one screenshot, even if something went wrong on the page, and returns what did. */
async function takeShot(context: BrowserContext, task: Task): Promise<string[]> {
  const { folder, shot, size, isFirst } = task;
  const page = await context.newPage();
  const found: string[] = [];
  const attempt = async (work: Promise<unknown>) => {
    try {
      await Promise.race([work, failLate()]);
    } catch (error) {
      found.push(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error));
    }
  };
  if (isFirst) await attempt(signIn(page, task));
  await attempt(show(page, task));
  await attempt(refuseWidePage(page));
  if (shot.whole) await attempt(growToPage(page));
  const options = { fullPage: shot.whole ?? false, animations: 'disabled' } as const;
  await attempt(page.screenshot({ path: join(folder, getFileName(shot, size)), ...options }));
  await page.close();
  return found;
}

/** A page that does not respond must not block the rest. */
async function failLate(): Promise<never> {
  await pause(3 * patienceMs, undefined, { ref: false });
  throw new Error('Given up');
}

/** Makes the window as high as the page, so that elements fixed to the window's edges are at the page's edges. */
async function growToPage(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
}

async function refuseWidePage(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (tooWide > 0) throw new Error(`The page is ${tooWide} px wider than its window`);
}

/** Collects the errors of the pages of a context until they are read. */
function watch(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isDeepLink(message)) seen.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => seen.push(`exception: ${error.error().message}`));
  return seen;
}

/** A plain static host answers a deep link with 404.html and status 404, which the browser logs. */
function isDeepLink(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return /status of 404/.test(message.text()) && URL.canParse(url) && !/\.\w+$/.test(new URL(url).pathname);
}

/** Stores the person's token where the next page of this profile reads it, and finds what pages are about. */
async function signIn(page: Page, { address, shot: { as, scenario }, subjects }: Task): Promise<void> {
  const person = demoPeople.find(({ name }) => name === as);
  if (!person) return;
  await page.goto(getAddress(address, '/login', { scenario }));
  const { token } = await control(page, 'signInAs', { email: person.email });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`profile:${profile}:token`, token] as const);
  Object.assign(subjects, await findSubjects(page, token));
}

async function show(page: Page, { address, shot, size, subjects }: Task): Promise<void> {
  const path = shot.screen === 'consent' ? '/consent' : fillPath(shot.screen, subjects);
  const query = Object.fromEntries(new URLSearchParams(shot.query));
  await page.goto(getAddress(address, path, { scenario: shot.scenario, faults: shot.faults ?? '', ...query }));
  const acts = getActs(shot, size);
  if (acts.length > 0) await waitUntilSettled(page, { loading: false });
  for (const act of acts) await act(page);
  await waitUntilSettled(page, { loading: shot.loading ?? false });
}

/** A page of the demo as opened by a link, without simulated people. */
function getAddress(address: string, path: string, options: Record<string, string | undefined>): string {
  const query = new URLSearchParams({ path, profile, pulse: 'off' });
  for (const [name, value] of Object.entries(options)) if (value !== undefined) query.set(name, value);
  return `${address}/?${query}`;
}
