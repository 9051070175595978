import type { Page } from '@playwright/test';

type SentRequest = { url: string; isSettled: boolean };

declare global {
  /** Requests that the page sent with `fetch`, oldest first. */
  var sentRequests: SentRequest[] | undefined;
}

/** Records the page's requests from its start. In the demo they never reach the network. */
export async function recordRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: SentRequest[] = [];
    globalThis.sentRequests = sent;
    let send = globalThis.fetch;
    const recorded: typeof fetch = async (input, init) => {
      const request = { url: input instanceof Request ? input.url : input.toString(), isSettled: false };
      sent.push(request);
      try {
        return await send(input, init);
      } finally {
        request.isSettled = true;
      }
    };
    // The demo takes `fetch` and replaces it; then the page's requests go through `recorded`.
    let current = send;
    Object.defineProperty(globalThis, 'fetch', {
      get: () => current,
      set: (next: typeof fetch) => {
        send = next;
        current = recorded;
      },
    });
  });
}

export const sentRequests = (page: Page): Promise<SentRequest[]> => page.evaluate(() => globalThis.sentRequests ?? []);
