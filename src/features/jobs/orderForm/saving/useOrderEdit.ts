import { useRef, useState } from 'react';
import type { Order, OrderRequest } from '../../../../generated/model';
import { NotSent } from '../../../../platform/forms/Form';
import { resubmit } from '../../../../platform/forms/merge/resubmit';
import { useVersionedSave } from '../../../../platform/forms/merge/useVersionedSave';
import { useChangeOrder, useFreshCrew, useFreshOrder } from '../../api';
import { type EditImpact, impactOf } from '../../model/editImpact';
import { type OrderValues, requestOf } from '../../model/orderValues';
import { formTexts } from '../texts';
import { changeTexts } from './changeTexts';

/** What the office decided about the people a change touches. */
export type ImpactAnswer = Pick<OrderRequest, 'ask_to_reconfirm' | 'release_invitation_ids'>;

/** Saves changes of an order. Where people are touched it asks before it sends; the answer sends the form again. */
export function useOrderEdit(order: Order, initialValues: OrderValues, formId: string) {
  const [impact, setImpact] = useState<EditImpact>();
  const answered = useRef<ImpactAnswer>(undefined);
  const saved = useRef<Order>(undefined);
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
    const request = requestOf(values);
    const answer = answered.current;
    answered.current = undefined;
    const found = answer ? null : impactOf(base, request, await freshCrew());
    if (found) {
      setImpact(found);
      throw new NotSent();
    }
    const data = { ...request, ...answer, version: base.version };
    saved.current = await mutateAsync({ orderId: base.order_id, data });
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
    /** Formation status after the save. */
    statusSaved: () => saved.current?.status ?? versioned.base.status,
  };
}
