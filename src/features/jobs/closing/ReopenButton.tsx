import { useState } from 'react';
import { findReopenBlocker } from '#domain/people/rights';
import type { ClosedState } from '#generated/model';
import { useFeature } from '#platform/provider/slice';
import { useUserType } from '#platform/session/useSession';
import { useNow } from '#platform/ui/clock/useNow';
import { RefreshIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { useReopen } from '../orders';
import { closingTexts } from './texts';

type Props = {
  orderId: number;
  branchId: number;
  number: string;
  closedState: ClosedState | null;
  /** When it was closed. */
  closedAt: string | null;
};

/** Reopens a completed job: for owners, within a day. Renders nothing for other users. */
export function ReopenButton({ orderId, branchId, number, closedState, closedAt }: Props) {
  const userType = useUserType();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useReopen(branchId);
  const hasFeature = useFeature('reopening');
  const order = { closed_state: closedState, closed_at: closedAt };
  if (!hasFeature || findReopenBlocker(userType, order, now.getTime()) !== null) return null;
  const reopen = () =>
    mutate(
      { orderId },
      {
        onSuccess: () => showToast({ message: closingTexts.reopened(number), intent: 'success' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button icon={<RefreshIcon />} onClick={() => setAsking(true)}>
        {closingTexts.reopen}
      </Button>
      <ConfirmDialog
        open={asking}
        title={closingTexts.reopenTitle(number)}
        text={closingTexts.reopenText}
        action={closingTexts.reopen}
        busy={isPending}
        onConfirm={reopen}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
