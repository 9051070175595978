import { PageHeader } from '../ui/layout/PageHeader';
import { EmptyState } from '../ui/feedback/EmptyState';
import { usePageTitle } from './Screens';
import { routingTexts } from './texts';

/** Placeholder for a screen of the route table that is not built yet. */
export default function NotBuiltPage() {
  const title = usePageTitle();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState text={routingTexts.notBuilt} />
    </>
  );
}
