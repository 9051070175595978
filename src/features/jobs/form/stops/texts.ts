import type { Side } from '../../orders';
import { formTexts } from '../texts';

export const sideTitles: Record<Side, string> = {
  pick_up_addresses: formTexts.sections.pickUp.title,
  destination_addresses: formTexts.sections.destination.title,
};

/** Texts of a job’s stops. */
export const stopTexts = {
  stop: (number: number) => `Stop ${number}`,
  placeOf: (side: string, number: number) => `${side}, stop ${number}`,
  add: { pick_up_addresses: 'Add pickup stop', destination_addresses: 'Add destination stop' },
  up: (number: number) => `Move stop ${number} up`,
  down: (number: number) => `Move stop ${number} down`,
  remove: (number: number) => `Remove stop ${number}`,
  moved: (from: number, to: number) => `Stop ${from} is now stop ${to}`,
  removed: (number: number) => `Stop ${number} removed`,
  most: 'Up to 5 stops per side.',
  address: 'Address',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  placeType: 'Property type',
  floor: 'Floor',
  flights: 'Flights of stairs',
  elevator: 'Elevator',
  elevatorWindow: 'Elevator reservation',
  elevatorWindowHint: 'For example, 8-10 or 11am-1pm. Makes the time firm.',
  longCarry: 'Carry distance',
  longCarryFar: 'Over 75\u00a0ft takes longer.',
  feet: 'ft',
  parking: 'Parking',
  more: 'More stop details',
  truckLength: 'Max truck length',
  contactName: 'Contact',
  contactPhone: 'Contact phone',
  accessNotes: 'Access notes',
  accessNotesHint: 'Only accepted crew see gate codes.',
  coi: 'COI required',
};
