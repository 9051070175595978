import { useId } from 'react';
import { isOnCrew } from '#domain/orders/statuses';
import type { Crew } from '#generated/model';
import { isForbidden } from '#platform/http/failures';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { NoPermission } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Stack } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Modal } from '#platform/ui/overlays/Modal';
import { useCrew, useFinish, useOrder } from '../orders';
import { CompleteForm } from './CompleteForm';
import { listPaid } from './completion';
import { closingTexts } from './texts';

type Props = { orderId: number; branchId: number; onClose: () => void };

/** Completes a job with hours, pay, tips and ratings (docs/product.md, "Pay"). */
export function CompleteDialog({ orderId, branchId, onClose }: Props) {
  const formId = useId();
  const order = useOrder(orderId);
  const crew = useCrew(orderId);
  const finish = useFinish(branchId);
  const people = crew.data && listPaid(crew.data.members);
  const isCrewEmpty = crew.data !== undefined && hasNoOne(crew.data);
  const isReady = order.data !== undefined && people !== undefined && !isCrewEmpty;
  return (
    <Modal
      open
      kind="form"
      size="medium"
      title={closingTexts.title(order.data?.number)}
      busy={finish.isPending}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} intent="primary" loading={finish.isPending} disabled={!isReady}>
          {closingTexts.complete}
        </Button>
      }
    >
      {isReady ? (
        <CompleteForm
          id={formId}
          order={order.data}
          crew={people}
          onSend={(data) => finish.mutateAsync({ orderId, data })}
          onDone={onClose}
        />
      ) : (
        <NotReady
          error={order.error ?? crew.error}
          isCrewEmpty={isCrewEmpty}
          retrying={order.isFetching || crew.isFetching}
          onRetry={() => void Promise.all([order.refetch(), crew.refetch()])}
        />
      )}
    </Modal>
  );
}

/** No one accepted. A provider that gives neither slots nor members does not show its crew here. */
function hasNoOne({ slots, members }: Crew): boolean {
  return slots.length + members.length > 0 && !members.some(isOnCrew);
}

type NotReadyProps = { error: unknown; isCrewEmpty: boolean; retrying: boolean; onRetry: () => void };

function NotReady({ error, isCrewEmpty, retrying, onRetry }: NotReadyProps) {
  if (isForbidden(error)) return <NoPermission text={error.message} />;
  if (error) {
    const { errorTitle, errorText } = closingTexts;
    return <ErrorState title={errorTitle} text={errorText} retrying={retrying} onRetry={onRetry} />;
  }
  if (isCrewEmpty) return <p>{closingTexts.noOne}</p>;
  return (
    <Stack gap={5} role="status">
      <VisuallyHidden>{closingTexts.loading}</VisuallyHidden>
      <SkeletonCard height={96} />
      <SkeletonCard height={160} />
      <SkeletonCard height={160} />
    </Stack>
  );
}
