import type { OfferDraftElevator, Language } from '#generated/model';
import type { NeedField } from '#domain/orders/typedLine/needPhrases';
import { nbsp } from '#platform/lib/text';

/** The recognized parts of a typed line. */
export const lineTexts = {
  understood: 'Recognized',
  remove: (words: string) => `Remove “${words}”`,
  edit: (words: string) => `Edit ${words}`,
  which: (words: string) => `Which one do you mean by “${words}”?`,
  unknown: (parts: readonly string[]) => `Not understood: ${parts.join(', ')}`,
  outOfRange: (parts: readonly string[]) => `Out of range: ${parts.join(', ')}`,
  repeated: (parts: readonly string[]) => `Repeated, ignored: ${parts.join(', ')}`,
  noField: (parts: readonly string[]) => `Not used here: ${parts.join(', ')}`,
  quoted: (words: string) => `“${words}”`,
  destination: (city: string) => `To ${city}`,
  rateWords: (amount: string) => `${amount}/hr`,
  elevators: {
    none: 'No elevator',
    passenger: 'Passenger elevator',
    freight: 'Freight elevator',
  } satisfies Record<OfferDraftElevator, string>,
  speaks: { en: 'Speaks English', es: 'Speaks Spanish', other: 'Another language' } satisfies Record<Language, string>,
  amounts: {
    hours: (hours: string) => `${hours}${nbsp}hr`,
    floor: (floor: string) => `Floor ${floor}`,
    flights: (flights: string) => `Flights of stairs: ${flights}`,
    radius: (miles: string) => `Within ${miles}${nbsp}mi`,
    minRating: (stars: string) => `${stars} stars or more`,
  } satisfies Partial<Record<NeedField, (value: string) => string>>,
  equipment: 'Equipment',
};
