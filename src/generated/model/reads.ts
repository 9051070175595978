/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
/** A list, a page (its rows are a list under `data`), or an object. */
export type ReadKind = 'list' | 'page' | 'object';

/** By path; ids are written `{}`. */
export const reads: Readonly<Record<string, readonly [operation: string, kind: ReadKind]>> = {
  '/auth-v2/oauth/google/get-redirect-url': ['getGoogleRedirectUrl', 'object'],
  '/auth-v2/oauth/google/handle': ['handleGoogleCallback', 'object'],
  '/auth-v2/oauth/apple/get-redirect-url': ['getAppleRedirectUrl', 'object'],
  '/company-branches': ['getBranches', 'list'],
  '/company-branches/{}': ['getBranch', 'object'],
  '/serving-areas': ['getServingAreas', 'list'],
  '/serving-areas/{}': ['getServingArea', 'object'],
  '/managers': ['getManagers', 'list'],
  '/vehicle-types': ['getVehicleTypes', 'list'],
  '/tools': ['getTools', 'list'],
  '/item-catalog': ['getItemCatalog', 'list'],
  '/zip-codes': ['getZipPlaces', 'list'],
  '/reasons': ['getReasons', 'object'],
  '/notifications/branch/{}/get-notifications': ['getNotifications', 'page'],
  '/notifications/branch/{}/notifications-count': ['getNotificationsCount', 'object'],
  '/company-branches/{}/orders': ['getOrders', 'page'],
  '/company-branches/{}/orders/count': ['getOrderCount', 'object'],
  '/company-branches/{}/orders/history': ['getOrderHistory', 'page'],
  '/company-branches/{}/orders/calendar': ['getOrderCalendar', 'page'],
  '/company-branches/{}/orders/capacity': ['getOrderCapacity', 'object'],
  '/company-branches/{}/customers': ['getCustomers', 'list'],
  '/company-branches/{}/known-addresses': ['getKnownAddresses', 'list'],
  '/orders/{}': ['getOrder', 'object'],
  '/orders/{}/card': ['getOrderCard', 'object'],
  '/orders/{}/detail': ['getOrderDetail', 'object'],
  '/orders/{}/current-crew': ['getCurrentCrew', 'object'],
  '/orders/{}/invitable-employees': ['getInvitableEmployees', 'object'],
  '/calendar-feed': ['getCalendarFeed', 'object'],
  '/helper/calendar': ['getHelperCalendar', 'object'],
  '/employees/{}': ['getEmployee', 'object'],
  '/company-branches/{}/employees': ['getEmployees', 'page'],
  '/company-branches/{}/team-summary': ['getTeamSummary', 'object'],
  '/company-branches/{}/search': ['searchBranch', 'object'],
  '/company-branches/{}/search-helpers-globally': ['searchHelpersGlobally', 'page'],
  '/company-branches/{}/helper-branch-invitations': ['getBranchInvitations', 'page'],
  '/helper/company-branch-invitations': ['getOwnBranchInvitations', 'page'],
  '/plans': ['getPlans', 'list'],
  '/subscription': ['getSubscription', 'object'],
  '/subscription/preview': ['previewPlan', 'object'],
};
