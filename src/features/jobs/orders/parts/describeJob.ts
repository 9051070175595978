import { getRouteCities } from '#domain/orders/schedule';
import { nameCustomer } from '#domain/people/personName';
import { countDays, getPlannedHours, type JobDays } from '#domain/time/workDays';
import type { CrewRequirement, OrderCard, VehicleRequirement, Stop } from '#generated/model';
import { currentLocale } from '#platform/lib/locale';
import { formatNumber } from '#platform/lib/text';
import { cardTexts } from '../texts';
import { labels } from './labels';

type NamedJob = Pick<OrderCard, 'customer_name' | 'customer_last_name'> & Partial<Pick<OrderCard, 'number'>>;

/** "Rebecca Hollis", else the job's number, else "Job": only the office sees customers' names on lists. */
export function formatCustomerName(job: NamedJob): string {
  return nameCustomer(job) || job.number || cardTexts.job;
}

/** "#1042", else the customer, else "Job": the shortest that a job is called. */
export const callJob = (job: NamedJob): string => job.number || formatCustomerName(job);

/** "#1042 Rebecca Hollis", as far as the two are known. */
export function nameJob(job: NamedJob, separator = ' '): string {
  return [...new Set([job.number, formatCustomerName(job)])].filter(Boolean).join(separator);
}

/** "Job #1042"; "Job" where the provider does not number its jobs. */
export const jobTitle = (number: string): string => (number === '' ? 'Job' : `Job ${number}`);

/** "job #1042", or "this job", within a sentence. */
export const jobInText = (number: string): string => (number === '' ? 'this job' : `job ${number}`);

export type RoutedJob = Pick<OrderCard, 'city_from' | 'city_to'> &
  Partial<Pick<OrderCard, 'pick_up_address' | 'destination_address'>>;

/** "Tempe → Gilbert"; one city if all stops are in it. Addresses where the provider does not send their cities. */
export function formatRoute({ city_from, city_to, pick_up_address, destination_address }: RoutedJob): string {
  const cities = getRouteCities({ city_from, city_to });
  const { from, to } =
    cities.from === undefined
      ? getRouteCities({ city_from: pick_up_address ?? null, city_to: destination_address ?? null })
      : cities;
  if (from === undefined) return cardTexts.noAddress;
  return to === undefined ? from : cardTexts.fromTo(from, to);
}

/** Stops between the first and the last one. */
export const countStopsBetween = (stopsCount: number): number => Math.max(0, stopsCount - 2);

/** "6.5 h" */
export const formatHours = (hours: number): string => cardTexts.hours(formatNumber(hours));

/** "6.5 h", or "3 × 6.5 h" for a job of several days: the hours are per day. */
export function formatDailyHours(job: JobDays & { estimated_hours: number }): string {
  const [days, hours] = [countDays(job), formatHours(job.estimated_hours)];
  return days > 1 ? cardTexts.timesHours(days, hours) : hours;
}

/** The planned hours of all days together; undefined if the provider does not say when the job is, or how long. */
export function planHours({
  date,
  end_date,
  estimated_hours,
}: Pick<OrderCard, 'date' | 'end_date' | 'estimated_hours'>): number | undefined {
  return date === null || estimated_hours === null ? undefined : getPlannedHours({ date, end_date, estimated_hours });
}

/** "2 bedrooms, large", "930 cu ft", "6.5 h" */
export function listFacts(
  card: Pick<OrderCard, 'move_size' | 'volume_cuft' | 'estimated_hours' | 'date' | 'end_date'>,
): string[] {
  const { move_size, volume_cuft, estimated_hours, date, end_date } = card;
  return [
    ...(move_size === null ? [] : [labels.moveSize[move_size]]),
    ...(volume_cuft === null || volume_cuft === 0 ? [] : [cardTexts.volume(formatNumber(volume_cuft))]),
    ...(date === null || estimated_hours === null ? [] : [formatDailyHours({ date, end_date, estimated_hours })]),
  ];
}

/** "1 Foreman/Driver", "2 helpers" */
export function listCrewNeeds(requirements: readonly CrewRequirement[]): string[] {
  return requirements.map(({ position, count }) => {
    const { one, other } = labels.positionInText[position];
    return cardTexts.need(count, count === 1 ? one : other);
  });
}

/** "26 ft", "2 × 16 ft", "cargo van": trucks by their length; types without a known name are left out. */
export function listVehicleNeeds(
  requirements: readonly VehicleRequirement[],
  getName: (vehicleTypeId: number) => string | undefined,
): string[] {
  return requirements.flatMap(({ vehicle_type_id, count }) => {
    const name = getName(vehicle_type_id);
    return name === undefined ? [] : [cardTexts.vehicle(count, shortenVehicleName(name))];
  });
}

function shortenVehicleName(name: string): string {
  const length = /^(\d+) ft\b/.exec(name)?.[1];
  return length === undefined ? name.toLocaleLowerCase(currentLocale()) : cardTexts.feet(length);
}

/** A stop in one line: "410 W Copperleaf Ave, Apt 205, Tempe, AZ 85281". */
export function formatStopLine({ address_line, unit, city, state, zip }: Stop): string {
  return [address_line, unit, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}

const reasons = (): Readonly<Record<string, string>> => labels.cancelReason;

/** Reason a job was canceled; undefined for a missing or unknown reason. */
export function getCancelReason(code: string | null): string | undefined {
  return code !== null && Object.hasOwn(reasons(), code) ? reasons()[code] : undefined;
}
