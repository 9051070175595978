import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { type EntryKind, markEntry, type EntryLayout, findEntry } from '../model/entrySteps';

type Entry = { row: string; kind: EntryKind; orderId: number | undefined; control: HTMLElement };

type Options = {
  layout: EntryLayout;
  /** M on a job. */
  onMove: (orderId: number) => void;
  onEscape: () => void;
};

/**
 * One tab stop for all entries of a view; the arrow keys move among them. Works on the page itself, because the calendar
 * library takes no attributes for the elements it draws.
 */
export function useEntryKeys({ layout, onMove, onEscape }: Options) {
  const view = useRef<HTMLDivElement>(null);
  const current = useRef<string>(undefined);

  const update = useCallback(() => {
    if (view.current) setTabStop(readEntries(view.current), current.current);
  }, []);
  useEffect(() => {
    if (!view.current) return undefined;
    const observer = new MutationObserver(update);
    observer.observe(view.current, {
      childList: true,
      subtree: true,
      attributeFilter: Object.keys(markEntry('', 'job')),
    });
    update();
    return () => observer.disconnect();
  }, [update]);

  const setCurrent = (target: EventTarget) => {
    const entry = readEntries(view.current).find(({ control }) => control === target);
    if (!entry || toKey(entry) === current.current) return;
    current.current = toKey(entry);
    update();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event)) return undefined;
    if (event.key === 'Escape') return isDragging(view.current) ? undefined : onEscape();
    const entries = readEntries(view.current);
    const from = entries.findIndex(({ control }) => control === event.target);
    const orderId = entries[from]?.orderId;
    if (event.key.toLowerCase() === 'm') {
      if (orderId === undefined) return undefined;
      event.preventDefault();
      return onMove(orderId);
    }
    const to = findEntry(entries, from, event.key, layout);
    if (to === undefined) return undefined;
    event.preventDefault();
    return entries[to]?.control.focus();
  };
  return {
    /** For the element around the view. */
    props: { ref: view, onKeyDown, onFocus: ({ target }: { target: EventTarget }) => setCurrent(target) },
    focusJob: (orderId: number) =>
      readEntries(view.current)
        .toSorted((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)))
        .find((entry) => entry.orderId === orderId)
        ?.control.focus(),
  };

  function isCurrent(entry: Entry): boolean {
    return toKey(entry) === current.current;
  }
}

/** A job that is dragged is drawn twice. */
const PREVIEW = '.rbc-addons-dnd-drag-preview';

/** Escape ends a drag in the library, and nothing else. */
const isDragging = (view: HTMLElement | null): boolean =>
  view?.querySelector('.rbc-addons-dnd-is-dragging') instanceof Element;

function readEntries(view: HTMLElement | null): Entry[] {
  const marks = [...(view?.querySelectorAll<HTMLElement>('[data-entry-row]') ?? [])];
  // By code units: the rows are days or numbers, and collation takes a noticeable time in a month.
  return marks
    .flatMap((mark) => toEntry(mark) ?? [])
    .toSorted((one, other) => Number(one.row > other.row) - Number(one.row < other.row));
}

function toEntry(mark: HTMLElement): Entry | null {
  const control = mark.closest<HTMLElement>('a, button, .rbc-event');
  const { entryRow: row = '', entryKind, entryJob } = mark.dataset;
  if (!control || control.closest(PREVIEW)) return null;
  const kind = entryKind === 'head' || entryKind === 'more' ? entryKind : 'job';
  return { row, kind, orderId: entryJob === undefined ? undefined : Number(entryJob), control };
}

/** The entry that had the focus last, else the first job, else the first entry. */
function setTabStop(entries: readonly Entry[], current: string | undefined): void {
  const stop =
    entries.find((entry) => toKey(entry) === current) ?? entries.find(({ kind }) => kind === 'job') ?? entries[0];
  for (const { control } of entries) {
    setAttribute(control, 'tabindex', control === stop?.control ? '0' : '-1');
  }
}

/** Only if it differs: a drag changes the page with each frame. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const toKey = ({ row, kind, orderId }: Entry): string => `${row} ${kind} ${orderId ?? ''}`;

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
