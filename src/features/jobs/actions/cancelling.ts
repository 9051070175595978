import { useMemo, useState } from 'react';
import type { ShownJob } from '#domain/actions';
import type { AwaitedJob } from '#domain/orders/openSlots';
import type { CrewMember, OrderCancelRequest, OrderCancelRequestReason, OrderCard } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { DraftKey } from '#platform/drafts/draftKey';
import { useDrafts } from '#platform/drafts/drafts';
import { formatMoneyShort } from '#platform/lib/money';
import { getDraftOwner } from '#platform/session/user';
import { useSession } from '#platform/session/useSession';
import { jobLabels } from '../orders';
import { actionTexts } from './texts';

type PayHours = NonNullable<OrderCancelRequest['show_up_pay_hours']>;

/** Form values of a cancellation. */
export type CancelValues = { reason: string | number | null; comment?: string; notify: boolean; pay: PayHours };

const hours: readonly PayHours[] = [0, 2, 4];
const dayMs = 24 * 3_600_000;

/** Show-up pay of two hours if the crew gets less than a day's notice; otherwise none. */
export function proposePay(job: Pick<Job, 'starts_at'>, members: readonly CrewMember[], now: Date): PayHours {
  const isLate = job.starts_at !== null && Date.parse(job.starts_at) - now.getTime() < dayMs;
  return isLate && members.some(({ status }) => status === InvitationStatus.accepted) ? 2 : 0;
}

/** The show-up pay choices with their cost; without a cost if any rate is unknown. */
export function listPayChoices(members: readonly CrewMember[]) {
  const rates = members
    .filter(({ status }) => status === InvitationStatus.accepted)
    .map(({ hourly_rate }) => hourly_rate);
  const perHour = rates.includes(null) ? undefined : rates.reduce<number>((sum, rate) => sum + (rate ?? 0), 0);
  return hours.map((value) => {
    if (value === 0) return { value, title: actionTexts.noPay };
    const title = actionTexts.payHours(value);
    return perHour === undefined
      ? { value, title }
      : { value, title, note: actionTexts.payCost(formatMoneyShort(perHour * value)) };
  });
}

/** The request to cancel; an empty comment is left out. */
export function toCancelRequest({ reason, comment, notify, pay }: CancelValues): OrderCancelRequest {
  const text = comment?.trim() ?? '';
  return {
    reason: isReason(reason) ? reason : 'other',
    ...(text !== '' && { comment: text }),
    notify_crew: notify,
    show_up_pay_hours: pay,
  };
}

function isReason(value: unknown): value is OrderCancelRequestReason {
  return typeof value === 'string' && Object.hasOwn(jobLabels.cancelReason, value);
}

/** The fields of a job that its actions need; both cards and full orders have them. */
export type Job = ShownJob &
  AwaitedJob &
  Pick<OrderCard, 'order_id' | 'number' | 'latest_end_at' | 'customer_name' | 'customer_last_name' | 'crew_summary'>;

/** Key of the messages about a job: a new message replaces the one before. */
export const aboutJob = (orderId: number): string => `order-${orderId}`;

/** Name of the form's draft, one per job. */
export const getCancelForm = (orderId: number): string => `cancel-${orderId}`;

type EnteredCancellations = {
  /** Input submitted on this page for a job that is not canceled. */
  get: (orderId: number) => CancelValues | undefined;
  enter: (orderId: number, values: CancelValues) => void;
  /** The cancellation was undone or refused: any page offers the values again. The form has deleted its own draft. */
  keep: (orderId: number, values: CancelValues) => void;
  forget: (orderId: number) => void;
};

/** Submitted values of cancellations, until the job is canceled. */
export function useEnteredCancellations(): EnteredCancellations {
  const drafts = useDrafts();
  const owner = useSession(({ user }) => getDraftOwner(user));
  const [entered] = useState(() => new Map<number, CancelValues>());
  return useMemo(() => {
    const toKey = (orderId: number): DraftKey | undefined => owner && { owner, form: getCancelForm(orderId) };
    return {
      get: (orderId) => entered.get(orderId),
      enter: (orderId, values) => void entered.set(orderId, values),
      keep: (orderId, values) => {
        const key = toKey(orderId);
        if (key) void drafts.save(key, values);
      },
      forget: (orderId) => {
        entered.delete(orderId);
        const key = toKey(orderId);
        if (key) void drafts.remove(key);
      },
    };
  }, [drafts, owner, entered]);
}
