import type { QueryClient } from '@tanstack/react-query';
import { eventChannel } from 'redux-saga';
import type { Drafts } from '../drafts/drafts';
import { call, put, select, takeFrom } from '../sagas/effects';
import type { ProfileStorage } from './storage/profileStorage';
import { sessionActions } from './slice';
import { removeUnsent, type UnsentChanges } from './unsentWork';
import { getDraftOwner } from './user';
import type { WithSession } from './useSession';

type Services = { storage: ProfileStorage; queryClient: QueryClient; drafts: Drafts; waiting: UnsentChanges };

/**
 * Follows the other tabs of the same profile: when one signs out or signs in, this one does too, also while it waits at
 * the login. A tab that slept, or was restored by the Back button, checks when it wakes.
 */
export function* followOtherTabs(services: Services) {
  const { storage, queryClient } = services;
  const changes = yield* call(tokenChanges, storage.tokenKey);
  while (true) {
    yield* takeFrom(changes);
    const { phase, token, user } = yield* select((state: WithSession) => state.session);
    const stored = storage.token();
    if (stored === token) continue;
    if (phase === 'signedOut') yield* put(sessionActions.started());
    if (phase !== 'signedIn') continue;
    yield* put(sessionActions.signedOut());
    queryClient.clear();
    const owner = getDraftOwner(user);
    // Logging out removes the user too. A refused token does not, so what the user has not sent stays.
    if (stored === null && storage.user() === undefined) void removeUnsent(services, owner);
    if (stored !== null) yield* put(sessionActions.started());
  }
}

function tokenChanges(tokenKey: string) {
  return eventChannel<true>((emit) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === tokenKey) emit(true);
    };
    const onReturn = () => emit(true);
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  });
}
