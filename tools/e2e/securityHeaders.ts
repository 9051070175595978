/** The headers that production must send, by the path of a file. */
export type HeadersOf = (path: string) => Record<string, string>;

/** Each page and worker has its own policy. What it loads follows that policy and carries none. */
const loadedByPages = /^\/assets\/(?!.*worker)/;

/** `connections` are the provider's origins, for calls and sockets. */
export function securityHeaders(connections: readonly string[]): HeadersOf {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connections].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  const ofAll = { 'X-Content-Type-Options': 'nosniff' };
  const ofDocuments = {
    ...ofAll,
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return (path) => (loadedByPages.test(path) ? ofAll : ofDocuments);
}
