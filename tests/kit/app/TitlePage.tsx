import { usePageTitle } from '#platform/routing/currentRoute';
import { PageHeader } from '#platform/ui/layout/PageHeader';

/** A page with only its title. */
export default function TitlePage() {
  return <PageHeader title={usePageTitle()} />;
}
