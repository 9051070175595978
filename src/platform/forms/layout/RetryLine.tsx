import { formatCountdown } from '../../lib/time/countdown';
import { useSecondsUntil } from '../../ui/clock/useSecondsUntil';
import { texts } from '../texts';
import styles from './RetryLine.module.css';

/** "Try again in 0:45", counting down to a moment (epoch milliseconds); then shows that the user can try again now. */
export function RetryLine({ at }: { at: number }) {
  const seconds = useSecondsUntil(at);
  return <p className={styles.line}>{seconds > 0 ? texts.tryAgainIn(formatCountdown(seconds)) : texts.tryAgainNow}</p>;
}
