import { lazy, type ReactNode, useState } from 'react';
import { type Undoable, type UndoableActions, useUndoable } from '#platform/offline/undoables';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { cancelJobCall, deleteJobCall, useCrew } from '../orders';
import { canceledJobs, deletedJobs } from '../model/openLists';
import { type CancelValues, toCancelRequest, aboutJob, type Job, useEnteredCancellations } from './cancelling';
import { actionTexts } from './texts';
import { nameCustomer } from '#domain/people/personName';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';

const CancelJobDialog = lazy(async () => ({ default: (await import('./CancelJobDialog')).CancelJobDialog }));

type Asked = { what: 'delete' | 'cancel'; job: Job };
type Change = Omit<Undoable, 'key' | 'about'>;

/**
 * Confirmation dialogs for deleting and canceling a job. Both can be undone until they are sent; only then does the
 * provider notify the crew.
 */
export function useJobDialogs(branchId: number, onDeleted?: () => void) {
  const [asked, setAsked] = useState<Asked>();
  const entered = useEnteredCancellations();
  const deletions = useUndoable(deletedJobs(branchId));
  const cancellations = useUndoable(canceledJobs(branchId));
  const close = () => setAsked(undefined);

  function start(undoable: UndoableActions, { order_id: key }: Job, change: Change): void {
    close();
    undoable.start({ key, about: aboutJob(key), ...change });
  }

  const confirmDelete = (job: Job) =>
    start(deletions, job, {
      message: actionTexts.deleted(job.number),
      ...deleteJobCall({ branchId, orderId: job.order_id }),
      ...(onDeleted && { onSent: onDeleted }),
    });

  function confirmCancel(job: Job, values: CancelValues, hasCrew: boolean): void {
    const orderId = job.order_id;
    entered.enter(orderId, values);
    start(cancellations, job, {
      message: describeCanceled(job, values.notify && hasCrew),
      ...cancelJobCall({ branchId, orderId }, toCancelRequest(values)),
      onSent: () => entered.forget(orderId),
      onUndone: () => entered.keep(orderId, values),
    });
  }

  const dialog: ReactNode = asked && (
    <Dialog
      asked={asked}
      entered={entered.get(asked.job.order_id)}
      onDelete={() => confirmDelete(asked.job)}
      onCancel={(values, hasCrew) => confirmCancel(asked.job, values, hasCrew)}
      onClose={close}
    />
  );
  return {
    dialog,
    /** Jobs that were deleted, and jobs that were canceled, while the provider has not answered. */
    deleted: deletions.hidden,
    canceled: cancellations.hidden,
    onDelete: (job: Job) => setAsked({ what: 'delete', job }),
    onCancel: (job: Job) => setAsked({ what: 'cancel', job }),
  };
}

type DialogProps = {
  asked: Asked;
  /** Entered in an earlier cancellation of this job. */
  entered: CancelValues | undefined;
  onDelete: () => void;
  onCancel: (values: CancelValues, hasCrew: boolean) => void;
  onClose: () => void;
};

function Dialog({ asked: { what, job }, entered, onDelete, onCancel, onClose }: DialogProps) {
  if (what === 'delete') return <DeleteJobDialog job={job} onConfirm={onDelete} onClose={onClose} />;
  return (
    <LazyBoundary failure="toast">
      <CancelJobDialog job={job} entered={entered} onConfirm={onCancel} onClose={onClose} />
    </LazyBoundary>
  );
}

function describeCanceled({ number }: Job, isNotified: boolean): string {
  return isNotified ? actionTexts.canceledBeforeNotice(number) : actionTexts.canceled(number);
}

type Props = { job: Job; onConfirm: () => void; onClose: () => void };

/** Confirms the deletion of a job without a crew. Shows how many people were invited once that is known. */
function DeleteJobDialog({ job, onConfirm, onClose }: Props) {
  const { data: crew } = useCrew(job.order_id);
  const invited = crew && new Set(crew.members.map(({ user_id }) => user_id)).size;
  const customer = nameCustomer(job);
  return (
    <ConfirmDialog
      open
      danger
      title={actionTexts.deleteTitle(job.number)}
      text={actionTexts.deleteText(customer, invited)}
      action={actionTexts.deleteAction}
      cancelLabel={actionTexts.keep}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
