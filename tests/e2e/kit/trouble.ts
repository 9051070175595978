import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Problems in the pages of a context: console errors, uncaught exceptions, requests without an answer and refused ones.
 * A journey declares those it expects.
 */
export class Trouble {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' && !isEchoOfAnswer(message)) this.seen.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.seen.push(`exception: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // Leaving a page cancels its requests.
      if (reason !== 'net::ERR_ABORTED') this.seen.push(`request: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      // A static host answers a deep link with its 404 page, which redirects.
      const leadsOn = response.status() === 404 && response.request().isNavigationRequest();
      if (response.status() >= 400 && !leadsOn) this.seen.push(`answer: ${response.status()} ${response.url()}`);
    });
  }

  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  unexpected(): string[] {
    return this.seen.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

/** The browser also logs every refused answer to the console; it is counted once, as an answer. */
function isEchoOfAnswer(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource: the server responded with a status of');
}
