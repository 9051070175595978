import { useRef } from 'react';
import { timeAgo } from '../../lib/time/relativeTime';
import { toServerTime } from '../../lib/time/serverClock';
import { getDeviceZone } from '../../lib/time/zonedTimes';
import { RefreshIcon } from '../icons';
import { Button } from '../inputs/Button';
import { useMobile } from '../layout/useMobile';
import { texts } from '../texts';
import { useNow } from '../clock/useNow';
import { useReachable } from '../useOnline';
import styles from './RefreshLine.module.css';
import { usePull } from './usePull';

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
    <p className={styles.line}>
      <span ref={sign} className={styles.sign} data-far={isFar || undefined} aria-hidden="true">
        <RefreshIcon />
      </span>
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
    </p>
  );
}
