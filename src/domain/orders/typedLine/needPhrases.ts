import type { Language, MoveSize } from '#generated/model';
import type { PositionCode } from '#generated/model/codes';
import type { TimeWindow } from '#platform/lib/time/clockTimes';
import type { CalendarDate } from '#platform/lib/time/dates';
import type { HelpKind } from '../helpType';

/** Values that phrases of the typed line can have. Rates are cents an hour; tools and vehicles are ids. */
export type NeedValues = {
  position: { position: PositionCode; count: number };
  date: CalendarDate;
  window: TimeWindow;
  hours: number;
  rate: number;
  floor: number;
  flights: number;
  radius: number;
  minRating: number;
  place: Place;
  destination: Place;
  moveSize: MoveSize;
  /** Ten digits. */
  phone: string;
  customer: Customer;
  elevator: Elevator;
  service: HelpKind;
  language: Language;
  tool: number;
  vehicle: number;
};

export type NeedField = keyof NeedValues;
export type NeedValue = { [Field in NeedField]: { field: Field; value: NeedValues[Field] } }[NeedField];
/** A city, or an address; what the line does not say is empty. */
export type Place = { city: string; state: string; address?: string; unit?: string; zip?: string };
export type Customer = { first: string; last: string };
export type Elevator = 'none' | 'passenger' | 'freight';

/** Position of a phrase in the line: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

/** A recognized phrase. It is ambiguous if it has `others`: the screen then asks which one is meant. */
export type NeedPhrase = NeedValue & Span & { others: NeedValue[] };

/**
 * Text that no field uses. `out_of_range`: read, but beyond a limit or in the past. `repeated`: an earlier phrase
 * has it already.
 */
export type UnusedText = Span & { text: string; reason: 'unknown' | 'out_of_range' | 'repeated' };

/** Words that only the provider and the branch know. */
export type NeedWords = {
  /** State code of the branch, for cities that are written without one. */
  state: string;
  cities: readonly Place[];
  tools: readonly { id: number; title: string }[];
  vehicles: readonly { id: number; title: string }[];
  /** The usual arrival windows of the branch: "8am" is the one that starts at 8. */
  windows: readonly TimeWindow[];
};

export type NeedContext = {
  now: Date;
  zone: string;
  words: NeedWords;
  /** Also reads the customer, the move size and both ends of the route. */
  isBooking?: boolean;
};
