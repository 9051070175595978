import * as month from 'react-big-calendar/lib/Month';
import type { MonthState } from 'react-big-calendar/lib/Month';
import { getDefault } from './commonJs';
import { localizer } from './localizer';

type State = MonthState & { weeks?: number };

/**
 * The month of the library, but it measures how many jobs fit only when its weeks get another height. The library
 * measures each month: it removes all jobs, forces a layout and draws the jobs again.
 */
export class MonthView extends getDefault(month) {
  static override getDerivedStateFromProps(props: object, state: State): State {
    const { date } = super.getDerivedStateFromProps(props, state);
    const weeks = localizer.visibleDays(date, localizer).length / 7;
    return { date, weeks, needLimitMeasure: state.needLimitMeasure || weeks !== state.weeks };
  }
}
