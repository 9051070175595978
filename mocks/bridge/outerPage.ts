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
