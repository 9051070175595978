import type { QueryClient } from '@tanstack/react-query';
import { eventChannel } from 'redux-saga';
import type { Drafts } from '../drafts/drafts';
import { call, put, select, takeFrom } from '../sagas/effects';
import type { ProfileStorage } from './profileStorage';
import { sessionActions } from './slice';
import { draftOwnerOf } from './user';
import type { WithSession } from './useSession';

type Services = { storage: ProfileStorage; queryClient: QueryClient; drafts: Drafts };

/**
 * Keeps this tab in step with the others of its profile: when one signs out, this one follows, and when somebody signed in
 * again there, this one goes on as they did. A tab that slept, or was brought back by the Back button, looks on waking.
 */
export function* followOtherTabs({ storage, queryClient, drafts }: Services) {
  const changes = yield* call(tokenChanges, storage.tokenKey);
  while (true) {
    yield* takeFrom(changes);
    const { phase, token, user } = yield* select((state: WithSession) => state.session);
    const stored = storage.token();
    if (phase !== 'signedIn' || stored === token) continue;
    yield* put(sessionActions.signedOut());
    queryClient.clear();
    const owner = draftOwnerOf(user);
    // Logging out forgets the person too; a refused token does not, and what was typed waits for them.
    if (stored === null && storage.user() === undefined && owner) void drafts.removeAll(owner);
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
