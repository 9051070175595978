import type { NeedContext } from '../../src/domain/orders/typedLine/needPhrases';

/** For lines typed on a Tuesday, 8 AM in Phoenix. */
export const lineContext: NeedContext = {
  now: new Date('2026-11-24T15:00:00Z'),
  zone: 'America/Phoenix',
  words: {
    state: 'AZ',
    cities: ['Tempe', 'Mesa', 'Gilbert', 'Phoenix', 'Queen Creek', 'Sun City'].map((city) => ({ city, state: 'AZ' })),
    tools: [
      { id: 1, title: 'Appliance dolly' },
      { id: 2, title: 'Hand truck' },
      { id: 3, title: 'Furniture dolly' },
      { id: 4, title: 'Moving blankets' },
    ],
    vehicles: [
      { id: 1, title: 'Pickup' },
      { id: 2, title: 'Cargo van' },
      { id: 3, title: '16 ft box truck' },
      { id: 7, title: '26 ft box truck' },
      { id: 9, title: 'No vehicle' },
    ],
    windows: [],
  },
};
