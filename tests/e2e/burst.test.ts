import type { Page } from '@playwright/test';
import { activityRows, control, openAs } from './demo';
import { expect, test } from './stage';

const activitiesPerCut = 10;
/** Breaks without a close frame, as a lost network does. */
const lostNetwork = 1006;

test.describe.configure({ timeout: 90_000 });

test('twenty cuts during two hundred activities lose none, repeat none, and need few calls', async ({ page }) => {
  await begin(page);
  await expectLossWithoutRefetch(page);
  const askedBefore = (await asked(page)).lists;
  await burst(page, 20);
  await expect(async () => expect(await shown(page)).toEqual(await newest(page))).toPass({ timeout: 20_000 });
  expect(await arrivals(page)).toBeGreaterThan(80);
  expect((await asked(page)).lists - askedBefore).toBeLessThanOrEqual(10);
});

/** The control experiment: cuts lose activities while the list cannot be refetched. */
async function expectLossWithoutRefetch(page: Page): Promise<void> {
  await control(page, 'setFaults', { faults: [{ operation: 'getNotifications', kind: 'never' }] });
  await burst(page, 2);
  const pushedOnly = await shown(page);
  await control(page, 'setFaults', { faults: [] });
  expect(pushedOnly).not.toEqual(await newest(page));
}

type Answer = { data: { data: { title: string; created_at: string }[] } };

declare global {
  /** What the page requested from its provider, counted by `begin`. */
  var askedFor: { lists: number; channels: number } | undefined;
  /** Set while the test itself makes a call. */
  var isTestAsking: boolean | undefined;
}

/** Signs Dana in on a page that counts its calls, and waits until both channels are joined. */
async function begin(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.askedFor = { lists: 0, channels: 0 };
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      const counts = globalThis.askedFor;
      if (counts && String(url).includes('/get-notifications') && !globalThis.isTestAsking) counts.lists += 1;
      if (counts && String(url).includes('/broadcasting/auth')) counts.channels += 1;
      return open.call(this, method, url, true);
    };
  });
  await openAs(page, 'Dana Whitfield');
  await expect(activityRows(page).first()).toBeVisible();
  await joinedChannels(page, 2);
}

/**
 * Cuts the sockets this many times. Every fifth time the client reconnects by itself; otherwise the device reports that
 * it is online.
 */
async function burst(page: Page, cuts: number): Promise<void> {
  for (let cut = 1; cut <= cuts; cut += 1) {
    const { channels } = await asked(page);
    await control(page, 'beat', { times: activitiesPerCut / 2 });
    await control(page, 'dropSockets', { code: lostNetwork });
    await control(page, 'beat', { times: activitiesPerCut / 2 });
    if (cut % 5 !== 0) await page.evaluate(() => dispatchEvent(new Event('online')));
    await joinedChannels(page, channels + 2);
  }
}

const joinedChannels = (page: Page, count: number) =>
  page.waitForFunction((wanted) => (globalThis.askedFor?.channels ?? 0) >= wanted, count);

const asked = (page: Page) => page.evaluate(() => globalThis.askedFor ?? { lists: 0, channels: 0 });

/** The rows on screen: title and time. */
async function shown(page: Page): Promise<string[]> {
  const titles = await activityRows(page).evaluateAll((rows) =>
    rows.map((row) => {
      const title = row.querySelector('button > span:nth-child(2) > span')?.textContent ?? '';
      return `${title} ${row.querySelector('time')?.dateTime ?? ''}`;
    }),
  );
  return titles.sort();
}

/** The newest activities according to the provider, as many as are on screen. */
async function newest(page: Page): Promise<string[]> {
  const wanted = await activityRows(page).count();
  const all = await askForAll(page, Math.ceil(wanted / 15));
  return all.slice(0, wanted).sort();
}

async function arrivals(page: Page): Promise<number> {
  const all = await askForAll(page, 14);
  const today = new Date().toISOString().slice(0, 16);
  return all.filter((line) => line.slice(-20) > today.replace(/\d\d$/, '00')).length;
}

function askForAll(page: Page, pages: number): Promise<string[]> {
  return page.evaluate(async (count) => {
    globalThis.isTestAsking = true;
    const ask = (number: number) =>
      new Promise<string[]>((settle, fail) => {
        const request = new XMLHttpRequest();
        const path = `notifications/branch/1/get-notifications?page=${number}`;
        request.open('GET', `https://provider.crewboard.example/api/${path}`);
        request.setRequestHeader('Authorization', `Bearer ${localStorage.getItem('profile:one:token')}`);
        request.onload = () => {
          // The fake checks its answers against the contract when it makes them.
          const answer = JSON.parse(request.responseText) as Answer;
          settle(answer.data.data.map((row) => `${row.title} ${row.created_at}`));
        };
        request.onerror = () => fail(new Error('The list got no answer'));
        request.send();
      });
    try {
      const lists = [];
      for (let number = 1; number <= count; number += 1) lists.push(...(await ask(number)));
      return lists;
    } finally {
      globalThis.isTestAsking = false;
    }
  }, pages);
}
