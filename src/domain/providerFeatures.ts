/**
 * Features beyond the specification, and the calls that each feature needs (`x-extension` in the contract).
 * A provider that lacks one of them lacks the feature: its buttons, links and parts of pages are not shown.
 */
export const featureCalls = {
  emailChange: ['requestEmailChange', 'verifyEmailChange'],
  companySetup: ['getCompanySetup', 'dismissCompanySetup'],
  itemCatalog: ['getItemCatalog'],
  zipPlaces: ['getZipPlaces'],
  needsAction: ['getNeedsAction'],
  overview: ['getOverview'],
  numbers: ['getCompanyNumbers', 'getNumbersJobs'],
  orderCapacity: ['getOrderCapacity'],
  crewPlan: ['getCrewPlan'],
  customers: ['getCustomers'],
  knownAddresses: ['getKnownAddresses'],
  orderFiles: ['uploadOrderFile', 'addAttachment', 'removeAttachment'],
  moveCheck: ['checkMove'],
  reopening: ['reopenOrder'],
  workAgain: ['updateWorkAgain'],
  calendarFeed: ['getCalendarFeed', 'createCalendarFeed', 'deleteCalendarFeed', 'readCalendarFeed'],
  withdrawing: ['cancelInvitationByHelper'],
  findHelpers: ['matchHelpers', 'createOffer', 'getOffers'],
  offers: [
    'getOffers',
    'getOffer',
    'updateOffer',
    'deleteOffer',
    'closeOffer',
    'getOfferApplications',
    'answerApplications',
    'acceptApplication',
    'rejectApplication',
  ],
  repeatedOffers: ['repeatOffer'],
  outsourceNumbers: ['getOutsourceNumbers'],
  // The specification leaves open how a helper learns of an invitation, answers it and sees their jobs.
  helperJobs: ['getHelperInvitations', 'getHelperInvitation', 'acceptInvitation', 'rejectInvitation'],
  helperCalendar: ['getHelperCalendar'],
  helperOffers: [
    'getHelperOffers',
    'getHelperOfferCounts',
    'getHelperOffer',
    'applyForOffer',
    'passOffer',
    'withdrawApplication',
  ],
  memberPhoto: ['updateEmployeeWithPhoto'],
  memberProfile: ['getMemberProfile'],
  teamSummary: ['getTeamSummary'],
  teamHours: ['getTeamHours'],
  branchRequests: ['getOwnBranchInvitations', 'acceptBranchInvitation', 'rejectBranchInvitation'],
  invitationCounts: ['getHelperInvitationCounts'],
  onMyWay: ['reportOnMyWay'],
  runningLate: ['reportRunningLate'],
  attendance: ['checkIn', 'checkOut'],
  pause: ['updatePause'],
  ownData: ['getOwnData'],
  earnings: ['getEarnings'],
  companyRatings: ['rateCompany'],
  notificationPreferences: ['getNotificationPreferences', 'updateNotificationPreferences'],
  subscription: [
    'getPlans',
    'getSubscription',
    'choosePlan',
    'previewPlan',
    'cancelSubscription',
    'resumeSubscription',
    'updateBillingAddress',
    'addPaymentMethod',
  ],
  planLimits: ['getPlanLimits'],
} as const satisfies Record<string, readonly string[]>;

export type Feature = keyof typeof featureCalls;

/** Calls that a provider may lack without anything on the screen that depends on them. */
export const backgroundCalls: readonly string[] = ['logout', 'getReasons', 'authenticateUser'];

/** Reads that a press sends: like a button that writes, theirs stays until its page is left. */
const pressedReads: readonly string[] = ['getOwnData', 'getCalendarFeed'];

/** Checks whether a call is sent by an action of the person, and not by a page that opens. */
export function isActionCall(operation: string, isRead: boolean): boolean {
  return !isRead || pressedReads.includes(operation);
}

const optionalCalls: ReadonlySet<string> = new Set([...Object.values(featureCalls).flat(), ...backgroundCalls]);

/** Checks whether a provider may lack an operation. */
export function isOptionalCall(operation: string): boolean {
  return optionalCalls.has(operation);
}

/** The features that a provider without an operation does not have. */
export function listFeatures(operation: string): Feature[] {
  return features.filter((feature) => calls[feature].includes(operation));
}

const calls: Readonly<Record<Feature, readonly string[]>> = featureCalls;
const features = Object.keys(featureCalls) as Feature[];
