/** Distance of a pull that refreshes on release, in pixels of the indicator that follows the finger. */
export const REFRESH_THRESHOLD = 56;
const MAX_PULL = 80;
/** The indicator moves this much of what the finger does. */
const RESISTANCE = 0.5;

type Reaction = {
  /** Distance of the indicator, in pixels; 0 once the finger is lifted or did something else. */
  onPull: (distance: number) => void;
  onRefresh: () => void;
};

/**
 * Follows one finger that pulls `area` down while the page is at its top. Moving back up, aside or with a second finger
 * cancels. The listeners never hold up scrolling. Returns the function that stops them.
 */
export function followPull(area: HTMLElement, { onPull, onRefresh }: Reaction): () => void {
  let start: { x: number; y: number } | undefined;
  let distance = 0;

  function pullTo(next: number): void {
    if (next === distance) return;
    distance = next;
    onPull(next);
  }

  function end(): void {
    start = undefined;
    pullTo(0);
  }

  function onStart({ touches }: TouchEvent): void {
    const [touch] = touches;
    const isAtTop = touches.length === 1 && window.scrollY <= 0;
    start = touch && isAtTop ? { x: touch.clientX, y: touch.clientY } : undefined;
  }

  function onMove({ touches }: TouchEvent): void {
    const [touch] = touches;
    if (!start || !touch) return;
    const down = touch.clientY - start.y;
    const isAside = distance === 0 && Math.abs(touch.clientX - start.x) >= Math.abs(down);
    if (touches.length > 1 || window.scrollY > 0 || isAside) return end();
    pullTo(Math.min(Math.max(down * RESISTANCE, 0), MAX_PULL));
  }

  function onEnd(): void {
    const isFar = distance >= REFRESH_THRESHOLD;
    end();
    if (isFar) onRefresh();
  }

  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  area.addEventListener('touchstart', onStart, options);
  area.addEventListener('touchmove', onMove, options);
  area.addEventListener('touchend', onEnd, options);
  area.addEventListener('touchcancel', end, options);
  return () => listening.abort();
}
