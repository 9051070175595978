import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { followPull, PULL_FAR } from './pull';

/**
 * Lets a finger refresh the page by pulling it down. `sign` shows how far: its `--pull` is in pixels and is set without a
 * render. Returns whether letting go would refresh.
 */
export function usePull(sign: RefObject<HTMLElement | null>, isOn: boolean, onRefresh: () => void): boolean {
  const [isFar, setFar] = useState(false);
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    const { current } = sign;
    if (!isOn || !current) return undefined;
    return followPull(current.closest('main') ?? document.body, {
      onPull: (distance) => {
        current.style.setProperty('--pull', String(distance));
        setFar(distance >= PULL_FAR);
      },
      onRefresh: () => refresh(),
    });
  }, [sign, isOn]);
  return isFar;
}
