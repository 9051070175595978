import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { type App, Routing } from '../../../src/app/App';
import { LeaveDialogHost } from '../../../src/app/leave/LeaveDialogHost';
import { useBranches } from '../../../src/platform/branches/useActiveBranch';
import { SettingsProvider } from '../../../src/platform/config/SettingsContext';
import { DraftsProvider } from '../../../src/platform/drafts/DraftsContext';
import { RealtimeProvider } from '../../../src/platform/realtime/RealtimeContext';
import { PreferencesProvider } from '../../../src/platform/preferences/PreferencesContext';
import { Screens } from '../../../src/platform/routing/Screens';
import { useSession } from '../../../src/platform/session/useSession';
import { getVisitor } from '../../../src/platform/session/user';
import { UiProvider } from '../../../src/platform/ui/UiProvider';

/**
 * `App` without its shell: no menus, no switcher, no unread counts and none of their calls. For tests of one screen.
 */
export function AppWithoutShell({ app, routes, settings, slots }: Parameters<typeof App>[0]) {
  return (
    <Provider store={app.store}>
      <QueryClientProvider client={app.queryClient}>
        <SettingsProvider settings={settings} slots={slots}>
          <DraftsProvider drafts={app.drafts}>
            <PreferencesProvider preferences={app.preferences}>
              <RealtimeProvider hub={app.hub}>
                <UiProvider>
                  <Routing base={settings.routerBase} routes={routes} leaveGuard={app.leaveGuard}>
                    <ScreensAlone />
                  </Routing>
                  <LeaveDialogHost question={app.leaveQuestion} />
                </UiProvider>
              </RealtimeProvider>
            </PreferencesProvider>
          </DraftsProvider>
        </SettingsProvider>
      </QueryClientProvider>
    </Provider>
  );
}

function ScreensAlone() {
  const phase = useSession((session) => session.phase);
  const user = useSession((session) => session.user);
  if (phase === 'starting') return null;
  return (
    <>
      {phase === 'signedIn' && <BranchList />}
      <Screens
        visitor={getVisitor(user)}
        frame={(_shown, _opening, page) => (
          <Suspense>
            <main>{page}</main>
          </Suspense>
        )}
      />
    </>
  );
}

/** Keeps the list of branches up to date, as the branch switcher does on every page. */
function BranchList() {
  useBranches();
  return null;
}
