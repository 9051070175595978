import { http } from '#platform/http/http';
import { isUnauthorized } from '#platform/http/failures';
import type { ApiError } from '#platform/http/ApiError';
import { createQueryClient } from '#platform/cache/queryClient';
import { whenQueriesIdle } from '#platform/cache/whenQueriesIdle';
import { refreshActive } from '#platform/cache/refreshActive';
import type { Settings } from '#platform/config/settings';
import { createDrafts } from '#platform/drafts/drafts';
import { openDraftTab } from '#platform/drafts/draftTab';
import { createPersistedQueries } from '#platform/offline/persistedQueries';
import { openOfflineStore } from '#platform/offline/offlineStore';
import { openStorage } from '#platform/lib/device/deviceStorage';
import { setLanguage } from '#platform/language/current';
import type { Signatures } from '#platform/realtime/connection/echo';
import { createRealtimeHub } from '#platform/realtime/connection/hub';
import { createResync } from '#platform/realtime/resync';
import { createNavigation, type Navigation } from '#platform/routing/navigation';
import { persistMissing } from '#platform/provider/slice';
import { createPreferences } from '#platform/preferences/preferences';
import { storedKeys, createProfileStorage } from '#platform/session/storage/profileStorage';
import { showToast } from '#platform/ui/messages/toasts';
import type { AppStore } from './store';
import { appTexts } from './texts';

/** Parts that tests replace. */
export type AppOverrides = {
  navigation?: Navigation;
  /** Milliseconds before the first retry of a failed query. */
  retryDelayMs?: number;
};

/** Everything the sagas use, created once per app. */
export function createServices(settings: Settings, storagePrefix: string, overrides: AppOverrides = {}) {
  const { navigation = createNavigation(settings.routerBase), retryDelayMs } = overrides;
  const queryClient = createQueryClient(report, { retryDelay: retryDelayMs });
  const resync = createResync(() => refreshActive(queryClient));
  const warnStorageUnavailable = once(() =>
    showToast({ message: appTexts.nothingKept, intent: 'warning', outlivesPage: true }),
  );
  const local = openStorage('localStorage', warnStorageUnavailable);
  const session = openStorage('sessionStorage', warnStorageUnavailable);
  const hub = createRealtimeHub(settings.realtime, signatures(settings));
  return {
    queryClient,
    persisted: createPersistedQueries(queryClient, storagePrefix),
    waiting: openOfflineStore(storagePrefix, {
      onNotStored: (text) =>
        showToast({
          message: appTexts.notStored(text),
          intent: 'warning',
          outlivesPage: true,
          about: `stored ${text}`,
        }),
    }),
    resync,
    hub,
    whenQueriesIdle: () => whenQueriesIdle(queryClient),
    storage: createProfileStorage(storagePrefix, local, session),
    preferences: createPreferences(storagePrefix, local),
    persistMissing: (store: AppStore) =>
      persistMissing(store, local, storagePrefix + storedKeys.missingFeatures, settings.apiUrl),
    drafts: createDrafts(storagePrefix, {
      tab: openDraftTab(session, storagePrefix + storedKeys.draftTab),
      onRefused: warnStorageUnavailable,
    }),
    navigation,
    setLanguage,
    // Sagas report on the session, whichever page is shown.
    notify: (message: string, intent: 'success' | 'danger') => showToast({ message, intent, outlivesPage: true }),
  };
}

/** Shows a failed call as a toast, in the provider's words. The session reports a refused token. */
function report(error: ApiError): void {
  if (!isUnauthorized(error)) showToast({ message: error.message, intent: 'danger' });
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

/** A signature that takes longer is requested again. */
const signatureTimeoutMs = 10_000;

function signatures({ realtime }: Settings): Signatures {
  const ask = <Answer>(url: string, fields: Record<string, string>) =>
    http<Answer>({ url, method: 'POST', data: new URLSearchParams(fields), timeout: signatureTimeoutMs });
  return {
    channel: (socket_id, channel_name) => ask(realtime.authPath, { socket_id, channel_name }),
    user: (socket_id) => ask(realtime.userAuthPath, { socket_id }),
  };
}
