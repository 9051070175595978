import { ProfileStatus } from '#domain/people/profileStatus';
import type { AvailabilityDay } from '#generated/model';
import { Weekday } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { castIds } from '../account/seed/cast';
import { createRandom } from '../provider/random';
import type { AvailabilityRow } from '../provider/store/schema';
import type { World } from '../provider/world';
import { noHours } from './rules';

const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = Weekday;
const workdays = [monday, tuesday, wednesday, thursday, friday] as const;
const monToSat = [...workdays, saturday] as const;

/** Usual weeks, with how many of a hundred helpers work so. */
const weeks: readonly (readonly [AvailabilityDay[], number])[] = [
  [onDays(monToSat, '06:00 - 20:00'), 45],
  [onDays([...monToSat, sunday], '06:00 - 20:00'), 40],
  [[...onDays(workdays, '07:00 - 19:00'), ...onDays([saturday, sunday], '07:00 - 16:00')], 15],
];

type Own = Partial<Omit<AvailabilityRow, 'user_id'>>;

/** The hours of every helper with a finished profile, and of Luis. Has its own random generator, like `seedTeam`. */
export function seedHours(world: World): void {
  const { tables, clock } = world;
  const random = createRandom(world.seed + 41);
  const own = getOwnHours(todayIn('America/Phoenix', clock.now()));
  const finished = tables.helperProfile.where(({ status }) => status !== ProfileStatus.incomplete);
  for (const user_id of [castIds.luis, ...finished.map((profile) => profile.user_id)]) {
    const usual = { availabilities: random.weighted(weeks) };
    tables.availability.insert({ ...noHours, ...usual, ...own.get(user_id), user_id });
  }
}

/** The cast: Marcus has a day off and an evening in the next weeks. */
function getOwnHours(today: string): Map<number, Own> {
  const later = addDays(today, 16);
  return new Map<number, Own>([
    [castIds.luis, { availabilities: onDays(monToSat, '06:00 - 18:00') }],
    [
      castIds.marcus,
      {
        availabilities: onDays(monToSat, '07:00 - 19:00'),
        exceptions: [
          { date: addDays(today, 12), off: true, windows: [], note: 'Family' },
          { date: later, off: false, windows: ['07:00 - 12:00', '16:00 - 21:00'], note: '' },
        ],
        max_jobs_per_day: 2,
        max_hours_per_week: 45,
      },
    ],
    [castIds.sofia, { availabilities: onDays(monToSat, '06:00 - 19:00'), max_jobs_per_day: 1 }],
    [castIds.tyrell, { availabilities: onDays([...monToSat, sunday], '06:00 - 20:00') }],
  ]);
}

function onDays(weekdays: readonly Weekday[], window: string): AvailabilityDay[] {
  return weekdays.map((weekday) => ({ weekday, windows: [window] }));
}
