import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'react-redux';
import type { Settings } from '../platform/config/settings';
import { SettingsProvider, type Slots } from '../platform/config/SettingsContext';
import { DraftsProvider } from '../platform/drafts/DraftsContext';
import { PreferencesProvider } from '../platform/preferences/PreferencesContext';
import { AppRouter } from '../platform/routing/AppRouter';
import type { PageFinder } from '../platform/routing/pageTable';
import { useLanguage } from '../platform/language/useLanguage';
import { RealtimeProvider } from '../platform/realtime/RealtimeContext';
import { Screens } from '../platform/routing/Screens';
import { useSession } from '../platform/session/useSession';
import { getVisitor } from '../platform/session/user';
import { UiProvider } from '../platform/ui/UiProvider';
import { ReachabilityContext } from '../platform/ui/useOnline';
import type { RunningApp } from './createApp';
import { LeaveDialogHost } from './leave/LeaveDialogHost';
import { findPage as findOwnPage } from './pages/findPage';
import { routes } from './routes';
import { Frame } from './shell/Frame';
import { LoadingPage } from './shell/LoadingPage';
import { UnreachablePage } from './shell/UnreachablePage';

type AppProps = { app: RunningApp; settings: Settings; slots: Slots; findPage?: PageFinder };

/** The providers, with the screen of the current path inside. */
export function App({ app, settings, slots, findPage = findOwnPage }: AppProps) {
  const { aboveApp: AboveApp } = slots;
  // Everything below is rendered again in another language; what was typed stays.
  useLanguage();
  return (
    <Provider store={app.store}>
      <QueryClientProvider client={app.queryClient}>
        <SettingsProvider settings={settings} slots={slots}>
          <DraftsProvider drafts={app.drafts}>
            <PreferencesProvider preferences={app.preferences}>
              <RealtimeProvider hub={app.hub}>
                <ReachabilityContext value={app.reachability}>
                  <UiProvider>
                    {AboveApp && <AboveApp />}
                    <AppRouter base={settings.routerBase} leaveGuard={app.leaveGuard}>
                      <Entrance findPage={findPage} />
                    </AppRouter>
                    <LeaveDialogHost question={app.leaveQuestion} />
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

/** Shows nothing until it is known who is signed in. */
function Entrance({ findPage }: { findPage: PageFinder }) {
  const phase = useSession((session) => session.phase);
  const visitor = useSession(({ user }) => getVisitor(user));
  if (phase === 'starting') return <LoadingPage />;
  if (phase === 'unreachable') return <UnreachablePage />;
  return (
    <Screens
      table={routes}
      findPage={findPage}
      visitor={visitor}
      frame={(shown, opening, page) => (
        <Frame shown={shown} opening={opening}>
          {page}
        </Frame>
      )}
    />
  );
}
