import { type KeyboardEvent, type MouseEvent, useRef, type RefObject, useEffect } from 'react';
import { classes } from '../classes';
import { badgeText } from '../data/Badge';
import { Text } from './Layout';
import styles from './Tabs.module.css';

/** A number is shortened like a badge; text is shown unchanged: "14 / 52". */
type TabItem<Id extends string = string> = { id: Id; label: string; count?: number | string };

type TabsProps<Id extends string> = {
  /** Name of the tabs for screen readers. */
  label: string;
  items: ReadonlyArray<TabItem<Id>>;
  selected: Id;
  onSelect: (id: Id) => void;
  /** Id of the one element that shows the chosen tab's content. */
  panelId?: string;
};

/** Tabs within a page: one tab stop; arrows, Home and End choose. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, panelId }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useTabStrip(list, getWords(items), selected);

  function chooseByKey(event: KeyboardEvent): void {
    const index = nextIndex(
      event.key,
      items.findIndex(({ id }) => id === selected),
      items.length,
    );
    const item = index === undefined ? undefined : items[index];
    if (index === undefined || item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={chooseByKey}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          className={classes(styles.tab, item.id === selected && styles.current)}
          aria-selected={item.id === selected}
          aria-controls={panelId}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          <TabLabel item={item} />
        </button>
      ))}
    </div>
  );
}

type LinkTabItem = TabItem & { href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void };

type LinkTabsProps = {
  label: string;
  items: readonly LinkTabItem[];
  current: string;
  /** `segments`: a switch between two or three lists, above the tabs of each. */
  appearance?: 'line' | 'segments';
};

/** Tabs that are pages: links in a navigation, with the current one marked. */
export function LinkTabs({ label, items, current, appearance = 'line' }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  useTabStrip(row, getWords(items), current);
  return (
    <nav className={appearance === 'line' ? styles.tabs : styles.segments} aria-label={label} ref={row}>
      {items.map((item) => (
        <a
          key={item.id}
          href={item.href}
          onClick={item.onClick}
          className={classes(styles.tab, item.id === current && styles.current)}
          aria-current={item.id === current ? 'page' : undefined}
        >
          <TabLabel item={item} />
        </a>
      ))}
    </nav>
  );
}

function TabLabel({ item }: { item: TabItem }) {
  return (
    <>
      <span>{item.label}</span>
      {item.count !== undefined && (
        <Text as="span" size={12} isNumeric className={styles.count}>
          {countText(item.count)}
        </Text>
      )}
    </>
  );
}

/** Counts that arrive later move the tabs. */
function getWords(items: readonly TabItem[]): string {
  return items.map(({ label, count = '' }) => `${label} ${count}`).join();
}

function countText(count: number | string): string {
  return typeof count === 'number' ? badgeText(count) : count;
}

function nextIndex(key: string, index: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % length;
    case 'ArrowLeft':
      return (index - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

const CURRENT = '[aria-current], [aria-selected=true]';

/** Pixels of the neighboring tab that stay in view; the style sheet fades them. */
const PEEK = 40;

/**
 * For tabs that may be wider than the screen: the current one is in view, and `data-before` and `data-after` mark
 * where more tabs are.
 */
function useTabStrip(strip: RefObject<HTMLElement | null>, words: string, current: string): void {
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let isShown = false;
    // Called first after the layout of this frame: to measure earlier would force another layout.
    const observer = new ResizeObserver(() => {
      if (!isShown) showCurrent(element);
      isShown = true;
      markHiddenEnds(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, words, current]);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const mark = () => markHiddenEnds(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => element.removeEventListener('scroll', mark);
  }, [strip]);
}

function showCurrent(strip: HTMLElement): void {
  const tab = strip.querySelector<HTMLElement>(CURRENT);
  if (!tab) return;
  const outer = strip.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const isInView = inner.left >= outer.left && inner.right <= outer.right;
  if (!isInView) strip.scrollLeft += inner.left - outer.left - PEEK;
}

function markHiddenEnds(strip: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  strip.toggleAttribute('data-before', scrollLeft > 1);
  strip.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}
