import type { ReactNode } from 'react';
import { useShortcuts } from '#platform/shortcuts/shortcuts';
import { MenuChip } from '#platform/ui/choices/MenuChip';
import { DayMenu } from '#platform/ui/dates/DayMenu';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Row } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
import { formatCalendarRange, formatShortRange } from '../model/formats';
import { listViews } from '../model/range';
import { calendarTexts as texts } from '../texts';
import type { CalendarState } from './useCalendarState';
import styles from './calendar.module.css';

/** Controls for the shown days and the view. */
export function Toolbar({ state, actions }: { state: CalendarState; actions?: ReactNode }) {
  const isMobile = useMobile();
  const { view, date, today, zone, range, onView, onDate, onStep } = state;
  useShortcuts(texts.calendar, [
    { keys: 't', label: texts.today, run: () => onDate(today) },
    { keys: 'd', label: texts.views.day, run: () => onView('day') },
    { keys: 'w', label: texts.views.week, run: () => onView('week') },
    { keys: 'm', label: texts.views.month, run: () => onView('month') },
    ...(isMobile ? [] : [{ keys: 'p', label: texts.views.people, run: () => onView('people') }]),
    { keys: 'j', label: texts.next[view], run: () => onStep(1), repeats: true },
    { keys: 'k', label: texts.previous[view], run: () => onStep(-1), repeats: true },
  ]);
  useShortcuts(texts.onAJob, [
    { keys: texts.arrows, label: texts.toOtherJob },
    { keys: 'Enter', label: texts.openJob },
    { keys: 'm', label: texts.moveTo },
    { keys: 'Esc', label: texts.closeJob },
  ]);
  return (
    <Row below={3} gap={4} rowGap={2} justify="between" isWrapping className={styles.toolbar}>
      <Row gap={2} isWrapping className={styles.steps}>
        {!isMobile && <TodayButton state={state} />}
        <IconButton icon={<ChevronLeftIcon />} label={texts.previous[view]} onClick={() => onStep(-1)} />
        <IconButton icon={<ChevronRightIcon />} label={texts.next[view]} onClick={() => onStep(1)} />
        <h2 className={styles.range} aria-live="polite">
          <DayMenu
            value={date}
            past
            zone={zone}
            onChoose={onDate}
            trigger={(props) => (
              <button type="button" {...props} className={styles.rangeButton}>
                {isMobile ? formatShortRange(view, date, range) : formatCalendarRange(view, date, range)}
                <ChevronDownIcon size={14} />
              </button>
            )}
          />
        </h2>
      </Row>
      {!isMobile && <Views state={state} />}
      {isMobile && <div className={styles.actions}>{actions}</div>}
    </Row>
  );
}

function Views({ state: { view, onView } }: { state: CalendarState }) {
  return (
    <div className={styles.views} role="group" aria-label={texts.view}>
      {listViews(false).map((each) => (
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
  );
}

function TodayButton({ state: { today, onDate } }: { state: CalendarState }) {
  return (
    <Button variant="outline" onClick={() => onDate(today)}>
      {texts.today}
    </Button>
  );
}

/** Today and the view on a phone, in the line of the filters. */
export function ToolChips({ state }: { state: CalendarState }) {
  const { view, onView } = state;
  return (
    <>
      <TodayButton state={state} />
      <MenuChip label={texts.view} value={texts.views[view]}>
        {listViews(true).map((each) => (
          <MenuItem key={each} text={texts.views[each]} chosen={each === view} onClick={() => onView(each)} />
        ))}
      </MenuChip>
    </>
  );
}
