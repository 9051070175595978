import type { ReasonKind } from '#domain/orders/crewEstimate';
import { counted } from '#platform/lib/text';

const nbsp = '\u00a0';

/** Texts of the crew-and-hours suggestion. */
export const suggestionTexts = {
  title: (people: number, hours: string) => `${counted(people, { one: 'person', other: 'people' })}, ${hours}`,
  label: 'Suggested crew and hours',
  none: 'Choose the move size to get a suggested crew and hours.',
  use: 'Use suggestion',
  used: 'Applied',
  taken: 'Crew and hours filled in',
  volume: {
    1: (volume: string) => `Based on ${volume}, 95${nbsp}cu${nbsp}ft/person-hour loading`,
    2: (volume: string) => `Based on ${volume}, 120${nbsp}cu${nbsp}ft/person-hour unloading`,
    3: (volume: string) =>
      `Based on ${volume}, 95${nbsp}cu${nbsp}ft/person-hour loading, 120 unloading, 30${nbsp}min drive`,
  },
  reasons: {
    load_stairs: 'stairs at pickup',
    unload_stairs: 'stairs at destination',
    load_elevator: 'elevator at pickup',
    unload_elevator: 'elevator at destination',
    load_carry: 'long carry at pickup',
    unload_carry: 'long carry at destination',
    packing: 'partial packing',
  } satisfies Partial<Record<ReasonKind, string>>,
  percent: (percent: number, why: string) => `+${percent}% ${why}`,
  heavy: '4-person minimum for heavy items',
  minimum: '2-hour minimum',
};
