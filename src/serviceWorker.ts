/**
 * The service worker of the product. It keeps the files of the app on the device, so that the app opens without a
 * network; it never answers a call to the provider. A new version waits until the person accepts it or closes all tabs.
 */
import { CacheFirst, cacheNames, NavigationRoute, type PrecacheEntry, Route, Serwist } from 'serwist';
import { activateMessage } from '#platform/offline/workerMessages';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (tools/vite/serviceWorker.ts): the page, and the files that most visits need. */
declare const precachedFiles: PrecacheEntry[];

/** Files of the version before, for pages that are still open, and files that few visits need. */
const otherFiles = 'other-files';

const serwist = new Serwist({
  precacheEntries: precachedFiles,
  precacheOptions: { concurrency: 4 },
  clientsClaim: true,
});

/** Base URL of the provider: the page registers `sw.js?api=…`. */
const providerUrl = new URL(`${new URL(self.location.href).searchParams.get('api') ?? '/api'}/`, self.location.href);

const isProvider = (url: URL) => url.href.startsWith(providerUrl.href);
const isFile = (url: URL) => /\.\w+$/.test(url.pathname);
const hasHash = /-[\w-]{8}\.\w+$/;

// Every path of the app is the same page. A path of the provider, such as a download, is not.
const showPage = serwist.createHandlerBoundToUrl('index.html');
const navigation = new NavigationRoute(async (options) => {
  const { url, request } = options;
  return isProvider(url) || isFile(url) ? fetch(request) : showPage(options);
});
serwist.registerRoute(navigation);
serwist.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && hasHash.test(url.pathname),
    new CacheFirst({ cacheName: otherFiles }),
  ),
);

self.addEventListener('install', (event) => event.waitUntil(storeCurrentFiles()));
self.addEventListener('message', ({ data }) => {
  if (data === activateMessage) void self.skipWaiting();
});
serwist.addEventListeners();

/** Copies the files of the active version: activation deletes them, and a page of that version may still need one. */
async function storeCurrentFiles(): Promise<void> {
  await caches.delete(otherFiles);
  const [current, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(otherFiles)]);
  for (const request of await current.keys()) {
    const response = hasHash.test(new URL(request.url).pathname) ? await current.match(request) : undefined;
    if (response) await kept.put(request, response);
  }
}
