import { may, type Right } from './rights';

/** Pages that the provider refuses to some of the people who may enter their side of the app, by route name. */
const pageRights = {
  'company-settings-subscription': 'viewSubscription',
  'helper-settings-subscription': 'manageOwnSubscription',
} as const satisfies Record<string, Right>;

/** Whether a person of this type is shown the page and not a refusal. Links and menus offer no other pages. */
export function mayOpenPage(routeName: string, userType: number | undefined): boolean {
  return isRestricted(routeName) ? may(userType, pageRights[routeName]) : true;
}

/** Whether some people are refused this page. */
export function isRestricted(routeName: string): routeName is keyof typeof pageRights {
  return Object.hasOwn(pageRights, routeName);
}
