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

// Places --------------------------------------------------------------------------------------------------------------

/** `zips` has the ZIP codes that the demo knows, single codes and ranges. */
type Area = readonly [name: string, lat: number, lng: number, population: number, zips: string];

/** Cities in Arizona and Nevada. The demo companies serve the first 17; ids count from 1. */
export const areasByState: readonly { state_code: string; state_name: string; areas: readonly Area[] }[] = [
  {
    state_code: 'AZ',
    state_name: 'Arizona',
    areas: [
      ['Phoenix', 33.448, -112.074, 1_608_139, '85001-85085 85087 85097'],
      ['Scottsdale', 33.494, -111.926, 241_361, '85250-85252 85254-85262 85266-85271'],
      ['Tempe', 33.426, -111.94, 180_587, '85280-85285 85287-85288'],
      ['Mesa', 33.415, -111.832, 504_258, '85201-85216 85274-85277'],
      ['Chandler', 33.306, -111.841, 275_987, '85224-85226 85244 85246 85248 85249 85286'],
      ['Gilbert', 33.353, -111.789, 267_918, '85233 85234 85295-85299'],
      ['Glendale', 33.539, -112.186, 248_325, '85301-85308 85310-85312 85318'],
      ['Peoria', 33.581, -112.237, 190_985, '85345 85380-85383 85385'],
      ['Surprise', 33.629, -112.368, 143_148, '85374 85378 85379 85387 85388'],
      ['Goodyear', 33.435, -112.358, 95_294, '85338 85395'],
      ['Tucson', 32.223, -110.975, 542_629, '85701-85736 85738-85754 85756 85757 85775'],
      ['Oro Valley', 32.391, -110.967, 47_070, '85737 85755'],
      ['Marana', 32.437, -111.225, 51_908, '85653 85658'],
      ['Sahuarita', 31.958, -110.956, 34_134, '85629'],
    ],
  },
  {
    state_code: 'NV',
    state_name: 'Nevada',
    areas: [
      ['Las Vegas', 36.17, -115.14, 641_903, '89101-89199'],
      ['Henderson', 36.04, -114.982, 317_610, '89002 89009 89011 89012 89014-89016 89044 89052 89053 89074 89077'],
      ['North Las Vegas', 36.199, -115.118, 262_527, '89030-89033 89036 89081 89084-89087'],
    ],
  },
  {
    state_code: 'AZ',
    state_name: 'Arizona',
    areas: [
      ['Flagstaff', 35.198, -111.651, 76_831, '86001-86005 86011'],
      ['Prescott', 34.54, -112.468, 45_827, '86301-86305 86313'],
      ['Prescott Valley', 34.61, -112.316, 46_785, '86312 86314 86315'],
      ['Sedona', 34.87, -111.761, 9_684, '86336 86339 86351'],
      ['Yuma', 32.693, -114.628, 95_548, '85364-85367 85369'],
      ['Casa Grande', 32.88, -111.757, 53_658, '85122 85193 85194'],
      ['Maricopa', 33.058, -112.048, 58_125, '85138 85139'],
      ['Queen Creek', 33.249, -111.634, 59_519, '85142'],
      ['Apache Junction', 33.415, -111.55, 38_499, '85117-85120 85178'],
      ['Avondale', 33.436, -112.35, 89_334, '85323 85392'],
      ['Buckeye', 33.37, -112.584, 91_502, '85326 85396'],
      ['Tolleson', 33.45, -112.259, 7_216, '85353'],
      ['El Mirage', 33.613, -112.325, 35_805, '85335'],
      ['Fountain Hills', 33.612, -111.717, 23_820, '85268 85269'],
      ['Paradise Valley', 33.531, -111.943, 12_658, '85253'],
      ['Cave Creek', 33.833, -111.951, 4_892, '85327 85331'],
      ['Anthem', 33.867, -112.147, 23_190, '85086'],
      ['Sun City', 33.598, -112.272, 39_931, '85351 85373'],
      ['Litchfield Park', 33.493, -112.358, 6_847, '85340'],
      ['Florence', 33.031, -111.387, 26_785, '85132'],
      ['Coolidge', 32.978, -111.518, 13_218, '85128'],
      ['Eloy', 32.756, -111.555, 15_635, '85131'],
      ['Sierra Vista', 31.554, -110.304, 45_308, '85635 85636 85650'],
      ['Nogales', 31.34, -110.934, 19_770, '85621 85628'],
      ['Green Valley', 31.854, -110.994, 22_616, '85614 85622'],
      ['Vail', 32.048, -110.712, 13_604, '85641'],
      ['Catalina Foothills', 32.298, -110.919, 52_401, ''],
      ['Casas Adobes', 32.323, -110.995, 70_973, ''],
      ['Payson', 34.231, -111.325, 16_351, '85541 85547'],
      ['Kingman', 35.189, -114.053, 32_689, '86401 86402 86409'],
      ['Lake Havasu City', 34.484, -114.322, 57_144, '86403-86406'],
      ['Bullhead City', 35.148, -114.568, 41_348, ''],
      ['Cottonwood', 34.739, -112.01, 12_029, ''],
      ['Show Low', 34.254, -110.03, 11_732, ''],
      ['Safford', 32.834, -109.707, 10_129, ''],
    ],
  },
  {
    state_code: 'NV',
    state_name: 'Nevada',
    areas: [
      ['Boulder City', 35.978, -114.832, 14_885, '89005 89006'],
      ['Mesquite', 36.805, -114.067, 20_471, ''],
      ['Pahrump', 36.208, -115.984, 44_738, ''],
      ['Enterprise', 36.025, -115.242, 221_831, ''],
      ['Spring Valley', 36.108, -115.245, 215_597, ''],
      ['Paradise', 36.097, -115.147, 191_238, ''],
      ['Reno', 39.53, -119.814, 264_165, ''],
      ['Sparks', 39.535, -119.753, 108_445, ''],
    ],
  },
];

/** Cities by their ZIP codes. The first that includes a code has it. Two are no service areas. */
const zipCities = [
  ...areasByState.flatMap(({ state_code: state, areas }) =>
    areas.map(([city, , , , zips]) => ({ city, state, ranges: zips.split(' ') })),
  ),
  { city: 'San Tan Valley', state: 'AZ', ranges: ['85140', '85143'] },
  { city: 'Sun City West', state: 'AZ', ranges: ['85375', '85376'] },
];

/** The cities of a ZIP code: one, or none when the demo does not know the code. */
export function listZipPlaces(zip: string): ZipPlace[] {
  const found = zipCities.find(({ ranges }) => ranges.some((range) => isWithin(zip, range)));
  return found ? [{ zip, city: found.city, state: found.state }] : [];
}

/** The first ZIP code of a city, if the demo knows it. */
export function findFirstZip(city: string, state: string): string | undefined {
  const name = city.toLowerCase();
  const found = zipCities.find((each) => each.city.toLowerCase() === name && each.state === state);
  return found?.ranges[0]?.slice(0, 5) || undefined;
}

function isWithin(zip: string, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  return from <= zip && zip <= to;
}
