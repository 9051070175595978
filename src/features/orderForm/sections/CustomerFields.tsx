import { orderRules as rules } from '../../orders';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { formatPhone } from '#platform/lib/phone';
import { suggest } from '#platform/ui/choices/Combobox';
import { OverwriteDialog } from '../customer/OverwriteDialog';
import { useReturningCustomer } from '../customer/useReturningCustomer';
import { MoreFields } from '../MoreFields';
import { orderField, useDerivedOrder } from '../orderValue';
import { formTexts as texts } from '../texts';

/** The customer, with earlier customers of the branch as suggestions. Autofill is off because a dispatcher enters another person's data. */
export function CustomerFields() {
  const { name, phone, overwrites, overwrite, keep } = useReturningCustomer();
  const more = useDerivedOrder(({ customer_secondary_phone, customer_email, company_name }) =>
    [formatPhone(customer_secondary_phone, 'list'), customer_email, company_name].filter((text) => text.trim() !== ''),
  );
  return (
    <>
      <FieldRow columns="two">
        <TextField
          name={orderField('customer_name')}
          label={texts.firstName}
          combobox={suggest(name)}
          autoComplete="off"
          required
          validate={rules.name}
        />
        <TextField
          name={orderField('customer_last_name')}
          label={texts.lastName}
          combobox={suggest(name)}
          autoComplete="off"
          required
          validate={rules.name}
        />
      </FieldRow>
      <PhoneField
        name={orderField('customer_primary_phone')}
        label={texts.phone}
        combobox={suggest(phone)}
        autoComplete="off"
        required
      />
      <MoreFields name="contact" label={texts.moreContact} facts={more}>
        <FieldRow columns="two">
          <PhoneField name={orderField('customer_secondary_phone')} label={texts.secondPhone} autoComplete="off" />
          <TextField
            name={orderField('customer_email')}
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            validate={rules.email}
          />
        </FieldRow>
        <TextField
          name={orderField('company_name')}
          label={texts.company}
          autoComplete="off"
          validate={rules.company}
        />
      </MoreFields>
      <OverwriteDialog overwrites={overwrites} onOverwrite={overwrite} onKeep={keep} />
    </>
  );
}
