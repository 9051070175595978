import type { BrowserContext, Page } from '@playwright/test';

/**
 * Opens a window for another person of the same world. Chromium draws a tab behind another about once a second, and each
 * click in it would wait for that.
 */
export async function openWindow(context: BrowserContext): Promise<Page> {
  const [page] = context.pages();
  const session = await context.browser()?.newBrowserCDPSession();
  if (!page || !session) return context.newPage();
  const pageSession = await context.newCDPSession(page);
  const { browserContextId } = (await pageSession.send('Target.getTargetInfo')).targetInfo;
  const opened = context.waitForEvent('page');
  await session.send('Target.createTarget', { url: 'about:blank', newWindow: true, browserContextId });
  return opened;
}
