import type { HostedWorld } from '../../kit/hostedWorld';

/**
 * Puts a proxy before the provider that answers calls to a write in its place. What it answers never reached the
 * provider.
 */
export function putProxyBefore({ world }: HostedWorld, call: string) {
  const { fetch } = world;
  let body: string | undefined;
  let losesNext = false;
  let sent: readonly string[] = [];
  let answered = 0;
  world.fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!`${request.method} ${pathname.replace(/^.*?\/api/, '')}${search}`.includes(call)) return fetch(request);
    sent = readInputs();
    answered += 1;
    if (body !== undefined) return new Response(body, { headers: { 'Content-Type': 'text/html' } });
    const response = await fetch(request);
    if (!losesNext || !request.headers.has('Idempotency-Key')) return response;
    losesNext = false;
    return new Response('', { headers: { 'Content-Type': 'text/html' } });
  };
  return {
    answer: (text: string) => void (body = text),
    /** The provider can be reached again, but the answer of a call that can be repeated is lost once. */
    loseNext: () => {
      body = undefined;
      losesNext = true;
    },
    /** The inputs when the call was sent. */
    readSent: () => sent,
    countAnswered: () => answered,
  };
}

/** The values of all fields on the page. */
export const readInputs = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ type, checked, value }) =>
    [type, value, String(checked)].join(' '),
  );
