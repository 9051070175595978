import { createHttpClient, type HttpClientOptions } from '#platform/http/client';

/** An HTTP client without an app; no one is signed in by default. */
export function testClient(options: Partial<HttpClientOptions> = {}) {
  return createHttpClient({ apiUrl: '/api', getToken: () => null, onUnauthorized: () => undefined, ...options });
}
