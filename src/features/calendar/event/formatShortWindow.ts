import { windowMinutes } from '#platform/lib/time/clockTimes';
import { formatStart } from './JobEvent';

/** "7 AM–6 PM" */
export function formatShortWindow(window: string): string {
  const { start, end } = windowMinutes(window) ?? { start: 0, end: 0 };
  return `${formatStart(start)}–${formatStart(end)}`;
}
