import { PositionCode } from '#generated/model/codes';

type Names = Readonly<Record<string, string>>;

const toolName: Names = {
  'Appliance dolly': 'Appliance dolly',
  'Hand truck': 'Hand truck',
  'Furniture dolly': 'Furniture dolly',
  'Piano board': 'Piano board',
  'Shoulder straps': 'Shoulder straps',
  'Moving blankets': 'Moving blankets',
  'Ratchet straps': 'Ratchet straps',
  'Loading ramp': 'Loading ramp',
  'Forearm straps': 'Forearm straps',
  'Panel cart': 'Panel cart',
  'Stretch wrap': 'Stretch wrap',
  'Tape gun': 'Tape gun',
  'Wardrobe boxes': 'Wardrobe boxes',
  'Mattress bags': 'Mattress bags',
  'Bubble wrap': 'Bubble wrap',
  'Cordless drill': 'Cordless drill',
  'Hex key set': 'Hex key set',
  'Socket set': 'Socket set',
  'Rubber mallet': 'Rubber mallet',
  'Screwdriver set': 'Screwdriver set',
  'Work gloves': 'Work gloves',
  'Floor runners': 'Floor runners',
  'Door jamb protectors': 'Door jamb protectors',
  'First aid kit': 'First aid kit',
};

const vehicleName: Names = {
  Pickup: 'Pickup',
  'Cargo van': 'Cargo van',
  '10 ft box truck': '10 ft box truck',
  '16 ft box truck': '16 ft box truck',
  '17 ft box truck': '17 ft box truck',
  '22 ft box truck': '22 ft box truck',
  '26 ft box truck': '26 ft box truck',
  Trailer: 'Trailer',
  'No vehicle': 'No vehicle',
};

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
    [PositionCode.foremanDriver]: 'As a Foreman/Driver',
  } satisfies Record<PositionCode, string>,
  positionRateHint: 'Leave blank to use the rate above',

  toolsTitle: 'Tools',
  toolsWhy: 'What you can bring. Some jobs ask for certain tools.',
  tools: 'Your tools',
  category: { moving: 'Moving', packing: 'Packing', assembly: 'Assembly', safety: 'Safety' },

  vehiclesTitle: 'Vehicles',
  vehiclesWhy: 'What you can drive to a job. Used to match you with jobs that need a truck.',
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

  /** Names of the provider's tools and vehicles in this language, by the provider's own. It may have more. */
  toolName,
  vehicleName,
};
