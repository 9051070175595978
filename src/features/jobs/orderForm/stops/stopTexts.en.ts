import type { Side } from '../../model/orderValues';
import { formTexts } from '../texts.en';

export const sideTitles: Record<Side, string> = {
  pick_up_addresses: formTexts.sections.pickUp.title,
  destination_addresses: formTexts.sections.destination.title,
};

/** Words of the stops of a job. */
export const stopTexts = {
  stop: (place: number) => `Stop ${place}`,
  placeOf: (side: string, place: number) => `${side}, stop ${place}`,
  add: { pick_up_addresses: 'Add pick-up stop', destination_addresses: 'Add destination stop' },
  up: (place: number) => `Move stop ${place} up`,
  down: (place: number) => `Move stop ${place} down`,
  remove: (place: number) => `Remove stop ${place}`,
  moved: (from: number, to: number) => `Stop ${from} is now stop ${to}`,
  removed: (place: number) => `Stop ${place} removed`,
  most: 'Five stops are the most on one side.',
  address: 'Address',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  placeType: 'Kind of place',
  floor: 'Floor',
  flights: 'Flights of stairs',
  elevator: 'Elevator',
  elevatorWindow: 'Elevator is reserved',
  elevatorWindowHint: 'For example, 8-10 or 11am-1pm; the time is then firm',
  longCarry: 'Way to the truck',
  longCarryFar: 'More than 75\u00a0ft takes longer.',
  feet: 'ft',
  parking: 'Parking',
  more: 'More about this stop',
  truckLength: 'Longest truck that fits',
  contactName: 'Contact',
  contactPhone: 'Contact’s phone',
  accessNotes: 'How to get in',
  accessNotesHint: 'Gate codes are shown only to those who accepted.',
  coi: 'A certificate of insurance is wanted',
};
