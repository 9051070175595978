import type {
  CancelInvitationRequestReason,
  OrderCancelRequestReason,
  RejectInvitationRequestReason,
  Tool,
  VehicleType,
  WithdrawInvitationRequestReason,
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
