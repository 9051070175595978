import { codeLabels } from '#domain/orders/labels';
import { positionNames } from '#domain/people/positionNames';
import { stopTexts } from '../detail/texts';
import { nbsp } from '#platform/lib/text';

/** The printed sheet of a crew. */
export const crewSheetTexts = {
  page: (number: string) => `Job ${number}`.trim(),
  heading: (number: string, customer: string) => [number, customer].filter(Boolean).join(' · '),
  crew: 'Crew',
  position: positionNames.en,
  open: (count: number, position: string) => `${count} × ${position}: open`,
  noOne: 'No one has accepted yet.',
  stops: 'Stops',
  pickUp: 'Pickup',
  destination: 'Destination',
  stop: (kind: string, number: number, count: number) => (count > 1 ? `${kind} ${number}` : kind),
  access: stopTexts,
  contact: 'Customer',
  service: 'Service',
  helpType: codeLabels.en.helpType,
  moveSize: codeLabels.en.moveSize,
  specialItem: codeLabels.en.specialItem,
  volume: (cuft: string) => `${cuft}${nbsp}cu${nbsp}ft`,
  hours: (hours: string) => `${hours}${nbsp}hr`,
  timesHours: (days: number, hours: string) => `${days}${nbsp}days${nbsp}×${nbsp}${hours}`,
  vehicles: 'Vehicles',
  vehicle: (count: number, name: string) => (count === 1 ? name : `${count}${nbsp}× ${name}`),
  notes: 'Notes',
};
