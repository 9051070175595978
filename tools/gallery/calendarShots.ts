import { feedTexts } from '../../src/features/calendar/feed/texts';
import { calendarTexts, moveTexts } from '../../src/features/calendar/texts';
import { expectText, press, pressText } from './acts';
import type { Act, Shot } from './shot';

const calendar = { screen: 'company-calendar', as: 'Dana Whitfield' } as const;
const firstJob: Act = (page) => page.locator('.rbc-event').first().click();
const move = pressText(calendarTexts.moveTo);
const openMenu: Act = (page) => page.getByRole('button', { name: calendarTexts.more, exact: true }).click();
const openFeed: readonly Act[] = [openMenu, pressText(calendarTexts.subscribe), expectText(feedTexts.none)];
const agenda = 'view=agenda';

export const calendarShots: readonly Shot[] = [
  { ...calendar, state: 'month', query: 'view=month', smallest: true },
  { ...calendar, state: 'week', query: 'view=week', smallest: true },
  { ...calendar, state: 'later in the week', query: 'view=week&date=2026-11-27', only: 'narrow' },
  { ...calendar, state: 'day by crew', query: 'view=day&date=2026-11-24', smallest: true },
  { ...calendar, state: 'jobs that need crew', query: 'view=day&date=2026-11-24', acts: [press(/^Needs crew/)] },
  { ...calendar, state: 'agenda', query: 'view=agenda' },
  { ...calendar, state: 'loading', faults: 'getOrderCalendar:never', loading: true },
  { ...calendar, state: 'failed', faults: 'getOrderCalendar:500' },
  { ...calendar, state: 'no jobs', scenario: 'empty' },
  { ...calendar, state: 'nothing matches', query: 'view=agenda&person=9999' },
  { ...calendar, state: 'no branch', as: 'Hank Boyd' },
  { ...calendar, state: 'longest names', scenario: 'longestNames', query: 'view=week' },
  { ...calendar, state: 'longest names, month', scenario: 'longestNames', query: 'view=month' },
  { ...calendar, state: 'longest names, day', scenario: 'longestNames', query: 'view=day&date=2026-11-24' },
  { ...calendar, state: 'longest names, agenda', scenario: 'longestNames', query: agenda },
  { ...calendar, state: 'job beside it', query: 'view=week', acts: [firstJob], only: 'wide' },
  {
    ...calendar,
    state: 'moving a job',
    query: 'view=week',
    acts: [firstJob, move, expectText(moveTexts.unchanged)],
    only: 'wide',
  },
  { ...calendar, state: 'menu', query: agenda, acts: [openMenu] },
  { ...calendar, state: 'feed off', query: agenda, acts: openFeed, smallest: true },
  {
    ...calendar,
    state: 'feed on',
    query: agenda,
    acts: [...openFeed, pressText(feedTexts.create), expectText(feedTexts.address)],
    alone: true,
    smallest: true,
  },
  {
    ...calendar,
    state: 'feed failed',
    query: agenda,
    acts: [openMenu, pressText(calendarTexts.subscribe), expectText(feedTexts.failed)],
    faults: 'getCalendarFeed:500',
  },
  { ...calendar, state: 'week to print', query: 'print=week' },
  { ...calendar, state: 'week to print, no jobs', scenario: 'empty', query: 'print=week', only: 'wide' },
  { ...calendar, state: 'week to print, longest names', scenario: 'longestNames', query: 'print=week', only: 'wide' },
];
