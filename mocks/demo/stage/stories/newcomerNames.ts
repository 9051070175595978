import type { Known } from './story';

export const newcomers = [
  ['Maya', 'Torres'],
  ['Joel', 'Barnes'],
  ['Nina', 'Park'],
  ['Gwen', 'Jensen'],
  ['Aisha', 'Grant'],
  ['Felix', 'Pratt'],
  ['Leah', 'Novak'],
  ['Troy', 'Sandoval'],
] as const;

/** Another person each time a story begins, so that no two in a company have one name. */
export function newcomerNames(turn: number): Known {
  const [first, last] = newcomers[(turn - 1) % newcomers.length] ?? newcomers[0];
  return { first, last };
}
