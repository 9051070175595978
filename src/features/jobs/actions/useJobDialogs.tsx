import { lazy, type ReactNode, useState } from 'react';
import { type Undoable, type UndoableActions, useUndoable } from '#platform/offline/undoables';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { cancelJobCall, deleteJobCall } from '../orders';
import { canceledJobs, deletedJobs } from '../model/openLists';
import { type CancelValues, toCancelRequest, aboutJob, type Job, useEnteredCancellations } from './cancelling';
import { actionTexts } from './texts';

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

  function confirmCancel(job: Job, values: CancelValues, hasCrew: boolean): void {
    const orderId = job.order_id;
    entered.enter(orderId, values);
    close();
    start(cancellations, job, {
      message: describeCanceled(job, values.notify && hasCrew),
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
        onConfirm={(values, hasCrew) => confirmCancel(asked, values, hasCrew)}
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
