import { useId } from 'react';
import type { CancelSubscriptionRequest, CancelSubscriptionRequestReason, Subscription } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { FormDialog } from '#platform/forms/FormDialog';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { maxLength } from '#platform/forms/validation/validators';
import { showToast } from '#platform/ui/messages/toasts';
import { useEndSubscription } from '../api';
import { cancelTexts as texts } from '../texts';
import styles from './SubscriptionPage.module.css';
import { useBillingDays } from './useBillingDays';

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
const listReasonChoices = () => reasons.map((value) => ({ value, title: texts.reasons[value] }));

/** Ends the subscription with its period; shows until when and what stays, and asks for the reason. */
export function CancelPlanDialog({ subscription, onClose }: Props) {
  const textId = useId();
  const { formatDay } = useBillingDays();
  const { mutateAsync, isPending } = useEndSubscription();
  const day = formatDay(subscription.trial_ends_at ?? subscription.current_period_end);
  const send = ({ reason, comment = '' }: CancelSubscriptionRequest) =>
    mutateAsync({ data: { reason, ...(comment !== '' && { comment }) } });
  const done = () => {
    showToast({ message: texts.done(day), intent: 'success' });
    onClose();
  };
  return (
    <FormDialog<CancelSubscriptionRequest>
      role="alertdialog"
      title={texts.title(subscription.plan.name)}
      describedBy={textId}
      busy={isPending}
      onClose={onClose}
      cancelLabel={texts.keep}
      action={texts.action}
      intent="danger"
      onSubmit={send}
      onSubmitted={done}
      className={styles.dialog}
    >
      <p id={textId}>{subscription.plan.audience === 'helper' ? texts.textHelper(day) : texts.text(day)}</p>
      <RadioField name={field('reason')} label={texts.reason} choices={listReasonChoices()} required />
      <TextAreaField name={field('comment')} label={texts.comment} validate={maxLength(500)} />
    </FormDialog>
  );
}
