import type { Page } from '@playwright/test';
import { activityRows, control, openAs } from './kit/demo';
import { recordRequests, sentRequests } from './kit/requests';
import { expect, test } from './kit/stage';

const activitiesPerCut = 10;
/** Breaks without a close frame, as a lost network does. */
const lostNetwork = 1006;

test('twenty cuts during a burst of activities lose none, repeat none, and need few calls', async ({ page }) => {
  await begin(page);
  // The clock of the demo is not the one of the device.
  const [latest] = await requestAll(page, 1);
  const start = latest?.created_at ?? '';
  await expectLossWithoutRefetch(page);
  const readsBefore = await countReads(page);
  await burst(page, 20);
  await expect(async () => expect(await shown(page)).toEqual(await newest(page))).toPass({ timeout: 30_000 });
  expect(await countSince(page, start)).toBeGreaterThan(40);
  expect((await countReads(page)) - readsBefore).toBeLessThanOrEqual(10);
});

/** The control experiment: cuts lose activities while the list cannot be refetched. */
async function expectLossWithoutRefetch(page: Page): Promise<void> {
  await control(page, 'setFaults', { faults: [{ operation: 'getNotifications', kind: 'never' }] });
  await burst(page, 2);
  const pushedOnly = await shown(page);
  await control(page, 'setFaults', { faults: [] });
  expect(pushedOnly).not.toEqual(await newest(page));
}

type Row = { id: string; title: string; created_at: string };
/** A page of a list, or a whole list. */
type Answer = { data: Row[] | { data: Row[] } };

/** Signs Dana in on a page that records its requests, and waits until both channels are joined. */
async function begin(page: Page): Promise<void> {
  await recordRequests(page);
  await openAs(page, 'Dana Whitfield');
  await expect(activityRows(page).first()).toBeVisible();
  await joinedChannels(page, 2);
}

/**
 * Cuts the sockets this many times. Every fifth time the client reconnects automatically; otherwise the device reports that
 * it is online.
 */
async function burst(page: Page, cuts: number): Promise<void> {
  for (let cut = 1; cut <= cuts; cut += 1) {
    const channels = await countRequests(page, authorization);
    await control(page, 'beat', { times: activitiesPerCut / 2 });
    await control(page, 'dropSockets', { code: lostNetwork });
    await control(page, 'beat', { times: activitiesPerCut / 2 });
    if (cut % 5 !== 0) await page.evaluate(() => dispatchEvent(new Event('online')));
    await joinedChannels(page, channels + 2);
  }
}

const authorization = '/broadcasting/auth';

const joinedChannels = (page: Page, count: number) =>
  expect.poll(() => countRequests(page, authorization)).toBeGreaterThanOrEqual(count);

const countReads = (page: Page) => countRequests(page, '/get-notifications');

async function countRequests(page: Page, path: string): Promise<number> {
  return (await sentRequests(page)).filter(({ url }) => url.includes(path)).length;
}

/** The rows on screen, and those folded into them: title and time. */
async function shown(page: Page): Promise<string[]> {
  const folds = page.getByRole('region', { name: 'Activities' }).locator('[aria-expanded="false"]');
  while ((await folds.count()) > 0) await folds.first().click();
  const titles = await activityRows(page).evaluateAll((rows) =>
    rows.map((row) => {
      const title = row.querySelector('button > span:nth-child(2) > span')?.textContent ?? '';
      return `${title} ${row.querySelector('time')?.dateTime ?? ''}`;
    }),
  );
  return titles.sort();
}

/**
 * The newest activities according to the provider, as many as are on screen.
 */
async function newest(page: Page): Promise<string[]> {
  const wanted = await activityRows(page).count();
  const all = await requestAll(page, Math.ceil(wanted / 15));
  return all
    .slice(0, wanted)
    .map(({ title, created_at: time }) => `${title} ${time}`)
    .sort();
}

async function countSince(page: Page, start: string): Promise<number> {
  const all = await requestAll(page, 14);
  return all.filter(({ created_at: time }) => time >= start.slice(0, 19)).length;
}

async function requestAll(page: Page, pages: number): Promise<Row[]> {
  const lists: Row[] = [];
  for (let number = 1; number <= pages; number += 1) {
    lists.push(...(await request(page, `get-notifications?page=${number}`)));
  }
  return lists;
}

function request(page: Page, list: string): Promise<Row[]> {
  return page.evaluate(
    (name) =>
      new Promise<Row[]>((settle, fail) => {
        const call = new XMLHttpRequest();
        call.open('GET', `https://provider.crewboard.example/api/notifications/branch/1/${name}`);
        call.setRequestHeader('Authorization', `Bearer ${localStorage.getItem('profile:one:token')}`);
        call.onload = () => {
          // The fake checks its answers against the contract when it makes them.
          const answer = JSON.parse(call.responseText) as Answer;
          settle('data' in answer.data ? answer.data.data : answer.data);
        };
        call.onerror = () => fail(new Error('The list got no answer'));
        call.send();
      }),
    list,
  );
}
