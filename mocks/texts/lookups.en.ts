/** Titles of the fixed lists in `mocks/catalogs.ts`, in their order. */
export const lookupTexts = {
  vehicles: [
    'Pickup',
    'Cargo van',
    '10 ft box truck',
    '16 ft box truck',
    '17 ft box truck',
    '22 ft box truck',
    '26 ft box truck',
    'Trailer',
    'No vehicle',
  ],
  movingTools: [
    'Appliance dolly',
    'Hand truck',
    'Furniture dolly',
    'Piano board',
    'Shoulder straps',
    'Moving blankets',
    'Ratchet straps',
    'Loading ramp',
    'Forearm straps',
    'Panel cart',
  ],
  packingTools: ['Stretch wrap', 'Tape gun', 'Wardrobe boxes', 'Mattress bags', 'Bubble wrap'],
  assemblyTools: ['Cordless drill', 'Hex key set', 'Socket set', 'Rubber mallet', 'Screwdriver set'],
  safetyTools: ['Work gloves', 'Floor runners', 'Door jamb protectors', 'First aid kit'],
};
