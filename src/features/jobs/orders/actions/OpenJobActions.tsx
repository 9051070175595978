import { href } from '../../../../platform/routing/links/href';
import { useLink } from '../../../../platform/routing/links/useLink';
import { Button } from '../../../../platform/ui/inputs/Button';
import { MenuDivider, MenuItem } from '../../../../platform/ui/overlays/MenuItem';
import { mayComplete } from '../../parts/timing';
import type { Job } from './job';
import { getCompletePath, getCopyPath, getSheetPath } from '../../parts/jobPaths';
import { actionTexts } from './texts';
import { OrderStatus } from '../../../../generated/model/codes';
import { hasCrew } from '../../../../domain/statuses';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../platform/ui/inputs/IconButton';
import { MoreIcon } from '../../../../platform/ui/icons';
import { Menu } from '../../../../platform/ui/overlays/Menu';

type Props = {
  job: Job;
  now: Date;
  onDelete: (job: Job) => void;
  onCancel: (job: Job) => void;
  /** Whether to link to the details; false on the details page itself. */
  withDetails?: boolean;
};

/** Actions for an open job: the most likely one as a button, the others in a menu. */
export function OpenJobActions({ job, now, onDelete, onCancel, withDetails = true }: Props) {
  const link = useLink();
  const id = job.order_id;
  const isFormed = job.status !== OrderStatus.notFormed;
  return (
    <>
      <LikelyAction job={job} now={now} />
      <MoreMenu number={job.number}>
        {withDetails && <MenuItem text={actionTexts.details} {...link(href('company-job-details', { id }))} />}
        {isFormed && mayComplete(job, now) && (
          <MenuItem text={actionTexts.editCrew} {...link(href('company-job-team-edit', { id }))} />
        )}
        <MenuItem text={actionTexts.edit} {...link(href('company-job-edit', { id }))} />
        <MenuItem text={actionTexts.duplicate} {...link(getCopyPath(id))} />
        {isFormed && <MenuItem text={actionTexts.crewSheet} {...link(getSheetPath(id))} />}
        {hasCrew(job) && !mayComplete(job, now) && <MenuItem disabled text={actionTexts.completeLater} />}
        <MenuDivider />
        {isFormed ? (
          <MenuItem danger text={actionTexts.cancelJob} onClick={() => onCancel(job)} />
        ) : (
          <MenuItem danger text={actionTexts.deleteJob} onClick={() => onDelete(job)} />
        )}
      </MoreMenu>
    </>
  );
}

/** The next step: form the crew, then edit it, then complete the job. */
function LikelyAction({ job, now }: { job: Job; now: Date }) {
  const link = useLink();
  const id = job.order_id;
  if (job.status === OrderStatus.notFormed) {
    return (
      <Button intent="primary" {...link(href('company-job-team-add', { id }))}>
        {actionTexts.addCrew}
      </Button>
    );
  }
  if (mayComplete(job, now)) {
    return (
      <Button intent="primary" {...link(getCompletePath(id))}>
        {actionTexts.complete}
      </Button>
    );
  }
  return (
    <Button variant="outline" {...link(href('company-job-team-edit', { id }))}>
      {actionTexts.editCrew}
    </Button>
  );
}

/** The less likely actions of a job. */
function MoreMenu({ number, children }: { number: string; children: ReactNode }) {
  return (
    <Menu
      label={actionTexts.more(number)}
      trigger={(props) => (
        <IconButton {...props} variant="outline" icon={<MoreIcon />} label={actionTexts.more(number)} />
      )}
    >
      {children}
    </Menu>
  );
}
