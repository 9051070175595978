import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useListPage } from '#platform/routing/useListPage';
import { readJobsOfNumber } from '../model/jobsOfNumber';
import { numbersTexts } from '../texts';
import { JobsOfNumberList } from './JobsOfNumberList';

/** The jobs that a number of the owner counts. */
export default function NumbersJobsPage() {
  const { read, page, onPage } = useListPage();
  const link = useLink();
  const back = { ...link(href('company-numbers')), label: numbersTexts.list.toNumbers };
  return <JobsOfNumberList jobs={readJobsOfNumber(read)} page={page} onPage={onPage} back={back} />;
}
