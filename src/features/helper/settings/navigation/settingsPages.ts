import type { ProfileCompletenessMissingItem } from '#generated/model';
import type { RouteName } from '#platform/routing/paths';

/** The pages of the helper's settings, in the order of the navigation (spec section 2). */
export const settingsPages = [
  'helper-settings-personal-info',
  'helper-settings-specifications',
  'helper-settings-role',
  'helper-settings-work-settings',
  'helper-settings-your-rating',
  'helper-settings-notifications',
  'helper-settings-reset-password',
  'helper-settings-subscription',
  'helper-settings-danger-zone',
] as const satisfies readonly RouteName[];

export type SettingsPageName = (typeof settingsPages)[number];

export function isSettingsPage(name: RouteName): name is SettingsPageName {
  return settingsPages.some((page) => page === name);
}

/** Page of each part of the profile. */
export const pageOfPart = {
  name: 'helper-settings-personal-info',
  phone: 'helper-settings-personal-info',
  position: 'helper-settings-role',
  serving_area: 'helper-settings-work-settings',
  availability: 'helper-settings-work-settings',
  hourly_rate: 'helper-settings-specifications',
} as const satisfies Record<ProfileCompletenessMissingItem, SettingsPageName>;
