// @vitest-environment node
import { expect, it } from 'vitest';
import { type Label, placeLabels } from './labels';

const at = (id: number, x: number, y: number, width = 80): Label => ({ id, x, y, width });
const looks = (...labels: Label[]) => [...placeLabels(labels).values()];

it.each([
  ['far apart both are named', [at(1, 0, 0), at(2, 200, 0)], ['name', 'name']],
  ['one below the other both are named', [at(1, 0, 0), at(2, 0, 40)], ['name', 'name']],
  ['where two names would meet the second is a dot', [at(1, 0, 0), at(2, 72, 0)], ['name', 'dot']],
  ['the first in the list has the choice', [at(2, 72, 0), at(1, 0, 0)], ['name', 'dot']],
  ['a dot that would lie under a name is left out', [at(1, 0, 0), at(2, 10, 4)], ['name', 'none']],
  ['what is left out takes no place', [at(1, 0, 0), at(2, 10, 4), at(3, 96, 0)], ['name', 'none', 'name']],
])('%s', (_, labels, expected) => expect(looks(...labels)).toEqual(expected));
