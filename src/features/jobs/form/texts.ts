import type { ReasonKind } from '#domain/orders/crewEstimate';
import { counted, nbsp } from '#platform/lib/text';
import { jobTitle } from '../orders';

export const formTexts = {
  formName: 'Job',
  editTitle: (number: string) => `Edit job ${number}`.trim(),
  summaryTitle: 'Job summary',
  save: 'Save job',
  saveAndBuild: 'Save and build crew',
  saveChanges: 'Save changes',
  cancel: 'Cancel',
  saved: (number: string) => `${jobTitle(number)} saved`,
  backToCalendar: 'Back to calendar',
  loading: 'Loading job',
  orderGone: 'This job was deleted while you were editing, so nothing was saved. Your entries are still here.',
  closed: 'Closed jobs can’t be edited.',
  openDetails: 'View job',

  sections: {
    customer: { title: 'Customer', why: 'Who’s moving and how to reach them.' },
    service: { title: 'Service', why: 'What’s being moved. Size sets the suggested crew and hours.' },
    when: { title: 'When', why: 'Date and arrival window.' },
    pickUp: { title: 'Pickup', why: 'Where the crew loads, in order. Up to 5 stops.' },
    destination: { title: 'Destination', why: 'Where the crew unloads, in order. Up to 5 stops.' },
    items: { title: 'Items', why: 'Optional. Without a list we estimate from move size. Up to 200 items.' },
    crew: { title: 'Crew', why: 'Crew size and positions.' },
    vehicles: { title: 'Vehicles', why: 'Trucks and who provides them.' },
    pay: { title: 'Pay', why: 'What the crew is paid. Customers never see it.' },
    notes: { title: 'Notes', why: 'For the crew and for the office.' },
    files: { title: 'Files', why: 'Photos, paperwork, permits. Up to 10. The crew sees them.' },
  },
  step: 'Step',
  formatStep: (step: number, steps: number, title: string) => `${step} of ${steps} · ${title}`,
  previous: 'Back',
  next: 'Next',

  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  secondPhone: 'Second phone',
  email: 'Email',
  company: 'Company',
  moreContact: 'More contact details',

  helpType: 'Service',
  helpNotes: { 1: 'Loading only', 2: 'Unloading only', 3: 'Door to door' },
  jobType: 'Job type',
  moveSize: 'Move size',
  packing: 'Packing',
  fullPackingHint: 'The suggestion does not include full packing or unpacking. Add those hours.',
  dropTitle: {
    pick_up_addresses: 'Remove pickup?',
    destination_addresses: 'Remove destination?',
  },
  dropText: {
    pick_up_addresses: (stops: number) =>
      `Unload-only jobs have no pickup. ${counted(stops, { one: 'stop', other: 'stops' })} will be removed.`,
    destination_addresses: (stops: number) =>
      `Load-only jobs have no destination. ${counted(stops, { one: 'stop', other: 'stops' })} will be removed.`,
  },
  dropAction: { pick_up_addresses: 'Remove pickup', destination_addresses: 'Remove destination' },
  keepBoth: 'Keep both',

  date: 'Date',
  window: 'Arrival window',
  windowPassed: 'This arrival window has passed. Choose a later one or another day to find a crew.',
  firmTime: 'Firm time',
  firmTimeHint: 'Crew arrives exactly at the start time.',
  hours: 'Estimated hours',
  hoursOfDay: 'Estimated hours per day',
  hoursUnit: 'hr',
  useHours: (hours: string) => `Use ${hours}`,
  hoursSuggested: (hours: string) => `We suggest ${hours} for this job.`,
  hoursSuggestedPerDay: (hours: string, perDay: string) => `We suggest ${hours} for this job: ${perDay} per day.`,
  flexibleDays: 'Customer can shift by',
  flexible: (days: number) => `Flexible by ${counted(days, { one: 'day', other: 'days' })}`,
  moreTiming: 'Firm time, flexible dates, several days',
  daysUnit: 'days',
  severalDays: 'Multi-day job',
  endDate: 'Last day',
  endDateHint: 'Up to 3 days. The crew arrives at the same time each day.',

  map: 'Map of the route',
  drive: (miles: string, minutes: number) => `About ${miles}${nbsp}mi, ${minutes}${nbsp}min drive`,

  crew: 'Crew needed',
  noDriver: 'Your truck is needed, but no one on this crew can drive it.',
  tools: 'Tools',
  languages: 'Languages needed',
  favoritesFirst: 'Invite favorites first',

  vehicle: (number: number) => `Vehicle ${number}`,
  vehicleType: 'Vehicle type',
  vehicleCount: 'Qty',
  providedBy: 'Provided by',
  addVehicle: 'Add vehicle',
  removeVehicle: (number: number) => `Remove vehicle ${number}`,
  noVehicles: 'No vehicles added.',
  tooSmall: (load: string, room: string) => `These vehicles hold ${room}; the job is about ${load}.`,

  payType: 'Pay type',
  payTypes: { hourly: 'Hourly', flat: 'Flat rate' },
  payNotes: { hourly: 'Paid for hours on site', flat: 'Paid for estimated hours, however long it takes' },
  rate: (position: string) => `Rate for a ${position}`,
  perHour: '/hr',
  typicalRate: (range: string) => `Typical: ${range}`,
  ratesAfterCrew: 'Add crew to set rates.',
  minPaidHours: 'Minimum hours',
  travelPay: 'Travel pay per person',
  quote: 'Customer quote',
  quoteHint: 'Office only.',

  crewNotes: 'Notes for the crew',
  crewNotesHint: 'Everyone on the crew sees these.',
  officeNotes: 'Office notes',
  officeNotesHint: 'Office only.',

  labor: 'Labor',
  windowOnly: (window: string) => `No date yet · ${window}`,
  about: (money: string) => `About ${money}`,
  share: (percent: number) => `${percent}% of quote`,
  moreStops: (route: string, stops: number) => `${route} (+${counted(stops, { one: 'stop', other: 'stops' })})`,
};

/** The line that fills in a new job. */
export const bookingTexts = {
  title: 'Quick booking',
  why: 'Type what the caller says. It fills in the form below; you can change everything.',
  line: 'Job in one line',
  hint: 'For example: 2 bed large Tempe to Mesa Sat 8am, 3 people, Jane Doe 480-555-0199',
};

/** Words about customers of earlier jobs. */
export const customerTexts = {
  suggestions: 'Earlier customers',
  facts: (phone: string, jobs: number, last: string) =>
    [phone, counted(jobs, { one: 'job', other: 'jobs' }), `latest ${last}`].join(' · '),
  filled: (name: string) => `Filled in from ${name}’s earlier jobs`,
  overwriteTitle: 'Replace what you typed?',
  overwriteLine: (field: string, typed: string, found: string) => `${field}: ${typed} → ${found}`,
  overwrite: 'Replace',
  keep: 'Keep mine',
  earlier: 'Earlier addresses',
  useAddress: (address: string) => `Use ${address}`,
  addressUsed: (address: string) => `Filled in ${address}`,
  addresses: 'Addresses',
  cities: 'Cities',
  earlierAddress: 'Customer’s earlier address',
  cityFilled: (city: string, state: string) => `City and state filled in: ${city}, ${state}`,
  stateFilled: (state: string) => `State filled in: ${state}`,
  noUnit: 'No unit',
};

/** Words of the list of sections with their state. */
export const sectionTexts = {
  label: 'Job sections',
  states: { done: '(done)', open: '(not filled in)' },
  errors: (count: number) => counted(count, { one: 'error', other: 'errors' }),
  reviewTitle: 'Review',
  reviewWhy: 'Read it back to the customer, then save.',
  addCrew: 'Add crew',
  suggested: (crew: string) => `Suggested: ${crew}`,
  files: (count: number) => counted(count, { one: 'file', other: 'files' }),
  items: (count: number) => counted(count, { one: 'item', other: 'items' }),
  vehicles: (count: number) => counted(count, { one: 'vehicle', other: 'vehicles' }),
};

/** Texts of the crew-and-hours suggestion. */
export const suggestionTexts = {
  title: (people: number, hours: string) => `${counted(people, { one: 'person', other: 'people' })}, ${hours}`,
  label: 'Suggested crew and hours',
  none: 'Choose the move size to get a suggested crew and hours.',
  use: 'Use suggestion',
  used: 'Applied',
  taken: 'Crew and hours filled in',
  volume: {
    1: (volume: string) => `Based on ${volume}, 95${nbsp}cu${nbsp}ft/person-hour loading`,
    2: (volume: string) => `Based on ${volume}, 120${nbsp}cu${nbsp}ft/person-hour unloading`,
    3: (volume: string) =>
      `Based on ${volume}, 95${nbsp}cu${nbsp}ft/person-hour loading, 120 unloading, 30${nbsp}min for driving and parking`,
  },
  reasons: {
    load_stairs: 'stairs at pickup',
    unload_stairs: 'stairs at destination',
    load_elevator: 'elevator at pickup',
    unload_elevator: 'elevator at destination',
    load_carry: 'long carry at pickup',
    unload_carry: 'long carry at destination',
    packing: 'partial packing',
  } satisfies Partial<Record<ReasonKind, string>>,
  percent: (percent: number, why: string) => `+${percent}% ${why}`,
  heavy: '4-person minimum for heavy items',
  minimum: '2-hour minimum',
};
