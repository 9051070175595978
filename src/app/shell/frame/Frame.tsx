import { lazy, type ReactNode, Suspense, useEffect, Component } from 'react';
import { useDispatch } from 'react-redux';
import { useSettings } from '#platform/config/SettingsContext';
import { sendUndoables } from '#platform/offline/undoables';
import type { Route } from '#platform/routing/currentRoute';
import { providerActions, useHasFeature } from '#platform/provider/slice';
import { getArea } from '#platform/routing/paths';
import { getTitle } from '#platform/routing/route';
import { HiddenWhile } from '#platform/ui/layout/HiddenWhile';
import { layouts } from '../../pages/openRoute';
import { LoadingPage } from './LoadingPage';
import { logBrokenPart } from '#platform/lib/log/log';
import { reloadPage } from '#platform/ui/boundaries/notLoaded';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { texts } from '#platform/ui/texts';
import { isOnline, watchNetwork } from '#platform/lib/device/network';
import { useOnline } from '#platform/ui/useOnline';
import { frameTexts } from '../../texts';

const loading = <LoadingPage />;
const MissingPage = lazy(() => import('./MissingPage'));

type FrameProps = { shown: Route; opening: Route | undefined; children: ReactNode };

/**
 * Wraps a screen in its area's layout and sets the page title. While another page opens, its outline is on screen
 * instead of the old one; pages with the same tabs do that below them (`TabBody`).
 */
export function Frame({ shown, opening, children }: FrameProps) {
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
