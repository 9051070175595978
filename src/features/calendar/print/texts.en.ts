import { PositionCode } from '#generated/model/codes';
import { codeLabels } from '#domain/orders/labels';
import { counted, nbsp } from '#platform/lib/text';

/** The printed week, by day and by person. */
export const weekSheetTexts = {
  sheet: 'Week to print',
  heading: (branch: string, days: string) => `${branch} · ${days}`,
  jobs: (count: number) => counted(count, { one: 'job', other: 'jobs' }),
  unscheduled: (count: number) => `${counted(count, { one: 'job', other: 'jobs' })} without a date or time`,
  filtered: 'Some jobs are hidden by filters',
  zone: (name: string) => `Times are in ${name}`,
  noJobs: 'No jobs',
  more: (count: number) => `+${count} more`,
  morePeople: (count: number) => `+${counted(count, { one: 'more person', other: 'more people' })}`,
  part: (day: number, days: number) => `Day ${day} of ${days}`,
  crew: (accepted: number, required: number) => `Crew ${accepted} of ${required}`,
  person: (name: string, isPending: boolean) => (isPending ? `${name} (pending)` : name),
  helpType: codeLabels.en.helpType,
  weekByPerson: 'Week by person',
  people: 'People',
  needsCrew: 'Needs crew',
  position: {
    [PositionCode.driver]: { one: 'driver', other: 'drivers' },
    [PositionCode.foreman]: { one: 'foreman', other: 'foremen' },
    [PositionCode.helper]: { one: 'helper', other: 'helpers' },
    [PositionCode.foremanDriver]: { one: 'Foreman/Driver', other: 'Foreman/Drivers' },
  },
  hours: (accepted: string, limit: string) => `${accepted} of ${limit}${nbsp}hr`,
  busy: (hours: string) => `Busy ${hours}`,
  off: 'Off',
  expires: { driver_license: 'License expires', dot_medical: 'DOT card expires' },
};
