import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { findTexts as texts } from './texts';

/** The search's title and the link back. Shown before the search itself is loaded. */
export function FindHead() {
  const branch = useActiveBranch().data;
  const link = useLink();
  const back = { ...link(href('company-team-requested')), label: texts.back };
  return <PageHeader title={texts.title} subtitle={branch && texts.subtitle(branch.name)} back={back} />;
}
