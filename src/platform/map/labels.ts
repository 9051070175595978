/** How a place is written on the map: its name, a dot, or nothing where a more important one stands. */
export type Look = 'name' | 'dot' | 'none';

/** A place in pixels from the map's left upper corner; `width` is that of its name. */
export type Label = { id: number; x: number; y: number; width: number };

const nameHeight = 28;
/** No target is smaller, nor closer to the next (docs/product.md, "Accessibility"). */
const dotSize = 24;
const gap = 4;

type Box = { left: number; top: number; right: number; bottom: number };

/** Places names so that none covers another; who comes first in the list has the first choice. */
export function placeLabels(labels: readonly Label[]): Map<number, Look> {
  const taken: Box[] = [];
  const looks = new Map<number, Look>();
  const isFree = (box: Box) => !taken.some((other) => overlap(box, other));
  for (const label of labels) {
    const name = boxOf(label, label.width, nameHeight);
    const dot = boxOf(label, dotSize, dotSize);
    const [look, box] = isFree(name) ? (['name', name] as const) : (['dot', dot] as const);
    if (look === 'dot' && !isFree(dot)) {
      looks.set(label.id, 'none');
      continue;
    }
    looks.set(label.id, look);
    taken.push(box);
  }
  return looks;
}

function boxOf({ x, y }: Label, width: number, height: number): Box {
  return {
    left: x - width / 2 - gap,
    right: x + width / 2 + gap,
    top: y - height / 2 - gap,
    bottom: y + height / 2 + gap,
  };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
