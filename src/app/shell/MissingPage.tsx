import { EmptyState } from '#platform/ui/feedback/states';
import { shellTexts } from './texts';

/** Replaces a page if the provider lacks its calls. */
export default function MissingPage() {
  return <EmptyState text={shellTexts.missingFeature} />;
}
