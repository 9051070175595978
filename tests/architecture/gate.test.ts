// @vitest-environment node
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findBoundaryProblems, type Finding } from '../../tools/lint/boundaries';
import { libraries } from '../../tools/lint/modules';
import { describeDifferences } from '../kit/differences';
import { lintAsRepository, plantedFindings } from './lint';

const tree = join(import.meta.dirname, 'violations');
const planted = plantedFindings(tree);
let found: Finding[] = [];

beforeAll(() => {
  found = [...lintAsRepository(tree), ...findBoundaryProblems(tree)];
}, 60_000);

const place = ({ rule, file }: Finding) => `${file} ${rule}`;

test('the gate finds exactly the planted violations', () => {
  const [places, expected] = [found.map(place), planted.map(place)];
  expect(places.toSorted(), describeDifferences(places, expected)).toEqual(expected.toSorted());
});

test('a message names the allowed users of the library or the row', () => {
  const silent = planted.filter(
    (finding) => !found.some((other) => place(other) === place(finding) && other.message.includes(finding.message)),
  );
  expect(silent).toEqual([]);
});

test('each rule the structure depends on has a planted violation', () => {
  const rules = new Set(planted.map(({ rule }) => rule));
  for (const rule of loadBearing) expect(rules).toContain(rule);
});

test.each(libraries)('$packages used elsewhere is found', ({ packages, users }) => {
  const names = packages.map((name) => name.replace('*', ''));
  const caught = planted.some(
    ({ message }) => names.some((name) => message.startsWith(name)) && users.includes(lastPart(message)),
  );
  expect(caught).toBe(true);
});

const lastPart = (message: string) => message.replace(/^.*used only in /, '');

const loadBearing = [
  'boundaries(dependencies)',
  'boundaries(no-unknown-files)',
  'boundaries(no-circles)',
  'import(no-cycle)',
  'import(no-default-export)',
  'eslint(max-lines)',
  'eslint(max-lines-per-function)',
  'eslint(complexity)',
  'eslint(no-console)',
  'eslint(no-restricted-globals)',
  'eslint(no-restricted-properties)',
  'unicorn(no-useless-spread)',
  'typescript(no-explicit-any)',
  'typescript(no-non-null-assertion)',
  'typescript(ban-ts-comment)',
  'typescript(consistent-type-definitions)',
  'typescript(no-floating-promises)',
  'react-hooks(rules-of-hooks)',
  'react(no-danger)',
];
