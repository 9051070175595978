import { type ReactNode, useEffect, useState } from 'react';
import type { UndoableActions } from '../../../../platform/ui/messages/useUndoable';
import { lazyPart } from '../../../../platform/ui/feedback/lazyPart';
import { useRemoveOrder } from '../../api';
import { DeleteJobDialog } from './DeleteJobDialog';
import { aboutJob, type Job } from './job';
import { actionTexts } from './texts';

// The dialogs load after the list, before the user opens one: the connection may be lost by then.
const CancelJobDialog = lazyPart(async () => (await import('./CancelJobDialog')).CancelJobDialog, { failure: 'toast' });

type Asked = { what: 'delete' | 'cancel'; job: Job };

/** Confirmation dialogs for deleting and canceling a job. A deletion can be undone until it is sent. */
export function useJobDialogs(branchId: number, undoable: UndoableActions, onDeleted?: () => void) {
  const [asked, setAsked] = useState<Asked>();
  const { mutateAsync: remove } = useRemoveOrder(branchId);
  const close = () => setAsked(undefined);
  useEffect(() => CancelJobDialog.prepare(), []);

  function remember({ order_id, number }: Job): void {
    close();
    undoable.start({
      key: order_id,
      message: actionTexts.deleted(number),
      about: aboutJob(order_id),
      run: (how) => remove({ orderId: order_id, ...how }).then(onDeleted),
    });
  }

  const dialog: ReactNode = asked && (
    <>
      {asked.what === 'delete' && (
        <DeleteJobDialog job={asked.job} onConfirm={() => remember(asked.job)} onClose={close} />
      )}
      {asked.what === 'cancel' && <CancelJobDialog job={asked.job} branchId={branchId} onClose={close} />}
    </>
  );
  return {
    dialog,
    onDelete: (job: Job) => setAsked({ what: 'delete', job }),
    onCancel: (job: Job) => setAsked({ what: 'cancel', job }),
  };
}
