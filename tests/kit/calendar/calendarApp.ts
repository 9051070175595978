import ICAL from 'ical.js';

/** An event as a calendar app shows it; times are instants in UTC. */
export type ShownEvent = {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  location: string | null;
  description: string;
  /** One for each day. */
  times: (readonly [startsAt: string, endsAt: string])[];
};

/** Reads an iCalendar file as a calendar app does. Throws for other text. */
export function readCalendarFile(text: string): {
  name: string;
  refresh: string;
  zones: string[];
  events: ShownEvent[];
} {
  const calendar = ICAL.Component.fromString(text);
  const readText = (name: string) => String(calendar.getFirstPropertyValue(name) ?? '');
  return {
    name: readText('name'),
    refresh: readText('refresh-interval'),
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => String(zone.getFirstPropertyValue('tzid'))),
    events: calendar.getAllSubcomponents('vevent').map(toShownEvent),
  };
}

function toShownEvent(component: ICAL.Component): ShownEvent {
  const event = new ICAL.Event(component);
  const { uid, sequence, summary, location, description } = event;
  const status = String(component.getFirstPropertyValue('status'));
  return { uid, sequence, status, summary, location, description, times: listTimes(event) };
}

function listTimes(event: ICAL.Event): ShownEvent['times'] {
  if (!event.isRecurring()) return [[toUtc(event.startDate), toUtc(event.endDate)]];
  const times: ShownEvent['times'] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    times.push([toUtc(startDate), toUtc(endDate)]);
  }
  return times;
}

function toUtc(time: ICAL.Time): string {
  return new Date(time.toUnixTime() * 1000).toISOString().replace('.000Z', 'Z');
}
