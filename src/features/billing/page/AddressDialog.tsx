import { usStates } from '#domain/places/usStates';
import type { BillingAddress, Subscription } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { zipMask } from '#platform/forms/fields/text/masks';
import { TextField } from '#platform/forms/fields/text/TextField';
import { FormDialog } from '#platform/forms/FormDialog';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { compose, email, maxLength, minLength } from '#platform/forms/validation/validators';
import { showToast } from '#platform/ui/messages/toasts';
import { useSaveBillingAddress } from '../api';
import { addressTexts as texts } from '../texts';

type Props = { subscription: Subscription; onClose: () => void };

const field = createFieldNames<BillingAddress>();

/** Edits the address on invoices. */
export function AddressDialog({ subscription, onClose }: Props) {
  const { mutateAsync, isPending } = useSaveBillingAddress();
  const send = (values: BillingAddress) => mutateAsync({ data: { ...values, unit: values.unit || null } });
  const done = () => {
    showToast({ message: texts.saved, intent: 'success' });
    onClose();
  };
  return (
    <FormDialog<BillingAddress>
      title={texts.dialog}
      busy={isPending}
      onClose={onClose}
      action={texts.save}
      initialValues={subscription.billing_address ?? {}}
      onSubmit={send}
      onSubmitted={done}
      layout="fields"
    >
      <AddressFields />
    </FormDialog>
  );
}

function AddressFields() {
  return (
    <>
      <p>{texts.why}</p>
      <TextField name={field('name')} label={texts.name} autoComplete="organization" required validate={rules.name} />
      <TextField
        name={field('email')}
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        validate={rules.email}
      />
      <FieldRow columns="address">
        <TextField
          name={field('address_line')}
          label={texts.address}
          autoComplete="address-line1"
          required
          validate={rules.address}
        />
        <TextField name={field('unit')} label={texts.unit} autoComplete="address-line2" validate={rules.unit} />
      </FieldRow>
      <FieldRow columns="city">
        <TextField
          name={field('city')}
          label={texts.city}
          autoComplete="address-level2"
          required
          validate={rules.city}
        />
        <SelectField
          name={field('state')}
          label={texts.state}
          items={usStates}
          autoComplete="address-level1"
          required
        />
        <MaskedField
          name={field('zip')}
          label={texts.zip}
          mask={zipMask}
          width="short"
          autoComplete="postal-code"
          required
          validate={rules.zip}
        />
      </FieldRow>
    </>
  );
}

const rules = {
  name: maxLength(80),
  email: compose(email, maxLength(254)),
  address: maxLength(120),
  unit: maxLength(20),
  city: maxLength(60),
  zip: minLength(5),
};
