import { feedTexts } from '../../src/features/activity/feed/texts';
import { press, pressFirstIn, expectText, world } from './acts';
import type { Shot } from './shot';

const screen = 'company-activity';
const dana = { screen, as: 'Dana Whitfield' } as const;

export const activityShots: readonly Shot[] = [
  { ...dana, state: 'loading', faults: 'getNotifications:never', loading: true },
  { ...dana, state: 'empty', scenario: 'empty' },
  { ...dana, state: 'failed', faults: 'getNotifications:500' },
  { ...dana, state: 'not allowed', faults: 'getNotifications:403' },
  { ...dana, state: 'needs action', smallest: true },
  { ...dana, state: 'nothing of this type', scenario: 'empty', query: 'kind=offers' },
  { ...dana, state: 'needs action failed', faults: 'getNeedsAction:403' },
  { ...dana, state: 'checklist half done', scenario: 'empty', query: 'setup=1', smallest: true },
  { ...dana, state: 'longest names', scenario: 'longestNames' },
  {
    ...dana,
    state: 'longest names, one chosen',
    scenario: 'longestNames',
    alone: true,
    acts: [pressFirstIn(feedTexts.list)],
  },
  { ...dana, state: 'hundred rows', scenario: 'hundred', whole: true },
  { ...dana, state: 'one chosen', alone: true, acts: [pressFirstIn(feedTexts.list)] },
  { ...dana, state: 'unread only', acts: [press(feedTexts.unread, 'tab')] },
  { ...dana, state: 'nothing unread', alone: true, acts: [press(feedTexts.markAll), press(feedTexts.unread, 'tab')] },
  {
    ...dana,
    state: 'toast after marking all',
    alone: true,
    acts: [press(feedTexts.markAll), expectText(feedTexts.markedAll)],
  },
  { ...dana, state: 'older ones', acts: [press(feedTexts.loadMore)], whole: true },
  { ...dana, state: 'arrivals', alone: true, acts: [world('beat', { times: 12 })] },
  { ...dana, state: 'branches loading', faults: 'getBranches:never', loading: true },
  { ...dana, state: 'branches failed', faults: 'getBranches:500' },
  { ...dana, state: 'live updates refused', alone: true, acts: [world('dropSockets', { code: 4001 })] },
  { screen, as: 'Hank Boyd', state: 'manager without branches' },
  { screen, as: 'Luis Ortega', state: 'manager' },
  { ...dana, state: 'owner without branches', scenario: 'noBranches', smallest: true },
  { screen, as: 'Priya Nair', state: 'dispatcher without branches', scenario: 'noBranches' },
];
