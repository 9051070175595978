import type { ReasonKind } from '../../../../domain/crewEstimate';
import { counted } from '../../../../platform/lib/text';

const nbsp = '\u00a0';

/** Words of the crew-and-hours suggestion. */
export const suggestionTexts = {
  title: (people: number, hours: string) => `${counted(people, { one: 'person', other: 'people' })}, ${hours}`,
  label: 'Suggested crew and hours',
  none: 'Choose the size of the move, and we suggest a crew and the hours.',
  use: 'Use it',
  used: 'In use',
  taken: 'Crew and hours are filled in',
  volume: {
    1: (volume: string) => `${volume} at 95${nbsp}cu${nbsp}ft loaded per person and hour`,
    2: (volume: string) => `${volume} at 120${nbsp}cu${nbsp}ft unloaded per person and hour`,
    3: (volume: string) =>
      `${volume} at 95${nbsp}cu${nbsp}ft loaded and 120 unloaded per person and hour, and half an hour of driving`,
  },
  reasons: {
    load_stairs: 'for stairs at the pick-up',
    unload_stairs: 'for stairs at the destination',
    load_elevator: 'for the elevator at the pick-up',
    unload_elevator: 'for the elevator at the destination',
    load_carry: 'for the way to the truck at the pick-up',
    unload_carry: 'for the way from the truck at the destination',
    packing: 'for packing a part of it',
  } satisfies Partial<Record<ReasonKind, string>>,
  percent: (percent: number, why: string) => `+${percent}${nbsp}% ${why}`,
  heavy: 'Four people at least for heavy special items',
  minimum: `Two hours are the least`,
};
