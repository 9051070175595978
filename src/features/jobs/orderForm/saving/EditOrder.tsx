import { useId, useState } from 'react';
import type { Branch, Order } from '../../../../generated/model';
import { OrderStatus } from '../../../../generated/model/codes';
import type { DraftValues } from '../../../../platform/drafts/draftValues';
import { href } from '../../../../platform/routing/href';
import { useNavigate } from '../../../../platform/routing/useLink';
import { Callout } from '../../../../platform/ui/feedback/Callout';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { valuesOf } from '../../model/orderValues';
import { changeTexts } from './changeTexts';
import { ImpactDialog } from './ImpactDialog';
import { OrderForm } from '../OrderForm';
import { OthersEditing } from './OthersEditing';
import { StaleDialog } from './StaleDialog';
import { formTexts as texts } from '../texts';
import { useSaveChange } from './useSaveChange';

type EditOrderProps = { order: Order; branch: Branch; backTo: string };

/** An existing order in the form. What others do to it meanwhile is told, and settled when it is saved. */
export function EditOrder({ order, branch, backTo }: EditOrderProps) {
  const id = useId();
  const [values] = useState(() => valuesOf(order));
  const change = useSaveChange(order, id);
  const navigate = useNavigate();
  const stale = changeTexts.draftStale(order.updated_by || changeTexts.somebody);
  const drafted = {
    basis: change.base,
    meanwhile: (typedOn: unknown) => (isOlder(typedOn, order) ? stale : undefined),
    onRestored: (mine: DraftValues, typedOn: unknown) => {
      if (isOlder(typedOn, order)) change.settleDraft({ ...values, ...mine }, typedOn, stale);
    },
  };
  const leave = () => {
    showToast({ message: texts.saved(order.number), intent: 'success' });
    navigate(href(change.statusSaved() === OrderStatus.notFormed ? 'company-job-not-formed' : 'company-job-formed'));
  };
  return (
    <>
      <OthersEditing orderId={order.order_id} />
      {order.version > change.base.version && (
        <Callout intent="info" title={changeTexts.meanwhile(order.updated_by || changeTexts.somebody)} />
      )}
      <OrderForm
        {...{ id, branch, backTo, drafted }}
        initialValues={values}
        keptDate={values.date}
        draft={`order-${order.order_id}`}
        saveLabel={texts.saveChanges}
        savesAnywhere
        onSave={change.save}
        onSaved={leave}
      >
        {change.impact && <ImpactDialog impact={change.impact} onSave={change.decide} onClose={change.close} />}
        {change.stale && (
          <StaleDialog {...change.stale} base={change.base} onSave={change.takeOver} onClose={change.close} />
        )}
      </OrderForm>
    </>
  );
}

/** Whether a draft was typed on an older version of the order: it holds the order as it was read then. */
function isOlder(typedOn: unknown, { order_id, version }: Order): typedOn is Order {
  if (typeof typedOn !== 'object' || typedOn === null || !('order_id' in typedOn) || !('version' in typedOn))
    return false;
  return typedOn.order_id === order_id && Number(typedOn.version) < version;
}
