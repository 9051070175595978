import type { Action, Target, Wording } from './story';

export const type = (name: Wording, text: string, inside?: string): Action => ({
  do: 'type',
  target: { kind: 'field', name, ...(inside !== undefined && { inside }) },
  text,
});

export const press = (kind: Target['kind'], name: Wording, place?: Omit<Target, 'kind' | 'name'>): Action => ({
  do: 'press',
  target: { kind, name, ...place },
});

export const tick = (name: Wording): Action => ({ do: 'tick', target: { kind: 'field', name } });

/** Card of the job that the story has saved. */
export const ofJob = { near: '{1}' } as const;

/** Someone at the top of the list who is not played by a presenter and whose plan includes another job. */
export const selectOther = press('button', /^Select (?!Luis|Marco |Marcus|Sofia|Tyrell)/);

/** A job of two hours that begins before anyone has other work. */
const early = { days: 0, window: '4am-5am', hours: '2' } as const;

/** Takes down a short job and saves it. */
export function saveEarlyJob(
  customer: readonly [string, string],
  people: number,
  { days, window, hours }: { days: number | 'saturday'; window: string; hours: string } = early,
): readonly Action[] {
  return [
    type('First name', customer[0]),
    type('Last name', customer[1]),
    type('Phone', '6025550177'),
    { do: 'choose', target: { kind: 'field', name: 'Move size' }, option: 'Studio' },
    { do: 'typeDay', target: { kind: 'field', name: 'Date' }, days },
    type('Arrival window', window),
    type('Estimated hours', hours),
    type('Address', '18 E Orchid Ln', 'Pickup'),
    type('ZIP code', '85006', 'Pickup'),
    type('City', 'Phoenix', 'Pickup'),
    type('Address', '902 N Mill Ave', 'Destination'),
    type('ZIP code', '85281', 'Destination'),
    type('City', 'Tempe', 'Destination'),
    ...Array.from({ length: people }, () => press('button', 'Add one helper')),
    press('button', 'Save job'),
  ];
}
