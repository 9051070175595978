import { type ReactNode, lazy, useState } from 'react';
import { canDoToJob } from '#domain/actions';
import { countLate, countOpenInSummary } from '#domain/orders/openSlots';
import { hasCrew, isKnownStatus } from '#domain/orders/statuses';
import { OrderStatus } from '#generated/model/codes';
import { hasId } from '#platform/lib/codes';
import { type Undoable, type UndoableActions, useUndoable } from '#platform/offline/undoables';
import { IfFeature } from '#platform/provider/IfFeature';
import { href } from '#platform/routing/links/href';
import { getFindPeoplePath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { MoreIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuDivider, MenuItem } from '#platform/ui/overlays/MenuItem';
import {
  getCompletePath,
  getCopyPath,
  getPhase,
  getSheetPath,
  canComplete,
  cancelJobCall,
  canceledJobs,
  deleteJobCall,
  deletedJobs,
} from '../orders';
import { type Job, type CancelValues, toCancelRequest, aboutJob, useEnteredCancellations } from './cancelling';
import { actionTexts } from './texts';

type Props = {
  job: Job;
  now: Date;
  onDelete: (job: Job) => void;
  onCancel: (job: Job) => void;
  /** In a row, small. */
  isSmall?: boolean;
  /** Everything in the menu, where there is no space for a button. */
  menuOnly?: boolean;
  /** Path of a list with the jobs of the same customer. */
  customerPath?: string;
};

/** Actions for an open job: the most likely one as a button, the others in a menu. None under an unknown status. */
export function OpenJobActions({
  job,
  now,
  onDelete,
  onCancel,
  isSmall = false,
  menuOnly = false,
  customerPath,
}: Props) {
  const link = useLink();
  if (!isKnownStatus(job) || !hasId(job.order_id)) return null;
  const likely = getLikelyAction(job, now);
  return (
    <>
      {!menuOnly && (
        <Button
          intent={likely.intent}
          variant={likely.variant}
          size={isSmall ? 'small' : 'average'}
          {...link(likely.path)}
        >
          {likely.text}
        </Button>
      )}
      <MoreMenu number={job.number} isSmall={isSmall}>
        {menuOnly && <MenuItem text={likely.text} {...link(likely.path)} />}
        <OpenItems job={job} now={now} customerPath={customerPath} />
        <EndItem job={job} now={now} onDelete={onDelete} onCancel={onCancel} />
      </MoreMenu>
    </>
  );
}

/** Deleting or canceling; nothing once there is work to pay for. */
function EndItem({ job, now, onDelete, onCancel }: Pick<Props, 'job' | 'now' | 'onDelete' | 'onCancel'>) {
  const canCancel = canDoToJob('cancelJob', job, now);
  if (!canCancel && !canDoToJob('deleteJob', job, now)) return null;
  return (
    <>
      <MenuDivider />
      {canCancel ? (
        <MenuItem danger text={actionTexts.cancelJob} onClick={() => onCancel(job)} />
      ) : (
        <MenuItem danger text={actionTexts.deleteJob} onClick={() => onDelete(job)} />
      )}
    </>
  );
}

type ItemsProps = Pick<Props, 'job' | 'now'> & { customerPath: string | undefined };

/** Other actions for a job that stays. */
function OpenItems({ job, now, customerPath }: ItemsProps) {
  const link = useLink();
  const id = job.order_id;
  const isFormed = job.status !== OrderStatus.notFormed;
  const isCompletable = canComplete(job, now);
  return (
    <>
      {isCompletable && countLate(job, now) > 0 && (
        <MenuItem text={actionTexts.complete} {...link(getCompletePath(id))} />
      )}
      {isFormed && isCompletable && (
        <MenuItem text={actionTexts.editCrew} {...link(href('company-job-team-edit', { id }))} />
      )}
      <BuildItem job={job} now={now} />
      {hasOpenSlot(job) && getPhase(job, now) === 'ahead' && (
        <IfFeature name="findHelpers">
          <MenuItem text={actionTexts.outsource} {...link(getFindPeoplePath(id))} />
        </IfFeature>
      )}
      <MenuItem text={actionTexts.edit} {...link(href('company-job-edit', { id }))} />
      <MenuItem text={actionTexts.duplicate} {...link(getCopyPath(id))} />
      {customerPath !== undefined && <MenuItem text={actionTexts.sameCustomer} {...link(customerPath)} />}
      {isFormed && <MenuItem text={actionTexts.crewSheet} {...link(getSheetPath(id))} />}
      {hasCrew(job) && !isCompletable && <MenuItem disabled text={actionTexts.completeLater} />}
    </>
  );
}

function BuildItem({ job, now }: Pick<Props, 'job' | 'now'>) {
  const link = useLink();
  if (!hasOpenSlot(job) || !canDoToJob('invite', job, now)) return null;
  return <MenuItem text={actionTexts.buildCrew} {...link(href('company-job-build-crew', { id: job.order_id }))} />;
}

/** False once everyone needed is invited, and if the provider does not count the crew. */
const hasOpenSlot = ({ crew_summary }: Job) => crew_summary !== null && countOpenInSummary(crew_summary) > 0;

type LikelyAction = { text: string; path: string; intent?: 'primary'; variant?: 'outline' };

/**
 * The next step: form the crew, then edit it, then call or replace people who are late, then complete the job. A job that
 * no one did gets another day.
 */
function getLikelyAction(job: Job, now: Date): LikelyAction {
  const id = job.order_id;
  if (job.status === OrderStatus.notFormed && canDoToJob('invite', job, now))
    return { text: actionTexts.addCrew, path: href('company-job-team-add', { id }), intent: 'primary' };
  if (countLate(job, now) > 0)
    return { text: actionTexts.callOrReplace, path: href('company-job-team-edit', { id }), intent: 'primary' };
  if (canComplete(job, now)) return { text: actionTexts.complete, path: getCompletePath(id), intent: 'primary' };
  if (job.status === OrderStatus.notFormed)
    return { text: actionTexts.edit, path: href('company-job-edit', { id }), variant: 'outline' };
  return { text: actionTexts.editCrew, path: href('company-job-team-edit', { id }), variant: 'outline' };
}

/** The less likely actions of a job. */
function MoreMenu({ number, isSmall, children }: { number: string; isSmall: boolean; children: ReactNode }) {
  return (
    <Menu
      label={actionTexts.more(number)}
      trigger={(props) => (
        <IconButton
          {...props}
          variant={isSmall ? 'quiet' : 'outline'}
          size={isSmall ? 'small' : 'average'}
          icon={<MoreIcon />}
          label={actionTexts.more(number)}
        />
      )}
    >
      {children}
    </Menu>
  );
}

const CancelJobDialog = lazy(async () => ({ default: (await import('./CancelJobDialog')).CancelJobDialog }));

type Change = Omit<Undoable, 'key' | 'about'>;

/**
 * Deleting a job, and the dialog for canceling one. Both can be undone until they are sent; only then does the provider
 * notify the crew.
 */
export function useJobDialogs(branchId: number, onDeleted?: () => void) {
  const [asked, setAsked] = useState<Job>();
  const entered = useEnteredCancellations();
  const deletions = useUndoable(deletedJobs(branchId));
  const cancellations = useUndoable(canceledJobs(branchId));
  const close = () => setAsked(undefined);
  const start = (undoable: UndoableActions, { order_id: key }: Job, change: Change) =>
    undoable.start({ key, about: aboutJob(key), ...change });

  const deleteJob = (job: Job) =>
    start(deletions, job, {
      message: actionTexts.deleted(job.number),
      ...deleteJobCall({ branchId, orderId: job.order_id }),
      ...(onDeleted && { onSent: onDeleted }),
    });

  function confirmCancel(job: Job, values: CancelValues, canNotify: boolean): void {
    const orderId = job.order_id;
    entered.enter(orderId, values);
    close();
    start(cancellations, job, {
      message: describeCanceled(job, values.notify && canNotify),
      ...cancelJobCall({ branchId, orderId }, toCancelRequest(values)),
      onSent: () => entered.forget(orderId),
      onUndone: () => entered.keep(orderId, values),
    });
  }

  const dialog: ReactNode = asked && (
    <LazyBoundary failure="toast">
      <CancelJobDialog
        job={asked}
        entered={entered.get(asked.order_id)}
        onConfirm={(values, canNotify) => confirmCancel(asked, values, canNotify)}
        onClose={close}
      />
    </LazyBoundary>
  );
  return {
    dialog,
    /** Jobs that were deleted, and jobs that were canceled, while the provider has not answered. */
    deleted: deletions.hidden,
    canceled: cancellations.hidden,
    onDelete: deleteJob,
    onCancel: (job: Job) => setAsked(job),
  };
}

function describeCanceled({ number }: Job, isNotified: boolean): string {
  return isNotified ? actionTexts.canceledBeforeNotice(number) : actionTexts.canceled(number);
}
