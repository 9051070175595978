import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Engine } from './engine/engine';
import type { LiveEngine } from './useEngine';

/** The layer above the map whose children stay at their position (`data-lat`, `data-lng`) while it moves. */
export function useFollow(
  engine: Engine,
  watch: LiveEngine['watch'],
  shown: unknown,
): RefObject<HTMLUListElement | null> {
  const layer = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      for (const marker of layer.current?.children ?? []) {
        if (!(marker instanceof HTMLElement)) continue;
        const { x, y } = engine.place({ lat: Number(marker.dataset.lat), lng: Number(marker.dataset.lng) });
        marker.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      }
    };
    follow();
    return watch(follow);
  }, [engine, watch, shown]);
  return layer;
}
