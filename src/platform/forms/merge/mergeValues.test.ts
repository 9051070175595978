// @vitest-environment node
import { expect, it } from 'vitest';
import { findDifferences, mergeChanges, type MergeRules } from './mergeValues';

type Values = { title: string; hours: number; tags: readonly string[] };
type Name = keyof Values;

const rules: MergeRules<Values, Name> = {
  listNames: () => ['title', 'hours', 'tags'],
  getContent: (values, name) => JSON.stringify(values[name]),
};
const base: Values = { title: 'A', hours: 1, tags: ['x'] };

it.each<[string, Partial<Values>, Partial<Values>, Name[], Name[], Name[], Partial<Values>]>([
  ['nobody changed anything', {}, {}, [], [], [], {}],
  ['only I did', { title: 'B' }, {}, [], [], [], {}],
  ['only the other did', {}, { title: 'B' }, [], [], ['title'], { title: 'B' }],
  ['each something else', { title: 'B' }, { hours: 2 }, [], [], ['hours'], { hours: 2 }],
  ['both the same in the same way', { title: 'B' }, { title: 'B' }, [], [], ['title'], { title: 'B' }],
  ['both the same, and mine is chosen', { title: 'B' }, { title: 'C' }, ['title'], ['title'], [], {}],
  ['both the same, and theirs is chosen', { title: 'B' }, { title: 'C' }, [], ['title'], [], { title: 'C' }],
  ['a list changes as one', { tags: ['x', 'y'] }, { tags: ['x', 'z'] }, [], ['tags'], [], { tags: ['x', 'z'] }],
  [
    'I went back to what was read',
    {},
    { title: 'B', hours: 2 },
    ['title'],
    [],
    ['title', 'hours'],
    { title: 'B', hours: 2 },
  ],
])('%s', (_, mine, theirs, chosen, both, taken, changes) => {
  const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  expect(findDifferences(versions, rules)).toEqual({ both, theirs: taken });
  expect(mergeChanges(versions, rules, new Set(chosen))).toEqual(changes);
});

it('changes that fit together are combined without asking', () => {
  const join: MergeRules<Values, Name>['join'] = ({ mine, theirs }) => ({ tags: [...theirs.tags, ...mine.tags] });
  const versions = { base, mine: { ...base, tags: ['y'] }, theirs: { ...base, tags: ['z'] } };
  expect(findDifferences(versions, { ...rules, join })).toEqual({ both: [], theirs: ['tags'] });
  expect(mergeChanges(versions, { ...rules, join }, new Set())).toEqual({ tags: ['z', 'y'] });
});

it('the rules decide what counts as a change', () => {
  const getContent: MergeRules<Values, Name>['getContent'] = (values, name) => String(values[name]).toLowerCase();
  const versions = { base, mine: base, theirs: { ...base, title: 'a' } };
  expect(findDifferences(versions, { ...rules, getContent })).toEqual({ both: [], theirs: [] });
});
