// @vitest-environment node
import { expect, it } from 'vitest';
import { testWorld } from '../../../../tests/kit/world';
import { newcomers } from './player';

it('gives a newcomer a first name that a search finds no one else by', () => {
  const { user } = testWorld({ scenario: 'standard' }).tables;
  const others = user.all().map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  expect(newcomers.filter(([first]) => others.some((name) => name.includes(first)))).toEqual([]);
});
