import { PeoplePanel, PeopleSkeleton } from '../../people';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import { findTexts as texts } from './texts';

/** The shape of the list while it is on its way. */
export function FoundSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <PeopleSkeleton />
    </div>
  );
}

/** The same before there is a search. */
export function FindSkeleton() {
  return (
    <PeoplePanel label={texts.helpers}>
      <FoundSkeleton />
    </PeoplePanel>
  );
}
