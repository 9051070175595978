import { currentLocale } from '#platform/lib/locale';
import { formatNumber, fullName } from '#platform/lib/text';
import type { CrewRequirement, OrderCard, VehicleRequirement } from '#generated/model';
import { getRouteCities } from '#domain/orders/route';
import { countDays, type JobDays } from '#domain/time/workDays';
import { labels } from './labels';
import { cardTexts } from '../texts';

/** "Rebecca Hollis": only the office sees customers' names on lists. */
export function formatCustomerName({
  customer_name,
  customer_last_name,
}: Pick<OrderCard, 'customer_name' | 'customer_last_name'>): string {
  return fullName({ first_name: customer_name, last_name: customer_last_name });
}

/** "Tempe → Gilbert"; one city if all stops are in it. */
export function formatRoute(job: Pick<OrderCard, 'city_from' | 'city_to'>): string {
  const { from, to } = getRouteCities(job);
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

/** "2 bedrooms, large", "930 cu ft", "6.5 h" */
export function listFacts(
  card: Pick<OrderCard, 'move_size' | 'volume_cuft' | 'estimated_hours' | 'date' | 'end_date'>,
): string[] {
  const volume = card.volume_cuft > 0 ? [cardTexts.volume(formatNumber(card.volume_cuft))] : [];
  return [labels.moveSize[card.move_size], ...volume, formatDailyHours(card)];
}

/** "1 Foreman/Driver", "2 helpers" */
export function listCrewNeeds(requirements: readonly CrewRequirement[]): string[] {
  return requirements.map(({ position, count }) => {
    const one = labels.positionInText[position];
    return cardTexts.need(count, count === 1 ? one : labels.positions[position]);
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
