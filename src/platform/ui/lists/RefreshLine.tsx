import { useRef, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { toServerTime } from '../../lib/time/serverClock';
import { timeAgo } from '../../lib/time/timeLeft';
import { getDeviceZone } from '../../lib/time/zonedTimes';
import { useNow } from '../clock/useNow';
import { RefreshIcon } from '../icons';
import { Button } from '../inputs/Button';
import { Row } from '../layout/Layout';
import { useMobile } from '../layout/useMobile';
import { texts } from '../texts';
import { useReachable } from '../useOnline';
import styles from './RefreshLine.module.css';

type RefreshLineProps = {
  /** When the data was loaded, by the device's clock in milliseconds. */
  updatedAt: number;
  isUpdating: boolean;
  onRefresh: () => void;
};

/**
 * Age of a list, with a button that reloads it. Pulling the page down does the same. On a phone only.
 */
export function RefreshLine(props: RefreshLineProps) {
  return useMobile() ? <Line {...props} /> : null;
}

function Line({ updatedAt, isUpdating, onRefresh }: RefreshLineProps) {
  const now = useNow();
  const isReachable = useReachable();
  const sign = useRef<HTMLSpanElement>(null);
  const isFar = usePull(sign, isReachable && !isUpdating, onRefresh);
  const at = new Date(toServerTime(updatedAt)).toISOString();
  return (
    <Row isTarget as="p" gap={2} justify="between" below={2} tone="secondary" size={13} className={styles.line}>
      <Row
        as="span"
        justify="center"
        tone="faint"
        ref={sign}
        className={styles.sign}
        data-far={isFar || undefined}
        aria-hidden="true"
      >
        <RefreshIcon />
      </Row>
      <span>{texts.updated(timeAgo(at, now, getDeviceZone()))}</span>
      {isReachable && (
        <Button
          className={styles.refresh}
          variant="quiet"
          touch
          icon={<RefreshIcon />}
          loading={isUpdating}
          onClick={onRefresh}
        >
          {texts.refresh}
        </Button>
      )}
    </Row>
  );
}

/**
 * Lets a finger refresh the page by pulling it down. `indicator` shows how far: its `--pull` is in pixels and is set without a
 * render. Returns whether letting go would refresh.
 */
function usePull(indicator: RefObject<HTMLElement | null>, isOn: boolean, onRefresh: () => void): boolean {
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

/** Distance of a pull that refreshes on release, in pixels of the indicator that follows the finger. */
const REFRESH_THRESHOLD = 56;
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
function followPull(area: HTMLElement, { onPull, onRefresh }: Reaction): () => void {
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
