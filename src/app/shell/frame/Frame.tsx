import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSettings } from '#platform/config/SettingsContext';
import { sendUndoables } from '#platform/offline/undoables';
import type { Route } from '#platform/routing/currentRoute';
import { providerActions } from '#platform/provider/slice';
import { useHasFeature } from '#platform/provider/useFeature';
import { getArea } from '#platform/routing/paths';
import { getTitle } from '#platform/routing/route';
import { HiddenWhile } from '#platform/ui/layout/HiddenWhile';
import { layouts } from './layouts';
import { LoadingPage } from './LoadingPage';
import { ScreenBoundary } from './ScreenBoundary';

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
