import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readAnnouncement } from '../feedback/announcements';
import { useSteadyList } from './useSteadyList';

type Job = { id: number; crew: number };

it('reads a change aloud once, also when the answer to another item is refused afterward', () => {
  const staying = new Set<number>();
  const changeRules = {
    getId: ({ id }: Job) => id,
    describeChange: (before: Job | undefined, now: Job) =>
      before && before.crew !== now.crew ? `Job ${now.id} has ${now.crew} people` : undefined,
    stays: ({ id }: Job) => staying.has(id),
  };
  const { rerender } = renderHook(
    (items: readonly Job[]) => useSteadyList({ listKey: 'jobs', items, firstPage: true, changeRules }),
    {
      initialProps: [
        { id: 1, crew: 0 },
        { id: 2, crew: 0 },
      ],
    },
  );
  staying.add(2);
  const answered = [{ id: 1, crew: 3 }];
  rerender(answered);
  const first = readAnnouncement();
  expect(first.text).toBe('Job 1 has 3 people');
  staying.delete(2);
  rerender(answered);
  expect(readAnnouncement()).toBe(first);
});
