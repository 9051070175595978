import type { Subscription } from '#generated/model';
import { formatMoney } from '#platform/lib/money';
import { Button } from '#platform/ui/inputs/Button';
import { Callout, type CalloutIntent } from '#platform/ui/feedback/Callout';
import { daysLeft } from '../model/describePlan';
import type { BillingPart } from './shown';
import styles from './SubscriptionPage.module.css';
import { pageTexts } from '../texts';
import { type BillingDays, useBillingDays } from './useBillingDays';

type Notice = { intent: CalloutIntent; title: string; text: string; action?: string };

/** Notice about a trial or subscription that is about to end, or a missing payment. Otherwise renders nothing. */
export function StateNotice({ subscription, onAsk }: BillingPart) {
  const notice = getNotice(subscription, useBillingDays());
  if (!notice) return null;
  return (
    <Callout intent={notice.intent} title={notice.title}>
      <p>{notice.text}</p>
      {onAsk && notice.action !== undefined && (
        <div className={styles.noticeAction}>
          <Button size="small" variant="outline" onClick={() => onAsk({ kind: 'card' })}>
            {notice.action}
          </Button>
        </div>
      )}
    </Callout>
  );
}

function getNotice(subscription: Subscription, days: BillingDays): Notice | undefined {
  const { status, cancel_at_period_end, current_period_end, trial_ends_at, payment_method } = subscription;
  const amount = formatMoney(subscription.amount_due);
  switch (status) {
    case 'past_due': {
      const day = days.formatDay(subscription.grace_ends_at ?? current_period_end);
      return {
        intent: 'danger',
        title: pageTexts.notices.pastDue,
        text: pageTexts.notices.pastDueText(amount, day),
        action: pageTexts.notices.pay,
      };
    }
    case 'unpaid':
      return {
        intent: 'danger',
        title: pageTexts.notices.unpaid,
        text: pageTexts.notices.unpaidText(amount),
        action: pageTexts.notices.pay,
      };
    case 'incomplete':
      return {
        intent: 'danger',
        title: pageTexts.notices.incomplete,
        text: pageTexts.notices.incompleteText(amount),
        action: pageTexts.notices.pay,
      };
    case 'paused':
      return { intent: 'warning', title: pageTexts.notices.paused, text: pageTexts.notices.pausedText };
    case 'canceled':
      return { intent: 'warning', title: pageTexts.notices.canceled, text: pageTexts.notices.canceledText };
    default:
      if (cancel_at_period_end)
        return {
          intent: 'warning',
          title: pageTexts.notices.ending(days.formatDay(current_period_end)),
          text: pageTexts.notices.endingText,
        };
      if (trial_ends_at === null || payment_method) return undefined;
      return getTrialNotice(days.countDaysTo(trial_ends_at));
  }
}

function getTrialNotice(days: number): Notice {
  return {
    intent: 'info',
    title: days > 0 ? pageTexts.notices.trial(daysLeft(days)) : pageTexts.notices.trialLastDay,
    text: pageTexts.notices.trialText,
    action: pageTexts.notices.addCard,
  };
}
