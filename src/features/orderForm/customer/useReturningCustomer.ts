import { useToday } from '#platform/ui/clock/useToday';
import { useState } from 'react';
import type { Branch, Customer } from '#generated/model';
import { useChangeValue, useReadValue } from '#platform/forms/formValues';
import { formatDay } from '#platform/lib/time/dates';
import { formatPhone, readPhonePart } from '#platform/lib/phone';
import { announce } from '#platform/ui/feedback/announcements';
import type { ComboboxOptions } from '#platform/ui/choices/Combobox';
import { useCustomers } from '../customersApi';
import { type CustomerField, type Fill, planFill } from '../model/returningCustomer';
import { useOrderFormFacts } from '../orderFormContext';
import { orderField } from '../orderValue';
import { useChosenCustomer } from './customerContext';
import { customerTexts as texts } from '../texts';

/** Finds earlier customers while a name or phone is typed. Choosing one fills in the customer's fields. */
export function useReturningCustomer() {
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
    announce(texts.filled(formatName(customer)));
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
    label: texts.suggestions,
    options: found.map((customer, at) => ({
      key: String(at),
      title: formatName(customer),
      note: texts.facts(
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
