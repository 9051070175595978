import { expect, it } from 'vitest';
import { describeChange, describeInvited } from './eventWords';

it.each([
  [['arrival_window'], 'Dana changed arrival window'],
  [['crew_notes', 'items', 'special_items'], 'Dana changed crew notes, items'],
  [['date', 'items', 'crew_notes', 'packing', 'tool_ids'], 'Dana changed date, items, crew notes and 2 more'],
  [[], 'Dana saved the job'],
])('names what changed: %j', (fields, text) => expect(describeChange('Dana', fields)).toBe(text));

it('counts invited people', () => {
  expect([describeInvited('Dana', 1), describeInvited('Dana', 4)]).toEqual([
    'Dana invited 1 person',
    'Dana invited 4 people',
  ]);
});
