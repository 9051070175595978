/** Label of an area on the map: its name, a dot, or nothing where a more important one is shown. */
export type Look = 'name' | 'dot' | 'none';

/** An area in pixels from the map's upper left corner; `width` is the width of its name. */
export type Label = { id: number; x: number; y: number; width: number };

const nameHeight = 28;
/** The minimum size of targets and the minimum distance between them (docs/product.md, "Accessibility"). */
const dotSize = 24;
const gap = 4;

type Box = { left: number; top: number; right: number; bottom: number };

/** Places names so that none covers another; earlier labels have priority. */
export function placeLabels(labels: readonly Label[]): Map<number, Look> {
  const placed: Box[] = [];
  const looks = new Map<number, Look>();
  const isFree = (box: Box) => !placed.some((other) => overlap(box, other));
  for (const label of labels) {
    const name = toBox(label, label.width, nameHeight);
    const dot = toBox(label, dotSize, dotSize);
    const [look, box] = isFree(name) ? (['name', name] as const) : (['dot', dot] as const);
    if (look === 'dot' && !isFree(dot)) {
      looks.set(label.id, 'none');
      continue;
    }
    looks.set(label.id, look);
    placed.push(box);
  }
  return looks;
}

function toBox({ x, y }: Label, width: number, height: number): Box {
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
