import type { Language } from '../../../generated/model';
import type { PositionCode } from '../../../generated/model/codes';
import type { TimeWindow } from '../../../platform/lib/time/clockTimes';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import type { HelpKind } from '../../helpType';

/** What one phrase of the typed line says. Rates are cents an hour. */
export type NeedValue =
  | { field: 'position'; value: { position: PositionCode; count: number } }
  | { field: 'date'; value: CalendarDate }
  | { field: 'window'; value: TimeWindow }
  | { field: 'hours' | 'rate' | 'floor' | 'flights' | 'radius' | 'minRating'; value: number }
  | { field: 'place'; value: Place }
  | { field: 'elevator'; value: Elevator }
  | { field: 'service'; value: HelpKind }
  | { field: 'language'; value: Language }
  | { field: 'tool' | 'vehicle'; value: number };

export type NeedField = NeedValue['field'];
export type Place = { city: string; state: string };
export type Elevator = 'none' | 'passenger' | 'freight';

/** Where a phrase is in the line: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

/** A recognized phrase. It is ambiguous if it has `others`: the screen then asks which one is meant. */
export type NeedPhrase = NeedValue & Span & { others: NeedValue[] };

/**
 * Text that no field uses. `out_of_range`: read, but beyond a limit or in the past. `repeated`: an earlier phrase said
 * it already.
 */
export type UnusedText = Span & { text: string; reason: 'unknown' | 'out_of_range' | 'repeated' };

/** Words that only the provider and the branch know. */
export type NeedWords = {
  /** State code of the branch, for cities that are written without one. */
  state: string;
  cities: readonly Place[];
  tools: readonly { id: number; title: string }[];
  vehicles: readonly { id: number; title: string }[];
};

export type NeedContext = { now: Date; zone: string; words: NeedWords };
