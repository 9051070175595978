import { createElement, type ReactElement } from 'react';
import { href } from '#platform/routing/links/href';
import type { ListRouteName, RouteName } from '#platform/routing/paths';
import { getTitle } from '#platform/routing/route';
import {
  ActivityIcon,
  BranchIcon,
  CalendarIcon,
  FindAiIcon,
  JobIcon,
  NumbersIcon,
  SettingsIcon,
  SubscriptionIcon,
  TeamIcon,
} from '#platform/ui/icons';
import { routes } from '../../pages/routes';
import { shellTexts } from '../texts';

export type NavItem = {
  key: string;
  route: RouteName;
  label: string;
  to: string;
  icon: ReactElement;
  isCurrent: (name: RouteName) => boolean;
};

const activity = () => item('company-activity', ActivityIcon);
const findAi = () => item('company-outsourcing', FindAiIcon, { label: shellTexts.findAi });
const job = () => item('company-job', JobIcon);
const calendar = () => item('company-calendar', CalendarIcon, { label: shellTexts.calendar });
const team = () => item('company-team', TeamIcon);
const branch = () => item('company-branch', BranchIcon);
const numbers = () => item('company-numbers', NumbersIcon);
const settings = () =>
  item('company-settings-subscription', SettingsIcon, { label: shellTexts.settings, family: 'company-settings' });
const subscriptions = () => ({
  ...item('company-settings-subscription', SubscriptionIcon, { label: shellTexts.subscriptions }),
  key: 'subscriptions',
});

type CanOpen = (name: RouteName) => boolean;

/** Entries of the company sidebar; all but Activity need a branch, and Settings is only in the drawer (spec section 2). */
export function companyNav(hasBranches: boolean): NavItem[] {
  if (!hasBranches) return [activity()];
  return [activity(), findAi(), job(), calendar(), team(), branch()];
}

/** Entries of the company's mobile drawer: the specification's in its order, then ours. */
export function drawerNav(hasBranches: boolean, canOpen: CanOpen): NavItem[] {
  if (!hasBranches) return [activity()];
  const own = [numbers()].filter(({ route }) => canOpen(route));
  return [activity(), job(), calendar(), team(), settings(), subscriptions(), branch(), findAi(), ...own];
}

/** Entries of the helper's sidebar and bottom bar. */
export function helperNav(): NavItem[] {
  return [
    item('helper-job', JobIcon, { alsoCurrent: 'helper-earnings' }),
    item('helper-calendar', CalendarIcon, { label: shellTexts.calendar }),
    item('helper-settings-personal-info', SettingsIcon, { label: shellTexts.settings, family: 'helper-settings' }),
  ];
}

type Options = {
  /** Title of the route if not given. */
  label?: string | undefined;
  /** Start of the names of the pages that mark the entry; the route's own if not given. */
  family?: string;
  alsoCurrent?: RouteName;
};

/** An entry that leads to a route. */
function item(route: ListRouteName, icon: typeof ActivityIcon, options: Options = {}): NavItem {
  const { label = getTitle(routes[route]), family = route, alsoCurrent } = options;
  return {
    key: route,
    route,
    label,
    to: href(route),
    icon: createElement(icon),
    isCurrent: (name) => name === family || name === alsoCurrent || name.startsWith(`${family}-`),
  };
}
