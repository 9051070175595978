import { useState } from 'react';
import type { Branch, Customer } from '#generated/model';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { useChangeValue, useReadValue } from '#platform/forms/formValues';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { formatPhone, readPhonePart } from '#platform/lib/phone';
import { formatDay } from '#platform/lib/time/dates';
import { suggest, type ComboboxOptions } from '#platform/ui/choices/Combobox';
import { useToday } from '#platform/ui/clock/useNow';
import { announce } from '#platform/ui/feedback/announcements';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { orderRules as rules } from '../../orders';
import { useCustomers } from '../customersApi';
import { MoreFields } from '../formParts';
import { type CustomerField, type Fill, planFill } from '../model/orderSections';
import { orderField, useDerivedOrder, useOrderFormFacts, useChosenCustomer } from '../orderFormContext';
import { getFieldLabel } from '../saving/formatField';
import { formTexts as texts, customerTexts } from '../texts';

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

type Props = { overwrites: readonly Fill[]; onOverwrite: () => void; onKeep: () => void };

/** Asks before known facts of a customer replace what was typed. */
function OverwriteDialog({ overwrites, onOverwrite, onKeep }: Props) {
  if (overwrites.length === 0) return null;
  return (
    <Modal
      open
      kind="question"
      size="x-small"
      role="alertdialog"
      title={customerTexts.overwriteTitle}
      cancelLabel={customerTexts.keep}
      onClose={onKeep}
      actions={
        <Button intent="primary" onClick={onOverwrite}>
          {customerTexts.overwrite}
        </Button>
      }
    >
      <ul>
        {overwrites.map(({ field, typed, found }) => (
          <li key={field}>
            {customerTexts.overwriteLine(getFieldLabel(field), format(field, typed), format(field, found))}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

const format = (field: CustomerField, value: string) => (field.endsWith('_phone') ? formatPhone(value, 'list') : value);

/** Finds earlier customers while a name or phone is typed. Choosing one fills in the customer's fields. */
function useReturningCustomer() {
  const { branch } = useOrderFormFacts();
  const { choose } = useChosenCustomer();
  const [overwrites, setOverwrites] = useState<readonly Fill[]>([]);
  const readValue = useReadValue();
  const read = () => readValue(orderField.root) ?? {};
  const change = useChangeValue();
  const fillIn = (fills: readonly Fill[]) => {
    for (const { field, found } of fills) change(orderField(field), found);
  };
  const fill = (customer: Customer, searched: readonly CustomerField[]) => {
    const plan = planFill(read(), customer, searched);
    fillIn(plan.fills);
    setOverwrites(plan.overwrites);
    choose(customer);
    announce(customerTexts.filled(formatName(customer)));
  };
  const name = useCustomerSearch(
    branch,
    () => formatName(read()),
    (customer) => fill(customer, nameFields),
  );
  const phone = useCustomerSearch(branch, undefined, (customer) => fill(customer, phoneFields));
  return {
    name,
    phone,
    /** Typed texts that differ from what is known; the user decides about them. */
    overwrites,
    overwrite: () => {
      fillIn(overwrites);
      setOverwrites([]);
    },
    keep: () => setOverwrites([]),
  };
}

const nameFields = ['customer_name', 'customer_last_name'] as const;
const phoneFields = ['customer_primary_phone'] as const;

/** The suggestions of one field; `toText` returns the text to search if it is not the field's own text. */
function useCustomerSearch(
  branch: Branch,
  toText: (() => string) | undefined,
  onFound: (customer: Customer) => void,
): ComboboxOptions {
  const [text, setText] = useState('');
  const today = useToday(branch.timezone);
  const found = useCustomers(branch.id, text);
  return {
    label: customerTexts.suggestions,
    options: found.map((customer, at) => ({
      key: String(at),
      title: formatName(customer),
      note: customerTexts.facts(
        formatPhone(customer.customer_primary_phone, 'list'),
        customer.jobs_count,
        formatDay(customer.last_date, today),
      ),
    })),
    onSearch: (typed) => setText(toText?.() ?? toDigits(typed)),
    onChoose: (key) => {
      const customer = found[Number(key)];
      setText('');
      if (customer) onFound(customer);
    },
  };
}

type Names = Partial<Pick<Customer, (typeof nameFields)[number]>>;

function formatName({ customer_name = '', customer_last_name = '' }: Names): string {
  return `${customer_name} ${customer_last_name}`.trim();
}

/** The digits of a phone as it was typed or pasted; '' for fewer than a search needs. */
function toDigits(typed: string): string {
  const digits = readPhonePart(typed) ?? '';
  return digits.length >= 4 ? digits : '';
}
