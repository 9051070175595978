// @vitest-environment node
import { expect, it } from 'vitest';
import { parsePresenting, usualPresenting } from './presenting';

it('keeps the presenter’s choices over a reload', () => {
  const chosen = { simulation: 'off', mood: 'decline', network: 'verySlow', provider: 'specification' };
  expect(parsePresenting(JSON.stringify(chosen))).toEqual(chosen);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['choices that do not exist', '{"simulation":"hectic","mood":1}'],
])('is as usual when %s is stored', (_, text) => {
  expect(parsePresenting(text)).toEqual(usualPresenting);
});
