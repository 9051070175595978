import type { ReactNode } from 'react';
import { canLoadFiles } from '../lib/device/network';
import { ErrorState } from '../ui/feedback/ErrorState';
import { SkeletonCard } from '../ui/feedback/Skeleton';
import { HiddenWhile } from '../ui/layout/HiddenWhile';
import { Stack } from '../ui/layout/Layout';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { texts } from '../ui/texts';
import { useOnline } from '../ui/useOnline';
import { useOpeningRoute } from './currentRoute';
import type { RouteName } from './paths';

/**
 * The part of a page below its tabs. While another tab opens, an outline is on screen instead, and the old content stays
 * hidden until it is replaced: to remove it would take longer.
 */
export function TabBody({ children }: { children: ReactNode }) {
  const isOpening = useOpeningRoute() !== undefined;
  return (
    <>
      {isOpening && <Outline />}
      <HiddenWhile hidden={isOpening}>{children}</HiddenWhile>
    </>
  );
}

/** The shape of a page, or of a part, while it opens. */
export function Outline() {
  useOnline();
  if (!canLoadFiles()) return <ErrorState title={texts.offlineTitle} text={texts.offlinePart} />;
  return (
    <Stack gap={3} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  );
}

/** The tab to mark as current: of the page that opens, else of this one. */
export function useCurrentTab<Id>(tabs: Partial<Record<RouteName, Id>>, shown: Id): Id {
  const opening = useOpeningRoute();
  return (opening && tabs[opening.name]) ?? shown;
}
