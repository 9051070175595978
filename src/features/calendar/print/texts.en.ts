import { counted } from '../../../platform/lib/text';

export const weekPrintTexts = {
  title: 'Print week',
  back: 'Calendar',
  print: 'Print',
  previous: 'Previous week',
  next: 'Next week',
  sheet: 'Week to print',
  loading: 'Loading jobs',
  failed: 'The week could not be loaded.',
  incomplete: 'The week could not be loaded completely.',
  jobs: (count: number) => counted(count, { one: 'job', other: 'jobs' }),
  heading: (branch: string, days: string) => `${branch} · ${days}`,
  filtered: 'Some jobs are hidden by filters',
  zone: (name: string) => `Times are in ${name}`,
  noJobs: 'No jobs',
  more: (count: number) => `+${count} more`,
  part: (day: number, days: number) => `Day ${day} of ${days}`,
  crew: (accepted: number, required: number) => `Crew ${accepted} of ${required}`,
  person: (name: string, isPending: boolean) => (isPending ? `${name} (pending)` : name),
};
