import { type RefObject, useEffect, useRef, useState, useLayoutEffect } from 'react';
import { createListeners } from '../lib/listeners';
import { whenIdle } from '../lib/pause';
import type { Bounds } from './circle';
import type { Engine } from './engine/engine';
import type { Region } from './engine/region';

/** `waiting`: it is loaded when it is on screen. */
type EngineState = 'waiting' | 'loading' | 'ready' | 'cannotDraw' | 'failed';

export type LiveEngine = {
  container: RefObject<HTMLDivElement | null>;
  /** Set once the map is ready. */
  engine: Engine | undefined;
  state: EngineState;
  /** Calls back on every step of a movement until the returned function is called. */
  watch: (onMove: () => void) => () => void;
};

/**
 * Loads the map's code when the container is on screen and the page is idle. Draws the map into the container, and
 * later removes it with its WebGL context.
 */
export function useEngine(bounds: Bounds, styleUrl: string | undefined): LiveEngine {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Exclude<EngineState, 'waiting'>>('loading');
  const [engine, setEngine] = useState<Engine>();
  const [, setRests] = useState(0);
  const [moves] = useState(() => createListeners());
  const wasSeen = useOnScreen(container);
  useEffect(() => {
    const element = container.current;
    if (!wasSeen || !element) return undefined;
    let made: Engine | undefined;
    let gone = false;
    const begin = async () => {
      if (gone) return;
      if (!canDrawMaps()) return setState('cannotDraw');
      const [{ createEngine }, base] = await Promise.all([import('./engine/engine'), styleUrl ?? loadBase()]);
      if (gone) return;
      made = createEngine({
        container: element,
        bounds,
        base,
        onReady: () => {
          setEngine(made);
          setState('ready');
        },
        onMove: moves.call,
        // Triggers a render: the map's final position decides which names fit.
        onRest: () => setRests((count) => count + 1),
        onFailure: () => setState('failed'),
      });
    };
    whenIdle(() => void begin().catch(() => !gone && setState('failed')), idleTimeoutMs);
    return () => {
      gone = true;
      setEngine(undefined);
      made?.remove();
    };
  }, [wasSeen, bounds, styleUrl, moves]);
  return { container, engine, state: state === 'loading' && !wasSeen ? 'waiting' : state, watch: moves.add };
}

/** Milliseconds after which the map is loaded even on a busy page. */
const idleTimeoutMs = 2000;

async function loadBase(): Promise<Region> {
  const { loadRegion } = await import('./engine/region');
  return loadRegion();
}

/** Checks whether this device can draw a map: WebGL 2, with a context available. */
function canDrawMaps(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Contexts are scarce, so this test context is released.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null && context !== undefined;
  } catch {
    return false;
  }
}

/** True once an element has been on screen. */
function useOnScreen(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || wasSeen) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return wasSeen;
}

/**
 * The layer above the map whose children stay at their position (`data-lat`, `data-lng`) while it moves. A child outside
 * the part that the map shows is hidden, so that the focus does not get lost there.
 */
export function useFollow(
  engine: Pick<Engine, 'place'>,
  watch: LiveEngine['watch'],
  shown: unknown,
): RefObject<HTMLUListElement | null> {
  const layer = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      if (!layer.current) return;
      const { children, clientWidth: width, clientHeight: height } = layer.current;
      // A map that has no size yet has no part that it shows.
      const isOutside = ({ x, y }: { x: number; y: number }) =>
        width > 0 && (x < 0 || y < 0 || x > width || y > height);
      for (const marker of children) {
        if (!(marker instanceof HTMLElement)) continue;
        const point = engine.place({ lat: Number(marker.dataset.lat), lng: Number(marker.dataset.lng) });
        marker.style.transform = `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`;
        marker.style.visibility = isOutside(point) ? 'hidden' : '';
      }
    };
    follow();
    return watch(follow);
  }, [engine, watch, shown]);
  return layer;
}
