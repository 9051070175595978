import { useState } from 'react';
import type { Subscription } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { StatusChip, type StatusTone } from '#platform/ui/data/Chip';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import { ClockIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import { showToast } from '#platform/ui/messages/toasts';
import { useKeepSubscription } from '../api';
import { planName, priceText, statusText } from '../model/describePlan';
import { formatCardName } from '../payment/cardName';
import type { BillingPart } from './shown';
import styles from './SubscriptionPage.module.css';
import { pageTexts } from '../texts';
import { type BillingDays, useBillingDays } from './useBillingDays';

/** The plan, its price, when it renews or ends, and how to cancel or resume it. */
export function CurrentPlan({ subscription, onAsk }: BillingPart) {
  const { plan, interval, price, status, payment_method } = subscription;
  const glow = useGlow(`${plan.id} ${interval} ${status} ${subscription.cancel_at_period_end}`);
  const days = useBillingDays();
  const [tone, Icon] = looks[status];
  return (
    <Card as="section" labelledBy="current-plan" className={styles.card}>
      <h2 id="current-plan" className={styles.title}>
        {pageTexts.plan.title}
      </h2>
      <p key={glow.key} className={classes(styles.planLine, getGlowClass(glow.changed ? 1 : 0))}>
        <strong className={styles.planName}>{plan.name}</strong>
        <StatusChip tone={tone} icon={<Icon size={12} />}>
          {statusText(status)}
        </StatusChip>
      </p>
      <p className={styles.price}>{priceText(price, interval)}</p>
      <ul className={styles.lines}>
        {getLines(subscription, days).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {payment_method && price > 0 && isPaidFor(status) && (
          <li>{pageTexts.plan.paidWith(formatCardName(payment_method))}</li>
        )}
      </ul>
      {onAsk && <Actions subscription={subscription} onAsk={onAsk} />}
    </Card>
  );
}

/** A value that differs from the first one has changed while the user watched. Each change is highlighted once. */
function useGlow(key: string): { key: string; changed: boolean } {
  const [first] = useState(key);
  return { key, changed: key !== first };
}

/** When no payment is missing, the card is being charged. */
function isPaidFor(status: Subscription['status']): boolean {
  return status === 'active' || status === 'trialing';
}

const looks: Record<Subscription['status'], [StatusTone, typeof TickIcon]> = {
  active: ['success', TickIcon],
  trialing: ['info', ClockIcon],
  past_due: ['danger', WarningIcon],
  unpaid: ['danger', WarningIcon],
  incomplete: ['danger', WarningIcon],
  paused: ['warning', ClockIcon],
  canceled: ['neutral', ClockIcon],
};

function getLines(subscription: Subscription, { formatDay }: BillingDays): string[] {
  const { status, price, current_period_end: end, cancel_at_period_end, canceled_at, trial_ends_at } = subscription;
  const { next_plan: next } = subscription;
  if (status === 'canceled') return [pageTexts.plan.ended(formatDay(canceled_at ?? end))];
  if (status === 'trialing' && trial_ends_at !== null) return [pageTexts.plan.trialEnds(formatDay(trial_ends_at))];
  if (cancel_at_period_end) return [pageTexts.plan.ends(formatDay(end))];
  if (next) return [pageTexts.plan.next(planName(next.name, next.interval), formatDay(next.begins_at))];
  return price > 0 && status === 'active' ? [pageTexts.plan.renews(formatDay(end))] : [];
}

function Actions({ subscription, onAsk }: Required<BillingPart> & { onAsk: NonNullable<BillingPart['onAsk']> }) {
  const { plan, interval, status, price, cancel_at_period_end, next_plan } = subscription;
  const { mutate, isPending } = useKeepSubscription();
  if (cancel_at_period_end) {
    const resume = () =>
      mutate(undefined, { onSuccess: () => showToast({ message: pageTexts.plan.resumed, intent: 'success' }) });
    return (
      <div className={styles.actions}>
        <Button intent="primary" loading={isPending} onClick={resume}>
          {pageTexts.plan.resume}
        </Button>
      </div>
    );
  }
  const canCancel = price > 0 && (status === 'active' || status === 'trialing' || status === 'past_due');
  if (!canCancel) return null;
  return (
    <div className={styles.actions}>
      {next_plan && (
        <Button onClick={() => onAsk({ kind: 'plan', choice: { plan_id: plan.id, interval } })}>
          {pageTexts.plan.keep(plan.name)}
        </Button>
      )}
      <Button onClick={() => onAsk({ kind: 'cancel' })}>{pageTexts.plan.cancel}</Button>
    </div>
  );
}
