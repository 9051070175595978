import { calendarTexts } from '../../src/features/calendar/texts';
import { moveTexts } from '../../src/features/calendar/move/texts';
import { expectText, pressText } from './acts';
import type { Act, Shot } from './shot';

const calendar = { screen: 'company-calendar', as: 'Dana Whitfield' } as const;
const firstJob: Act = (page) => page.locator('.rbc-event').first().click();
const move = pressText(calendarTexts.moveTo);

export const calendarShots: readonly Shot[] = [
  { ...calendar, state: 'month', query: 'view=month' },
  { ...calendar, state: 'week', query: 'view=week' },
  { ...calendar, state: 'day by crew', query: 'view=day' },
  { ...calendar, state: 'agenda', query: 'view=agenda' },
  { ...calendar, state: 'loading', faults: 'getOrderCalendar:never', loading: true },
  { ...calendar, state: 'failed', faults: 'getOrderCalendar:500' },
  { ...calendar, state: 'no jobs', scenario: 'empty' },
  { ...calendar, state: 'nothing matches', query: 'view=agenda&person=9999' },
  { ...calendar, state: 'no branch', as: 'Hank Boyd' },
  { ...calendar, state: 'longest names', scenario: 'longestNames', query: 'view=week' },
  { ...calendar, state: 'job beside it', query: 'view=week', acts: [firstJob], only: 'wide' },
  {
    ...calendar,
    state: 'moving a job',
    query: 'view=week',
    acts: [firstJob, move, expectText(moveTexts.unchanged)],
    only: 'wide',
  },
];
