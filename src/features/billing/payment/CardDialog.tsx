import { useRef, useState } from 'react';
import type { Subscription } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { TypedField } from '#platform/forms/fields/text/TypedField';
import { FormDialog } from '#platform/forms/FormDialog';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { maxLength } from '#platform/forms/validation/validators';
import { formatMoney } from '#platform/lib/money';
import { useUserZone } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { showToast } from '#platform/ui/messages/toasts';
import { useSaveCard } from '../api';
import { cardMasks, cardRules, typedExpiry, type CardValues } from '../model/card';
import { formatCardName } from '../model/describeSubscription';
import { paymentTexts as texts } from './texts';

type Props = { subscription: Subscription; onSaved: () => void; onClose: () => void };

const field = createFieldNames<CardValues>();

/** Adds a card. An unpaid invoice is charged right away. Nothing typed here is stored. */
export function CardDialog({ subscription, onSaved, onClose }: Props) {
  const { mutateAsync, isPending } = useSaveCard();
  const answer = useRef<Subscription>(undefined);
  const isDue = subscription.amount_due > 0;
  const send = async (data: CardValues) => {
    answer.current = await mutateAsync({ data });
  };
  const done = () => {
    showResult(answer.current, isDue);
    onSaved();
  };
  return (
    <FormDialog<CardValues>
      title={getTitle(subscription)}
      busy={isPending}
      onClose={onClose}
      action={isDue ? texts.pay : texts.save}
      onSubmit={send}
      onSubmitted={done}
      layout="fields"
    >
      <CardFields />
    </FormDialog>
  );
}

function CardFields() {
  const zone = useUserZone();
  const [expiryRule] = useState(() => cardRules.exp(zone));
  return (
    <>
      <Callout intent="info" title={texts.test}>
        <p>{texts.testText}</p>
      </Callout>
      <TextField name={field('name')} label={texts.name} autoComplete="cc-name" required validate={maxLength(80)} />
      <MaskedField
        name={field('number')}
        label={texts.number}
        mask={cardMasks.number}
        width="fill"
        autoComplete="cc-number"
        required
        validate={cardRules.number}
      />
      <FieldRow columns="two">
        <TypedField
          name={field('exp')}
          label={texts.exp}
          form={typedExpiry}
          inputMode="numeric"
          placeholder={texts.expPlaceholder}
          autoComplete="cc-exp"
          required
          validate={expiryRule}
        />
        <MaskedField
          name={field('cvc')}
          label={texts.cvc}
          hint={texts.cvcHint}
          mask={cardMasks.cvc}
          autoComplete="cc-csc"
          required
          validate={cardRules.cvc}
        />
      </FieldRow>
    </>
  );
}

function getTitle({ amount_due, payment_method }: Subscription): string {
  if (amount_due > 0) return texts.dialogPay(formatMoney(amount_due));
  return payment_method ? texts.dialogChange : texts.dialogAdd;
}

function showResult(answer: Subscription | undefined, wasDue: boolean): void {
  if (!answer?.payment_method) return;
  if (answer.amount_due > 0) showToast({ message: texts.stillDue, intent: 'danger' });
  else
    showToast({ message: wasDue ? texts.paid : texts.saved(formatCardName(answer.payment_method)), intent: 'success' });
}
