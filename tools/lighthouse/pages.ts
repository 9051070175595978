/** What a page of the table must reach; without a value nothing is demanded. */
export type Targets = {
  perf?: number;
  /** Seconds. */
  lcp?: number;
  /** Milliseconds. */
  tbt?: number;
  /** kB after gzip. */
  js?: number;
  files?: number;
  /** Calls started before the first row is on screen. */
  calls?: number;
  /** Runs in which one of those calls waited for another. */
  waiting?: number;
  cls?: number;
  /** Seconds until the first row. */
  firstRow?: number;
};

export type PageName = keyof typeof pages;

export type MeasuredPage = {
  /** The person who is signed in; none on public pages. */
  as?: string;
  path: string;
  /** Matches once the page shows what it is for. */
  row: string;
  targets: Targets;
};

const company = 'dana@coppermesa.example';
const helper = 'marcus@helpers.example';

const login: Targets = { perf: 97, lcp: 1.9, tbt: 50, js: 135, files: 8, calls: 0, waiting: 0, cls: 0.01 };
const activity: Targets = { perf: 93, lcp: 2.4, tbt: 150, js: 215, files: 14, calls: 4, waiting: 0, cls: 0.01 };
const list: Targets = { perf: 92, lcp: 2.5, tbt: 150, js: 230, files: 14, calls: 4, waiting: 0, cls: 0.01 };
const heavy: Targets = { perf: 88, lcp: 2.9, tbt: 200, js: 270, files: 16, calls: 5, cls: 0.01 };

/** The pages people open most. `:order` is a job of the company. */
export const pages = {
  login: { path: '/login', row: 'input[type=password]', targets: login },
  activity: { as: company, path: '/company/activity', row: 'main li a, main li button', targets: activity },
  'not formed jobs': { as: company, path: '/company/job/not-formed', row: 'main article', targets: list },
  'formed jobs': { as: company, path: '/company/job/formed', row: 'main article', targets: list },
  team: { as: company, path: '/company/team', row: 'main ul li', targets: list },
  "helper's jobs": { as: helper, path: '/helper/job/company/accepted', row: 'main li, main article', targets: list },
  'order details': { as: company, path: '/company/job/details/:order', row: 'main h2', targets: heavy },
  'order form': { as: company, path: '/company/job/create', row: 'main form input', targets: heavy },
  calendar: { as: company, path: '/company/calendar', row: 'main [role=grid], main section section', targets: heavy },
} as const satisfies Record<string, MeasuredPage>;

/** A page opened again: its files are on the device, and its answers were kept. */
export const secondVisit: Targets = { perf: 97, firstRow: 0.7, js: 0 };
export const desktop: Targets = { perf: 99 };
export const demoPage: MeasuredPage = {
  as: company,
  path: '/company/activity',
  row: pages.activity.row,
  targets: { perf: 85, lcp: 3.2 },
};
