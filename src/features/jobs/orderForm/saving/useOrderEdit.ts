import { useRef, useState } from 'react';
import type { Order, OrderRequest } from '../../../../generated/model';
import { NotSent } from '../../../../platform/forms/Form';
import { resubmit } from '../../../../platform/forms/merge/resubmit';
import { useVersionedSave } from '../../../../platform/forms/merge/useVersionedSave';
import { useChangeOrder, useFreshCrew, useFreshOrder } from '../../api';
import { type EditImpact, findImpact } from '../../model/editImpact';
import { type OrderValues, toOrderRequest, toOrderValues } from '../../model/orderValues';
import { formTexts } from '../texts';
import { changeTexts } from './changeTexts';
import { listChanges } from './listChanges';

/** The office's decision about the people a change affects. */
export type ImpactAnswer = Pick<OrderRequest, 'ask_to_reconfirm' | 'release_invitation_ids'>;

/** Saves changes to an order. Asks first if the change affects people; the answer submits the form again. */
export function useOrderEdit(order: Order, initialValues: OrderValues, formId: string) {
  const [impact, setImpact] = useState<EditImpact>();
  const answered = useRef<ImpactAnswer>(undefined);
  const saved = useRef<{ before: Order; after: Order }>(undefined);
  const { mutateAsync } = useChangeOrder(order.branch_id);
  const freshCrew = useFreshCrew(order.order_id);
  const loadFresh = useFreshOrder(order.order_id);
  const versioned = useVersionedSave({
    entity: order,
    idField: 'order_id',
    getEditor: ({ updated_by }) => updated_by ?? '',
    initialValues,
    formId,
    loadFresh,
    texts: { gone: formTexts.orderGone, draftStale: changeTexts.draftStale },
  });

  const sendOrAsk = async (values: OrderValues, base: Order) => {
    const request = toOrderRequest(values);
    const answer = answered.current;
    answered.current = undefined;
    const found = answer ? null : findImpact(base, request, await freshCrew());
    if (found) {
      setImpact(found);
      throw new NotSent();
    }
    const data = { ...request, ...answer, version: base.version };
    saved.current = { before: base, after: await mutateAsync({ orderId: base.order_id, data }) };
  };
  return {
    ...versioned,
    impact,
    save: (values: OrderValues) => versioned.save(values, (base) => sendOrAsk(values, base)),
    closeImpact: () => setImpact(undefined),
    decide: (answer: ImpactAnswer) => {
      answered.current = answer;
      setImpact(undefined);
      resubmit(formId);
    },
    /** What the save changed, once it succeeded. */
    getChanges: () => {
      const { before, after } = saved.current ?? {};
      return before && after ? listChanges(toOrderValues(before), toOrderValues(after)) : [];
    },
  };
}
