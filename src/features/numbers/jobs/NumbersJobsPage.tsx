import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useListPage } from '#platform/routing/useListPage';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { readJobsOfNumber } from '../model/jobsOfNumber';
import { numbersTexts } from '../texts';
import { JobsOfNumberList } from './JobsOfNumberList';

const texts = numbersTexts.list;

/** The jobs that a number of the owner counts. */
export default function NumbersJobsPage() {
  const { read, page, onPage } = useListPage();
  const title = usePageTitle();
  const link = useLink();
  const jobs = readJobsOfNumber(read);
  const back = { ...link(href('company-numbers')), label: texts.toNumbers };
  if (jobs) return <JobsOfNumberList jobs={jobs} page={page} onPage={onPage} back={back} />;
  return (
    <>
      <PageHeader title={title} back={back} />
      <EmptyState
        title={texts.unknownTitle}
        text={texts.unknown}
        action={<Button {...link(href('company-numbers'))}>{texts.toNumbers}</Button>}
      />
    </>
  );
}
