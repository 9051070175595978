import { useMemo } from 'react';
import { formatMoney, parseMoney } from '../../../lib/money';
import { Affix } from './Affix';
import { FieldFrame } from '../FieldFrame';
import { ParsedInput, type Notation } from './ParsedInput';
import { texts } from '../../texts';
import { useFormField, type FieldOptions } from '../../useFormField';
import { compose, isNumber } from '../../validation/validators';

export type MoneyFieldProps<Values extends object> = FieldOptions<number, Values> & {
  /** Shown after the amount: "/h". */
  unit?: string;
  placeholder?: string;
};

/** An amount typed in dollars. The form keeps integer cents, null when empty (spec section 3). */
export function MoneyField<Values extends object>({ unit, placeholder, ...options }: MoneyFieldProps<Values>) {
  const field = useFormField<number | null, Values>(
    { ...options, validate: compose(isNumber, options.validate) },
    null,
  );
  const end = useMemo(() => (unit === undefined ? undefined : <Affix text={unit} side="end" />), [unit]);
  return (
    <FieldFrame {...field.frame}>
      <ParsedInput
        field={field}
        notation={dollars}
        inputMode="decimal"
        placeholder={placeholder}
        width="short"
        startElement={dollarSign()}
        endElement={end}
      />
    </FieldFrame>
  );
}

const dollarSign = () => <Affix text={texts.dollar} side="start" />;

const dollars: Notation = {
  write: (cents) => formatMoney(cents).replace('$', ''),
  read: (text) => (text.trim() === '' ? null : (parseMoney(text) ?? Number.NaN)),
};
