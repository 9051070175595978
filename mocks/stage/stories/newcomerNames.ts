import type { Known } from './story';

const names = [
  ['Maya', 'Torres'],
  ['Joel', 'Barnes'],
  ['Nina', 'Park'],
  ['Carl', 'Jensen'],
  ['Aisha', 'Grant'],
  ['Owen', 'Pratt'],
  ['Leah', 'Novak'],
  ['Troy', 'Sandoval'],
] as const;

/** Another person each time a story begins, so that no two in a company have one name. */
export function newcomerNames(turn: number): Known {
  const [first, last] = names[(turn - 1) % names.length] ?? names[0];
  return { first, last };
}
