import { useId, useState } from 'react';
import { may } from '../../../../domain/rights';
import type { Branch, Order } from '../../../../generated/model';
import { href } from '../../../../platform/routing/links/href';
import { useNavigate } from '../../../../platform/routing/links/useLink';
import { useUserType } from '../../../../platform/session/useSession';
import { Callout } from '../../../../platform/ui/feedback/Callout';
import { lazyPart } from '../../../../platform/ui/feedback/lazyPart';
import { usePreparedParts } from '../../../../platform/ui/feedback/usePreparedParts';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { toOrderValues } from '../../model/savedOrder';
import type { SavedVisit } from '../../parts/savedChanges';
import { changeTexts } from './changeTexts';
import { OrderForm } from '../OrderForm';
import { OthersEditing } from './OthersEditing';
import { formTexts as texts } from '../texts';
import { useOrderEdit } from './useOrderEdit';

const load = () => import('./editDialogs');
const ImpactDialog = lazyPart(async () => (await load()).ImpactDialog, { failure: 'toast' });
const CrewConflictDialog = lazyPart(async () => (await load()).CrewConflictDialog, { failure: 'toast' });
const StaleOrderDialog = lazyPart(async () => (await load()).StaleOrderDialog, { failure: 'toast' });
const dialogs = [ImpactDialog, CrewConflictDialog, StaleOrderDialog];

type EditOrderProps = { order: Order; branch: Branch; backTo: string };

/** The form of an existing order. Shows other users' changes and resolves conflicts on save. */
export function EditOrder({ order, branch, backTo }: EditOrderProps) {
  const id = useId();
  const userType = useUserType();
  const [values] = useState(() => toOrderValues(order));
  const edit = useOrderEdit(order, values, id);
  const navigate = useNavigate();
  usePreparedParts(dialogs);
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
          <StaleOrderDialog stale={edit.stale} base={edit.base} onSave={edit.takeOver} onClose={edit.close} />
        )}
      </OrderForm>
    </>
  );
}
