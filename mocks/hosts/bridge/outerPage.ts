/** A push of the world, as a frame passes it on to the page around it. */
export type PassedPush = { kind: 'crewboard-push'; text: string };

/** In a frame of the page with both sides: passes a push on, because that page shows what has just happened. */
export function passOn(text: string): void {
  if (window.parent === window) return;
  window.parent.postMessage({ kind: 'crewboard-push', text } satisfies PassedPush, location.origin);
}

export function isPassedPush(data: unknown): data is PassedPush {
  const { kind, text } = Object(data) as Record<string, unknown>;
  return kind === 'crewboard-push' && typeof text === 'string';
}

const worldRequest = 'crewboard-world';

/** In a frame of the page with both sides: a port to the world of that page. Undefined in any other page. */
export function askOuterPage(): MessagePort | undefined {
  if (window.parent === window || !isOfThisDemo(window.parent)) return undefined;
  const { port1, port2 } = new MessageChannel();
  window.parent.postMessage(worldRequest, location.origin, [port1]);
  return port2;
}

/** Calls back with the port of each frame that asks for the world of this page. */
export function onWorldRequest(serve: (port: MessagePort) => void): void {
  addEventListener('message', ({ data, origin, ports }: MessageEvent<unknown>) => {
    if (data === worldRequest && origin === location.origin) ports.forEach(serve);
  });
}

/** A page of another site hides its address. */
function isOfThisDemo(outer: Window): boolean {
  try {
    return outer.location.origin === location.origin;
  } catch {
    return false;
  }
}
