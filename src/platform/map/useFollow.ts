import { type RefObject, useLayoutEffect } from 'react';
import type { Engine } from './engine';
import type { LiveEngine } from './useEngine';

/** Keeps the elements of a layer above the map where they belong (`data-lat`, `data-lng`) while it moves. */
export function useFollow(
  layer: RefObject<HTMLElement | null>,
  engine: Engine,
  watch: LiveEngine['watch'],
  shown: unknown,
): void {
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
  }, [layer, engine, watch, shown]);
}
