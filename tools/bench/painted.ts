import type { CDPSession, Page } from '@playwright/test';

/** Effects of the next click or key. */
type Painted = {
  /** Milliseconds until it is painted. */
  ms: number;
  /** Milliseconds of the longest task until the page is idle; 0 when none is longer than 50. */
  longestTask: number;
};

/** Measures until what `act`, one click or key, shows is painted: the first frame in which `shows` matches. */
export async function measurePainted(
  page: Page,
  session: CDPSession,
  { act, shows = 'body', slowdown }: { act: () => Promise<void>; shows?: string; slowdown: number },
): Promise<Painted> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchNext, shows);
  await act();
  const painted = await page.evaluate(async () => (await Reflect.get(globalThis, 'painted')) as Painted);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return painted;
}

/** Runs in the page. It declares no named functions, because the helper that tsx adds for them does not exist there. */
function watchNext(shows: string): void {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    longestTask = Math.max(longestTask, ...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  const begun = new Promise<number>((settle) => {
    for (const type of ['click', 'keydown'])
      addEventListener(type, () => settle(performance.now()), { capture: true, once: true });
  });
  const painted = begun.then(async (began) => {
    do await new Promise(requestAnimationFrame);
    while (document.querySelector(shows) === null);
    await new Promise((settle) => setTimeout(settle));
    const ms = performance.now() - began;
    await new Promise((settle) => requestIdleCallback(settle, { timeout: 500 }));
    observer.disconnect();
    return { ms, longestTask };
  });
  Reflect.set(globalThis, 'painted', painted);
}
