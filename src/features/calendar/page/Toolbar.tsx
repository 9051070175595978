import { Button } from '../../../platform/ui/inputs/Button';
import { IconButton } from '../../../platform/ui/inputs/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../platform/ui/icons';
import { formatCalendarRange } from '../model/formats';
import { calendarViews } from '../model/range';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';
import type { CalendarState } from './useCalendarState';

/** Which days are shown, and how. */
export function Toolbar({ state }: { state: CalendarState }) {
  const { view, date, today, range, onView, onDate, onStep } = state;
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        <Button variant="outline" onClick={() => onDate(today)}>
          {texts.today}
        </Button>
        <IconButton icon={<ChevronLeftIcon />} label={texts.previous[view]} onClick={() => onStep(-1)} />
        <IconButton icon={<ChevronRightIcon />} label={texts.next[view]} onClick={() => onStep(1)} />
        <h2 className={styles.range} aria-live="polite">
          {formatCalendarRange(view, date, range)}
        </h2>
      </div>
      <div className={styles.views} role="group" aria-label={texts.view}>
        {calendarViews.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.viewButton}
            aria-pressed={each === view}
            onClick={() => onView(each)}
          >
            {texts.views[each]}
          </button>
        ))}
      </div>
    </div>
  );
}
