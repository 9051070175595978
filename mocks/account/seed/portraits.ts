/** Colors are written without "#", which ends a data URL. */
const skins = ['f6d3b8', 'e8b68f', 'd39a6a', 'a86f45', '7a4a2b'] as const;
const hairs = ['2b2220', '4a2f22', '7b4a2a', 'b07b3f', '1d1d24', '8b8d93'] as const;
const shirts = ['3957e1', '15803d', 'b45309', '334155', '9d174d', '0e7490', '6d28d9'] as const;
const backgrounds = ['e0e7ff', 'dcf1e7', 'fdecd8', 'f9e1e8', 'dceef8', 'efe4fa', 'f0eed8', 'e5e9ef'] as const;

/** Drawn over the head, around the face. */
const shortHair = [
  'M19 27c-1-12 5-18 13-18s14 6 13 18c-2-6-5-9-13-9s-11 3-13 9z',
  'M18 28c-2-14 7-20 16-19 8 0 13 7 11 19-1-5-3-7-5-9-6 2-13 1-17-2-2 3-4 6-5 11z',
  'M19 26c-3-3-1-8 2-9 0-5 6-8 10-6 4-3 10-1 12 3 4 1 6 8 2 12-2-5-6-7-13-7s-11 2-13 7z',
  'M19 25c0-11 5-15 13-15s13 4 13 15c-3-4-7-6-13-6s-10 2-13 6z',
] as const;
const longHair = [
  'M17 46c-3-22-1-37 15-37s18 15 15 37c-2 2-5 2-7 1 3-9 4-17 2-22-5 0-11-2-14-6-2 4-5 6-7 6-1 6 0 13 3 22-2 1-5 1-7-1z',
  'M18 41c-4-20 1-32 14-32s18 12 14 32c-2 1-4 1-5 0 2-6 2-12 1-17-6 1-13-1-17-5-1 3-3 5-4 6 0 5 0 11 2 16-1 1-3 1-5 0z',
  'M19 27c-1-8 2-15 7-17a6 6 0 1 1 12 0c5 2 8 9 7 17-2-6-6-9-13-9s-11 3-13 9z',
] as const;
/** A crew cap with its peak. */
const cap = 'M18 24c0-10 6-15 14-15s14 5 14 15c3 0 5 1 6 2-6 1-30 1-34 0z';
const beard = 'M20 30c1 13 5 17 12 17s11-4 12-17c-2 5-4 6-6 6-4-1-8-1-12 0-2 0-4-1-6-6z';

type Looks = { id: number; hasLongHair: boolean };

/** A drawn portrait as a data URL, always the same for the same person. Used instead of a photo that they would upload. */
export function drawPortrait({ id, hasLongHair }: Looks): string {
  const pick = createPick(id);
  const [skin, hair, shirt, background] = [pick(skins), pick(hairs), pick(shirts), pick(backgrounds)];
  const hasCap = !hasLongHair && pick([true, false, false, false]);
  const hasBeard = !hasLongHair && pick([true, false, false]);
  const head = hasCap ? draw(shirt, cap) : draw(hair, pick(hasLongHair ? longHair : shortHair));
  return toDataUrl([
    `<path fill='%23${background}' d='M0 0h64v64H0z'/>`,
    draw(shirt, 'M7 64c1-13 10-18 25-18s24 5 25 18z'),
    draw(skin, 'M26 38h12v8c0 7-12 7-12 0z'),
    `<ellipse fill='%23${skin}' cx='32' cy='28' rx='12' ry='14'/>`,
    hasBeard ? draw(hair, beard) : '',
    head,
    `<path fill='%231d2433' d='M26 28a1.6 1.6 0 1 1 3 0 1.6 1.6 0 1 1-3 0zM35 28a1.6 1.6 0 1 1 3 0 1.6 1.6 0 1 1-3 0z'/>`,
    `<path fill='none' stroke='%23${hasBeard ? 'fff' : '7f3b32'}' stroke-width='1.6' stroke-linecap='round' d='M28 36q4 3 8 0'/>`,
  ]);
}

const draw = (color: string, shape: string) => `<path fill='%23${color}' d='${shape}'/>`;

/** An image of 64 by 64. */
export function toDataUrl(shapes: readonly string[]): string {
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>${shapes.join('')}</svg>`;
}

/** Chosen so that the portraits of the cast suit their names and ages. */
const start = 316_333;

/** Picks from lists by a number, differently from list to list. */
export function createPick(id: number): <Item>(items: readonly [Item, ...Item[]]) => Item {
  let state = Math.imul(id, 0x9e3779b1) ^ start;
  return (items) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return items[((state ^ (state >>> 13)) >>> 0) % items.length] ?? items[0];
  };
}
