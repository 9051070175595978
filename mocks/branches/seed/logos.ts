import { createPick, toDataUrl } from '../../account/seed/portraits';

/** Marks of two layers: the lighter one is behind. */
const marks = [
  // A mesa under the sun.
  "<circle cx='44' cy='22' r='7' fill='%23fff' opacity='.6'/><path fill='%23fff' d='M8 48l8-10 6-14h16l5 12 5 3 8 9z'/>",
  // An agave.
  "<path fill='%23fff' opacity='.6' d='M32 50L10 30q14 2 22 20zM32 50l22-20q-14 2-22 20z'/><path fill='%23fff' d='M32 50q-14-18-10-32 8 8 10 32zM32 50q14-18 10-32-8 8-10 32z'/>",
  // Two saguaros.
  "<path fill='none' stroke='%23fff' stroke-width='6' stroke-linecap='round' opacity='.6' d='M44 50V24m0 16h7v-7'/><path fill='none' stroke='%23fff' stroke-width='7' stroke-linecap='round' d='M25 50V15m0 22h-9V27m9 14h9V31'/>",
  // A truck.
  "<path fill='%23fff' d='M8 20h28v24H8z'/><path fill='%23fff' opacity='.6' d='M38 28h10l8 9v7H38z'/><path fill='%23fff' d='M14 46a5 5 0 1 0 10 0zm26 0a5 5 0 1 0 10 0z'/>",
  // A box.
  "<path fill='%23fff' d='M12 24l20 8v22l-20-8z'/><path fill='%23fff' opacity='.6' d='M34 32l18-8v22l-18 8z'/><path fill='%23fff' opacity='.85' d='M32 12l20 9-19 8-20-8z'/>",
] as const;
const colors = ['b4532a', '0e7490', '15803d', '6d28d9', '9d174d', '334155', '92400e'] as const;

/** A drawn logo as a data URL. The companies of the cast have the marks of their names; others have any. */
export function drawLogo(companyId: number): string {
  const pick = createPick(companyId);
  const mark = marks[companyId - 1] ?? pick(marks);
  const color = colors[companyId - 1] ?? pick(colors);
  return toDataUrl([`<path fill='%23${color}' d='M0 0h64v64H0z'/>`, mark]);
}
