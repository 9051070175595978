import type { FitPartPart, FitWarningSide, Language } from '#generated/model';
import { counted, nbsp } from '#platform/lib/text';

/** Reasons a person fits an offer or does not. */
export const fitTexts = {
  score: (score: number) => `Fit ${score} of 100`,
  part: {
    availability: 'Availability',
    distance: 'Distance',
    rating: 'Rating',
    reliability: 'Reliability',
    history: 'History with you',
    rate: 'Rate',
    equipment: 'Equipment and language',
  } satisfies Record<FitPartPart, string>,
  points: (points: string, max: string) => `${points} of ${max}`,
  free: (from: string, to: string) => `Free ${from}–${to}`,
  distance: (miles: number) => `${miles}${nbsp}mi away`,
  rating: (average: string, count: number) => `${average} from ${counted(count, { one: 'rating', other: 'ratings' })}`,
  showUp: (percent: number) => `Showed up for ${percent}% of jobs`,
  jobsTogether: (jobs: number) => `Worked ${counted(jobs, { one: 'job', other: 'jobs' })} with you`,
  favorite: 'Favorite',
  underRate: (amount: string) => `${amount} under your rate`,
  atRate: 'At your rate',
  tool: (name: string) => `Has ${name}`,
  vehicle: (name: string) => `Has a vehicle: ${name}`,
  unknownTool: 'a tool you require',
  unknownVehicle: 'type you require',
  speaks: { en: 'Speaks English', es: 'Speaks Spanish', other: 'Speaks another language' } satisfies Record<
    Language,
    string
  >,
  asHelper: 'Works as a helper, below their position',
  partOfJob: (percent: number) => `Free for ${percent}% of the job`,
  tightTurnaround: {
    before: (minutes: number, miles: number) => `Starts ${minutes}${nbsp}min after another job ${miles}${nbsp}mi away`,
    after: (minutes: number, miles: number) => `Ends ${minutes}${nbsp}min before another job ${miles}${nbsp}mi away`,
  } satisfies Record<FitWarningSide, (minutes: number, miles: number) => string>,
  weeklyHours: (hours: string) => `Would reach ${hours}${nbsp}hr that week`,
  outsideRadius: (miles: number) => `${miles}${nbsp}mi away, outside the radius`,
  overRate: (amount: string) => `${amount} over your rate`,
  noRatings: 'New: no ratings yet',
  lowShowUp: (percent: number) => `Showed up for only ${percent}% of jobs`,
  missingTool: (name: string) => `Doesn’t have ${name}`,
  missingVehicle: (name: string) => `Doesn’t have a vehicle: ${name}`,
  missingLanguage: {
    en: 'Doesn’t speak English',
    es: 'Doesn’t speak Spanish',
    other: 'Doesn’t speak another language',
  } satisfies Record<Language, string>,
};
