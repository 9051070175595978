import { type ReactNode, useEffect, useState } from 'react';
import type { SendOptions, UndoableActions } from '../../../../platform/ui/messages/useUndoable';
import { lazyPart } from '../../../../platform/ui/feedback/lazyPart';
import { useCallOff, useRemoveOrder } from '../../api';
import { type CancelValues, toCancelRequest } from './cancelling';
import { DeleteJobDialog } from './DeleteJobDialog';
import type { Job } from './job';
import { actionTexts } from './texts';

// The dialogs load after the list, before the user opens one: the connection may be lost by then.
const CancelJobDialog = lazyPart(async () => (await import('./CancelJobDialog')).CancelJobDialog, { failure: 'toast' });

type Action = 'delete' | 'cancel';
type Asked = { what: Action; job: Job };

/**
 * Confirmation dialogs for deleting and canceling a job. Both can be undone until they are sent; only then does the
 * provider notify the crew.
 */
export function useJobDialogs(branchId: number, undoable: UndoableActions<number>, onDeleted?: () => void) {
  const [asked, setAsked] = useState<Asked>();
  const [lastAction, setLastAction] = useState<Action>();
  const [entered] = useState(() => new Map<number, CancelValues>());
  const { mutateAsync: remove } = useRemoveOrder(branchId);
  const { mutateAsync: callOff } = useCallOff(branchId);
  const close = () => setAsked(undefined);
  useEffect(() => CancelJobDialog.prepare(), []);

  function start(what: Action, { order_id }: Job, message: string, run: (how: SendOptions) => Promise<unknown>): void {
    close();
    setLastAction(what);
    undoable.start({ key: order_id, message, run });
  }

  const confirmDelete = (job: Job) =>
    start('delete', job, actionTexts.deleted(job.number), (how) =>
      remove({ orderId: job.order_id, ...how }).then(onDeleted),
    );

  function confirmCancel(job: Job, values: CancelValues, hasCrew: boolean): void {
    const orderId = job.order_id;
    entered.set(orderId, values);
    const message =
      values.notify && hasCrew ? actionTexts.cancelledBeforeNotice(job.number) : actionTexts.cancelled(job.number);
    start('cancel', job, message, (how) =>
      callOff({ orderId, data: toCancelRequest(values), ...how }).then(() => entered.delete(orderId)),
    );
  }

  const dialog: ReactNode = asked && (
    <>
      {asked.what === 'delete' && (
        <DeleteJobDialog job={asked.job} onConfirm={() => confirmDelete(asked.job)} onClose={close} />
      )}
      {asked.what === 'cancel' && (
        <CancelJobDialog
          job={asked.job}
          entered={entered.get(asked.job.order_id)}
          onConfirm={(values, hasCrew) => confirmCancel(asked.job, values, hasCrew)}
          onClose={close}
        />
      )}
    </>
  );
  return {
    dialog,
    /** What was done last, while it can be undone and after. */
    lastAction,
    onDelete: (job: Job) => setAsked({ what: 'delete', job }),
    onCancel: (job: Job) => setAsked({ what: 'cancel', job }),
  };
}
