import { decide } from '../platform/routing/guards/guard';
import { preparePage } from '../platform/routing/Screens';
import { getVisitor } from '../platform/session/user';
import type { RunningApp } from './createApp';
import { findPage } from './pages/findPage';
import { routes } from './routes';
import { sendFirstCalls } from './sendFirstCalls';
import { prepareShell } from './shell/Frame';
import { whenState } from './whenState';

/** Loads the screen that the app starts with, and sends its first calls. A failure is shown by the screen itself. */
export async function prepareScreen(app: RunningApp, base: string, apiUrl: string): Promise<void> {
  // Until it is known who is signed in, the frame of the page stays.
  await whenState(app.store, ({ session }) => session.phase !== 'starting');
  const visitor = getVisitor(app.store.getState().session.user);
  const decision = decide(location.pathname.slice(base.length), location.search, visitor);
  const target = decision.kind === 'redirect' ? decide(decision.to.split('?')[0] ?? '', '', visitor) : decision;
  if (target.kind !== 'show') return;
  const { name } = target.match;
  const sent = sendFirstCalls(app, target.match, apiUrl);
  await Promise.all([preparePage(findPage, name), prepareShell(routes[name].area), sent]);
}
