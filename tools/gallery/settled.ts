import type { Page } from '@playwright/test';

const quietMs = 120;
const patienceMs = 15_000;

/**
 * Waits until the page has come to rest: something stands on it, nothing is on its way (unless that is the picture), and
 * nothing has changed for a moment. Throws when it never does.
 */
export async function settled(page: Page, { loading }: { loading: boolean }): Promise<void> {
  const rested = await page.evaluate(restOf, { loading, quietMs, patienceMs });
  if (!rested) throw new Error(loading ? 'The page never loads' : 'The page goes on loading');
}

/** Runs in the page. */
async function restOf(wish: { loading: boolean; quietMs: number; patienceMs: number }): Promise<boolean> {
  const pending = '[class*="skeleton"], [aria-busy="true"], [class*="spinner"]';
  const until = performance.now() + wish.patienceMs;
  const root = document.documentElement;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  const isPending = () => document.querySelector(pending) !== null;
  const isThere = () => document.querySelector('h1, h2, main, [role="status"], [role="alert"]') !== null;
  try {
    while (performance.now() < until) {
      await new Promise((settle) => setTimeout(settle, 30));
      const isQuiet = performance.now() - changed > wish.quietMs;
      if (isQuiet && isThere() && isPending() === wish.loading) break;
    }
    await document.fonts.ready;
    return performance.now() < until;
  } finally {
    observer.disconnect();
  }
}
