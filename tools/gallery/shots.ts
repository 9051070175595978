import { failing, inScenarios, page, type Shot } from './shot';

/*
 * Shots of the gallery, in addition to each page as it opens: by page and person, the states and how to reach each, step by
 * step (acts.ts). `in`, `at`, `with`, `whole`, `smallest` and `only` set the shot up (shot.ts).
 */

const passwords =
  'fill ^Password: Moving-2026; fill ^Confirm password: Moving-2026; pick I agree to the terms of service';
const nora = 'fill ^First name: Nora; fill ^Last name: Castle; type ^Phone: 6025550177';
const companyDetails = `fill ^Company name: Dry Creek Movers; fill ^City: Mesa; choose ^State: Arizona; type ^ZIP code: 85201; pick 4–10; ${nora}; ${passwords}`;
const helperDetails = `${nora}; type ^Date of birth: 04172001; type ^ZIP code: 85281; ${passwords}; press Continue; see What you do and where`;
const asCompany = 'fill ^Email: nora@drycreek.example; press Continue; code; see About your company';
const asHelper = 'fill ^Email: nora@helpers.example; press Continue; code; see About you';
const codeSent = 'fill ^Email: dana@coppermesa.example; press Send code';
const logIn = 'fill ^Email: dana@coppermesa.example; fill ^Password: Moving-2026; press Log in';
const openFeed =
  'press ^More; pick Subscribe in your calendar app; see Create a private address, then add it to Apple, Google or Outlook Calendar.';
const toEdit = 'link Edit crew; see ^Estimated labor';
const companyMenu = 'wide> click [aria-haspopup="menu"]; narrow> press Menu; narrow> see Logout';
const chooseSpanish = 'pick Español; link Trabajo; link ^Ofertas';

export const states: readonly Shot[] = [
  ...page('login', undefined, {
    ...inScenarios('longestNames'),
    'nothing typed': 'press Log in',
    'wrong password': 'fill ^Email: dana@coppermesa.example; fill ^Password: wrong-one-1; press Log in',
    'server failed': `with login:500; ${logIn}`,
    'no connection': `with login:network; ${logIn}`,
    'on its way': `with login:never; ${logIn}`,
  }),
  ...page('auth-google', undefined, {
    refused: 'at ?error=access_denied; see Welcome back',
  }),
  ...page('auth-apple', undefined, {
    refused: 'at ?error=access_denied; see Login Failed',
  }),
  ...page('sign-up', undefined, {
    'vouched for by Google':
      'link Log in; press Log In with Google; see Demo Google sign-in; fill Email: newcomer@example.com; fill First name: New; fill Last name: Comer; press /^Allow$/; see You’re signing up as newcomer@example.com. Choose how you want to join.',
  }),
  ...page('sign-up-company', undefined, {
    'email missing': 'press Continue',
    'email known': 'fill ^Email: dana@coppermesa.example; press Continue; see You already have an account.',
    code: 'fill ^Email: nora@drycreek.example; press Continue; see Check your email',
    'code wrong': 'fill ^Email: nora@drycreek.example; press Continue; code 000000',
    'code locked':
      'fill ^Email: nora@drycreek.example; press Continue; code 111111; code 222222; code 333333; code 444444; code 555555; see Too many wrong codes.',
    details: asCompany,
    'details missing': `${asCompany}; press Create company account`,
    'details filled': `${asCompany}; ${companyDetails}`,
    'first set-up': `${asCompany}; ${companyDetails}; press Create company account; see Add your first branch`,
  }),
  ...page('sign-up-helper', undefined, {
    code: 'fill ^Email: nora@helpers.example; press Continue; see Check your email',
    details: asHelper,
    'details missing': `${asHelper}; press Continue`,
    'first set-up': `${asHelper}; ${helperDetails}`,
    'first set-up missing': `${asHelper}; ${helperDetails}; press Become a helper`,
    'first set-up filled': `${asHelper}; ${helperDetails}; pick Driver; pick Foreman/Driver; suggest Where do you want to work?: Pho; suggest Where do you want to work?: Tuc; suggest Where do you want to work?: Mes; fill ^Hourly rate: 32.50`,
  }),
  ...page('reset-password', undefined, {
    'email wrong': 'fill ^Email: dana@; press Send code',
    code: `${codeSent}; see Check your email`,
    'code wrong': `${codeSent}; code 000000`,
    'code locked': `${codeSent}; code 111111; code 222222; code 333333; code 444444; code 555555; see Too many wrong codes.`,
    'new password': `${codeSent}; code; see Choose a new password`,
    'new password refused': `${codeSent}; code; fill ^New password: short; fill ^Confirm password: other; press Change password`,
    changed: `${codeSent}; code; fill ^New password: Moving-2027; fill ^Confirm password: Moving-2027; press Change password; see Password changed`,
    'demo inbox with a code': `smallest; ${codeSent}; see Check your email; press Inbox; see Every email and text message that would have been sent. Nothing leaves this browser.`,
  }),
  ...page('', undefined, {
    'without a token': 'see Login Failed',
  }),
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
    'search failed': 'with searchBranch:500; search mesa; see Could not search.',
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
    'asked before deleting': 'press ^More for job; pick Delete…',
    'deleted, can be undone': 'press ^More for job; pick Delete…; press Delete job; see Undo',
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
    'team edit, replacing': `${toEdit}; press ^Replace ; see People who fit`,
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
    'how results are counted':
      'whole; pick How these are counted; see Of the people who applied, how many were accepted.',
  }),
  ...page('company-job-outsourcing', 'Hank Boyd', {
    'no branch': '',
  }),
  ...page('company-job-outsourcing', 'Luis Ortega', {
    'as the manager': 'whole',
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
    ...failing('getTeamSummary'),
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
      'whole; smallest; fill Job in one line: 3 helpers next Friday 8-10 Tempe, 3rd floor walk-up, 6 hours, $25, dolly, piano; see Not understood: “piano”',
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
    editing: 'smallest; press Edit; see Everyone who sees the offer reads it.',
    closing: 'press ^More for; pick Close offer…; see Close this offer?',
  }),
  ...page('helper-job', 'Marcus Reed', {
    'menu open': 'click [aria-haspopup="menu"]',
  }),
  ...page('helper-job', 'Sofia Delgado', {
    'menu in Spanish': 'click [aria-haspopup="menu"]',
  }),
  ...page('helper-job', 'Luis Ortega', {
    'manager as a helper, menu open': 'click [aria-haspopup="menu"]',
  }),
  ...page('helper-job-company-new', 'Marcus Reed', {
    ...inScenarios('empty', 'longestNames', 'hundred'),
    ...failing('getHelperInvitations'),
    declining:
      'smallest; click main li:has(header a) button; wait [role=dialog]; see You can still accept later while a slot is open and the job hasn’t started.',
    'accepted just now': 'smallest; press ^Accept',
    details: 'whole; smallest; click main li header a; wait main section h2',
  }),
  ...page('helper-job-company-new', 'Sofia Delgado', {
    'declining, in Spanish': 'smallest; click main li:has(header a) button; wait [role=dialog]',
    'details, in Spanish': 'whole; smallest; click main li header a; wait main section h2',
  }),
  ...page('helper-job-company-accepted', 'Marcus Reed', {
    details: 'whole; smallest; click main li header a; wait main section h2',
    'details in view': 'click main li header a; wait main section h2',
    withdrawing: 'click :nth-match(main li header a, 3); wait main section h2; press Withdraw; see Keep job',
    searching: 'smallest; wide> key /; narrow> press Search your jobs; wait [role=option]',
  }),
  ...page('helper-job-company-accepted', 'Sofia Delgado', {
    'details, in Spanish': 'whole; smallest; click main li header a; wait main section h2',
  }),
  ...page('helper-job-outsource-new', 'Marcus Reed', {
    ...inScenarios('empty', 'longestNames'),
    ...failing('getHelperOffers'),
    passing: 'smallest; press ^Pass; see You can still apply while the offer is open.',
    withdrawing:
      'smallest; press ^Withdraw application; see The company is notified. You can’t apply for this offer again.',
    details: 'whole; smallest; click main li header a; wait main section h2',
  }),
  ...page('helper-job-outsource-waiting', 'Marcus Reed', {
    applying: 'smallest; press ^Apply; see If the company accepts you, the job is yours right away.',
  }),
  ...page('helper-calendar', 'Marcus Reed', {
    ...inScenarios('empty', 'longestNames'),
    ...failing('getHelperCalendar'),
    'hours of a day': 'smallest; click section section button; radio /./',
    'hours not loaded': 'with getAvailabilities:500; smallest; click section section button',
  }),
  ...page('helper-earnings', 'Marcus Reed', {
    ...inScenarios('empty'),
    ...failing('getEarnings'),
    'weekly statement': 'whole; smallest; click main section section > a; wait main article',
    'statement of a job':
      'whole; smallest; click main section section li a; link Printable statement; wait main article',
  }),
  ...page('helper-earnings', 'Luis Ortega', {
    'weekly statement': 'whole; smallest; click main section section > a; wait main article',
  }),
  ...page('helper-earnings', 'Sofia Delgado', {
    'weekly statement, in Spanish': 'whole; smallest; click main section section > a; wait main article',
  }),
  ...page('helper-settings-personal-info', 'Marcus Reed', {
    ...failing('getHelperProfile'),
    'list of pages': 'smallest; narrow> click main button[aria-expanded]',
    'then new offers': `whole; only narrow; ${chooseSpanish}`,
    'then an offer': `whole; only narrow; ${chooseSpanish}; click main li header a; wait main section h2`,
    'then rejected offers': `whole; only narrow; ${chooseSpanish}; link ^Rechazados`,
    'then applying': `only narrow; ${chooseSpanish}; link ^Rechazados; press ^Solicitar; see Si la empresa le acepta, el trabajo es suyo de inmediato.`,
  }),
  ...page('helper-settings-your-rating', 'Marcus Reed', {
    ...inScenarios('empty'),
  }),
  ...page('helper-settings-reset-password', 'Marcus Reed', {
    'nothing typed': 'whole; press Change password',
    changed:
      'whole; fill ^Current password: Moving-2026; fill ^New password: Moving-2027; fill ^Confirm password: Moving-2027; press Change password; see Your password has been changed.',
  }),
  ...page('helper-settings-danger-zone', 'Marcus Reed', {
    'sure?': 'whole; press Delete account…',
    refused:
      'whole; press Delete account…; fill Why are you leaving?: I moved to another city.; fill ^Password: wrong-one-1; fill Type DELETE to confirm: delete; press Delete account permanently',
  }),
  ...page('helper-settings-subscription', 'Ethan Cole', {
    'upgrade without a card': 'press Upgrade to Helper Pro',
  }),
  ...page('helper-settings-subscription', 'Sofia Delgado', {
    'upgrade, in Spanish': 'click main li button; wait [role=alertdialog], [role=dialog]',
  }),
  ...page('consent', undefined, {
    Google: 'at ?provider=google',
    Apple: 'at ?provider=apple',
    'nothing typed': 'at ?provider=google; press /^Allow$/',
  }),
];
