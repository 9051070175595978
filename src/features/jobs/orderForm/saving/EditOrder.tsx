import { useId, useState } from 'react';
import { may } from '../../../../domain/rights';
import type { Branch, Order } from '../../../../generated/model';
import { StaleDialog } from '../../../../platform/forms/merge/StaleDialog';
import { href } from '../../../../platform/routing/links/href';
import { useNavigate } from '../../../../platform/routing/links/useLink';
import { useUserType } from '../../../../platform/session/useSession';
import { Callout } from '../../../../platform/ui/feedback/Callout';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { orderMerge } from '../../model/orderMerge';
import { toOrderValues } from '../../model/savedOrder';
import type { SavedVisit } from '../../parts/savedChanges';
import { changeTexts } from './changeTexts';
import { CrewConflictDialog } from './CrewConflictDialog';
import { getFieldLabel, formatFieldValue } from './formatField';
import { ImpactDialog } from './ImpactDialog';
import { OrderForm } from '../OrderForm';
import { OthersEditing } from './OthersEditing';
import { formTexts as texts } from '../texts';
import { useOrderEdit } from './useOrderEdit';

type EditOrderProps = { order: Order; branch: Branch; backTo: string };

/** The form of an existing order. Shows other users' changes and resolves conflicts on save. */
export function EditOrder({ order, branch, backTo }: EditOrderProps) {
  const id = useId();
  const userType = useUserType();
  const [values] = useState(() => toOrderValues(order));
  const edit = useOrderEdit(order, values, id);
  const navigate = useNavigate();
  const leave = () => {
    showToast({ message: texts.saved(order.number), intent: 'success' });
    const visit: SavedVisit = { savedJob: order.order_id, changes: edit.getChanges() };
    navigate(href('company-job-details', { id: order.order_id }), { state: visit });
  };
  return (
    <>
      <OthersEditing orderId={order.order_id} />
      {edit.isOutdated && (
        <Callout intent="info" title={changeTexts.changedByOther(order.updated_by || changeTexts.someone)} />
      )}
      <OrderForm
        {...{ id, branch, backTo }}
        drafted={edit.drafted}
        initialValues={values}
        keptDate={values.date}
        draft={`order-${order.order_id}`}
        saveLabel={texts.saveChanges}
        onSave={edit.save}
        onSaved={leave}
      >
        {edit.impact && <ImpactDialog impact={edit.impact} onSave={edit.decide} onClose={edit.closeImpact} />}
        {edit.conflicts && (
          <CrewConflictDialog
            conflicts={edit.conflicts}
            timezone={order.timezone}
            mayOverride={may(userType, 'overrideConflict')}
            onDecide={edit.decideConflicts}
            onClose={edit.closeConflicts}
          />
        )}
        {edit.stale && (
          <StaleDialog
            stale={edit.stale}
            base={edit.base}
            toValues={toOrderValues}
            rules={orderMerge}
            getLabel={getFieldLabel}
            formatValue={formatFieldValue}
            onSave={edit.takeOver}
            onClose={edit.close}
          />
        )}
      </OrderForm>
    </>
  );
}
