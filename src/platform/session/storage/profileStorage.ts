import type { Language } from '../../language/current';
import type { KeyValueStorage } from '../../lib/device/deviceStorage';
import { isEqual } from '../../lib/plainData';
import type { Navigation } from '../../routing/navigation';
import { paths } from '../../routing/paths';
import { noSteps, parseSteps, type Steps } from '../steps';
import { parseStoredLocale, parseStoredUser, type SessionUser } from '../user';

/** Browser storage of one profile: the specification's three local keys, the manager's view and the sign-up steps. */
export type ProfileStorage = ReturnType<typeof createProfileStorage>;

/**
 * Opens the storage of a profile. Production has one profile with an empty prefix: its keys are exactly `token`,
 * `activeBranchId` and `userData`, and `wipe` clears all of local and session storage (spec section 4). With a prefix,
 * as in the demo, `wipe` removes only keys that start with it.
 */
export function createProfileStorage(prefix: string, local: KeyValueStorage, session: KeyValueStorage) {
  return {
    /** Key of the token, for listeners of storage events. */
    tokenKey: prefix + storedKeys.token,
    token: () => local.getItem(prefix + storedKeys.token),
    saveToken: (token: string) => local.setItem(prefix + storedKeys.token, token),
    removeToken: () => local.removeItem(prefix + storedKeys.token),
    user: (): SessionUser | undefined => parseStoredUser(local.getItem(prefix + storedKeys.user)),
    saveUser: (user: SessionUser) => local.setItem(prefix + storedKeys.user, JSON.stringify(user)),
    locale: (): unknown => parseStoredLocale(local.getItem(prefix + storedKeys.user)),
    /** Stores a language chosen on this device with the user, or alone when no one is signed in. */
    saveLocale: (locale: Language) => {
      const user: object = parseStoredUser(local.getItem(prefix + storedKeys.user)) ?? {};
      local.setItem(prefix + storedKeys.user, JSON.stringify({ ...user, locale }));
    },
    /** Id of the active branch, 0 when none is stored (spec section 3). */
    branchId: () => parseId(local.getItem(prefix + storedKeys.branch)),
    saveBranchId: (id: number) => local.setItem(prefix + storedKeys.branch, String(id)),
    removeBranchId: () => local.removeItem(prefix + storedKeys.branch),
    /** The session flag isManagerChangeDashboard (spec section 3): true is the helper view. A path of a side decides. */
    saveHelperView: (on: boolean) => session.setItem(prefix + storedKeys.view, String(on)),
    helperView: () => session.getItem(prefix + storedKeys.view) === 'true',
    /** The steps of this tab's sign-up or password reset. */
    steps: (): Steps => parseSteps(session.getItem(prefix + storedKeys.steps)),
    saveSteps: (steps: Steps) => {
      if (isEqual(steps, noSteps)) session.removeItem(prefix + storedKeys.steps);
      else session.setItem(prefix + storedKeys.steps, JSON.stringify(steps));
    },
    wipe: () => [local, session].forEach((storage) => wipe(storage, prefix)),
  };
}

function wipe(storage: KeyValueStorage, prefix: string): void {
  if (prefix === '') return storage.clear();
  const own = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  own.filter((key) => key.startsWith(prefix)).forEach((key) => storage.removeItem(key));
}

function parseId(text: string | null): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : 0;
}

/** The person and token of an earlier visit; without them at /oauth-login, which brings its own token. */
export function getStoredSession({ navigation, storage }: { navigation: Navigation; storage: ProfileStorage }) {
  const isReplaced = navigation.path() === paths[''];
  return isReplaced ? { user: undefined, token: null } : { user: storage.user(), token: storage.token() };
}

/** The keys of local and session storage (spec section 3); a demo profile adds its prefix. */
export const storedKeys = {
  token: 'token',
  branch: 'activeBranchId',
  user: 'userData',
  view: 'isManagerChangeDashboard',
  steps: 'signUpSteps',
  draftTab: 'draftTab',
  missingFeatures: 'missingFeatures',
} as const;
