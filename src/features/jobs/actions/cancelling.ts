import { jobLabels } from '../../orders';
import type { CrewMember, OrderCancelRequest, OrderCancelRequestReason } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatMoneyShort } from '#platform/lib/money';
import type { Job } from './job';
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
