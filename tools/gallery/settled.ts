import type { Page } from '@playwright/test';

/** Time the page must stay unchanged. A page that is still loading gets longer, to separate a slow answer from none. */
const idleMs = { loaded: 300, loading: 1000 };
const timeoutMs = 15_000;

/**
 * Waits until the page is stable: it has content, nothing is loading (unless the shot is of loading), and nothing
 * changed for a moment. Throws when that never happens.
 */
export async function waitUntilSettled(page: Page, { loading }: { loading: boolean }): Promise<void> {
  const rested = await page.evaluate(isSettled, {
    loading,
    idleMs: loading ? idleMs.loading : idleMs.loaded,
    timeoutMs,
  });
  if (!rested) throw new Error(loading ? 'The page never loads' : 'The page goes on loading');
}

/** Runs in the page. It declares no named functions, because the helper that tsx adds for them does not exist there. */
async function isSettled(options: { loading: boolean; idleMs: number; timeoutMs: number }): Promise<boolean> {
  const pending = '[class*="skeleton"], [aria-busy="true"], [class*="spinner"], [data-map="loading"]';
  const something = 'h1, h2, main, [role="status"], [role="alert"]';
  const until = performance.now() + options.timeoutMs;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  let isRested = false;
  while (!isRested && performance.now() < until) {
    await new Promise((settle) => setTimeout(settle, 30));
    const isPending = document.querySelector(pending) !== null;
    const isQuiet = performance.now() - changed > options.idleMs;
    const hasFont = [...document.fonts].some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    );
    isRested = isQuiet && hasFont && isPending === options.loading && document.querySelector(something) !== null;
  }
  observer.disconnect();
  return isRested;
}
