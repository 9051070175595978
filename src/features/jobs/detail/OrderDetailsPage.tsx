import { JobPageHeader } from '../../orders';
import { useBranchState } from '#platform/branches/useActiveBranch';
import { useBranchKey } from '#platform/branches/useBranchKey';
import { href } from '#platform/routing/links/href';
import { useIdParam } from '#platform/routing/currentRoute';
import { useLink } from '#platform/routing/links/useLink';
import { useNavigateIfHere } from '#platform/routing/links/useNavigateIfHere';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { useJobDialogs } from '../actions/useJobDialogs';
import { OrderDetails } from './OrderDetails';
import { detailTexts } from './texts';

/** The details page of a job; remounts when the active branch changes. */
export default function OrderDetailsPage() {
  const orderId = useIdParam();
  const branchId = useBranchState((branches) => branches.activeBranchId);
  return <Details key={useBranchKey()} orderId={orderId} branchId={branchId} />;
}

/** The details; after a deletion or cancellation an undo screen while the job can still be restored. */
function Details({ orderId, branchId }: { orderId: number; branchId: number }) {
  const navigate = useNavigateIfHere();
  const leave = () => navigate(href('company-job'), { replace: true });
  const { dialog, deleted, canceled, onDelete, onCancel } = useJobDialogs(branchId, leave);
  const isCanceled = canceled.has(orderId);
  return (
    <>
      {deleted.has(orderId) || isCanceled ? (
        <Gone title={isCanceled ? detailTexts.canceledTitle : detailTexts.deletedTitle} />
      ) : (
        <OrderDetails orderId={orderId} onDelete={onDelete} onCancel={onCancel} />
      )}
      {dialog}
    </>
  );
}

function Gone({ title }: { title: string }) {
  const link = useLink();
  return (
    <>
      <JobPageHeader />
      <EmptyState
        title={title}
        text={detailTexts.deleted}
        action={<Button {...link(href('company-job'))}>{detailTexts.toJobs}</Button>}
      />
    </>
  );
}
