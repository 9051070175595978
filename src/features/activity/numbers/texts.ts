import type { NumberName } from '#generated/model';
import { counted } from '#platform/lib/text';

const job = { one: 'job', other: 'jobs' };
const people = { one: 'person', other: 'people' };
const ratings = { one: 'rating', other: 'ratings' };

type CardTexts = { title: string; define: string };

export const numbersTexts = {
  title: 'Numbers',
  loading: 'Loading numbers',
  failed: 'The numbers couldn’t be loaded.',
  stale: 'These numbers couldn’t be refreshed and may be out of date.',
  emptyTitle: 'No numbers yet',
  empty: 'Numbers appear once your first job has started.',
  toJobs: 'Show open jobs',
  span: (from: string, to: string) => `${from} to ${to}`,
  notOver: (month: string) => `${month} isn’t over yet`,
  branch: 'Branch',
  allBranches: 'All branches',
  showAs: 'Show as',
  chart: 'Chart',
  table: 'Table',
  download: 'Download CSV',
  downloaded: (name: string) => `Downloaded ${name}`,
  fileName: 'numbers',

  little: (branch: string, jobs: number, enough: number) =>
    `${branch} has ${counted(jobs, job)} so far. Its charts start at ${enough} jobs; its numbers are in the table.`,

  month: 'Month',
  madeOf: 'Based on',
  none: '—',
  /** A number whose month has nothing to count. */
  noneInWords: 'no data',
  was: (value: string, month: string) => `was ${value} in ${month}`,
  soFar: (month: string) => `${month} so far`,
  ofBranch: (branch: string, month: string) => `${branch}, ${month}`,
  is: (what: string, value: string, parts: string) =>
    parts === '' ? `${what}: ${value}` : `${what}: ${value} (${parts})`,
  tableOf: (title: string) => `${title}: table`,
  chartOf: (title: string) => `${title} by month. Arrow keys move between months.`,
  reasonsChart: 'Declines by reason. Arrow keys move between reasons.',
  howCounted: 'How it’s counted',
  lines: 'Lines',

  percent: (percent: number) => `${percent}%`,
  hours: (hours: string) => `${hours}\u00a0hr`,
  slots: (part: string, whole: string) => `${part} of ${whole} slots`,
  ofJobs: (jobs: number) => `median of ${counted(jobs, job)}`,
  people: (count: number) => counted(count, people),
  workedHours: (part: string, whole: string) => `${part} of ${whole} planned hours`,
  quoted: (part: string, whole: string) => `${part} of ${whole} quoted`,
  ofPeople: (part: string, whole: string) => `${part} of ${whole} people`,
  ratings: (count: number) => counted(count, ratings),
  stars: (stars: string) => `${stars} stars`,

  reason: 'Reason',
  peopleHead: 'People',
  declinesEmpty: 'No one declined a job in these months.',
  helpers: 'Top helpers',
  defineHelpers:
    'People who worked the most completed jobs, with their paid hours and the stars you gave for those jobs.',
  helpersEmpty: 'No jobs completed in these months yet.',
  person: 'Person',
  jobs: 'Jobs',
  paidHours: 'Paid hours',
  starsHead: 'Stars',
  fewRatings: 'Too few ratings',
  helperJobs: (name: string, jobs: number) => `${name}: ${counted(jobs, job)}`,

  cards: {
    jobs_done: { title: 'Jobs done', define: 'Completed jobs.' },
    filled_in_time: {
      title: 'Slots filled in time',
      define: 'Share of slots accepted at least 24 hours before the start.',
    },
    time_to_fill: {
      title: 'Time to fill a crew',
      define: 'Median time from the first invitation to the last slot filled.',
    },
    declines: { title: 'Declines by reason', define: 'People who declined an invitation, by the reason they gave.' },
    late_withdrawals: {
      title: 'Late withdrawals',
      define: 'People who had accepted and withdrew less than 24 hours before the start.',
    },
    hours: {
      title: 'Hours vs. estimate',
      define: 'Hours worked on completed jobs, compared with the hours planned for them. 100% is as planned.',
    },
    labor: {
      title: 'Labor share',
      define: 'Crew pay without tips, as a share of the quotes. Until a job is completed, its estimate counts.',
    },
    outsourced: {
      title: 'Outsourced share',
      define: 'Share of crew members hired through an outsourcing offer.',
    },
    ratings: {
      title: 'Crew ratings',
      define: 'The average of the stars you gave your crews, once there are 3 ratings.',
    },
  } satisfies Record<NumberName, CardTexts>,
  defineMonth:
    'A job counts in the month of its first day, once it has started, unless it was canceled. Shares and averages of fewer than three jobs are in the table only.',

  csv: {
    branch: 'Branch',
    month: 'Month',
    jobsDone: 'Jobs done',
    slots: 'Slots',
    slotsInTime: 'Slots filled in time',
    filledInTime: 'Filled in time %',
    timeToFill: 'Median minutes to fill',
    declines: 'Declines',
    lateWithdrawals: 'Late withdrawals',
    plannedHours: 'Planned hours',
    workedHours: 'Worked hours',
    quotes: 'Quotes $',
    labor: 'Labor $',
    laborShare: 'Labor %',
    people: 'People',
    outsourced: 'Outsourced people',
    outsourcedShare: 'Outsourced %',
    ratings: 'Ratings',
    stars: 'Average stars',
  },

  list: {
    loading: 'Loading jobs',
    failed: 'The jobs couldn’t be loaded.',
    stale: 'These jobs couldn’t be refreshed and may be out of date.',
    toNumbers: 'All numbers',
    jobs: 'Jobs',
    pages: 'Pages of jobs',
    all: 'Last 12 months',
    counted: (jobs: number) => counted(jobs, job),
    emptyTitle: 'No jobs',
    empty: 'No jobs count toward this number.',
    completed: 'Completed',
  },
};
