import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { WireRequest } from './messages';
import { passOn } from './outerPage';
import type { WorldLink } from './worldLink';

/** Address of the fake provider. No request to it leaves the page. */
export const providerOrigin = 'https://provider.crewboard.example';

/**
 * Sends the page's calls and sockets for the fake provider to the world and leaves all others alone. Calls made before
 * the world is ready wait for it. Each call carries the app's address, because the consent page redirects back to it.
 */
export function intercept(link: Promise<WorldLink>, appAddress: string): void {
  const requests = new XMLHttpRequestInterceptor();
  // MSW awaits the result of a listener, although its type is void.
  requests.on('request', ({ request, controller }): unknown => {
    if (!request.url.startsWith(providerOrigin)) return undefined;
    const forwarded = new Request(request);
    forwarded.headers.set('X-App-Address', appAddress);
    return link
      .then(({ fetch }) => fetch(forwarded))
      .then((response) => controller.respondWith(response))
      .catch(() => controller.errorWith(new TypeError('The connection was lost')));
  });
  requests.apply();
  interceptFetch(link, appAddress);

  const sockets = new WebSocketInterceptor();
  sockets.on('connection', ({ client, server }) => {
    if (client.url.hostname !== new URL(providerOrigin).hostname) {
      server.connect();
      return;
    }
    void link.then(({ openSocket }) => {
      const socket = openSocket(client.url.href, {
        onFrame: (text) => {
          client.send(text);
          passOn(text);
        },
        onClose: (code, reason) => client.close(code, reason),
      });
      client.addEventListener('message', ({ data }) => typeof data === 'string' && socket.send(data));
      client.addEventListener('close', () => socket.close());
    });
  });
  sockets.apply();
}

/**
 * All calls but uploads. The last call of a closing page must be posted to the world before this returns, because nothing
 * on the page runs after that.
 */
function interceptFetch(link: Promise<WorldLink>, appAddress: string): void {
  let world: WorldLink | undefined;
  void link.then((opened) => (world = opened));
  const direct = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input !== 'string' || !input.startsWith(providerOrigin)) return direct(input, init);
    const call = toCall(input, init ?? {}, appAddress);
    const answer = world ? world.send(call) : link.then(({ send }) => send(call));
    return init?.signal ? Promise.race([answer, rejectOnAbort(init.signal)]) : answer;
  };
}

function toCall(url: string, init: RequestInit, appAddress: string): WireRequest {
  const headers = new Headers(init.headers);
  headers.set('X-App-Address', appAddress);
  const body = typeof init.body === 'string' ? new TextEncoder().encode(init.body).buffer : null;
  return { method: init.method ?? 'GET', url, headers: [...headers], body };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Shows a mistake of the fake itself where a developer sees it and a journey fails on it. */
export const reportBroken = createReporter((error) => reportError(error));

/** Reports each problem once: a read that fails is asked again, and would fail in the same way. */
export function createReporter(report: (error: Error) => void): (problem: string) => void {
  const reported = new Set<string>();
  return (problem) => {
    if (reported.has(problem)) return;
    reported.add(problem);
    report(new Error(`Fake provider: ${problem}`));
  };
}
