// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { CalendarItem } from '#generated/model';
import { combineJobs, rememberLoaded } from './branchJobs';

const job = (id: number) => ({ order_id: id }) as CalendarItem;

const query = {
  data: undefined,
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
};

const loaded = (branchId: number, ...ids: number[]) =>
  Object.assign({}, query, { data: { branchId, jobs: ids.map(job) } });
const failing = (error: unknown, change: object = {}) => Object.assign({}, query, { error }, change);

describe('the jobs of several branches', () => {
  it('are listed together, each with its branch', () => {
    const { jobs, branchOf, failed, isUpdating } = combineJobs([loaded(1, 7, 8), loaded(2, 9)]);
    expect(jobs).toEqual([job(7), job(8), job(9)]);
    expect([...branchOf]).toEqual([
      [7, 1],
      [8, 1],
      [9, 2],
    ]);
    expect(failed).toBeUndefined();
    expect(isUpdating).toBe(false);
  });

  it('are shown as far as they are loaded', () => {
    const waiting = Object.assign({}, query, { isPending: true });
    expect(combineJobs([waiting, waiting])).toMatchObject({ jobs: undefined, isPending: true });
    expect(combineJobs([loaded(1, 7), waiting])).toMatchObject({ jobs: [job(7)], isPending: false, isUpdating: true });
  });
});

describe('a failure', () => {
  it('shows nothing if every branch fails', () => {
    const { jobs, failed } = combineJobs([failing(new Error('down'))]);
    expect(jobs).toBeUndefined();
    expect(failed).toMatchObject({ error: new Error('down'), isPartial: true });
  });

  it('shows the pages before one that fails', () => {
    const error = rememberLoaded(new Error('down'), { branchId: 1, jobs: [job(7)] });
    expect(combineJobs([failing(error)])).toMatchObject({ jobs: [job(7)], failed: { isPartial: true } });
  });

  it('a failed refresh is not partial: the jobs shown are only outdated', () => {
    const stale = Object.assign({}, loaded(1, 7), { error: new Error('down') });
    expect(combineJobs([stale])).toMatchObject({ jobs: [job(7)], failed: { isPartial: false } });
  });

  it('loads only the branch that failed again', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const working = Object.assign({}, loaded(1, 7), { refetch: first });
    combineJobs([working, failing(new Error('down'), { refetch: second })]).failed?.refetch();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });
});
