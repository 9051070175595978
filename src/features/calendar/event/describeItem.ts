import { getHelpSides } from '#domain/orders/helpType';
import { getRouteCities } from '#domain/orders/schedule';
import { formatJobWhen } from '#domain/time/workDays';
import type { CalendarItem } from '#generated/model';
import { nameStatus } from '#platform/lib/codes';
import { describeHelp, formatCustomerName, getFormationStyle, jobLabels } from '../../jobs/orders';
import type { CalendarJob } from '../model/calendarJob';
import { calendarTexts as texts } from '../texts';

/** "Tempe → Gilbert", "Gilbert · Load"; '' without an address. */
export const formatItemRoute = (item: CalendarItem, describe = describeHelp): string =>
  listRouteParts(item, describe).join(' ');

/** The parts of the route between which a line may break. A single city comes with what the crew does there. */
export function listRouteParts(item: CalendarItem, describe = describeHelp): string[] {
  const { from, to } = getPlaces(item);
  if (from === undefined) return [];
  const way = to === undefined ? [from] : [from, texts.routeEnd(to)];
  if (!isOneSided(item)) return way;
  return [...way.slice(0, -1), texts.before(way.at(-1) ?? ''), describe(item.help_type)];
}

/** The cities of the route; the addresses, where the provider does not send their cities. */
function getPlaces({ city_from, city_to, pick_up_address, destination_address }: CalendarItem) {
  const cities = getRouteCities({ city_from, city_to });
  if (cities.from !== undefined) return cities;
  return getRouteCities({ city_from: pick_up_address, city_to: destination_address });
}

const isOneSided = ({ help_type }: CalendarItem): boolean => getHelpSides(help_type).length === 1;

/** The formation of the crew; of a closed job how it ended. */
export function formatItemStatus({ status, closed_state }: CalendarItem): string {
  return closed_state === null ? nameStatus(jobLabels.status, status) : jobLabels.closed[closed_state];
}

export function getItemTone({ status, closed_state }: CalendarItem) {
  return closed_state === null ? getFormationStyle(status).tone : 'neutral';
}

type CrewText = (accepted: number, required: number) => string;

/** The accepted people of the crew, in these words; undefined if the provider does not count them. */
export function formatCrew(
  { accepted, required }: Pick<CalendarItem, 'accepted' | 'required'>,
  words: CrewText,
): string | undefined {
  return accepted === null || required === null ? undefined : words(accepted, required);
}

/** All facts of a job in sentences, for a screen reader. */
export function formatItemName(
  item: CalendarJob,
  { work, part, branch }: { work?: string | undefined; part?: string | undefined; branch?: string | undefined } = {},
): string {
  const { number, pending, conflicts, has_conflict } = item;
  const job = [
    texts.jobOf(number, formatCustomerName(item)),
    work,
    formatJobWhen(item),
    formatItemWay(item),
    part,
    branch,
  ];
  const crew = [
    formatItemStatus(item),
    formatCrew(item, texts.crewInWords),
    pending === null || pending === 0 ? '' : texts.pending(pending),
  ];
  const clash = has_conflict ? texts.conflicts(conflicts.filter(({ severity }) => severity === 'hard').length) : '';
  return texts.sentences([job, crew, [clash]].map(toPhrase).filter((phrase) => phrase !== ''));
}

const toPhrase = (words: readonly (string | undefined)[]): string => texts.facts(words.filter((word) => !!word));

/** "from Tempe to Gilbert", "in Gilbert, Load" */
function formatItemWay(item: CalendarItem): string {
  const { from, to } = getPlaces(item);
  if (from === undefined) return '';
  const way = to === undefined ? texts.wayIn(from) : texts.way(from, to);
  return toPhrase([way, isOneSided(item) ? describeHelp(item.help_type) : undefined]);
}
