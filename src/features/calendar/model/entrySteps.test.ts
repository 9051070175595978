// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type EntryLayout, type EntryPlace, findEntry } from './entrySteps';

const head = (row: string): EntryPlace => ({ row, kind: 'head' });
const job = (row: string): EntryPlace => ({ row, kind: 'job' });

/** Monday has two jobs, Tuesday none, Wednesday three. */
const week = [head('mon'), job('mon'), job('mon'), head('tue'), head('wed'), job('wed'), job('wed'), job('wed')];

const step = (from: number, key: string, layout: EntryLayout) => findEntry(week, from, key, layout);

describe('the arrow keys', () => {
  it.each([
    ['down to the next job of the day', 1, 'ArrowDown', 2],
    ['up from the first job to the head of the day', 1, 'ArrowUp', 0],
    ['not beyond the last job of a day', 2, 'ArrowDown', undefined],
    ['not above the head', 3, 'ArrowUp', undefined],
    ['right to the head of a day without jobs', 2, 'ArrowRight', 3],
    ['right from head to head', 3, 'ArrowRight', 4],
    ['left to the head of a day without jobs', 5, 'ArrowLeft', 3],
    ['not left of the first day', 1, 'ArrowLeft', undefined],
    ['not right of the last day', 7, 'ArrowRight', undefined],
    ['to the first job', 7, 'Home', 1],
    ['to the last job', 0, 'End', 7],
    ['nowhere by another key', 1, 'x', undefined],
  ])('lead %s', (_, from, key, expected) => {
    expect(step(from, key, 'columns')).toBe(expected);
  });

  it('keep the number in the day, as far as there are jobs', () => {
    const full = [job('mon'), job('mon'), job('mon'), job('tue'), job('tue')];
    expect(findEntry(full, 1, 'ArrowRight', 'columns')).toBe(4);
    expect(findEntry(full, 2, 'ArrowRight', 'columns')).toBe(4);
    expect(findEntry(full, 4, 'ArrowLeft', 'columns')).toBe(1);
  });

  it('go on to the next day in a list', () => {
    expect(step(2, 'ArrowDown', 'list')).toBe(3);
    expect(step(3, 'ArrowUp', 'list')).toBe(2);
    expect(step(7, 'ArrowDown', 'list')).toBeUndefined();
  });

  it('run along the hours in lanes', () => {
    expect(step(1, 'ArrowRight', 'lanes')).toBe(2);
    expect(step(1, 'ArrowDown', 'lanes')).toBe(3);
    expect(step(2, 'ArrowLeft', 'lanes')).toBe(1);
  });
});
