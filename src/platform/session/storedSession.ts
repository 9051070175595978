import type { Navigation } from '../routing/navigation';
import { paths } from '../routing/paths';
import type { ProfileStorage } from './profileStorage';

/** The person and token of an earlier visit; without them when the address or /oauth-login brings a token. */
export function getStoredSession({ navigation, storage }: { navigation: Navigation; storage: ProfileStorage }) {
  const isReplaced = navigation.path() === paths[''] || new URLSearchParams(navigation.search()).has('token');
  return isReplaced ? { user: undefined, token: null } : { user: storage.user(), token: storage.token() };
}
