import { failing, inScenarios, page, type Shot } from '../shot';

const openFeed =
  'press ^More; pick Subscribe in your calendar app; see Create a private address, then add it to Apple, Google or Outlook Calendar.';
const companyMenu = 'wide> click [aria-haspopup="menu"]; narrow> press Menu; narrow> see Logout';

/** The pages of a company, apart from its jobs. */
export const companyShots: readonly Shot[] = [
  ...page('company-activity', 'Dana Whitfield', {
    ...inScenarios('empty', 'longestNames', 'hundred', 'noBranches'),
    ...failing('getNotifications'),
    ...failing('getNeedsAction'),
    ...failing('getOverview'),
    ...failing('getBranches'),
    'all branches': 'press All branches; only wide',
    'needs action': 'smallest',
    'nothing of this type': 'in empty; at ?kind=offers',
    'checklist half done': 'in empty; at ?setup=1; smallest',
    'longest names, one chosen': 'in longestNames; click section[aria-label="Activities"] button',
    'one chosen': 'click section[aria-label="Activities"] button',
    'unread only': 'tab Unread',
    'nothing unread': 'press Mark all as read; tab Unread',
    'toast after marking all': 'press Mark all as read; see All activities marked as read.',
    'older ones': 'whole; press Show older',
    arrivals: 'beat 12',
    'live updates refused': 'drop 4001',
    'menu open': companyMenu,
    'search open': 'smallest; search ; wait [role=option]',
    'search results': 'search mesa; wait [role=option]',
    'search, no matches': 'search zzzz',
    'search, longest names': 'in longestNames; search ; wait [role=option]',
    'search failed': 'with searchBranch:500; search mesa; see Couldn’t search.',
    'demo inbox, no messages': 'press Inbox; see No messages yet. Request a code and it will arrive here.',
  }),
  ...page('company-activity', 'Hank Boyd', {
    'manager without branches': '',
    'menu of a manager without branches': companyMenu,
  }),
  ...page('company-activity', 'Luis Ortega', {
    manager: '',
    'menu of a manager': companyMenu,
  }),
  ...page('company-activity', 'Priya Nair', {
    ...inScenarios('noBranches'),
  }),
  ...page('company-calendar', 'Dana Whitfield', {
    ...inScenarios('empty'),
    ...failing('getOrderCalendar'),
    month: 'at ?view=month; smallest',
    week: 'at ?view=week; smallest',
    'later in the week': 'at ?view=week&date=2026-11-27; only narrow',
    'week by person': 'at ?view=people; only wide',
    'longest names, week by person': 'in longestNames; at ?view=people; only wide',
    'day by crew': 'at ?view=day; smallest',
    'jobs that need crew': 'at ?view=day; press Next day; press ^Needs crew',
    agenda: 'at ?view=agenda',
    'nothing matches': 'at ?view=agenda&person=9999',
    'longest names': 'in longestNames; at ?view=week',
    'longest names, month': 'in longestNames; at ?view=month',
    'longest names, day': 'in longestNames; at ?view=day&date=2026-11-24',
    'longest names, agenda': 'in longestNames; at ?view=agenda',
    'job beside it': 'at ?view=week; only wide; click .rbc-event',
    'moving a job':
      'at ?view=week; only wide; press Next week; click .rbc-event; pick Move to…; see Choose another day or time.',
    menu: 'at ?view=agenda; press ^More',
    'feed off': `at ?view=agenda; smallest; ${openFeed}`,
    'feed on': `at ?view=agenda; smallest; ${openFeed}; pick Create address; see Feed address`,
    'feed failed':
      'at ?view=agenda; with getCalendarFeed:500; press ^More; pick Subscribe in your calendar app; see Your calendar feed couldn’t be loaded',
    'week to print': 'at ?print=week',
    'week by person to print': 'at ?view=people&print=week; only wide',
    'week to print, longest names': 'in longestNames; at ?print=week; only wide',
  }),
  ...page('company-calendar', 'Hank Boyd', {
    'no branch': '',
  }),
  ...page('company-team', 'Dana Whitfield', {
    ...inScenarios('longestNames'),
    ...failing('getEmployees'),
    hundred: 'in hundred; at ?page=2; whole',
    filtered: 'at ?position=3&employment=helper&on=2030-01-07&language=es&status=active',
    'no one matches': 'at ?search=zzz',
    'expiring documents': 'at ?documents=expiring',
    'choosing a position': 'press Position',
    'choosing a day': 'press Available on; wait [role=grid]',
    'menu of one': 'at ?search=marcus; press ^More for Marcus Reed',
    'changing a rate': 'press ^Change the rate of',
    'rate below the least': 'press ^Change the rate of; fill ^Hourly rate: 12; key Enter',
    'rate not saved': 'with changeEmployeeTerms:500; press ^Change the rate of; fill ^Hourly rate: 27.5; key Enter',
    'invite to which job': 'at ?search=marcus; press ^More for Marcus Reed; pick Invite to job…; see Still needs',
    'invite to a job':
      'at ?search=marcus; press ^More for Marcus Reed; pick Invite to job…; press ^Show more; press ^Choose #; see Message',
    'invite, jobs failed': 'at ?search=marcus; with getOrders:500; press ^More for Marcus Reed; pick Invite to job…',
    'invite, no job':
      'in empty; at ?search=marcus; press ^More for Marcus Reed; pick Invite to job…; see Upcoming jobs with an open slot in one of their positions appear here.',
    'invite, longest names': 'in longestNames; press ^More for; pick Invite to job…; see Choose',
    'asked before removing':
      'at ?search=marcus; press ^More for Marcus Reed; pick Remove…; see Finished jobs and pay stay in History.',
    'removing, jobs unknown':
      'at ?search=marcus; with getEmployee:500; press ^More for Marcus Reed; pick Remove…; see The upcoming jobs couldn’t be loaded, so we can’t show what would be canceled.',
  }),
  ...page('company-team', 'Hank Boyd', {
    'no branch': '',
  }),
  ...page('company-team', 'Priya Nair', {
    dispatcher: '',
  }),
  ...page('company-team-create', 'Dana Whitfield', {
    ...failing('getBranch'),
    'nothing filled in': 'whole; press Add member',
    'foreman and driver, with a license': 'whole; checkbox Foreman/Driver; choose ^Class: Class B',
    'a helper already':
      'fill ^First name: Neal; fill ^Last name: Grant; fill ^Email: neal.grant@helpers.example; type ^Phone: 6025550177; checkbox Helper; fill ^Hourly rate: 24; press Add member; see Helpers keep their own account. Invite them, and they join when they accept.',
  }),
  ...page('company-team-create', 'Priya Nair', {
    office: 'whole',
  }),
  ...page('company-team-edit', 'Dana Whitfield', {
    ...inScenarios('longestNames'),
    ...failing('getEmployee'),
    ...failing('getMemberProfile'),
    'the form': 'at ?tab=edit; whole',
  }),
  ...page('company-team-edit', 'Priya Nair', {
    office: 'whole',
  }),
  ...page('company-team-drivers', 'Priya Nair', {
    'dispatcher, menu': 'press ^More for',
  }),
  ...page('company-team-drivers', 'Dana Whitfield', {
    'no one': 'at ?rated=1&language=other',
  }),
  ...page('company-team-requested', 'Dana Whitfield', {
    ...inScenarios('empty', 'longestNames'),
    ...failing('getBranchInvitations'),
    'find helpers': 'at ?find=1',
    'find helpers, invite': 'at ?find=1; press ^Invite ; see Message',
    'find helpers, no one': 'at ?find=1&search=zzz',
    'find helpers, loading': 'at ?find=1; with searchHelpersGlobally:never',
    'find helpers, failed': 'at ?find=1; with searchHelpersGlobally:500',
    'find helpers, not allowed': 'at ?find=1; with searchHelpersGlobally:403',
    'find helpers, longest names': 'in longestNames; at ?find=1',
    rejected: 'at ?answer=rejected; whole',
    canceled: 'at ?answer=cancelled; whole',
    'canceled, can be undone': 'press ^Withdraw invitation; see Undo',
  }),
  ...page('company-branch', 'Dana Whitfield', {
    ...inScenarios('noBranches', 'hundred'),
    'one of them': 'at ?branch=1; whole',
    new: 'at ?branch=new; whole',
    'new, nothing filled in': 'at ?branch=new; whole; press Add branch',
    changed: 'at ?branch=3&edit=1; whole',
    'delete, jobs in the way': 'at ?branch=1; press Delete',
    delete: 'in empty; at ?branch=1; press Delete',
    gone: 'at ?branch=77',
    loading: 'at ?branch=2; with getBranch:never',
    failed: 'at ?branch=2; with getBranch:500',
    'areas failed': 'at ?branch=new; with getServingAreas:500; whole',
    'longest names': 'in longestNames; at ?branch=1; whole',
    'first, from sign-up': 'in noBranches; at ?branch=new',
  }),
  ...page('company-branch', 'Luis Ortega', {
    'manager, changed': 'at ?branch=1&edit=1; whole',
  }),
  ...page('company-branch', 'Priya Nair', {
    dispatcher: 'at ?branch=1',
  }),
  ...page('company-settings-subscription', 'Dana Whitfield', {
    ...inScenarios('pastDue'),
    ...failing('getSubscription'),
    ...failing('getPlans'),
    yearly: 'whole; press Yearly (save 20%)',
    'pay with another card': 'in pastDue; press Pay with another card',
    'a limit was met': 'at ?limit=branches&return=%2Fcompany%2Fbranch%3Fbranch%3Dnew',
    'no room in a smaller plan': 'press Switch to Starter',
    'by the year': 'press Yearly (save 20%); press Switch to yearly billing',
    'another card': 'press Change card',
    'another card, nothing filled in': 'press Change card; press Save card',
    'billing address': 'press Edit address',
    'end it': 'press Cancel subscription',
    'end it, without a reason': 'press Cancel subscription; click [role=alertdialog] button[type=submit]',
  }),
  ...page('company-settings-subscription', 'Priya Nair', {
    dispatcher: 'whole',
  }),
  ...page('company-settings-subscription', 'Luis Ortega', {
    manager: '',
  }),
  ...page('company-outsourcing', 'Priya Nair', {
    ...inScenarios('empty'),
    ...failing('getOrders'),
    need: 'whole; smallest',
    'typed line':
      'whole; smallest; fill Job in one line: 3 helpers next Friday 8-10 Tempe, 3rd floor walk-up, 6 hours, $25, dolly, piano; see Not used: “piano”',
    'wrong fields': 'whole; press Show matches',
    'need of a job': 'press ^Find people for job; see The offer is for the open slots of this job.',
    matches: 'whole; smallest; press ^Find people for job; press Show matches; see How matching works',
    'matches loading': 'with matchHelpers:never; press ^Find people for job; press Show matches',
    'matches failed': 'with matchHelpers:500; press ^Find people for job; press Show matches',
    'not shown': 'whole; press ^Find people for job; press Show matches; see How matching works; pick ^Not shown',
    score: 'press ^Find people for job; press Show matches; see How matching works; pick Score details',
    'how matching works':
      'press ^Find people for job; press Show matches; see How matching works; press How matching works',
    'longest names': 'in longestNames; whole; press ^Find people for job; press Show matches; see How matching works',
    publish: 'whole; smallest; press ^Find people for job; press Show matches; see How matching works; press Continue',
    'publish failed':
      'with createOffer:500; press ^Find people for job; press Show matches; see How matching works; press Continue; press Publish offer',
  }),
  ...page('company-outsourcing', 'Hank Boyd', {
    'no branch': '',
  }),
  ...page('company-outsourcing-offer-applications', 'Dana Whitfield', {
    ...inScenarios('empty', 'longestNames'),
    ...failing('getOffer'),
    ...failing('getOfferApplications'),
    selected: 'select 2',
    comparing: 'smallest; select 2; press Compare',
    declining: 'press ^Decline ; see We’ll let them know politely. They can’t apply again.',
    'accepted ones': 'at ?show=accepted; whole',
    'no reply yet': 'at ?show=silent; whole',
    editing: 'smallest; press Edit; see Everyone who sees the offer can read it.',
    closing: 'press ^More for; pick Close offer…; see Close this offer?',
  }),
];
