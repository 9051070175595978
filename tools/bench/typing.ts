import type { Browser, Page } from '@playwright/test';
import { providerOrigin } from '../../mocks/bridge/intercept';
import { orderFields, stop } from '../../tests/kit/orders';
import { profile, openSignedIn } from './demo';
import { median, quantile, table, verdict } from './table';

/** The CPU slowdown factor, and the target for a keystroke there (ms until it is painted, 95th percentile). */
const [slowdown, target] = [4, 80];
const sizes = { stops: 5, items: 60 } as const;
const text = 'Movers bring blankets, ramps and patience. ';

/**
 * Prints how long a keystroke takes to show in the largest order form, and how many frames typing drops at full speed.
 */
export async function reportTyping(browser: Browser, host: string): Promise<void> {
  const page = await openSignedIn(browser, host, 'Priya Nair');
  await openLargeForm(page, host);
  const fields = {
    'a city of the last stop': page.getByLabel(/^City/).last(),
    'the name of the last item': page.getByLabel(/^Item/).last(),
    'the notes for the crew': page.getByLabel(/^Notes for the crew/),
  };
  const session = await page.context().newCDPSession(page);
  const rows = [];
  for (const [name, field] of Object.entries(fields)) {
    await field.click();
    const dropped = await framesDropped(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = await typed(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const p95 = quantile(times, 0.95);
    rows.push([name, median(times).toFixed(1), p95.toFixed(1), target, verdict(p95, target), dropped]);
  }
  console.log(
    `\nA keystroke in an order of ${sizes.stops} + ${sizes.stops} stops and ${sizes.items} items, CPU ${slowdown}× slower, ms until painted;\nand frames dropped at full speed while ${text.length} letters are typed\n`,
  );
  console.log(table([['field', 'median', '95 %', 'at most', '', 'dropped'], ...rows]));
}

async function openLargeForm(page: Page, host: string): Promise<void> {
  const stops = Array.from({ length: sizes.stops }, () => stop('Tempe', '85281'));
  const items = Array.from({ length: sizes.items }, (_, at) => ({ name: `Box ${at}`, qty: 2, cuft: 3 }));
  const order = { ...orderFields, pick_up_addresses: stops, destination_addresses: stops, items };
  const id = await page.evaluate(
    ([body, key, api]) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${api}/company-branches/1/orders`);
      request.setRequestHeader('Authorization', `Bearer ${localStorage.getItem(key)}`);
      request.setRequestHeader('Content-Type', 'application/json');
      const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
      request.send(JSON.stringify({ ...body, date }));
      return new Promise<number>((settle, fail) => {
        request.onerror = () => fail(new Error('The order was not taken'));
        request.onload = () => {
          const { data } = JSON.parse(request.responseText) as { data: { order_id: number } | null };
          if (data) settle(data.order_id);
          else fail(new Error(request.responseText));
        };
      });
    },
    [order, `profile:${profile}:token`, `${providerOrigin}/api`] as const,
  );
  await page.goto(`${host}/?${new URLSearchParams({ path: `/company/job/edit/${id}`, profile, pulse: 'off' })}`);
  await page.getByLabel(/^First name/).waitFor();
}

/** Types key by key, each after the previous one is painted. Milliseconds from key to paint. */
async function typed(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(globalThis, 'keyTimes', times);
    addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - began)));
      },
      { capture: true },
    );
  });
  await page.keyboard.type(text, { delay: 60 });
  return page.evaluate(() => {
    const times: unknown = Reflect.get(globalThis, 'keyTimes');
    return Array.isArray(times) ? times.map(Number) : [];
  });
}

/** Types at full speed. Returns how many frames were dropped. */
async function framesDropped(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(globalThis, 'frameTimes', frames);
    // A method, because the loader's helper for named functions does not exist on the page.
    const frame = {
      note(now: number) {
        frames.push(now);
        if (Reflect.get(globalThis, 'frameTimes') === frames) requestAnimationFrame((next) => this.note(next));
      },
    };
    requestAnimationFrame((now) => frame.note(now));
  });
  await page.keyboard.type(text, { delay: 60 });
  return page.evaluate(() => {
    const frames: unknown = Reflect.get(globalThis, 'frameTimes');
    Reflect.set(globalThis, 'frameTimes', undefined);
    const times = Array.isArray(frames) ? frames.map(Number) : [];
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
    const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
    return gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / usual) - 1), 0);
  });
}
