import { onFirstUse } from '../platform/lib/firstUse';
import { logNotLoaded } from '../platform/lib/log';
import { canLoadFiles, watchNetwork } from '../platform/lib/network';
import { pause } from '../platform/lib/pause';
import { backOff } from '../platform/realtime/connection/backOff';
import { sessionActions } from '../platform/session/slice';
import { showToast } from '../platform/ui/messages/toasts';
import { texts } from '../platform/ui/texts';
import type { RunningApp } from './createApp';
import type * as sagas from './sagas';
import { frameTexts } from './shell/frameTexts';

type Code = Pick<typeof sagas, 'runSagas'>;
type App = Pick<RunningApp, 'store' | 'runSagas'>;

/**
 * Runs the sagas when they are needed: at once if a session is to be started, otherwise when someone uses the page or the
 * app sends them an action. The login is on screen without their code.
 */
export async function startSagas(app: App, load: () => Promise<Code> = () => import('./sagas')): Promise<void> {
  const action = untilAction(app);
  if (!isStarting(app)) {
    await Promise.race([new Promise<void>(onFirstUse), action]);
    // In Chromium an import that failed without the network fails until the page is reloaded.
    while (!canLoadFiles()) await untilNetworkChange();
  }
  let isAwaited = false;
  void action.then(() => (isAwaited = true));
  app.runSagas(await loadUntilThere(app, load, () => isAwaited));
}

async function loadUntilThere(app: App, load: () => Promise<Code>, isAwaited: () => boolean): Promise<Code> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      logNotLoaded(error);
      if (isStarting(app)) app.store.dispatch(sessionActions.unreachable());
      else if (isSignedOut(app) && isAwaited()) sayUnreachable();
      await Promise.race([pause(backOff(failures)), untilAction(app)]);
    }
  }
}

function sayUnreachable(): void {
  const reload = { text: texts.reloadPage, onClick: () => location.reload() };
  showToast({ message: frameTexts.unreachableTitle, intent: 'danger', action: reload });
}

const isStarting = ({ store }: App) => store.getState().session.phase === 'starting';
const isSignedOut = ({ store }: App) => store.getState().session.phase === 'signedOut';

function untilAction({ store }: App): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
  });
}

function untilNetworkChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchNetwork(() => {
      stop();
      resolve();
    });
  });
}
