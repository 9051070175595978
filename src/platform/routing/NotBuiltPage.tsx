import { PageHeader } from '../ui/layout/PageHeader';
import { EmptyState } from '../ui/feedback/EmptyState';
import { usePageTitle } from './Screens';
import { routingTexts } from './texts';

/** Stands in for a screen of the route table that has not been built yet. */
export default function NotBuiltPage() {
  const title = usePageTitle();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState text={routingTexts.notBuilt} />
    </>
  );
}
