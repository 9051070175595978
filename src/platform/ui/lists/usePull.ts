import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { followPull, REFRESH_THRESHOLD } from './pull';

/**
 * Lets a finger refresh the page by pulling it down. `indicator` shows how far: its `--pull` is in pixels and is set without a
 * render. Returns whether letting go would refresh.
 */
export function usePull(indicator: RefObject<HTMLElement | null>, isOn: boolean, onRefresh: () => void): boolean {
  const [isFar, setFar] = useState(false);
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    const { current } = indicator;
    if (!isOn || !current) return undefined;
    return followPull(current.closest('main') ?? document.body, {
      onPull: (distance) => {
        current.style.setProperty('--pull', String(distance));
        setFar(distance >= REFRESH_THRESHOLD);
      },
      onRefresh: () => refresh(),
    });
  }, [indicator, isOn]);
  return isFar;
}
