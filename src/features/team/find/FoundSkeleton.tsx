import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { PeoplePanel, PeopleSkeleton } from '../people';
import { findTexts as texts } from './texts';

/** The list's shape while it loads. */
export function FoundSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <PeopleSkeleton />
    </div>
  );
}

/** The same before the search itself is loaded. */
export function FindSkeleton() {
  return (
    <PeoplePanel label={texts.helpers}>
      <FoundSkeleton />
    </PeoplePanel>
  );
}
