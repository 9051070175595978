import type { Page } from '@playwright/test';

/** What this browser keeps of what is being typed, as text. */
export function keptText(page: Page): Promise<string> {
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
