import { type RefObject, useLayoutEffect, useState } from 'react';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { Row } from '#platform/ui/layout/Layout';
import styles from './weekPrint.module.css';

/** Sizes of the type, in points, from the usual to the smallest that can be read. */
const typeSizes = [10, 9, 8, 7] as const;

const none: readonly number[] = [];

/**
 * Fits the lists (`ul`, `tbody`) of a sheet into its height: first with smaller type (`--sheet-type`), then by hiding their last
 * entries. Returns how many of each list are hidden.
 */
export function useFit(sheet: RefObject<HTMLElement | null>): readonly number[] {
  const [hidden, setHidden] = useState(none);
  // After each render, because what was rendered may need another size.
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!current) return undefined;
    const update = () => setHidden((before) => keepEqual(before, fit(current)));
    // It calls once at the start, before the page is painted.
    const observer = new ResizeObserver(update);
    observer.observe(current);
    // Another font has other widths.
    document.fonts.addEventListener('loadingdone', update);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', update);
    };
  });
  return hidden;
}

function keepEqual(before: readonly number[], after: readonly number[]): readonly number[] {
  return before.length === after.length && before.every((count, at) => count === after[at]) ? before : after;
}

function fit(sheet: HTMLElement): readonly number[] {
  const lists = [...sheet.querySelectorAll<HTMLElement>('ul, tbody')];
  // Shows what an earlier measurement has hidden.
  sheet.dataset['measuring'] = '';
  const isFitting = typeSizes.some((size) => {
    sheet.style.setProperty('--sheet-type', `${size}pt`);
    return lists.every(isWithinBox);
  });
  const hidden = isFitting ? none : lists.map(countOutside);
  delete sheet.dataset['measuring'];
  return hidden;
}

/** Checks whether a list fits in its box, in its columns too. */
function isWithinBox({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
}

/** Counts the last entries outside of a list's box. */
function countOutside(list: HTMLElement): number {
  const box = list.getBoundingClientRect();
  const first = [...list.children].findIndex((entry) => {
    const { right, bottom } = entry.getBoundingClientRect();
    return bottom > box.bottom + 1 || right > box.right + 1;
  });
  return first === -1 ? 0 : list.children.length - first;
}

/** Branch and days of a printed week, and notes on what it shows. */
export function SheetHead({ heading, notes }: { heading: string; notes: readonly string[] }) {
  return (
    <Row as="header" align="baseline" justify="between" className={styles.heading}>
      <p className={styles.title}>{heading}</p>
      <p>{notes.join(' · ')}</p>
    </Row>
  );
}

export const formatSheetDay = (day: CalendarDate): string => formatDay(day, day);
