import type { Navigation } from '../../routing/navigation';
import { paths } from '../../routing/paths';
import type { ProfileStorage } from './profileStorage';

/** The person and token of an earlier visit; without them at /oauth-login, which brings its own token. */
export function getStoredSession({ navigation, storage }: { navigation: Navigation; storage: ProfileStorage }) {
  const isReplaced = navigation.path() === paths[''];
  return isReplaced ? { user: undefined, token: null } : { user: storage.user(), token: storage.token() };
}
