import { PositionCode } from '../../../../generated/model/codes';

const none: Readonly<Record<string, string>> = {};

export const specificationTexts = {
  rateTitle: 'Hourly rate',
  rateWhy: 'What you ask for. Companies see it before they invite you.',
  rate: 'Rate per hour',
  perHour: '/hr',
  market: (range: string) => `Helpers near you: ${range}/hr`,
  noMarket: '$15 to $150 in steps of $0.50.',
  rateStep: 'Use $0.50 increments',
  positionRate: {
    [PositionCode.driver]: 'As a driver',
    [PositionCode.foreman]: 'As a foreman',
    [PositionCode.helper]: 'As a helper',
    [PositionCode.foremanDriver]: 'As a foreman/driver',
  } satisfies Record<PositionCode, string>,
  positionRateHint: 'Blank = rate above',

  toolsTitle: 'Tools',
  toolsWhy: 'What you can bring. Some jobs ask for certain tools.',
  tools: 'Your tools',
  category: { moving: 'Moving', packing: 'Packing', assembly: 'Assembly', safety: 'Safety' },

  vehiclesTitle: 'Vehicles',
  vehiclesWhy: 'What you can drive to a job. Jobs that need a truck find you by it.',
  vehicles: 'Your vehicles',
  noVehicles: 'No vehicles added.',
  addVehicle: 'Add a vehicle',
  vehicle: (place: number) => `Vehicle ${place}`,
  remove: (place: number) => `Remove vehicle ${place}`,
  vehicleType: 'Type',
  make: 'Make',
  year: 'Year',
  insuredUntil: 'Insured until',
  insuredHint: 'Optional. Some companies require it.',
  twice: 'You already added this type',

  /** Names of the provider's tools and vehicles in this language; without one, the provider's own. */
  toolName: none,
  vehicleName: none,
};
