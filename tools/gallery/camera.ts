import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { join } from 'node:path';
import { OfferStatus, OrderStatus } from '#generated/model/codes';
import { paths } from '#platform/routing/paths';
import { demoPeople } from '../../mocks/demo/panel/texts';
import { getField, toList } from '../../tests/kit/world';
import { callApi, toAddress } from '../demo';
import { performStep } from './acts';
import { waitUntilSettled } from './settled';
import { getFileName, type Shot, type Size, sizes } from './shot';

const timeoutMs = 15_000;

export type Camera = { browser: Browser; host: string; folder: string; locale: string };

/** A problem with a shot: an uncaught error, a page wider than its window, a step that failed. */
export type Finding = { file: string; problem: string };

/** Takes a shot in a separate browser profile, even if something went wrong on the page; returns what did. */
export async function photograph(camera: Camera, shot: Shot, size: Size): Promise<Finding[]> {
  const context = await camera.browser.newContext({
    viewport: sizes[size],
    hasTouch: size !== 'wide',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'America/Phoenix',
    locale: camera.locale,
  });
  context.setDefaultTimeout(timeoutMs);
  const problems = watch(context);
  const page = await context.newPage();
  const file = getFileName(shot, size);
  try {
    await show(page, camera.host, shot);
    if (shot.isWhole) await growToPage(page);
  } catch (error) {
    problems.push(String(error).split('\n', 1)[0] ?? '');
  }
  await page.screenshot({ path: join(camera.folder, file), fullPage: shot.isWhole, animations: 'disabled' });
  await context.close();
  return problems.map((problem) => ({ file, problem }));
}

async function show(page: Page, host: string, shot: Shot): Promise<void> {
  const { scenario, faults, query } = shot.options;
  const as = demoPeople.find(({ name }) => name === shot.as)?.email;
  const open = (path: string, options: object) =>
    page.goto(toAddress(host, path, JSON.parse(JSON.stringify(options)) as Record<string, string>));
  let path: string = shot.screen === 'consent' ? '/consent' : paths[shot.screen];
  if (path.includes(':id')) {
    await open('/company/activity', { as, scenario });
    await page.getByRole('heading', { level: 1 }).waitFor();
    path = path.replace(':id', String(await findSubject(page, shot.screen)));
  }
  await open(path, { as, scenario, faults, ...Object.fromEntries(new URLSearchParams(query)) });
  const isPending = faults?.endsWith(':never') ?? false;
  if (shot.acts.length > 0) await waitUntilSettled(page, { loading: false });
  for (const step of shot.acts) await performStep(page, step);
  await waitUntilSettled(page, { loading: isPending });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (tooWide > 0) throw new Error(`The page is ${tooWide} px wider than its window`);
}

/** A member of the first branch in every world that has one. */
const member = 4;

/** No world has a job with this id. */
const noOne = 999_999;

/** The id of what a page is about. */
async function findSubject(page: Page, screen: Shot['screen']): Promise<number> {
  if (screen === 'company-team-edit') return member;
  const rows = toList(getField(await callApi(page, getListPath(screen)), 'data'));
  const countWaiting = (row: unknown) => Number(getField(row, 'waiting') ?? 0);
  const [first] = rows.toSorted((a, b) => countWaiting(b) - countWaiting(a));
  return Number(getField(first, screen.startsWith('company-job') ? 'order_id' : 'id') ?? noOne);
}

/** The list with the subject of a page. */
function getListPath(screen: Shot['screen']): string {
  if (screen === 'helper-job-company-details') return '/helper/invitations?filter[bucket]=accepted';
  if (screen === 'helper-job-outsource-details') return '/helper/outsource-offers?filter[bucket]=accepted';
  if (screen === 'company-outsourcing-offer-applications')
    return `/company-outsource?branch_id=1&filter[status]=${OfferStatus.open}`;
  const isOpen = screen === 'company-job-team-add' || screen === 'company-job-build-crew';
  const status = isOpen ? OrderStatus.notFormed : OrderStatus.formed;
  return `/company-branches/1/orders?filter[status]=${status}&sort=-starts_at&per_page=1`;
}

/** Makes the window as high as the page, so that elements fixed to the window's edges are at the page's edges. */
async function growToPage(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
}

/** The errors of the pages of a context, as they come. */
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
