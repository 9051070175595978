import { decide } from '../platform/routing/guards/guard';
import { preparePage } from '../platform/routing/Screens';
import { getVisitor } from '../platform/session/user';
import type { RunningApp } from './createApp';
import { prepareAnswers } from './prepareAnswers';
import { routes } from './routes';
import { prepareShell } from './shell/Frame';
import { LoadingPage } from './shell/LoadingPage';

/** Loads the screen that the app starts with, and what it shows. A failure is shown by the screen itself. */
export async function prepareScreen(app: RunningApp, base: string): Promise<void> {
  const { phase, user } = app.store.getState().session;
  if (phase === 'starting') return;
  const visitor = getVisitor(user);
  const decision = decide(location.pathname.slice(base.length), location.search, visitor);
  const target = decision.kind === 'redirect' ? decide(decision.to.split('?')[0] ?? '', '', visitor) : decision;
  if (target.kind !== 'show') return;
  const spec = routes[target.match.name];
  await Promise.all([preparePage(spec, <LoadingPage />), prepareShell(spec.area)]);
  await prepareAnswers(app);
}
