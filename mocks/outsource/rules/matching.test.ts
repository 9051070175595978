// @vitest-environment node
import { expect, it } from 'vitest';
import { countSteps, type Ranked } from './matching';

const rank = (count: number, favorites: readonly number[]): Ranked[] =>
  Array.from({ length: count }, (_, index) => ({ userId: index + 1, isFavorite: favorites.includes(index + 1) }));

it.each([
  ['favorites among the best 20', rank(25, [1, 2, 3]), [3, 17, 5]],
  ['a favorite below the best 20', rank(25, [1, 24]), [2, 19, 4]],
  ['no favorites', rank(6, []), [0, 6, 0]],
])('counts everyone in the first step that has them: %s', (_, ranked, [favorites, top_20, everyone_in_radius]) => {
  expect(countSteps(ranked)).toEqual({ favorites, top_20, everyone_in_radius });
});
