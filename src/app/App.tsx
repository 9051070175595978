import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Settings } from '#platform/config/settings';
import { SettingsProvider, type Slots } from '#platform/config/SettingsContext';
import { DraftsProvider } from '#platform/drafts/drafts';
import { PreferencesProvider } from '#platform/preferences/preferences';
import { useBranchState } from '#platform/branches/useActiveBranch';
import { AppRouter } from '#platform/routing/AppRouter';
import type { Routes } from '#platform/routing/route';
import { useLanguage } from '#platform/language/useLanguage';
import { RealtimeProvider } from '#platform/realtime/RealtimeContext';
import { Screens } from '#platform/routing/Screens';
import { useSession } from '#platform/session/useSession';
import { getVisitor } from '#platform/session/user';
import { UiProvider } from '#platform/ui/UiProvider';
import { ReachabilityContext } from '#platform/ui/useOnline';
import type { RunningApp } from './createApp';
import { LeaveDialogHost } from './shell/leave/LeaveDialogHost';
import { Frame } from './shell/frame/Frame';
import { LoadingPage, UnreachablePage } from './shell/frame/LoadingPage';

type AppProps = { app: RunningApp; routes: Routes; settings: Settings; slots: Slots };

/** The whole product: its providers, with the screen of the current path inside. */
export function App(props: AppProps) {
  return (
    <AppProviders {...props}>
      <Entrance />
    </AppProviders>
  );
}

/** Everything around a screen, except the layout of its area. */
export function AppProviders({ app, routes, settings, slots, children }: AppProps & { children: ReactNode }) {
  const { aboveApp: AboveApp } = slots;
  // Everything below is rendered again in another language; what was typed stays.
  useLanguage();
  return (
    <Provider store={app.store}>
      <QueryClientProvider client={app.queryClient}>
        <SettingsProvider settings={settings} slots={slots}>
          <DraftsProvider value={app.drafts}>
            <PreferencesProvider value={app.preferences}>
              <RealtimeProvider hub={app.hub}>
                <ReachabilityContext value={app.reachability}>
                  <UiProvider>
                    {AboveApp && <AboveApp />}
                    <Routing base={settings.routerBase} routes={routes} leaveGuard={app.leaveGuard}>
                      {children}
                    </Routing>
                    <LeaveDialogHost question={app.leaveQuestion} keepsDrafts={app.drafts.keepsDrafts} />
                  </UiProvider>
                </ReachabilityContext>
              </RealtimeProvider>
            </PreferencesProvider>
          </DraftsProvider>
        </SettingsProvider>
      </QueryClientProvider>
    </Provider>
  );
}

/** Pages of the old branch must be gone before its answers are, so a switch shows the next page immediately. */
function Routing(props: Omit<ComponentProps<typeof AppRouter>, 'isImmediate'>) {
  const isSwitching = useBranchState(({ nextBranchId }) => nextBranchId !== 0);
  return <AppRouter {...props} isImmediate={isSwitching} />;
}

/** Shows no screen until it is known who is signed in. */
function Entrance() {
  const phase = useSession((session) => session.phase);
  const visitor = useSession(({ user }) => getVisitor(user));
  const ended = useSession((session) => session.ended);
  if (phase === 'starting') return <LoadingPage />;
  if (phase === 'unreachable') return <UnreachablePage />;
  return (
    <Screens
      key={ended}
      visitor={visitor}
      frame={(shown, opening, page) => (
        <Frame shown={shown} opening={opening}>
          {page}
        </Frame>
      )}
    />
  );
}
