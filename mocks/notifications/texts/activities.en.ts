/** Titles and details of activities (docs/product.md, "Activities"). */
export const activityTexts = {
  and: ' and ',
  job: (id: number) => `Job #${id}`,
  within: (city: string) => `in ${city}`,
  route: (from: string, to: string) => `${from} to ${to}`,
  days: (first: string, last: string) => `${first} - ${last}`,
  driver: ['driver', 'drivers'],
  foreman: ['foreman', 'foremen'],
  helper: ['helper', 'helpers'],
  foremanDriver: ['Foreman/Driver', 'Foreman/Drivers'],
  startsNow: 'starts now',
  hasStarted: 'has started',
  startsInMinutes: (count: number) => `starts in ${count} min`,
  startsInHours: (count: number) => `starts in ${count} hr`,
  startsInDays: (count: number) => `starts in ${count} days`,
};

export const crewActivityTexts = {
  accepted: (name: string, id: number) => `${name} accepted job #${id}`,
  acceptedAs: (position: string, when: string, route: string) => `As ${position}, ${when}, ${route}.`,
  filled: (filled: number, required: number) =>
    `${filled} of ${required} ${required === 1 ? 'position is' : 'positions are'} filled.`,
  declined: (name: string, id: number, reason: string) => `${name} declined job #${id}: ${reason}`,
  declinedAs: (position: string, when: string, route: string) => `Invited as ${position} for ${when}, ${route}.`,
  withdrew: (name: string, id: number, start: string) => `${name} withdrew from job #${id} (${start})`,
  withdrewWhy: (reason: string, needed: string | undefined) =>
    needed === undefined ? `Reason: ${reason}.` : `Reason: ${reason}. The crew now needs ${needed}.`,
  expired: (count: number, id: number) =>
    `${count} ${count === 1 ? 'invitation' : 'invitations'} to job #${id} expired without a reply`,
  expiredNext: (when: string, route: string) =>
    `${when}, ${route}. Invite someone else, or outsource the open positions.`,
  partial: (job: string, filled: number, required: number) => `${job} is ${filled} of ${required} crewed`,
  full: (job: string) => `${job} is fully crewed`,
  fullDetails: (when: string, route: string, filled: number, required: number) =>
    `${when}, ${route}: ${filled} of ${required} positions are filled.`,
  unformed: (job: string, start: string, needed: string) => `${job} ${start} and needs ${needed}`,
  arrived: (city: string) => `Crew arrived in ${city}`,
  checkedIn: (name: string, id: number, customer: string) => `${name} checked in for job #${id} (${customer}).`,
  ended: (job: string) => `${job} is over and not completed`,
  late: (name: string, span: string, others: number) =>
    `${others === 0 ? `${name} has` : `${name} and ${others} more have`} not checked in (${span} late)`,
  runningLate: (name: string, id: number, minutes: number) => `${name} is running ${minutes} min late for job #${id}`,
  runningLateNext: (when: string, city: string, name: string) => `${when}, ${city}. Call the customer or ${name}.`,
  lateNext: (job: string, when: string, city: string, name: string) =>
    `${job}, ${when}, ${city}. Call ${name}, or find a replacement.`,
  /** A helper's reasons for declining, by code. */
  rejectReasons: {
    not_available: 'not available',
    too_far: 'too far away',
    pay_too_low: 'pay too low',
    too_heavy: 'too heavy',
    already_booked: 'already booked',
    no_transport: 'no transportation',
    not_my_position: 'not my position',
    other: 'other reason',
  },
  withdrawReasons: {
    sick: 'sick',
    family: 'a family matter',
    vehicle_problem: 'a vehicle problem',
    double_booked: 'double-booked',
    injury: 'an injury',
    weather: 'the weather',
    other: 'other reason',
  },
};

export const jobActivityTexts = {
  created: (name: string, id: number) => `${name} created job #${id}`,
  moved: (name: string, id: number) => `${name} moved job #${id}`,
  canceled: (name: string, id: number) => `${name} canceled job #${id}`,
  completed: (name: string, id: number) => `${name} completed job #${id}`,
  needs: (crew: number, hours: number) => `Needs a crew of ${crew} for about ${hours} hr.`,
  movedDetails: (customer: string, from: string, to: string) =>
    `${customer}: moved from ${from} to ${to}. Crew notified.`,
  paid: (hours: number, amount: string, crew: number) => `${hours} hr on site, ${amount} for a crew of ${crew}.`,
  cancelReasons: {
    customer_cancelled: 'Customer canceled',
    customer_rescheduled: 'Customer rescheduled',
    building_access: 'No building access',
    weather: 'Weather',
    duplicate: 'Duplicate',
    crew_unavailable: 'No crew available',
    truck_unavailable: 'No truck available',
    payment_issue: 'Payment issue',
    other: 'Other reason',
  },
};

export const offerActivityTexts = {
  applicants: (count: number, offer: string) =>
    `${count} new ${count === 1 ? 'applicant' : 'applicants'} for “${offer}”`,
  compare: (count: number) => `Compare and accept ${count}.`,
  review: 'Review and accept.',
  filled: (offer: string) => `Offer filled: ${offer}`,
  othersNotified: 'Other applicants notified.',
  expiring: (filled: number, count: number) => `Offer closes in 2 hr with ${filled} of ${count} filled`,
  expiringNext: (offer: string, city: string) => `“${offer}”, ${city}. Raise the rate, or invite more helpers.`,
  newOffer: (when: string, city: string, rate: string) => `New offer: ${when}, ${city}, ${rate}/hr`,
  newOfferDetails: (company: string, route: string, hours: number) =>
    `${company}, ${route}, about ${hours} hr. Apply to get the job.`,
  accepted: (company: string) => `You were accepted for ${company}’s offer`,
  acceptedDetails: (when: string, route: string) => `${when}, ${route}. The full address is in the job’s details.`,
  declined: (company: string) => `${company} chose another helper`,
  declinedDetails: (when: string, route: string) => `${when}, ${route}. We’ll notify you of new offers.`,
  endedFilled: 'Another helper took this position',
  endedExpired: 'An offer you applied for expired',
  endedWithJob: 'A job you applied for was canceled',
  endedClosed: 'An offer you applied for was closed',
};

export const officeActivityTexts = {
  branchAdded: (name: string, branch: string) => `${name} added the branch ${branch}`,
  branchReady: (branch: string, city: string) => `${branch} (${city}) is ready: add its team and its first job.`,
  youManage: (branch: string) => `You now manage ${branch}`,
  youManageNext: 'You can now manage its jobs, team and calendar.',
  joined: (name: string, branch: string) => `${name} joined ${branch}`,
  joinedNext: (name: string) => `You can now invite ${name} to jobs.`,
  declinedToJoin: (name: string, branch: string) => `${name} declined to join ${branch}`,
  declinedNext: (name: string) => `You can invite ${name} again later.`,
  driverLicense: 'driver license',
  medicalCard: 'DOT medical card',
  documentExpired: (name: string, document: string) => `${possessive(name)} ${document} has expired`,
  documentExpiresToday: (name: string, document: string) => `${possessive(name)} ${document} expires today`,
  documentExpires: (name: string, document: string, days: number) =>
    `${possessive(name)} ${document} expires in ${days} ${days === 1 ? 'day' : 'days'}`,
  documentNext: 'Ask for a renewal; no driving jobs without it.',
  rated: (company: string, stars: string) => `Helpers rated ${company} ${stars} this week`,
  ratedBy: (count: number) => `The average of ${count} ${count === 1 ? 'rating' : 'ratings'}.`,
  trialEnds: (days: number) => `Trial ends in ${days} days`,
  trialNext: 'Add a payment method to keep all branches and Find AI.',
  paymentFailed: 'Payment failed',
  paymentNext: 'The card couldn’t be charged. Use another card; existing jobs continue.',
  subscription: 'Subscription',
};

export const personalActivityTexts = {
  invited: (when: string, city: string, rate: string) => `New job: ${when}, ${city}, ${rate}/hr`,
  invitedDetails: (company: string, route: string, hours: number, pay: string) =>
    `${company}, ${route}, about ${hours} hr. You would earn about ${pay}.`,
  moved: (job: string, to: string) => `${job} moved to ${to}`,
  movedDetails: (from: string, to: string, company: string, city: string) =>
    `Moved from ${from} to ${to}. ${company}, ${city}.`,
  windowMoved: (from: string, to: string, company: string, city: string) =>
    `Arrival window moved from ${from} to ${to}. ${company}, ${city}.`,
  changed: (job: string) => `${job} was changed`,
  changedDetails: (what: string, company: string, when: string, city: string) =>
    `Changed: ${what}. ${company}, ${when}, ${city}.`,
  canceled: (job: string) => `${job} was canceled`,
  canceledWithPay: (job: string, hours: number) => `${job} was canceled: ${hours} hr show-up pay`,
  canceledNext: (company: string, when: string, city: string) => `${company}, ${when}, ${city}. No need to show up.`,
  tomorrow: (time: string, city: string) => `Reminder: tomorrow ${time}, ${city}`,
  today: (time: string, city: string) => `Reminder: today ${time}, ${city}`,
  reminderDetails: (job: string, company: string, route: string, hours: number) =>
    `${job} for ${company}, ${route}, about ${hours} hr.`,
  positionFilled: 'Another helper took this position',
  positionFilledDetails: (job: string, company: string, when: string) =>
    `${job} for ${company}, ${when}, is fully crewed.`,
  invitedToJoin: (company: string, branch: string) => `${company} invites you to join ${branch}`,
  invitedToJoinNext: 'As a member you get their jobs first. You can decline, or leave later.',
  earned: (amount: string, id: number) => `You earned ${amount} for #${id}`,
  earnedDetails: (company: string, hours: number, route: string) =>
    `${company} completed the job: ${hours} hr, ${route}.`,
  rate: (company: string) => `Rate ${company}`,
  rateDetails: (job: string, route: string) =>
    `${job}, ${route}. The company sees your rating when it has rated you too, or after a week.`,
  review: (stars: number) => `New ${stars}-star review`,
  reviewDetails: (company: string, job: string) => `${company} about ${job}: on time, careful.`,
};

/** Columns of an order that a form changes, as one of them is named in a list. */
export const fieldTexts = {
  customer: 'customer',
  phone: 'phone',
  email: 'email',
  service: 'service',
  jobType: 'job type',
  moveSize: 'move size',
  packing: 'packing',
  date: 'date',
  lastDay: 'last day',
  arrivalWindow: 'arrival window',
  hours: 'hours',
  stops: 'stops',
  items: 'items',
  crewNeeded: 'crew needed',
  tools: 'tools',
  languages: 'languages',
  favorites: 'favorites',
  vehicles: 'vehicles',
  pay: 'pay',
  quote: 'quote',
  crewNotes: 'crew notes',
  officeNotes: 'office notes',
  files: 'files',
};

const possessive = (name: string) => `${name}${name.endsWith('s') ? '’' : '’s'}`;
