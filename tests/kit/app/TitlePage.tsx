import { usePageTitle } from '../../../src/platform/routing/currentRoute';
import { PageHeader } from '../../../src/platform/ui/layout/PageHeader';

/** A page with only its title. */
export default function TitlePage() {
  return <PageHeader title={usePageTitle()} />;
}
