// @vitest-environment node
import { expect, it } from 'vitest';
import { applyLanguage } from '../language/current';
import { findByCode, nameStatus } from './codes';

const names: Record<number, string> = { 1: 'Open', 2: 'Closed' };

it.each([
  [1, 'Open'],
  [2, 'Closed'],
  [42, 'Status 42'],
  [0, 'Status 0'],
])('status %i is called "%s"', (status, name) => expect(nameStatus(names, status)).toBe(name));

it('a word that is a name of the language is no code', () => {
  expect(findByCode<string, number>({ open: 1 }, 'toString')).toBeUndefined();
});

it('an unknown status has a Spanish name, too', () => {
  applyLanguage('es');
  expect(nameStatus<number>(names, 42)).toBe('Estado 42');
});
