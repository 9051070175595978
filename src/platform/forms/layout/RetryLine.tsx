import { Text } from '#platform/ui/layout/Layout';
import { formatCountdown } from '../../lib/time/countdown';
import { useSecondsUntil } from '../../ui/clock/useSecondsUntil';
import { texts } from '../texts';

/** "Try again in 0:45", counting down to a moment (epoch milliseconds); then shows that the user can try again now. */
export function RetryLine({ at }: { at: number }) {
  const seconds = useSecondsUntil(at);
  return <Text isNumeric>{seconds > 0 ? texts.tryAgainIn(formatCountdown(seconds)) : texts.tryAgainNow}</Text>;
}
