import { failing, inScenarios, page, type Shot } from '../shot';

const toEdit = 'at ?soon=1; link Edit crew; see ^Estimated labor';

/** The jobs of a company, from booking to history. */
export const jobsShots: readonly Shot[] = [
  ...page('company-job-create', 'Priya Nair', {
    ...failing('getBranch'),
    whole: 'whole; only wide',
    'suggestion in use':
      'whole; narrow> choose Step: 2 of 12 · Service; choose ^Move size: 2 bedrooms, large; wide> fill ^Flights of stairs: 3; narrow> choose Step: 7 of 12 · Crew; press Use suggestion',
    'wrong fields': 'narrow> choose Step: 11 of 12 · Files; press Save job',
    'pickup on a phone': 'whole; only narrow; choose Step: 4 of 12 · Pickup',
    'review on a phone': 'whole; only narrow; choose Step: 12 of 12 · Review',
    'returning customer': 'type ^First name: da; see / · latest /',
    'returning customer chosen': 'whole; only wide; type ^First name: da; pick / · latest /; see /^Use \\d/',
    'items on a phone': 'whole; only narrow; choose Step: 6 of 12 · Items',
  }),
  ...page('company-job-edit', 'Priya Nair', {
    ...inScenarios('longestNames'),
    ...failing('getOrder'),
    'touches the crew': 'only wide; fill ^Arrival window: 14:00 - 16:00; press Save changes',
  }),
  ...page('company-job-details', 'Dana Whitfield', {
    ...inScenarios('empty'),
    ...failing('getOrderDetail'),
  }),
  ...page('company-job-not-formed', 'Dana Whitfield', {
    ...inScenarios('empty', 'longestNames'),
    ...failing('getOrders'),
    hundred: 'in hundred; at ?page=7; whole',
    'soonest first': 'narrow> press ^Filters; press Starts soonest; narrow> press Show jobs',
    compact: 'wide> press Compact view; narrow> press ^Filters; narrow> press Compact; narrow> press Show jobs',
    selection: 'select 2',
    'people for several': 'select 2; press Invite people; see ^Can be invited to',
    'menu of one': 'press ^More for job',
    'deleted, can be undone': 'press ^More for job; pick Delete; see Undo',
    'details of the first': 'whole; link /^#\\d+$/; see Timeline',
    'team add': 'whole; link Add crew; see People',
    'team add, people loading': 'with getInvitableEmployees:never; link Add crew',
    'team add, four picked':
      'whole; link Add crew; see People; press ^Select ; press ^Select ; press ^Select ; press ^Select ',
    'team add, slots opened': 'only narrow; link Add crew; see People; press ^Select ; press Show slots',
    'team add, other branches': 'whole; link Add crew; see People; press Other branches',
    'team add, no one matches': 'link Add crew; see People; type Search by name: zzz',
    'team add, longest names': 'in longestNames; whole; link Add crew; see People',
  }),
  ...page('company-job-formed', 'Dana Whitfield', {
    ...inScenarios('empty', 'longestNames', 'hundred'),
    ...failing('getOrders'),
    compact:
      'in hundred; wide> press Compact view; narrow> press ^Filters; narrow> press Compact; narrow> press Show jobs',
    'compact selection':
      'wide> press Compact view; narrow> press ^Filters; narrow> press Compact; narrow> press Show jobs; select 2',
    filtered: 'at ?missing=3&from=2020-01-01&search=phoenix; see /found$/',
    'no match': 'fill /^Search jobs$/: nobody at all; see No matching jobs',
    'one state alone': 'narrow> press ^Filters; press ^Partially formed; narrow> press Show jobs',
    'filters on a phone': 'only smallest; press ^Filters',
    'starting soon': 'narrow> press ^Filters; press Starting soon; narrow> press Show jobs',
    'asked before cancelling':
      'narrow> press ^Filters; press Starting soon; narrow> press Show jobs; press ^More for job; pick Cancel job…; see Reason',
    'a reason is missing':
      'narrow> press ^Filters; press Starting soon; narrow> press Show jobs; press ^More for job; pick Cancel job…; see Reason; press Cancel job',
    'details of the first': 'whole; link /^#\\d+$/; see Timeline',
    'details, longest names': 'in longestNames; whole; link /^#\\d+$/; see Timeline',
    'crew sheet': 'whole; only wide; link /^#\\d+$/; see Timeline; print',
    'team edit': `whole; ${toEdit}`,
    'team edit, longest names': `in longestNames; whole; ${toEdit}`,
    'team edit, replacing': `${toEdit}; press ^Replace Marcus; see Replacement; click input[type=radio]:enabled`,
    'team edit, changing': `${toEdit}; press ^More for ; pick Change rate or position; see Save changes`,
    'team edit, taking off': `${toEdit}; press ^More for ; pick /^(Withdraw invitation|Remove)$/; see Reason`,
    'day sheet': 'whole; narrow> press ^Filters; link Day sheet; see Stops',
    'day sheet on paper': 'whole; only wide; link Day sheet; see Stops; print',
    completing: 'link Complete; see Paid to the crew',
  }),
  ...page('company-job-history', 'Dana Whitfield', {
    ...inScenarios('empty', 'longestNames'),
    ...failing('getOrderHistory'),
    compact: 'wide> press Compact view; narrow> press ^Filters; narrow> press Compact; narrow> press Show jobs',
    'last page': 'at ?page=32; whole',
    'file saved': 'narrow> press ^Filters; press Download CSV; see ^Downloaded ',
    'details of the first': 'whole; link /^#\\d+$/; see Timeline',
  }),
  ...page('company-job-team-add', 'Dana Whitfield', {
    ...inScenarios('empty'),
    ...failing('getOrder'),
  }),
  ...page('company-job-build-crew', 'Dana Whitfield', {
    ...failing('getOrder'),
  }),
  ...page('company-job-fill', 'Dana Whitfield', {
    ...inScenarios('empty'),
    ...failing('getCrewPlan'),
    'a week': 'at ?days=7; whole',
  }),
  ...page('company-job-team-edit', 'Dana Whitfield', {
    ...failing('getOrder'),
  }),
  ...page('company-job-outsourcing', 'Dana Whitfield', {
    ...inScenarios('empty', 'longestNames'),
    ...failing('getOffers'),
    ...failing('getOutsourceNumbers'),
    'filled only': 'at ?status=filled',
    'menu of an offer': 'press ^More for',
    'how results are counted': 'whole; pick How these are counted; see Share of applicants who were accepted.',
  }),
  ...page('company-job-outsourcing', 'Hank Boyd', {
    'no branch': '',
  }),
  ...page('company-job-outsourcing', 'Luis Ortega', {
    'as the manager': 'whole',
  }),
];
