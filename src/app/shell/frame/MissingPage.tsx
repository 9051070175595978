import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { shellTexts } from '../texts';

/** Shown in place of a page whose calls the provider does not have. */
export default function MissingPage() {
  return <EmptyState text={shellTexts.missingFeature} />;
}
