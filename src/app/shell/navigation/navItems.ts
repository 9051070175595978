import type { ReactElement } from 'react';
import { createElement } from 'react';
import { href } from '#platform/routing/links/href';
import type { RouteName } from '#platform/routing/paths';
import {
  ActivityIcon,
  BranchIcon,
  CalendarIcon,
  FindAiIcon,
  JobIcon,
  SettingsIcon,
  SubscriptionIcon,
  TeamIcon,
} from '#platform/ui/icons';
import { shellTexts } from '../texts';

export type NavItem = {
  key: string;
  label: string;
  to: string;
  icon: ReactElement;
  isCurrent: (name: RouteName) => boolean;
};

/** The company's Settings entry depends on a flag that is never true (spec section 2). */
const settingsInSidebar = false;

const activity = () =>
  item('activity', shellTexts.activity, href('company-activity'), ActivityIcon, 'company-activity');
const findAi = () => item('find-ai', shellTexts.findAi, href('company-outsourcing'), FindAiIcon, 'company-outsourcing');
const job = () => item('job', shellTexts.job, href('company-job'), JobIcon, 'company-job');
const calendar = () =>
  item('calendar', shellTexts.calendar, href('company-calendar'), CalendarIcon, 'company-calendar');
const team = () => item('team', shellTexts.team, href('company-team'), TeamIcon, 'company-team');
const branch = () => item('branch', shellTexts.branch, href('company-branch'), BranchIcon, 'company-branch');
const settings = () =>
  item('settings', shellTexts.settings, href('company-settings-subscription'), SettingsIcon, 'company-settings');
const subscriptions = () => ({
  ...settings(),
  key: 'subscriptions',
  label: shellTexts.subscriptions,
  icon: createElement(SubscriptionIcon),
});

/** Entries of the company sidebar; all but Activity need a branch (spec section 2). */
export function companyNav(hasBranches: boolean): NavItem[] {
  if (!hasBranches) return [activity()];
  return [activity(), findAi(), job(), calendar(), team(), branch(), ...(settingsInSidebar ? [settings()] : [])];
}

/**
 * Entries of the company's mobile drawer: those of the sidebar and, in the order of the specification, the settings;
 * without a page that would refuse this person.
 */
export function drawerNav(hasBranches: boolean, canOpen: (name: RouteName) => boolean): NavItem[] {
  if (!hasBranches) return [activity()];
  const billing = canOpen('company-settings-subscription') ? [settings(), subscriptions()] : [];
  return [activity(), findAi(), job(), calendar(), team(), ...billing, branch()];
}

/** Entries of the helper's sidebar and bottom bar. */
export function helperNav(jobLabel: string): NavItem[] {
  return [
    item('job', jobLabel, href('helper-job'), JobIcon, 'helper-job', 'helper-earnings'),
    item('calendar', shellTexts.calendar, href('helper-calendar'), CalendarIcon, 'helper-calendar'),
    item('settings', shellTexts.settings, href('helper-settings-personal-info'), SettingsIcon, 'helper-settings'),
  ];
}

function item(
  key: string,
  label: string,
  to: string,
  icon: typeof ActivityIcon,
  family: string,
  alsoCurrent?: RouteName,
): NavItem {
  return {
    key,
    label,
    to,
    icon: createElement(icon),
    isCurrent: (name) => name === family || name === alsoCurrent || name.startsWith(`${family}-`),
  };
}
