import { useMemo } from 'react';
import { formatMoney, parseMoney } from '../../../lib/money';
import { texts } from '../../texts';
import type { FieldOptions } from '../../useFormField';
import { ParsedField, type Notation, Affix } from './ParsedField';

export type MoneyFieldProps<Values extends object> = FieldOptions<number, Values> & {
  /** Shown after the amount: "/h". */
  unit?: string;
  placeholder?: string;
};

/** An amount typed in dollars. The form keeps integer cents, null when empty (spec section 3). */
export function MoneyField<Values extends object>({ unit, ...options }: MoneyFieldProps<Values>) {
  const end = useMemo(() => (unit === undefined ? undefined : <Affix text={unit} side="end" />), [unit]);
  return (
    <ParsedField
      {...options}
      notation={dollars}
      inputMode="decimal"
      width="short"
      startElement={dollarSign()}
      endElement={end}
    />
  );
}

const dollarSign = () => <Affix text={texts.dollar} side="start" />;

const dollars: Notation = {
  write: (cents) => formatMoney(cents).replace('$', ''),
  read: (text) => (text.trim() === '' ? null : (parseMoney(text) ?? Number.NaN)),
};
