import type { Page } from '@playwright/test';

/** The drafts stored in this browser, as text. */
export function readStoredDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((settle, fail) => {
        const opening = indexedDB.open('crewboard-drafts');
        opening.onerror = () => fail(new Error('No drafts'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => settle(JSON.stringify(all.result));
        };
      }),
  );
}
