import { useId } from 'react';
import type { PlanChoice, PlanPreview, Subscription } from '#generated/model';
import { ApiError } from '#platform/http/ApiError';
import { formatMoney } from '#platform/lib/money';
import { Callout } from '#platform/ui/feedback/Callout';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { useChoicePreview, usePlans, useChangePlan } from '../api';
import { intervalWord, priceText, formatCardName } from '../model/describeSubscription';
import { useBillingDays, type BillingDays } from '../page/billingPart';
import { planDialogTexts as texts } from './texts';
import plansStyles from './Plans.module.css';

type Props = { choice: PlanChoice; subscription: Subscription; onCard: () => void; onClose: () => void };

/** Shows what a plan choice means, what it costs now and later, or what blocks it; then makes the choice. */
export function PlanDialog({ choice, subscription, onCard, onClose }: Props) {
  const textId = useId();
  const { data: preview, ...asked } = useChoicePreview(choice);
  const name = usePlans().data?.find(({ id }) => id === choice.plan_id)?.name ?? subscription.plan.name;
  const { take, isPending, error, isDeclined } = useTaking(choice, name, preview, subscription, onClose);
  const isBlocked = preview !== undefined && preview.blockers.length > 0;
  return (
    <Modal
      open
      kind="question"
      size="small"
      role="alertdialog"
      title={getTitle(choice, subscription, name)}
      describedBy={textId}
      busy={isPending}
      onClose={onClose}
      cancelLabel={isBlocked ? texts.close : undefined}
      actions={
        preview &&
        !isBlocked && (
          <Action preview={preview} name={name} declined={isDeclined} busy={isPending} onCard={onCard} onTake={take} />
        )
      }
    >
      <Stack gap={4} id={textId}>
        {error && <Refused error={error} />}
        {preview ? (
          <PlanConsequence preview={preview} name={name} subscription={subscription} />
        ) : (
          <PreviewFailed failed={asked.isError} retrying={asked.isFetching} onRetry={() => void asked.refetch()} />
        )}
      </Stack>
    </Modal>
  );
}

function useTaking(
  choice: PlanChoice,
  name: string,
  preview: PlanPreview | undefined,
  before: Subscription,
  onChosen: () => void,
) {
  const { formatDay } = useBillingDays();
  const { mutate, isPending, error } = useChangePlan();
  const onSuccess = (after: Subscription) => {
    const day = formatDay(after.next_plan?.begins_at ?? after.current_period_end);
    const message = changesOnlyInterval(choice, before)
      ? getIntervalMessage(after, choice, day)
      : getPlanMessage(after, name, day);
    showResult(after, preview, name, message);
    onChosen();
  };
  const isDeclined = error instanceof ApiError && error.code === 'card_declined';
  return { take: () => mutate({ data: choice }, { onSuccess }), isPending, error, isDeclined };
}

function getTitle({ plan_id, interval }: PlanChoice, subscription: Subscription, name: string): string {
  if (plan_id !== subscription.plan.id) return texts.title(name);
  return interval === subscription.interval ? texts.titleStay(name) : texts.titleInterval(intervalWord(interval));
}

type ActionProps = {
  preview: PlanPreview;
  name: string;
  declined: boolean;
  busy: boolean;
  onCard: () => void;
  onTake: () => void;
};

function Action({ preview, name, declined, busy, onCard, onTake }: ActionProps) {
  if (preview.needs_card || declined) {
    return (
      <Button intent="primary" onClick={onCard}>
        {preview.needs_card ? texts.addCard : texts.otherCard}
      </Button>
    );
  }
  return (
    <Button intent="primary" loading={busy} onClick={onTake}>
      {getActionText(preview, name)}
    </Button>
  );
}

function getActionText({ when, due_now }: PlanPreview, name: string): string {
  if (when === 'unchanged') return texts.confirmStay(name);
  return due_now > 0 ? texts.confirmPay(formatMoney(due_now)) : texts.confirmNow(name);
}

/** Another user may have been faster: the refusal has the reason. */
function Refused({ error }: { error: Error }) {
  const reasons = error instanceof ApiError ? error.conflicts.map(({ label }) => label) : [];
  return (
    <Callout intent="danger" title={error.message} alert>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Callout>
  );
}

function PreviewFailed({ failed, retrying, onRetry }: { failed: boolean; retrying: boolean; onRetry: () => void }) {
  if (failed) return <ErrorState text={texts.failed} retrying={retrying} onRetry={onRetry} />;
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={140} />
    </div>
  );
}

function changesOnlyInterval({ plan_id, interval }: PlanChoice, { plan, interval: current, status }: Subscription) {
  return plan_id === plan.id && interval !== current && (status === 'active' || status === 'trialing');
}

function getIntervalMessage(after: Subscription, { interval }: PlanChoice, day: string): string {
  const how = intervalWord(interval);
  return after.next_plan ? texts.notedInterval(how, day) : texts.doneInterval(how);
}

function getPlanMessage(after: Subscription, name: string, day: string): string {
  return after.next_plan ? texts.noted(name, day) : texts.done(name);
}

function showResult(after: Subscription, preview: PlanPreview | undefined, name: string, message: string): void {
  if (after.status === 'incomplete') showToast({ message: texts.unpaid, intent: 'danger' });
  else if (preview?.when === 'unchanged') showToast({ message: texts.stayed(name), intent: 'success' });
  else showToast({ message, intent: 'success' });
}

type PlanConsequenceProps = { preview: PlanPreview; name: string; subscription: Subscription };

/** Explains a choice in a sentence and in money. */
function PlanConsequence({ preview, name, subscription }: PlanConsequenceProps) {
  const days = useBillingDays();
  if (preview.blockers.length > 0) {
    return (
      <Callout intent="warning" title={texts.blocked}>
        <ul className={plansStyles.blockers}>
          {preview.blockers.map((blocker) => (
            <li key={blocker}>{blocker}</li>
          ))}
        </ul>
        <p>{texts.blockedText}</p>
      </Callout>
    );
  }
  return (
    <>
      <p>{describeChoice(preview, name, subscription, days)}</p>
      {preview.when !== 'unchanged' && (
        <dl className={plansStyles.sums} aria-label={texts.costs}>
          {getSums(preview, name, subscription, days).map(([what, amount]) => (
            <Row gap={4} justify="between" align="stretch" key={what}>
              <Muted as="dt">{what}</Muted>
              <dd>{amount}</dd>
            </Row>
          ))}
        </dl>
      )}
      {preview.needs_card && <Callout intent="info">{texts.needsCard}</Callout>}
    </>
  );
}

function describeChoice(
  preview: PlanPreview,
  name: string,
  subscription: Subscription,
  { formatDay }: BillingDays,
): string {
  const { when, begins_at, plan_id, interval } = preview;
  const { plan, status } = subscription;
  if (when === 'unchanged') return texts.stays(name);
  const isSamePlan = plan_id === plan.id && (status === 'active' || status === 'trialing');
  const how = intervalWord(interval);
  if (when === 'period_end')
    return isSamePlan ? texts.laterInterval(how, formatDay(begins_at)) : texts.later(name, formatDay(begins_at));
  if (isSamePlan && status === 'active') return texts.nowInterval(how);
  return status === 'trialing' ? texts.nowTrial(name, formatDay(preview.renews_at)) : texts.now(name);
}

function getSums(preview: PlanPreview, name: string, subscription: Subscription, { formatDay }: BillingDays) {
  const { price, interval, credit, due_now, when, begins_at, renews_at } = preview;
  const card = subscription.payment_method;
  const rows: [string, string][] = [[name, priceText(price, interval)]];
  if (credit > 0) rows.push([texts.credit, texts.minus(formatMoney(credit))]);
  if (when === 'now') {
    const due = formatMoney(due_now);
    rows.push([texts.due, card && due_now > 0 ? texts.dueWith(due, formatCardName(card)) : due]);
  }
  if (price > 0)
    rows.push([texts.next, texts.nextOn(formatMoney(price), formatDay(when === 'now' ? renews_at : begins_at))]);
  return rows;
}
