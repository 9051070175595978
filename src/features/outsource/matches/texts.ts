import type { HardFilterCode } from '#generated/model';
import { counted, nbsp } from '#platform/lib/text';

const people = (count: number) => counted(count, { one: 'person', other: 'people' });
const more = (count: number) => counted(count, { one: 'more person', other: 'more people' });

/** The second step of an offer: who fits. */
export const matchesTexts = {
  title: 'Who fits',
  found: (shown: number, total: number) => (shown < total ? `${shown} of ${people(total)}` : people(total)),
  positionCounts: (open: number, fit: number) => `${open} open · ${fit === 0 ? 'no one fits yet' : people(fit)}`,
  loading: 'Looking for people',
  failed: 'The matches couldn’t be loaded. Your entries are still here.',
  noneTitle: 'No one fits yet',
  none: 'Try a larger radius or fewer requirements.',
  select: 'Select',
  selected: 'Selected',
  selectName: (name: string) => `Select ${name}`,
  selectedCount: (count: number) => (count === 0 ? 'No one selected' : `${people(count)} selected`),
  details: 'Score details',
  detailsOf: (name: string) => `Score details for ${name}`,
  more: 'Show more people',

  notShown: (parts: readonly string[]) => `Not shown: ${parts.join(', ')}`,
  filters: {
    wrong_position: (count: number) => `${count} wrong position`,
    hard_conflict: (count: number) => `${count} busy`,
    blocked: (count: number) => `${count} blocked`,
    paused: (count: number) => `${count} paused`,
    outside_radius: (count: number) => `${count} outside area`,
    weekly_hours: (count: number) => `${count} at their weekly limit`,
    not_available: (count: number) => `${count} not available`,
    min_rating: (count: number) => `${count} below your minimum rating`,
    already_asked: (count: number) => `${count} already invited`,
  } satisfies Record<HardFilterCode, (count: number) => string>,
  filterTitles: {
    wrong_position: 'Wrong position',
    hard_conflict: 'Busy with another job',
    blocked: 'Blocked by your company',
    paused: 'Not taking jobs right now',
    outside_radius: 'Outside your area',
    weekly_hours: 'Would pass 60 hours that week',
    not_available: 'Not available at that time',
    min_rating: 'Below your minimum rating',
    already_asked: 'Already invited to this job',
  } satisfies Record<HardFilterCode, string>,
  busy: (times: string) => `busy ${times}`,
  reaches: (hours: string) => `${hours}${nbsp}hr`,
  andMore: (count: number) => `and ${count} more`,

  terms: 'Rate and radius',
  rateOf: (position: string) => `Rate for a ${position}`,
  radius: 'Radius',
  radiusWords: (miles: number) => `${miles}${nbsp}mi`,
  raise: 'Add $1/hr',
  widen: 'Add 10 mi',
  atRate: (count: number) => `${people(count)} at your rate or less`,
  inRadius: (count: number) => `${people(count)} in the radius`,
  moreAtRate: (count: number) => (count === 0 ? 'No one else at your rate' : `${more(count)} at your rate`),
  moreInRadius: (count: number) => (count === 0 ? 'No one else in the radius' : `${more(count)} in the radius`),

  how: 'How matching works',
  howText: [
    'Everyone who can take the job gets a score from 0 to 100. It is a sum of points, so the same facts always give the same score.',
    'People who can’t take it are left out first: wrong position, busy, blocked, paused, too far away, or over 60 hours that week.',
    'Age, photo and name play no part. There is no language model: nothing is guessed, and your line is read on this device.',
  ],
  points: (part: string, points: number) => `${part}: up to ${points}`,
  close: 'Close',
};
