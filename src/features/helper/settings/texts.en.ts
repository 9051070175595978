import type { NotificationTopic, ProfileCompletenessMissingItem } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { counted } from '#platform/lib/text';

export const settingsFormTexts = {
  save: 'Save',
  saved: (what: string) => `${what} saved`,
  loading: 'Loading your settings',
  failed: 'Couldn’t load your settings. Check your connection and try again.',
};

type MissingTexts = Record<ProfileCompletenessMissingItem, { action: string; why: string }>;

export const settingsNavTexts = {
  label: 'Settings',
  all: 'All settings',
  missing: 'Missing info',
  complete: (percent: number) => `Profile ${percent}% complete`,
  ready: 'Your profile is complete. Companies can find and invite you.',
  paused: 'Your profile is paused. Companies can’t find you.',
  resume: 'Resume profile',
  notReady: 'Companies can find and invite you once these are done.',
  missingPart: {
    name: { action: 'Add your name', why: 'Crews need to know who is coming.' },
    phone: { action: 'Add your phone', why: 'The foreman calls you when plans change.' },
    position: { action: 'Choose your role', why: 'It decides which jobs you’re invited to.' },
    serving_area: { action: 'Add a service area', why: 'Companies look for helpers near the job.' },
    availability: { action: 'Set your weekly hours', why: 'You only get invitations for hours you work.' },
    hourly_rate: { action: 'Set your hourly rate', why: 'Companies see your rate before they invite you.' },
  } satisfies MissingTexts,
};

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
  market: (range: string) => `Typical pay: ${range}/hr`,
  noMarket: '$15 to $150, in $0.50 increments.',
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
  vehicle: (number: number) => `Vehicle ${number}`,
  remove: (number: number) => `Remove vehicle ${number}`,
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

export const roleTexts = {
  title: 'Positions',
  why: 'Your positions determine which jobs you’re invited to. Jobs you accepted stay as they are.',
  positions: 'Positions you can work',
  positionsHint: 'Choose up to 3.',
  positionsCovered: 'Foreman/Driver includes Driver and Foreman.',
  position: {
    [PositionCode.driver]: { title: 'Driver', note: 'Drives the truck and keeps the schedule. Needs a license.' },
    [PositionCode.foreman]: { title: 'Foreman', note: 'Leads the crew. Needs 1 year of experience.' },
    [PositionCode.helper]: { title: 'Helper', note: 'Carries, packs and loads.' },
    [PositionCode.foremanDriver]: {
      title: 'Foreman/Driver',
      note: 'Leads the crew and drives the truck. Needs a license and 1 year as a foreman.',
    },
  } satisfies Record<PositionCode, { title: string; note: string }>,
  license: 'Driver’s license',
  licenseClass: 'Class',
  licenseState: 'State',
  last4: 'Last 4 digits',
  expires: 'Expires',
  expired: 'This license has expired',
  years: 'Years as a foreman',
  yearsUnit: 'yr',
};

export const ratingTexts = {
  average: 'Your rating',
  notKnown: 'There’s no rating to show.',
  isNew: 'New',
  newWhy: (count: number) =>
    count === 0
      ? 'Companies see “New” until you have 3 ratings.'
      : `Companies see “New” until you have 3 ratings. You have ${count}.`,
  count: (count: number) => counted(count, { one: 'rating', other: 'ratings' }),
  ofFive: (average: string) => `${average} of 5 stars`,
  stars: (stars: number) => counted(stars, { one: 'star', other: 'stars' }),
  distribution: 'Ratings by stars',
  tags: 'What companies say',
  tag: {
    on_time: 'On time',
    careful: 'Careful',
    hard_working: 'Hardworking',
    friendly: 'Good with customers',
    leads_well: 'Leads well',
    late: 'Late',
    careless: 'Careless',
  },
  tagCount: (tag: string, count: number) => `${tag} ${count}`,
  reliability: 'Reliability',
  days: 'Last 90 days.',
  acceptance: 'Accepted',
  acceptanceWhy: 'Of the invitations you answered.',
  showUp: 'Showed up',
  showUpWhy: 'At jobs you accepted.',
  lateCancels: 'Late withdrawals',
  lateCancelsWhy: 'Less than 24 hours before the start.',
  percent: (value: number) => `${value}%`,
  unknown: 'No data yet',
  reviews: 'Recent reviews',
  noReviews: 'No reviews yet.',
  job: (number: string, city: string | null) => (city === null ? `Job ${number}` : `Job ${number}, ${city}`),
  hidden: 'A review is hidden until both sides have rated, or for 7 days.',
};

export const notificationTexts = {
  title: 'Notifications',
  why: 'Everything appears in the app’s activity feed.',
  choices: 'Notification channels',
  topicColumn: 'About',
  topic: {
    invitation_new: 'New invitation',
    order_changed: 'Job changed',
    order_cancelled: 'Job canceled',
    reminder: 'Reminder, 24 and 2 hours before',
    offer_nearby: 'New offer nearby',
    application_result: 'Application result',
    rating: 'New rating',
    billing: 'Billing',
  } satisfies Record<NotificationTopic, string>,
  channel: { push: 'Push', email: 'Email', sms: 'Text' },
  choice: (topic: string, channel: string) => `${topic}: ${channel}`,
  quiet: 'Quiet hours',
  quietOn: 'On',
  quietOff: 'Off',
  quietHint: 'No push or text messages during these hours.',
  quietWindow: 'Start – end',
  sound: 'Sound',
  soundHint: 'In the app, when something new arrives.',
};

export const dangerZoneTexts = {
  deleteAccount: 'Delete account',
  data: 'Download your data',
  dataNote: 'Your profile, ratings, invitations, jobs and earnings in one JSON file.',
  download: 'Download',
  downloaded: 'Your data was downloaded',
};
