import type { CalendarItem } from '../../../generated/model';
import { formatJobWhen } from '../../../domain/workDays';
import { formatCustomerName, formationLooks, jobLabels } from '../../jobs/calendarParts';
import { calendarTexts as texts } from '../texts';

/** "Tempe → Gilbert"; '' without an address. */
export function formatItemRoute({ city_from, city_to }: CalendarItem): string {
  if (city_from === null) return '';
  return city_to === null ? city_from : texts.route(city_from, city_to);
}

/** "Tempe" and "→ Gilbert", between which a line may break. */
export function listRouteParts({ city_from, city_to }: CalendarItem): string[] {
  if (city_from === null) return [];
  return city_to === null ? [city_from] : [city_from, texts.routeEnd(city_to)];
}

/** The formation of the crew; of a closed job how it ended. */
export function formatItemStatus({ status, closed_state }: CalendarItem): string {
  return closed_state === null ? jobLabels.status[status] : jobLabels.closed[closed_state];
}

export function getItemTone({ status, closed_state }: CalendarItem) {
  return closed_state === null ? formationLooks[status].tone : 'neutral';
}

/** All facts of a job in sentences, for a screen reader. */
export function formatItemName(
  item: CalendarItem,
  { part, branch }: { part?: string | undefined; branch?: string | undefined } = {},
): string {
  const { number, accepted, required, pending, conflicts, has_conflict } = item;
  const job = [texts.jobOf(number, formatCustomerName(item)), formatJobWhen(item), formatItemWay(item), part, branch];
  const crew = [
    formatItemStatus(item),
    texts.crewInWords(accepted, required),
    pending > 0 ? texts.pending(pending) : '',
  ];
  const clash = has_conflict ? texts.conflicts(conflicts.filter(({ severity }) => severity === 'hard').length) : '';
  return texts.sentences([job, crew, [clash]].map(toPhrase).filter((phrase) => phrase !== ''));
}

const toPhrase = (words: readonly (string | undefined)[]): string => texts.facts(words.filter((word) => !!word));

/** "from Tempe to Gilbert" */
function formatItemWay({ city_from, city_to }: CalendarItem): string {
  if (city_from === null) return '';
  return city_to === null ? texts.wayIn(city_from) : texts.way(city_from, city_to);
}
