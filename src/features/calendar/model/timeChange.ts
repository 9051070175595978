import type { CalendarDate } from '../../../platform/lib/time/dates';

/** The new time of a job that was dragged. Without hours they stay. */
export type TimeChange = { date: CalendarDate; window: string; hours?: number };
