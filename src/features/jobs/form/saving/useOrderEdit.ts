import { useRef, useState } from 'react';
import type { Order, OrderRequest } from '#generated/model';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { SubmitAborted } from '#platform/forms/Form';
import { resubmit, useVersionedSave } from '#platform/forms/merge/useVersionedSave';
import { isWithoutData } from '#platform/http/answers/withoutData';
import { isHardConflict } from '#platform/http/failures';
import {
  toOrderRequest,
  toOrderValues,
  type OrderValues,
  useChangeOrder,
  useFreshCrew,
  useFreshOrder,
  type SavedChange,
} from '../../orders';
import {
  type EditImpact,
  findImpact,
  orderMerge,
  type ConflictDecision,
  type CrewConflict,
  toCrewConflicts,
} from '../model/editImpact';
import { formTexts } from '../texts';
import { formatFieldValue, getFieldLabel } from './formatField';
import { changeTexts } from './texts';

/** The office's decision about the people a change affects. */
export type ImpactAnswer = Pick<OrderRequest, 'ask_to_reconfirm' | 'release_invitation_ids' | 'override'>;

/** People with another job at the new time, and what the office had decided before the save was refused. */
type RefusedTime = { conflicts: readonly CrewConflict[]; answer: ImpactAnswer | undefined };

/**
 * Saves changes to an order. Asks first if the change affects people, and afterwards if some of them have another job at
 * the new time; the answer submits the form again.
 */
export function useOrderEdit(order: Order, initialValues: OrderValues, formId: string) {
  const [impact, setImpact] = useState<EditImpact>();
  const [refused, setRefused] = useState<RefusedTime>();
  const answered = useRef<ImpactAnswer>(undefined);
  const saved = useRef<{ before: Order; after: Order }>(undefined);
  const { mutateAsync } = useChangeOrder(useOrderBranchId(order));
  const freshCrew = useFreshCrew(order.order_id);
  const loadFresh = useFreshOrder(order.order_id);
  const versioned = useVersionedSave({
    entity: order,
    idField: 'order_id',
    getEditor: ({ updated_by }) => updated_by,
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
      throw new SubmitAborted();
    }
    const data = { ...request, ...answer, ...(base.version !== null && { version: base.version }) };
    try {
      saved.current = { before: base, after: await mutateAsync({ orderId: base.order_id, data }) };
    } catch (error) {
      if (!isHardConflict(error)) throw error;
      const conflicts = toCrewConflicts(error.conflicts, await freshCrew());
      if (conflicts.length === 0) throw error;
      setRefused({ conflicts, answer });
      throw new SubmitAborted();
    }
  };
  const submitAgain = (answer: ImpactAnswer) => {
    answered.current = answer;
    setImpact(undefined);
    setRefused(undefined);
    resubmit(formId);
  };
  return {
    ...versioned,
    impact,
    save: (values: OrderValues) => versioned.save(values, (base) => sendOrAsk(values, base)),
    closeImpact: () => setImpact(undefined),
    decide: submitAgain,
    conflicts: refused?.conflicts,
    closeConflicts: () => setRefused(undefined),
    decideConflicts: (decision: ConflictDecision) => submitAgain(addDecision(refused?.answer, decision)),
    /** Changes of the last successful save. */
    getChanges: () => {
      const { before, after } = saved.current ?? {};
      return before && after && !isWithoutData(after) ? listChanges(toOrderValues(before), toOrderValues(after)) : [];
    },
  };
}

/** The answer given before the save was refused, and the decision about the conflicts. */
function addDecision(
  before: ImpactAnswer | undefined,
  { override, release_invitation_ids }: ConflictDecision,
): ImpactAnswer {
  return {
    ...before,
    override: [...(before?.override ?? []), ...override],
    release_invitation_ids: [...(before?.release_invitation_ids ?? []), ...release_invitation_ids],
  };
}

/** Describes the differences between two versions of an order. */
function listChanges(before: OrderValues, after: OrderValues): SavedChange[] {
  const { listNames, getContent } = orderMerge;
  return listNames(before)
    .filter((name) => getContent(before, name) !== getContent(after, name))
    .map((name) => ({
      label: getFieldLabel(name),
      before: formatFieldValue(name, before),
      after: formatFieldValue(name, after),
    }));
}
