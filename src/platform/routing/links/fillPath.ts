import type { CalendarDate } from '../../lib/time/dates';
import { href } from './href';

/** Query parameters of the page that fills days: the first day, and their number. */
export const DATE_PARAM = 'date';
export const DAYS_PARAM = 'days';

/** The page that fills the open slots of a day or of seven days, from today on unless a day is given. */
export const getFillPath = (days: 1 | 7, date?: CalendarDate): string =>
  `${href('company-job-fill')}?${date === undefined ? '' : `${DATE_PARAM}=${date}&`}${DAYS_PARAM}=${days}`;
