import { useRef, useState } from 'react';
import type { Order, OrderRequest } from '../../../../generated/model';
import { NotSent } from '../../../../platform/forms/Form';
import { ApiError } from '../../../../platform/http/ApiError';
import { useChangeOrder, useFreshCrew, useFreshOrder } from '../../api';
import { type EditImpact, impactOf } from '../../model/editImpact';
import { type OrderValues, requestOf } from '../../model/orderValues';
import { formTexts } from '../texts';

/** What the office decided about the people a change touches. */
export type ImpactAnswer = Pick<OrderRequest, 'ask_to_reconfirm' | 'release_invitation_ids'>;

/** `isDraft`: nothing is being sent, what was typed earlier has just come back into the form. */
export type Stale = { message: string; mine: OrderValues; fresh: Order; isDraft?: boolean };

type Asking = { impact?: EditImpact; stale?: Stale };

/**
 * Saves changes of an order. Where people are touched, or somebody saved first, it does not send but asks; the answer
 * sends the form anew. `base` is the version that is being changed.
 */
export function useSaveChange(order: Order, formId: string) {
  const [base, setBase] = useState(order);
  const [asking, setAsking] = useState<Asking>({});
  const answered = useRef<ImpactAnswer>(undefined);
  const saved = useRef<Order>(undefined);
  const { mutateAsync } = useChangeOrder(order.branch_id);
  const freshCrew = useFreshCrew(order.order_id);
  const freshOrder = useFreshOrder(order.order_id);

  const attempt = async (values: OrderValues) => {
    const request = requestOf(values);
    const answer = answered.current;
    answered.current = undefined;
    const impact = answer ? null : impactOf(base, request, await freshCrew());
    if (impact) {
      setAsking({ impact });
      throw new NotSent();
    }
    try {
      const data = { ...request, ...answer, version: base.version };
      saved.current = await mutateAsync({ orderId: base.order_id, data });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error;
      setAsking({ stale: { message: error.message, mine: values, fresh: await freshOrder() } });
      throw new NotSent();
    }
  };
  const save = (values: OrderValues) => attempt(values).catch(tellGone);
  /** After the dialog has gone and the form holds what was chosen. */
  const sendAgain = () => {
    setAsking({});
    setTimeout(() => {
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement) form.requestSubmit();
    });
  };
  return {
    base,
    save,
    ...asking,
    close: () => setAsking({}),
    decide: (answer: ImpactAnswer) => {
      answered.current = answer;
      sendAgain();
    },
    takeOver: (fresh: Order) => {
      setBase(fresh);
      if (asking.stale?.isDraft) setAsking({});
      else sendAgain();
    },
    /** A draft came back that was typed on an older version: until it is settled, that is the version it changes. */
    settleDraft: (mine: OrderValues, typedOn: Order, message: string) => {
      setBase(typedOn);
      setAsking({ stale: { message, mine, fresh: order, isDraft: true } });
    },
    /** Formation status after the save. */
    statusSaved: () => saved.current?.status ?? base.status,
  };
}

/** Somebody deleted the job while it was being changed: said in words of the office, not the provider's. */
function tellGone(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
  throw new ApiError(404, { data: null, message: formTexts.orderGone, errors: {}, success: false });
}
