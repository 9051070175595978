import { routes } from '../../src/app/routes';
import { getArea, listRouteNames } from '../../src/platform/routing/paths';
import { accountShots } from './accountShots';
import { activityShots } from './activityShots';
import { billingShots } from './billingShots';
import { branchShots } from './branchShots';
import { calendarShots } from './calendarShots';
import { helperOfferShots } from './helperOfferShots';
import { helperShots } from './helperShots';
import { jobCrewShots } from './jobCrewShots';
import { jobFormShots } from './jobFormShots';
import { jobsShots } from './jobsShots';
import { memberShots } from './memberShots';
import { offerShots } from './offerShots';
import { outsourceShots } from './outsourceShots';
import { shellShots } from './shellShots';
import { teamShots } from './teamShots';
import type { PersonName, Shot } from './shot';

const visitors: Record<'public' | 'company' | 'helper', PersonName | undefined> = {
  public: undefined,
  company: 'Dana Whitfield',
  helper: 'Marcus Reed',
};

const names = listRouteNames();

/** Every route as its intended user opens it, those of companies and visitors at the smallest width too. A screen needs more rows only for its other states. */
const defaultShots = names
  .filter((name) => !['auth-google', 'auth-apple', ''].includes(name))
  .map((screen): Shot => {
    const area = getArea(screen);
    const as = visitors[area];
    return {
      screen,
      state: 'as it opens',
      ...(as && { as }),
      whole: area === 'public',
      smallest: area !== 'helper',
    };
  });

const states: Shot[] = [
  ...accountShots,
  ...activityShots,
  ...branchShots,
  ...billingShots,
  ...calendarShots,
  ...helperShots,
  ...helperOfferShots,
  ...jobsShots,
  ...jobCrewShots,
  ...jobFormShots,
  ...memberShots,
  ...offerShots,
  ...outsourceShots,
  ...shellShots,
  ...teamShots,
];

/** All shots, in the order of the route table. */
export const shots: readonly Shot[] = [
  ...names.flatMap((name) => [...defaultShots, ...states].filter(({ screen }) => screen === name)),
  ...states.filter(({ screen }) => screen === 'consent'),
];

export function getTitle({ screen }: Shot): string {
  return screen === 'consent' ? 'Consent page of the demo' : routes[screen].title.en;
}
