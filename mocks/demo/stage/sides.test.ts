// @vitest-environment node
import { expect, it } from 'vitest';
import { firstArrangement, parseArrangement } from './sides';

it('keeps people, sides and divider over a reload', () => {
  const chosen = {
    people: { desktop: 'dana@coppermesa.example', phone: 'sofia@helpers.example', second: 'tyrell@helpers.example' },
    share: 62,
    swapped: true,
  };
  expect(parseArrangement(JSON.stringify(chosen))).toEqual(chosen);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['someone who is no longer in the demo', '{"people":{"desktop":"nora@coppermesa.example"},"share":"half"}'],
])('starts with Priya and Marcus when %s is stored', (_, text) => {
  expect(parseArrangement(text)).toEqual(firstArrangement);
});
