import { useId } from 'react';
import type { PlanChoice, PlanPreview, Subscription } from '../../../generated/model';
import { ApiError } from '../../../platform/http/ApiError';
import { formatMoney } from '../../../platform/lib/money';
import { Button } from '../../../platform/ui/Button';
import { Callout } from '../../../platform/ui/Callout';
import { ErrorState } from '../../../platform/ui/ErrorState';
import { Modal } from '../../../platform/ui/Modal';
import { SkeletonCard } from '../../../platform/ui/Skeleton';
import { showToast } from '../../../platform/ui/toasts';
import { VisuallyHidden } from '../../../platform/ui/VisuallyHidden';
import { useChoicePreview, usePlans, useTakePlan } from '../api';
import { intervalWord } from '../model/words';
import styles from '../page/SubscriptionPage.module.css';
import { useBillingDays } from '../page/useBillingDays';
import { PlanConsequence } from './PlanConsequence';
import { planDialogTexts as texts } from './texts';

type Props = { choice: PlanChoice; subscription: Subscription; onCard: () => void; onClose: () => void };

/** Says what a choice of plan means, what it costs now and next, or what stands in its way; then takes it. */
export function PlanDialog({ choice, subscription, onCard, onClose }: Props) {
  const textId = useId();
  const preview = useChoicePreview(choice);
  const { dayOf } = useBillingDays();
  const { mutate, isPending, error } = useTakePlan();
  const name = usePlans().data?.find(({ id }) => id === choice.plan_id)?.name ?? subscription.plan.name;
  const take = () =>
    mutate(
      { data: choice },
      {
        onSuccess: (after) => {
          tell(after, preview.data, name, dayOf(after.next_plan?.begins_at ?? after.current_period_end));
          onClose();
        },
      },
    );
  const isDeclined = error instanceof ApiError && error.code === 'card_declined';
  const needsCard = preview.data?.needs_card === true || isDeclined;
  return (
    <Modal
      open
      size="small"
      role="alertdialog"
      title={titleOf(choice, subscription, name)}
      describedBy={textId}
      busy={isPending}
      onClose={onClose}
      cancelLabel={preview.data && preview.data.blockers.length > 0 ? texts.close : undefined}
      actions={
        preview.data && (
          <Action
            preview={preview.data}
            name={name}
            needsCard={needsCard}
            busy={isPending}
            onCard={onCard}
            onTake={take}
          />
        )
      }
    >
      <div className={styles.dialog} id={textId}>
        {error && <Refused error={error} />}
        {preview.data && <PlanConsequence preview={preview.data} name={name} subscription={subscription} />}
        {preview.isPending && <Waiting />}
        {preview.error && !preview.data && (
          <ErrorState text={texts.failed} retrying={preview.isFetching} onRetry={() => void preview.refetch()} />
        )}
      </div>
    </Modal>
  );
}

function titleOf({ plan_id, interval }: PlanChoice, subscription: Subscription, name: string): string {
  if (plan_id !== subscription.plan.id) return texts.title(name);
  return interval === subscription.interval ? texts.titleStay(name) : texts.titleInterval(name, intervalWord(interval));
}

type ActionProps = {
  preview: PlanPreview;
  name: string;
  needsCard: boolean;
  busy: boolean;
  onCard: () => void;
  onTake: () => void;
};

function Action({ preview, name, needsCard, busy, onCard, onTake }: ActionProps) {
  if (preview.blockers.length > 0) return null;
  if (needsCard) {
    return (
      <Button intent="primary" onClick={onCard}>
        {preview.needs_card ? texts.addCard : texts.otherCard}
      </Button>
    );
  }
  return (
    <Button intent="primary" loading={busy} onClick={onTake}>
      {actionText(preview, name)}
    </Button>
  );
}

function actionText({ when, due_now }: PlanPreview, name: string): string {
  if (when === 'unchanged') return texts.confirmStay(name);
  return due_now > 0 ? texts.confirmPay(formatMoney(due_now)) : texts.confirmNow(name);
}

/** Somebody may have been faster: what was refused says why. */
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

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={140} />
    </div>
  );
}

function tell(after: Subscription, preview: PlanPreview | undefined, name: string, day: string): void {
  if (after.status === 'incomplete') showToast({ message: texts.unpaid, intent: 'danger' });
  else if (preview?.when === 'unchanged') showToast({ message: texts.stayed(name), intent: 'success' });
  else showToast({ message: after.next_plan ? texts.noted(name, day) : texts.done(name), intent: 'success' });
}
