import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, lazy, Suspense, useEffect, Component } from 'react';
import { Provider, useDispatch } from 'react-redux';
import { useBranchState } from '#platform/branches/slice';
import type { Settings } from '#platform/config/settings';
import { SettingsProvider, type Slots, useSettings } from '#platform/config/SettingsContext';
import { DraftsProvider } from '#platform/drafts/drafts';
import { useLanguage } from '#platform/language/useLanguage';
import { isOnline, watchNetwork, canLoadFiles } from '#platform/lib/device/network';
import { logBrokenPart } from '#platform/lib/log/log';
import { sendUndoables } from '#platform/offline/undoables';
import { PreferencesProvider } from '#platform/preferences/preferences';
import { providerActions, useHasFeature } from '#platform/provider/slice';
import { RealtimeProvider } from '#platform/realtime/RealtimeContext';
import { AppRouter } from '#platform/routing/AppRouter';
import type { Route } from '#platform/routing/currentRoute';
import { getArea } from '#platform/routing/paths';
import { type Routes, getTitle } from '#platform/routing/route';
import { Screens } from '#platform/routing/Screens';
import { sessionActions } from '#platform/session/slice';
import { getVisitor } from '#platform/session/user';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { reloadPage } from '#platform/ui/boundaries/notLoaded';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { SkeletonCard, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { HiddenWhile } from '#platform/ui/layout/HiddenWhile';
import { Stack } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { texts } from '#platform/ui/texts';
import { UiProvider } from '#platform/ui/UiProvider';
import { ReachabilityContext, useOnline } from '#platform/ui/useOnline';
import type { RunningApp } from './createApp';
import { layouts } from './pages/openRoute';
import { LeaveDialogHost } from './shell/leave/LeaveDialog';
import { frameTexts } from './texts';
import styles from './shell/shell.module.css';

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

const loading = <LoadingPage />;
const MissingPage = lazy(() => import('./shell/MissingPage'));

type FrameProps = { shown: Route; opening: Route | undefined; children: ReactNode };

/**
 * Wraps a screen in its area's layout and sets the page title. While another page opens, its outline is on screen
 * instead of the old one; pages with the same tabs do that below them (`TabBody`).
 */
function Frame({ shown, opening, children }: FrameProps) {
  const { productName } = useSettings();
  const title = getTitle(shown.row);
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  const area = getArea(shown.name);
  // On a public page the session may end before the time of an undo is over.
  useEffect(() => {
    if (area === 'public') void sendUndoables();
  }, [area]);
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(providerActions.pageLeft()), [dispatch, shown.name]);
  const hasSameTabs = shown.row.tabs !== undefined && shown.row.tabs === opening?.row.tabs;
  const isLeaving = opening !== undefined && !hasSameTabs;
  const hasPage = useHasFeature()(shown.row.feature);
  const Layout = layouts[area];
  return (
    <ScreenBoundary>
      <Suspense fallback={loading}>
        <Layout route={shown} opening={opening?.name}>
          {isLeaving && loading}
          <HiddenWhile hidden={isLeaving}>
            <ScreenBoundary key={shown.name}>
              <Suspense fallback={loading}>{hasPage ? children : <MissingPage />}</Suspense>
            </ScreenBoundary>
          </HiddenWhile>
        </Layout>
      </Suspense>
    </ScreenBoundary>
  );
}

type Props = { children: ReactNode };

/** Keeps a broken screen from breaking the whole app. Trying again reloads its code and data. */
class ScreenBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    logBrokenPart('page', error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <BrokenScreen />;
  }
}

/** Without a network it waits: most likely code or data of the screen could not be loaded. */
function BrokenScreen() {
  const hasNetwork = useOnline();
  useEffect(() => (hasNetwork ? undefined : watchNetwork(() => isOnline() && reloadPage())), [hasNetwork]);
  if (!hasNetwork) return <ErrorState title={texts.offlineTitle} text={frameTexts.offline} />;
  return <ErrorState title={frameTexts.brokenTitle} text={frameTexts.broken} onRetry={reloadPage} />;
}

/** Placeholder while a page's code or the session is loading. Without a network it shows that it waits. */
function LoadingPage() {
  useOnline();
  if (!canLoadFiles()) return <ErrorState title={texts.offlineTitle} text={frameTexts.offline} />;
  return (
    <Stack gap={4} className={styles.loading} role="status">
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
      <SkeletonLine width="30%" height={22} />
      <SkeletonCard height={88} />
      <SkeletonCard height={88} />
      <SkeletonCard height={88} />
    </Stack>
  );
}

/** Shown when there is a token but the provider does not answer whose it is. */
function UnreachablePage() {
  const dispatch = useSessionDispatch();
  return (
    <ErrorState
      title={frameTexts.unreachableTitle}
      text={frameTexts.unreachable}
      onRetry={() => dispatch(sessionActions.started())}
    />
  );
}
