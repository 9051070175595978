import { failing, inScenarios, page, type Shot } from '../shot';

const chooseSpanish = 'pick Español; link Trabajo; link ^Ofertas';

/** The pages of a helper. */
export const helperShots: readonly Shot[] = [
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
];
