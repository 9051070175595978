// @vitest-environment node
import { expect, it } from 'vitest';
import type { FitReason, FitWarning } from '#generated/model';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { describeReason, describeWarning, listFitNotes } from './FitScore';

const names = {
  tool: (id: number) => (id === 2 ? 'Appliance dolly' : undefined),
  vehicle: (id: number) => (id === 3 ? 'Pickup truck' : undefined),
};

it.each<[FitReason, string]>([
  [{ code: 'free', from: '07:00', to: '18:00' }, 'Free 7:00 AM–6:00 PM'],
  [{ code: 'distance', miles: 6 }, '6 mi away'],
  [{ code: 'rating', average: 4.9, count: 38 }, '4.9 from 38 ratings'],
  [{ code: 'show_up', percent: 97 }, 'Showed up for 97% of jobs'],
  [{ code: 'jobs_together', jobs: 7 }, 'Worked 7 jobs with you'],
  [{ code: 'favorite' }, 'Favorite'],
  [{ code: 'under_rate', cents: 150 }, '$1.50 under your rate'],
  [{ code: 'at_rate' }, 'At your rate'],
  [{ code: 'tool', id: 2 }, 'Has appliance dolly'],
  [{ code: 'tool', id: 9 }, 'Has a tool you require'],
  [{ code: 'vehicle', id: 3 }, 'Has a vehicle: pickup truck'],
  [{ code: 'language', language: 'es' }, 'Speaks Spanish'],
])('%o: %s', (reason, words) => {
  expect(plainSpaces(describeReason(reason, names) ?? '')).toBe(words);
});

it.each<[FitWarning, string]>([
  [{ code: 'as_helper' }, 'Works as a helper, below their position'],
  [{ code: 'part_of_job', percent: 80 }, 'Free for 80% of the job'],
  [{ code: 'tight_turnaround', side: 'before', minutes: 20, miles: 12 }, 'Starts 20 min after another job 12 mi away'],
  [{ code: 'tight_turnaround', side: 'after', minutes: 20, miles: 12 }, 'Ends 20 min before another job 12 mi away'],
  [{ code: 'weekly_hours', hours: 46.5 }, 'Would reach 46.5 hr that week'],
  [{ code: 'outside_radius', miles: 27 }, '27 mi away, outside the radius'],
  [{ code: 'over_rate', cents: 200 }, '$2 over your rate'],
  [{ code: 'no_ratings' }, 'New: no ratings yet'],
  [{ code: 'low_show_up', percent: 70 }, 'Showed up for only 70% of jobs'],
  [{ code: 'missing_tool', id: 2 }, 'Doesn’t have appliance dolly'],
  [{ code: 'missing_vehicle', id: 3 }, 'Doesn’t have a vehicle: pickup truck'],
  [{ code: 'missing_language', language: 'es' }, 'Doesn’t speak Spanish'],
])('%o: %s', (warning, words) => {
  expect(plainSpaces(describeWarning(warning, names) ?? '')).toBe(words);
});

it('lists warnings first', () => {
  const fit = {
    score: 70,
    parts: [],
    reasons: [{ code: 'favorite' } as const],
    warnings: [{ code: 'no_ratings' } as const],
  };
  expect(listFitNotes(fit, names)).toEqual([
    { tone: 'warning', text: 'New: no ratings yet' },
    { tone: 'for', text: 'Favorite' },
  ]);
});
