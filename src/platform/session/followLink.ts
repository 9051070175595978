import type { QueryClient } from '@tanstack/react-query';
import { getMe } from '#generated/endpoints/auth/auth';
import { runCall } from '../cache/queryClient';
import { httpTexts } from '../http/texts';
import type { Navigation } from '../routing/navigation';
import { paths } from '../routing/paths';
import { call, put, select } from '../sagas/effects';
import { type ActionOf, sessionActions } from './slice';
import type { ProfileStorage } from './storage/profileStorage';
import { sessionTexts } from './texts';
import { isSamePerson, type SessionUser, toSessionUser } from './user';
import type { WithSession } from './useSession';

export type LinkServices = {
  storage: ProfileStorage;
  navigation: Navigation;
  queryClient: QueryClient;
  notify: (message: string, intent: 'success' | 'danger') => void;
  /** Resolves true when the person agrees to continue as someone else, whose link they opened. */
  canSwap: () => Promise<boolean>;
};

/**
 * Signs in by a link. Without a session its token is taken as it is (spec section 2). Otherwise the session on this device
 * stays until the token is verified, and the person is asked before someone else takes its place, in all tabs.
 */
export function* followLink(services: LinkServices, { token, userType }: ActionOf<'session/linkOpened'>) {
  const { storage, queryClient } = services;
  const isWelcome = userType !== null;
  if (isWelcome && storage.token() === null)
    return yield* put(sessionActions.signedIn(token, { type: userType }, true));
  const user = yield* call(fetchOwner, queryClient, token);
  if (!user) return yield* call(keepCurrentSession, services, true);
  const action = yield* call(decideLinkAction, services, toSessionUser(user));
  if (action === 'swap') yield* put(sessionActions.signedIn(token, user, isWelcome));
  else if (action === 'stay') yield* call(keepCurrentSession, services, false);
}

/** The same person is not signed in again while their session runs; someone else only if the person agrees. */
function* decideLinkAction({ storage, canSwap }: LinkServices, user: SessionUser) {
  const { phase } = yield* select((state: WithSession) => state.session);
  if (storage.token() === null) return 'swap';
  const stored = storage.user();
  if (stored && isSamePerson(stored, user)) return phase === 'signedIn' ? 'nothing' : 'swap';
  return (yield* call(canSwap)) ? 'swap' : 'stay';
}

/** The person stays who they are; on /oauth-login their session starts now. */
function* keepCurrentSession({ navigation, notify, storage }: LinkServices, isRefused: boolean) {
  if (isRefused) notify(storage.token() === null ? httpTexts.unauthorized : sessionTexts.linkRefused, 'danger');
  if (navigation.path() !== paths['']) return;
  navigation.go('/', { replace: true });
  yield* put(sessionActions.started());
}

/** Person of the token; undefined for one that is refused. */
function* fetchOwner(queryClient: QueryClient, token: string) {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    return (yield* call(() => runCall(queryClient, () => getMe({ headers })))).user;
  } catch {
    return undefined;
  }
}

/** The token of a session that starts: the one that is known, else the one in the address, which is cleaned. */
export function* resolveToken(navigation: Navigation, known: string | null) {
  const carried = readTokenFromAddress(navigation);
  if (carried !== null && known !== null && carried !== known) yield* put(sessionActions.linkOpened(carried, null));
  return known ?? carried;
}

function readTokenFromAddress(navigation: Navigation): string | null {
  const query = new URLSearchParams(navigation.search());
  const token = query.get('token');
  if (token === null) return null;
  query.delete('token');
  const rest = query.toString();
  navigation.go(navigation.path() + (rest ? `?${rest}` : ''), { replace: true });
  return token === '' ? null : token;
}
