import type {
  CancelInvitationRequestReason,
  OrderCancelRequestReason,
  RejectInvitationRequestReason,
  Tool,
  VehicleType,
  WithdrawInvitationRequestReason,
  ZipPlace,
} from '#generated/model';

/** Lookups that never change: vehicles, tools, items to move and reasons. An id is the 1-based index in its list. */

type Vehicle = readonly [title: string, cuft: number, pounds: number, icon: VehicleType['icon']];

const vehicles: readonly Vehicle[] = [
  ['Pickup', 70, 1500, 'pickup'],
  ['Cargo van', 250, 3000, 'van'],
  ['10 ft box truck', 400, 2800, 'truck'],
  ['16 ft box truck', 800, 4300, 'truck'],
  ['17 ft box truck', 850, 5900, 'truck'],
  ['22 ft box truck', 1200, 7400, 'truck'],
  ['26 ft box truck', 1700, 10_000, 'truck'],
  ['Trailer', 400, 3500, 'trailer'],
  ['No vehicle', 0, 0, 'none'],
];

export const vehicleTypes = vehicles.map(([title, capacity_cuft, payload_lb, icon], index) => ({
  id: index + 1,
  title,
  capacity_cuft,
  payload_lb,
  icon,
  cdl_required: false,
}));

type ToolCategory = NonNullable<Tool['category']>;

const toolTitles: readonly (readonly [category: ToolCategory, titles: readonly string[]])[] = [
  [
    'moving',
    [
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
  ],
  ['packing', ['Stretch wrap', 'Tape gun', 'Wardrobe boxes', 'Mattress bags', 'Bubble wrap']],
  ['assembly', ['Cordless drill', 'Hex key set', 'Socket set', 'Rubber mallet', 'Screwdriver set']],
  ['safety', ['Work gloves', 'Floor runners', 'Door jamb protectors', 'First aid kit']],
];

export const tools = toolTitles
  .flatMap(([category, titles]) => titles.map((title) => ({ title, category, icon: category })))
  .map((tool, index) => ({ id: index + 1, ...tool }));

/** Items by room: name and cubic feet of each; `+` marks items that need disassembly. */
const thingsByRoom = {
  Bedroom:
    'King bed+ 70; Queen bed+ 60; Double bed+ 50; Twin bed+ 30; Crib+ 15; Chest of drawers 25; Dresser 30; ' +
    'Nightstand 5; Wardrobe+ 40; Vanity 20',
  'Living room':
    'Armchair 10; Bookcase 15; Sofa 35; Loveseat 28; Sectional+ 60; Recliner 20; Coffee table 8; ' +
    'Side table 5; TV, 55 in 10; TV stand 15; Floor lamp 4; Rug 6; Upright piano 70; Ottoman 6',
  'Dining room': 'Dining table+ 30; Dining chair 5; China cabinet 40; Bar stool 4; Sideboard 25',
  Office:
    'Desk+ 25; Office chair 10; Filing cabinet, 2 drawers 10; Filing cabinet, 4 drawers 16; Printer 5; ' +
    'Monitor 4; Whiteboard 6',
  Appliances:
    'Refrigerator 45; Washer 25; Dryer 25; Dishwasher 18; Stove 25; Microwave 3; Freezer 35; Air conditioner 8',
  'Garage and yard':
    'Treadmill+ 30; Exercise bike 15; Gun safe 25; Bicycle 10; Lawn mower 15; Grill 15; Patio table+ 15; ' +
    'Patio chair 5; Tool chest 20',
  Boxes:
    'Box, small 1.5; Box, medium 3; Box, large 4.5; Box, extra large 6; Wardrobe box 12; Dish pack 5; ' +
    'Plastic tote 2.5',
};

export const itemCatalog = Object.entries(thingsByRoom)
  .flatMap(([room, things]) => things.split('; ').map((thing) => ({ room, thing })))
  .map(({ room, thing }, index) => {
    const [, title = '', mark, cuft] = /^(.+?)(\+?) ([\d.]+)$/.exec(thing) ?? [];
    return { id: index + 1, title, room, cuft: Number(cuft), disassembly: mark === '+' };
  });

/** Reasons by action: code and text. */
export const reasons = {
  reject: toReasonList({
    not_available: 'Not available',
    too_far: 'Too far away',
    pay_too_low: 'Pay too low',
    too_heavy: 'Too heavy',
    already_booked: 'Already booked',
    no_transport: 'No transportation',
    not_my_position: 'Not my position',
    other: 'Other',
  } satisfies Record<RejectInvitationRequestReason, string>),
  withdraw: toReasonList({
    sick: 'Sick',
    family: 'Family',
    vehicle_problem: 'Vehicle problem',
    double_booked: 'Double-booked',
    injury: 'Injury',
    weather: 'Weather',
    other: 'Other',
  } satisfies Record<WithdrawInvitationRequestReason, string>),
  remove: toReasonList({
    crew_changed: 'Crew change',
    job_smaller: 'Job is smaller',
    customer_request: 'Customer request',
    no_response: 'No reply',
    mistake: 'Mistake',
    other: 'Other',
  } satisfies Record<CancelInvitationRequestReason, string>),
  cancel: toReasonList({
    customer_cancelled: 'Customer canceled',
    customer_rescheduled: 'Customer rescheduled',
    duplicate: 'Duplicate',
    crew_unavailable: 'No crew available',
    truck_unavailable: 'No truck available',
    weather: 'Weather',
    building_access: 'No building access',
    payment_issue: 'Payment issue',
    other: 'Other',
  } satisfies Record<OrderCancelRequestReason, string>),
};

function toReasonList(words: Record<string, string>) {
  return Object.entries(words).map(([code, title]) => ({ code, title }));
}

/** As in the app's settings, so that a downloaded job and the same job in the feed are one event. */
export const productName = 'Crewboard';

/** Address of the app, in the links of messages. */
export const appAddress = 'https://app.crewboard.example';

// ZIP codes -----------------------------------------------------------------------------------------------------------

/** ZIP codes of the demo's cities: single codes and ranges. The first city that includes a code has it. */
const cities: readonly (readonly [city: string, state: string, codes: string])[] = [
  ['Scottsdale', 'AZ', '85250-85252 85254-85262 85266-85271'],
  ['Paradise Valley', 'AZ', '85253'],
  ['Fountain Hills', 'AZ', '85268 85269'],
  ['Tempe', 'AZ', '85280-85285 85287-85288'],
  ['Mesa', 'AZ', '85201-85216 85274-85277'],
  ['Apache Junction', 'AZ', '85117-85120 85178'],
  ['Chandler', 'AZ', '85224-85226 85244 85246 85248 85249 85286'],
  ['Gilbert', 'AZ', '85233 85234 85295-85299'],
  ['Queen Creek', 'AZ', '85142'],
  ['San Tan Valley', 'AZ', '85140 85143'],
  ['Maricopa', 'AZ', '85138 85139'],
  ['Casa Grande', 'AZ', '85122 85193 85194'],
  ['Florence', 'AZ', '85132'],
  ['Coolidge', 'AZ', '85128'],
  ['Eloy', 'AZ', '85131'],
  ['Glendale', 'AZ', '85301-85308 85310-85312 85318'],
  ['Avondale', 'AZ', '85323 85392'],
  ['Buckeye', 'AZ', '85326 85396'],
  ['Cave Creek', 'AZ', '85327 85331'],
  ['El Mirage', 'AZ', '85335'],
  ['Goodyear', 'AZ', '85338 85395'],
  ['Litchfield Park', 'AZ', '85340'],
  ['Sun City', 'AZ', '85351 85373'],
  ['Tolleson', 'AZ', '85353'],
  ['Peoria', 'AZ', '85345 85380-85383 85385'],
  ['Surprise', 'AZ', '85374 85378 85379 85387 85388'],
  ['Sun City West', 'AZ', '85375 85376'],
  ['Yuma', 'AZ', '85364-85367 85369'],
  ['Anthem', 'AZ', '85086'],
  ['Phoenix', 'AZ', '85001-85085 85087 85097'],
  ['Payson', 'AZ', '85541 85547'],
  ['Green Valley', 'AZ', '85614 85622'],
  ['Nogales', 'AZ', '85621 85628'],
  ['Sahuarita', 'AZ', '85629'],
  ['Sierra Vista', 'AZ', '85635 85636 85650'],
  ['Vail', 'AZ', '85641'],
  ['Marana', 'AZ', '85653 85658'],
  ['Oro Valley', 'AZ', '85737 85755'],
  ['Tucson', 'AZ', '85701-85736 85738-85754 85756 85757 85775'],
  ['Flagstaff', 'AZ', '86001-86005 86011'],
  ['Prescott', 'AZ', '86301-86305 86313'],
  ['Prescott Valley', 'AZ', '86312 86314 86315'],
  ['Sedona', 'AZ', '86336 86339 86351'],
  ['Lake Havasu City', 'AZ', '86403-86406'],
  ['Kingman', 'AZ', '86401 86402 86409'],
  ['Henderson', 'NV', '89002 89009 89011 89012 89014-89016 89044 89052 89053 89074 89077'],
  ['Boulder City', 'NV', '89005 89006'],
  ['North Las Vegas', 'NV', '89030-89033 89036 89081 89084-89087'],
  ['Las Vegas', 'NV', '89101-89199'],
];

/** The cities of a ZIP code: one, or none when the demo does not know the code. */
export function listZipPlaces(zip: string): ZipPlace[] {
  const found = cities.find(([, , codes]) => codes.split(' ').some((range) => isWithin(zip, range)));
  return found ? [{ zip, city: found[0], state: found[1] }] : [];
}

/** The first ZIP code of a city, if the demo knows it. */
export function findFirstZip(city: string, state: string): string | undefined {
  const cityName = city.toLowerCase();
  const found = cities.find(([name, code]) => name.toLowerCase() === cityName && code === state);
  return found?.[2].slice(0, 5);
}

function isWithin(zip: string, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  return from <= zip && zip <= to;
}
