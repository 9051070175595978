import { lazy, useId, useState } from 'react';
import { can } from '#domain/people/rights';
import type { Order, Branch } from '#generated/model';
import { WithBranchDetails } from '#platform/branches/BranchBoundary';
import { useBranchKey, useEntityBranch } from '#platform/branches/useActiveBranch';
import { useOthersPresent } from '#platform/realtime/RealtimeContext';
import { useIdParam } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigateIfHere } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { Callout } from '#platform/ui/feedback/Callout';
import { EmptyState } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { showToast } from '#platform/ui/messages/toasts';
import { OrderUnavailable, cardTexts, getListPage, useOrder, toOrderValues, type SavedVisit } from '../../orders';
import { changeTexts } from '../saving/texts';
import { useOrderEdit } from '../saving/useOrderEdit';
import { formTexts as texts } from '../texts';
import { OrderFormSkeleton, OrderForm } from './OrderForm';
import styles from './OrderForm.module.css';

/** The page that edits an order; remounts when the active branch changes. */
export default function JobEditPage() {
  const orderId = useIdParam();
  const branchKey = useBranchKey();
  return <Edited key={`${branchKey}-${orderId}`} orderId={orderId} />;
}

function Edited({ orderId }: { orderId: number }) {
  const { data: order, error, isFetching, refetch } = useOrder(orderId);
  const link = useLink();
  const backTo = href(order ? getListPage(order) : 'company-job');
  return (
    <>
      <PageHeader
        title={texts.editTitle(order?.number ?? '')}
        {...((order?.closed_state ?? null) === null && { subtitle: <OthersEditing order={order} /> })}
        back={{ ...link(backTo), label: cardTexts.backToJobs, isNamed: true }}
      />
      {order ? (
        <OpenOnly order={order} backTo={backTo} />
      ) : error ? (
        <OrderUnavailable error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <OrderFormSkeleton />
      )}
    </>
  );
}

type OpenOnlyProps = { order: Order; backTo: string };

function OpenOnly({ order, backTo }: OpenOnlyProps) {
  const link = useLink();
  const isItsBranch = useEntityBranch(order.branch_id ?? undefined);
  if (order.closed_state !== null) {
    const details = href('company-job-details', { id: order.order_id });
    return <EmptyState text={texts.closed} action={<Button {...link(details)}>{texts.openDetails}</Button>} />;
  }
  if (!isItsBranch) return <OrderFormSkeleton />;
  return (
    <WithBranchDetails skeleton={<OrderFormSkeleton />}>
      {(branch) => <EditOrder order={order} branch={branch} backTo={backTo} />}
    </WithBranchDetails>
  );
}

const ImpactDialog = lazy(async () => ({ default: (await import('../saving/ChangeDialogs')).ImpactDialog }));
const CrewConflictDialog = lazy(async () => ({
  default: (await import('../saving/ChangeDialogs')).CrewConflictDialog,
}));
const StaleOrderDialog = lazy(async () => ({ default: (await import('../saving/ChangeDialogs')).StaleOrderDialog }));

type EditOrderProps = { order: Order; branch: Branch; backTo: string };

/** The form of an existing order. Shows other users' changes and resolves conflicts on save. */
function EditOrder({ order, branch, backTo }: EditOrderProps) {
  const id = useId();
  const userType = useUserType();
  const [values] = useState(() => toOrderValues(order));
  const edit = useOrderEdit(order, values, id);
  const navigate = useNavigateIfHere();
  const leave = () => {
    showToast({ message: texts.saved(order.number), intent: 'success' });
    const visit: SavedVisit = { savedJob: order.order_id, changes: edit.getChanges() };
    navigate(href('company-job-details', { id: order.order_id }), { state: visit });
  };
  return (
    <>
      {edit.isOutdated && (
        <Text as="div" below={4}>
          <Callout intent="info" title={changeTexts.changedByOther(order.updated_by || changeTexts.someone)} />
        </Text>
      )}
      <OrderForm
        id={id}
        branch={branch}
        backTo={backTo}
        drafted={edit.drafted}
        initialValues={values}
        keptDate={values.date}
        draft={`order-${order.order_id}`}
        saveLabel={texts.saveChanges}
        onSave={edit.save}
        onSaved={leave}
      >
        <LazyBoundary failure="toast">
          {edit.impact && <ImpactDialog impact={edit.impact} onSave={edit.decide} onClose={edit.closeImpact} />}
          {edit.conflicts && (
            <CrewConflictDialog
              conflicts={edit.conflicts}
              timezone={order.timezone}
              canOverride={can(userType, 'overrideConflict')}
              onDecide={edit.decideConflicts}
              onClose={edit.closeConflicts}
            />
          )}
          {edit.stale && (
            <StaleOrderDialog stale={edit.stale} base={edit.base} onSave={edit.takeOver} onClose={edit.close} />
          )}
        </LazyBoundary>
      </OrderForm>
    </>
  );
}

/**
 * Names the other users who are editing this job. Does not block saving. The line has its height also while the job loads
 * and without others, so that the form does not move.
 */
function OthersEditing({ order }: { order: Order | undefined }) {
  return (
    <Text as="span" isBlock weight="medium" role="status" className={styles.others}>
      {order && <Names orderId={order.order_id} />}
    </Text>
  );
}

function Names({ orderId }: { orderId: number }) {
  const [first, ...more] = useOthersPresent(`orders.${orderId}`);
  return first && changeTexts.editing(first.name, more.length);
}
