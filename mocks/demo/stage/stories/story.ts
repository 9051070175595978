import type { SideName } from '../sides';

/**
 * A text, or a pattern of it. `{1}` in a text is what the first group of a seen pattern found; `{turn}`, `{first}` and
 * `{last}` differ each time the story begins.
 */
export type Wording = string | RegExp;

/** Element that a presenter uses, as they would name it. */
export type Target = {
  kind: 'button' | 'link' | 'field' | 'option';
  name: Wording;
  /** Title of the section or dialog that it is in. */
  inside?: string;
  /** Text of the card or row that it is in. */
  near?: Wording;
  /** Button that shows it on a phone. */
  behind?: string;
};

/** Days ahead, and one more each time the story begins; the next Saturday; or a weekday when everyone is free. */
export type TypedDay = number | 'saturday' | 'weekday';

/** One action in the window of a side, or of the world. */
export type Action =
  | { do: 'press'; target: Target }
  | { do: 'type'; target: Target; text: string }
  /** Ticks a box, unless it is ticked. */
  | { do: 'tick'; target: Target }
  /** Types what a list is searched for, and takes the option whose title begins with it. */
  | { do: 'pick'; target: Target; text: string }
  /** The code in the newest message of the demo inbox. */
  | { do: 'pasteCode'; target: Target }
  /** A day, typed as people write it. */
  | { do: 'typeDay'; target: Target; days: TypedDay }
  | { do: 'choose'; target: Target; option: string }
  /** The clock of the demo, to a time in Phoenix on the next Saturday. */
  | { do: 'awaitSaturday'; time: string }
  /** The clock of the demo, as many days as a day that was typed, and some hours. */
  | { do: 'moveClock'; days: number; hours: number }
  /** Simulated people accept what the office has just sent them. */
  | { do: 'answer' };

export type Step = {
  side: SideName;
  /** The next thing that happens, and why it matters. */
  caption: string;
  /** Another person, or another page, on the step's side. */
  open?: { email: string; path: string };
  actions: readonly Action[];
  /** Shown when the step is done, on its side or on another. */
  seen: { side?: SideName; text: Wording };
};

/** Words by their name in a text: `{1}`. */
export type Known = Readonly<Record<string, string>>;

export type Story = {
  name: string;
  title: string;
  /** True if a phone has no screen for it: the calendar moves jobs on a desktop only. */
  isWide?: boolean;
  /** People and pages at the beginning. */
  sides: { desktop: { email: string; path: string }; phone: { email: string; path: string } };
  steps: readonly Step[];
};

// Actions -------------------------------------------------------------------------------------------------------------

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
  { days, window, hours }: { days: TypedDay; window: string; hours: string } = early,
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
