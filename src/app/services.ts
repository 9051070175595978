import { http } from '../platform/http/http';
import type { ApiError } from '../platform/http/ApiError';
import { createQueryClient } from '../platform/cache/queryClient';
import { refreshActive } from '../platform/cache/refreshActive';
import type { Settings } from '../platform/config/settings';
import { createDrafts } from '../platform/drafts/drafts';
import { openStorage } from '../platform/lib/deviceStorage';
import { setLanguage } from '../platform/language/setLanguage';
import type { Authorize } from '../platform/realtime/echo';
import { createRealtimeHub } from '../platform/realtime/hub';
import { createResync } from '../platform/realtime/resync';
import { createNavigation, type Navigation } from '../platform/routing/navigation';
import { createSeatStorage } from '../platform/session/seatStorage';
import { showToast } from '../platform/ui/messages/toasts';
import { appTexts } from './texts';

/** What a test sets otherwise: how pages are moved and loaded, and how long a failed query waits to be repeated. */
export type Surroundings = { navigation?: Navigation; retryDelayMs?: number };

/** Everything the sagas act upon, made once per app. */
export function createServices(settings: Settings, seatPrefix: string, surroundings: Surroundings = {}) {
  const { navigation = createNavigation(settings.routerBase), retryDelayMs } = surroundings;
  const queryClient = createQueryClient(report, retryDelayMs);
  const resync = createResync(() => refreshActive(queryClient));
  const sayNothingIsKept = once(() => showToast({ message: appTexts.nothingKept, intent: 'warning' }));
  const hub = createRealtimeHub(settings.realtime, authorizer(settings), loadEcho);
  return {
    queryClient,
    resync,
    hub,
    storage: createSeatStorage(
      seatPrefix,
      openStorage('localStorage', sayNothingIsKept),
      openStorage('sessionStorage', sayNothingIsKept),
    ),
    drafts: createDrafts(seatPrefix, { onRefused: sayNothingIsKept }),
    navigation,
    setLanguage,
    notify: (message: string, intent: 'success' | 'danger') => showToast({ message, intent }),
  };
}

export type Services = ReturnType<typeof createServices>;

/** Every failed call is told once, in the provider's words; a refused token is told by the session. */
function report(error: ApiError): void {
  if (error.status !== 401) showToast({ message: error.message, intent: 'danger' });
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

const loadEcho = () => import('../platform/realtime/echo').then(({ openEcho }) => openEcho);

/** Milliseconds; a channel that waits longer is asked for again. */
const patienceForChannel = 10_000;

function authorizer({ realtime }: Settings): Authorize {
  return (socketId, channelName) =>
    http({
      url: realtime.authPath,
      method: 'POST',
      data: new URLSearchParams({ socket_id: socketId, channel_name: channelName }),
      timeout: patienceForChannel,
    });
}
