import { press } from './acts';
import type { Act, Shot } from './shot';

const calendar = { screen: 'helper-calendar', as: 'Marcus Reed', smallest: true } as const;

const openHours: Act = (page) => page.locator('section section button').first().click();

export const helperShots: readonly Shot[] = [
  { ...calendar, state: 'whole', whole: true },
  { ...calendar, state: 'loading', faults: 'getHelperCalendar:never', loading: true },
  { ...calendar, state: 'failed', faults: 'getHelperCalendar:500' },
  { ...calendar, state: 'no jobs', scenario: 'empty' },
  { ...calendar, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...calendar, state: 'hours of a day', acts: [openHours, press(/./, 'radio')] },
  { ...calendar, state: 'hours not loaded', faults: 'getAvailabilities:500', acts: [openHours] },
];
