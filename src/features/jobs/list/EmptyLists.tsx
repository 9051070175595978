import { useOpenCounts } from '../listsApi';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { Button } from '#platform/ui/inputs/Button';
import { NewJob } from './NewJob';
import { listTexts } from './texts';

type Props = { branchId: number };

export function EmptyNotFormed() {
  return <EmptyState title={listTexts.emptyNotFormedTitle} text={listTexts.emptyNotFormed} action={<NewJob />} />;
}

/** Leads to the jobs that need a crew, or to a new job if there are none. */
export function EmptyFormed({ branchId }: Props) {
  const link = useLink();
  const count = useOpenCounts(branchId)?.notFormed ?? 0;
  return (
    <EmptyState
      title={listTexts.emptyFormedTitle}
      text={listTexts.emptyFormed}
      action={
        count > 0 ? (
          <Button intent="primary" {...link(href('company-job-not-formed'))}>
            {listTexts.showNotFormed(count)}
          </Button>
        ) : (
          <NewJob />
        )
      }
    />
  );
}

/** Leads to the jobs with a crew, which are completed next, or else to those without. */
export function EmptyHistory({ branchId }: Props) {
  const link = useLink();
  const hasFormed = (useOpenCounts(branchId)?.formed ?? 0) > 0;
  return (
    <EmptyState
      title={listTexts.emptyHistoryTitle}
      text={listTexts.emptyHistory}
      action={
        <Button {...link(href(hasFormed ? 'company-job-formed' : 'company-job-not-formed'))}>
          {hasFormed ? listTexts.showFormed : listTexts.showOpen}
        </Button>
      }
    />
  );
}
