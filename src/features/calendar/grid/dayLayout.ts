/** Jobs side by side that can still be read in a day of a week on a desktop. */
const mostColumns = 3;
/** Height of a row in a stack: half an hour of a day, in percent. */
const rowHeight = (30 / 1440) * 100;

type Span = { top: number; height: number };
type SlotMetrics = { getRange: (start: Date, end: Date) => Span };
type Timed = { start: Date; end: Date; day: string };
type Stacked = Timed & { isStacked: boolean };
type Placed<Event> = { event: Event; style: { top: number; height: string; width: string; xOffset: string } };

/**
 * Places the jobs of a day: side by side where they overlap, and below each other in rows where too many do
 * (`isStacked`). It is a layout of the library: `top` in percent of the day.
 */
export function layOutDay<Event extends Stacked>({
  events,
  slotMetrics,
}: {
  events: Event[];
  slotMetrics: SlotMetrics;
}): Placed<Event>[] {
  const boxes = events.map((event) => ({ event, ...slotMetrics.getRange(event.start, event.end) }));
  const isStacked = ({ event }: { event: Event }) => event.isStacked;
  return [
    ...groupOverlapping(boxes.filter((box) => !isStacked(box))).flatMap(placeBeside),
    ...placeBelow(boxes.filter(isStacked)),
  ];
}

type Box<Event> = Span & { event: Event };

const toEnd = ({ top, height }: Span) => top + height;

/** Each job in the first column that is free at its start, as wide as the columns to its right are free. */
function placeBeside<Event>(group: readonly Box<Event>[]): Placed<Event>[] {
  const columns: Box<Event>[][] = [];
  for (const box of group) {
    const free = columns.find((column) => column.every((other) => !overlaps(box, other)));
    if (free) free.push(box);
    else columns.push([box]);
  }
  const width = 100 / columns.length;
  return columns.flatMap((column, at) =>
    column.map((box): Placed<Event> => {
      const next = columns.findIndex((others, index) => index > at && others.some((other) => overlaps(box, other)));
      const gap = at === 0 ? 0 : 3;
      const share = ((next === -1 ? columns.length : next) - at) * width;
      return {
        event: box.event,
        style: {
          top: box.top,
          height: `calc(${box.height}% - 2px)`,
          width: `calc(${share}% - ${gap}px)`,
          xOffset: `calc(${at * width}% + ${gap}px)`,
        },
      };
    }),
  );
}

/** One row for each job, at its start or right below the row before it. More than fit the day become lower rows. */
function placeBelow<Event>(boxes: readonly Box<Event>[]): Placed<Event>[] {
  const height = Math.min(rowHeight, 100 / Math.max(1, boxes.length));
  let free = 0;
  return boxes
    .toSorted((one, other) => one.top - other.top)
    .map(({ event, top }, index, { length }) => {
      const last = 100 - (length - index) * height;
      const row = Math.min(Math.max(top, free), last);
      free = row + height;
      return { event, style: { top: row, height: `calc(${height}% - 2px)`, width: '100%', xOffset: '0%' } };
    });
}

/** Marks the jobs of each day that would need more columns than can be read. */
export function markStacked<Event extends Timed>(events: readonly Event[]): (Event & { isStacked: boolean })[] {
  const stacked = new Set<Event>();
  for (const own of Map.groupBy(events, ({ day }) => day).values()) {
    for (const group of groupOverlapping(own.map(toSpan))) {
      const isTooMany = group.some(
        ({ top }) => group.filter((box) => box.top <= top && toEnd(box) > top).length > mostColumns,
      );
      if (isTooMany) for (const { event } of group) stacked.add(event);
    }
  }
  return events.map((event) => ({ ...event, isStacked: stacked.has(event) }));
}

function toSpan<Event extends Timed>(event: Event) {
  return { event, top: event.start.getTime(), height: event.end.getTime() - event.start.getTime() };
}

const overlaps = (one: Span, other: Span) => one.top < toEnd(other) && other.top < toEnd(one);

/** Jobs that overlap, directly or by others between them, from the earliest on. */
function groupOverlapping<Each extends Span>(boxes: readonly Each[]): Each[][] {
  const groups: Each[][] = [];
  let end = -1;
  for (const box of boxes.toSorted((one, other) => one.top - other.top || other.height - one.height)) {
    const group = groups.at(-1);
    if (group && box.top < end) group.push(box);
    else groups.push([box]);
    end = Math.max(box.top < end ? end : 0, toEnd(box));
  }
  return groups;
}
