import { nbsp } from '#platform/lib/text';

/** The parts of a typed line that are unclear or not used. */
export const lineTexts = {
  which: (words: string) => `Which one do you mean by “${words}”?`,
  unknown: (parts: readonly string[]) => `Not used: ${parts.join(', ')}`,
  outOfRange: (parts: readonly string[]) => `Not used, out of range: ${parts.join(', ')}`,
  repeated: (parts: readonly string[]) => `Not used, there is another: ${parts.join(', ')}`,
  noField: (parts: readonly string[]) => `Not used here: ${parts.join(', ')}`,
  quoted: (words: string) => `“${words}”`,
  destination: (city: string) => `To ${city}`,
  rateWords: (amount: string) => `${amount}/hr`,
  hours: (hours: string) => `${hours}${nbsp}hr`,
  equipment: 'Equipment',
};
