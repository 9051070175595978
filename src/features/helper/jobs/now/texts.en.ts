import { plural } from '#platform/lib/text';

export const nowTexts = {
  title: 'Your next job',
  none: 'No upcoming jobs. Jobs you accept appear here.',
  with: 'Also on the crew',
  alone: 'No one else has accepted yet.',
  leads: (name: string): string => `${name} (crew lead)`,
  route: (cities: string): string => `Map of the route: ${cities}`,
  office: 'Call office',
  officeName: (company: string): string => `Call office of ${company}`,
  details: 'Job details',
  stepsFrom: (time: string): string => `You can tap “On my way” starting at ${time}.`,
  starts: {
    days: (count: number): string => `Starts in ${count} ${plural(count, { one: 'day', other: 'days' })}`,
    hours: (hours: number, minutes: number): string => `Starts in ${hours}\u00a0hr ${minutes}\u00a0min`,
    minutes: (minutes: number): string => `Starts in ${minutes}\u00a0min`,
  },
  arrive_by: (time: string): string => `Arrive by ${time}`,
  window_over: (time: string): string => `The arrival window ended at ${time}`,
  arrived: 'You’re on the job',
  done: 'Done for today',
  gone: {
    moved: (job: string): string => `Job ${job} was changed. Check it and accept again.`,
    canceled: (job: string): string => `You’re no longer on job ${job}.`,
  },
  openGone: 'Open job',
  hide: 'OK',
};
