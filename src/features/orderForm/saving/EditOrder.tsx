import { toOrderValues, type SavedVisit } from '../../orders';
import { lazy, useId, useState } from 'react';
import { can } from '#domain/people/rights';
import type { Branch, Order } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useNavigateIfHere } from '#platform/routing/links/useNavigateIfHere';
import { useUserType } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { showToast } from '#platform/ui/messages/toasts';
import { formTexts as texts } from '../texts';
import styles from './EditOrder.module.css';
import { changeTexts } from './texts';
import { OrderForm } from '../page/OrderForm';
import { useOrderEdit } from './useOrderEdit';

const ImpactDialog = lazy(async () => ({ default: (await import('./ImpactDialog')).ImpactDialog }));
const CrewConflictDialog = lazy(async () => ({ default: (await import('./CrewConflictDialog')).CrewConflictDialog }));
const StaleOrderDialog = lazy(async () => ({ default: (await import('./StaleOrderDialog')).StaleOrderDialog }));

type EditOrderProps = { order: Order; branch: Branch; backTo: string };

/** The form of an existing order. Shows other users' changes and resolves conflicts on save. */
export function EditOrder({ order, branch, backTo }: EditOrderProps) {
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
        <div className={styles.notice}>
          <Callout intent="info" title={changeTexts.changedByOther(order.updated_by || changeTexts.someone)} />
        </div>
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
