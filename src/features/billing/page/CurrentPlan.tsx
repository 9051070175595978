import { useState, useId } from 'react';
import type { Subscription, CancelSubscriptionRequest, CancelSubscriptionRequestReason } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { FormDialog } from '#platform/forms/FormDialog';
import { maxLength } from '#platform/forms/validation/validators';
import { formatMoney } from '#platform/lib/money';
import { classes } from '#platform/ui/classes';
import { StatusChip, type StatusTone } from '#platform/ui/data/Chip';
import { Callout, type CalloutIntent } from '#platform/ui/feedback/Callout';
import { ClockIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Muted, Row, Text } from '#platform/ui/layout/Layout';
import { getGlowClass } from '#platform/ui/lists/glow';
import { showToast } from '#platform/ui/messages/toasts';
import { useKeepSubscription, useEndSubscription } from '../api';
import { planName, priceText, statusText, formatCardName, daysLeft } from '../model/describeSubscription';
import { cancelTexts, pageTexts } from '../texts';
import { type BillingPart, type BillingDays, useBillingDays } from './billingPart';
import styles from './SubscriptionPage.module.css';

/** The plan, its price, when it renews or ends, and how to cancel or resume it. */
export function CurrentPlan({ subscription, onAsk }: BillingPart) {
  const { plan, interval, price, status, payment_method } = subscription;
  const glow = useGlow(`${plan.id} ${interval} ${status} ${subscription.cancel_at_period_end}`);
  const days = useBillingDays();
  const [tone, Icon] = looks[status];
  return (
    <Card as="section" labelledBy="current-plan" gap={2} className={styles.card}>
      <Text as="h2" size={16} below={2} id="current-plan">
        {pageTexts.plan.title}
      </Text>
      <Row
        as="p"
        gap={3}
        isWrapping
        key={glow.key}
        className={classes(styles.planLine, getGlowClass(glow.changed ? 1 : 0))}
      >
        <Text as="strong" size={28} weight="strong" className={styles.planName}>
          {plan.name}
        </Text>
        <StatusChip tone={tone} icon={<Icon size={12} />}>
          {statusText(status)}
        </StatusChip>
      </Row>
      <Text size={16} isNumeric>
        {priceText(price, interval)}
      </Text>
      <Muted as="ul" isNumeric>
        {getLines(subscription, days).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {payment_method && price > 0 && isPaidFor(status) && (
          <li>{pageTexts.plan.paidWith(formatCardName(payment_method))}</li>
        )}
      </Muted>
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
      <Row gap={2} align="stretch" isWrapping className={styles.actions}>
        <Button intent="primary" loading={isPending} onClick={resume}>
          {pageTexts.plan.resume}
        </Button>
      </Row>
    );
  }
  const canCancel = price > 0 && (status === 'active' || status === 'trialing' || status === 'past_due');
  if (!canCancel) return null;
  return (
    <Row gap={2} align="stretch" isWrapping className={styles.actions}>
      {next_plan && (
        <Button onClick={() => onAsk({ kind: 'plan', choice: { plan_id: plan.id, interval } })}>
          {pageTexts.plan.keep(plan.name)}
        </Button>
      )}
      <Button onClick={() => onAsk({ kind: 'cancel' })}>{pageTexts.plan.cancel}</Button>
    </Row>
  );
}

type Notice = { intent: CalloutIntent; title: string; text: string; action?: string };

/** Notice about a trial or subscription that is about to end, or a missing payment. Otherwise renders nothing. */
export function StateNotice({ subscription, onAsk }: BillingPart) {
  const notice = getNotice(subscription, useBillingDays());
  if (!notice) return null;
  return (
    <Callout intent={notice.intent} title={notice.title}>
      <p>{notice.text}</p>
      {onAsk && notice.action !== undefined && (
        <Text as="div" above={2}>
          <Button size="small" variant="outline" onClick={() => onAsk({ kind: 'card' })}>
            {notice.action}
          </Button>
        </Text>
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

type Props = { subscription: Subscription; onClose: () => void };

const field = createFieldNames<CancelSubscriptionRequest>();

const reasons: readonly CancelSubscriptionRequestReason[] = [
  'too_expensive',
  'missing_feature',
  'less_work',
  'another_tool',
  'closing',
  'other',
];
const listReasonChoices = () => reasons.map((value) => ({ value, title: cancelTexts.reasons[value] }));

/** Ends the subscription with its period; shows until when and what stays, and asks for the reason. */
export function CancelPlanDialog({ subscription, onClose }: Props) {
  const textId = useId();
  const { formatDay } = useBillingDays();
  const { mutateAsync, isPending } = useEndSubscription();
  const day = formatDay(subscription.trial_ends_at ?? subscription.current_period_end);
  const send = ({ reason, comment = '' }: CancelSubscriptionRequest) =>
    mutateAsync({ data: { reason, ...(comment !== '' && { comment }) } });
  const done = () => {
    showToast({ message: cancelTexts.done(day), intent: 'success' });
    onClose();
  };
  return (
    <FormDialog<CancelSubscriptionRequest>
      role="alertdialog"
      title={cancelTexts.title(subscription.plan.name)}
      describedBy={textId}
      busy={isPending}
      onClose={onClose}
      cancelLabel={cancelTexts.keep}
      action={cancelTexts.action}
      intent="danger"
      onSubmit={send}
      onSubmitted={done}
      layout="fields"
    >
      <p id={textId}>{subscription.plan.audience === 'helper' ? cancelTexts.textHelper(day) : cancelTexts.text(day)}</p>
      <RadioField name={field('reason')} label={cancelTexts.reason} choices={listReasonChoices()} required />
      <TextAreaField name={field('comment')} label={cancelTexts.comment} validate={maxLength(500)} />
    </FormDialog>
  );
}
