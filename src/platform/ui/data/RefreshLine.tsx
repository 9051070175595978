import { timeAgo } from '../../lib/time/relativeTime';
import { toServerTime } from '../../lib/time/serverClock';
import { getDeviceZone } from '../../lib/time/zonedTimes';
import { RefreshIcon } from '../icons';
import { Button } from '../inputs/Button';
import { useMobile } from '../layout/useMobile';
import { texts } from '../texts';
import { useNow } from '../useNow';
import { useReachable } from '../useOnline';
import styles from './RefreshLine.module.css';

type RefreshLineProps = {
  /** When the data was loaded, by the device's clock in milliseconds. */
  updatedAt: number;
  isUpdating: boolean;
  onRefresh: () => void;
};

/**
 * How old a list is, with a button that loads it again: what pulling a list down does elsewhere, for fingers and keyboards.
 * On a phone only.
 */
export function RefreshLine({ updatedAt, isUpdating, onRefresh }: RefreshLineProps) {
  const now = useNow();
  const isReachable = useReachable();
  if (!useMobile()) return null;
  const at = new Date(toServerTime(updatedAt)).toISOString();
  return (
    <p className={styles.line}>
      {texts.updated(timeAgo(at, now, getDeviceZone()))}
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
