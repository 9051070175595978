/** Targets of a page of the table; a missing value has no target. */
export type Targets = {
  perf?: number;
  /** Seconds. */
  lcp?: number;
  cls?: number;
  /** Seconds until the first row. */
  firstRow?: number;
};

export type MeasuredPage = {
  /** The person who is signed in; none on public pages. */
  as?: string;
  path: string;
  /** Matches once the page shows what it is for. */
  row: string;
  targets: Targets;
};

const activityRow = 'main li a, main li button';
const company = 'dana@coppermesa.example';
const helper = 'marcus@helpers.example';

const login: Targets = { perf: 96, cls: 0.02 };
const list: Targets = { perf: 93, cls: 0.02 };
const heavy: Targets = { perf: 90, cls: 0.02 };

/** The pages people open most. `:order` is a job of the company. */
export const pages: Readonly<Record<string, MeasuredPage>> = {
  login: { path: '/login', row: 'input[type=password]', targets: login },
  activity: { as: company, path: '/company/activity', row: activityRow, targets: list },
  'not formed jobs': { as: company, path: '/company/job/not-formed', row: 'main article', targets: list },
  'formed jobs': { as: company, path: '/company/job/formed', row: 'main article', targets: list },
  team: { as: company, path: '/company/team', row: 'main ul li', targets: list },
  "helper's jobs": { as: helper, path: '/helper/job/company/accepted', row: 'main li, main article', targets: list },
  'order details': { as: company, path: '/company/job/details/:order', row: 'main h2', targets: heavy },
  'order form': { as: company, path: '/company/job/create', row: 'main form input', targets: heavy },
  calendar: { as: company, path: '/company/calendar', row: 'main [role=grid], main section section', targets: heavy },
};

/** A page opened again: its files are on the device. */
export const secondVisit: Targets = { perf: 97, firstRow: 1 };
export const desktop: Targets = { perf: 98 };
export const demoPage: MeasuredPage = {
  as: company,
  path: '/company/activity',
  row: activityRow,
  targets: { perf: 88, lcp: 3.4 },
};
