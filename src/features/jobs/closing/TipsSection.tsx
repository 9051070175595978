import { useEffect, useRef } from 'react';
import { useChangeValue } from '../../../platform/forms/formValues';
import { MoneyField } from '../../../platform/forms/MoneyField';
import { RadioField } from '../../../platform/forms/RadioField';
import { compose, maxValue, minValue, type Validator } from '../../../platform/forms/validators';
import { formatMoney } from '../../../platform/lib/money';
import styles from './Closing.module.css';
import { type CompletionValues, tipsGiven } from './completion';
import { Section } from './Section';
import { closingTexts } from './texts';

type Props = {
  values: CompletionValues;
  /** Each one's part when all get the same, by `personKey`. */
  shares: Readonly<Record<string, number>>;
};

/** What the customer gave, and how it is shared. */
export function TipsSection({ values, shares }: Props) {
  useSharesToBeginWith(values, shares);
  const isByHand = values.tip_split === 'custom';
  return (
    <Section title={closingTexts.tips}>
      <div className={styles.tips}>
        <MoneyField
          name="tips_total"
          label={closingTexts.tipsTotal}
          hint={isByHand ? closingTexts.given(tipsGiven(values), values.tips_total ?? 0) : undefined}
          validate={tipsRule}
        />
        <RadioField name="tip_split" label={closingTexts.tipSplit} choices={splits} />
      </div>
    </Section>
  );
}

/** Whoever gives out the tips by hand begins with the same for everybody. */
function useSharesToBeginWith({ tip_split, crew }: CompletionValues, shares: Props['shares']): void {
  const change = useChangeValue();
  const split = useRef(tip_split);
  useEffect(() => {
    const isChosenNow = tip_split === 'custom' && split.current !== 'custom';
    split.current = tip_split;
    if (!isChosenNow || Object.values(crew).some(({ tip }) => tip !== null)) return;
    for (const [key, share] of Object.entries(shares)) change(`crew.${key}.tip`, share);
  }, [tip_split, crew, shares, change]);
}

const splits = (['equal', 'by_hours', 'custom'] as const).map((value) => ({ value, title: closingTexts.split[value] }));

/** Given out by hand the parts make the whole. */
const addsUp: Validator = (value, values) => {
  if (!isGivenByHand(values)) return undefined;
  const given = tipsGiven(values);
  return given === (value ?? 0) ? undefined : closingTexts.tipsDiffer(given);
};
const tipsRule = compose(minValue(0, formatMoney), maxValue(1_000_000, formatMoney), addsUp);

function isGivenByHand(values: object): values is Pick<CompletionValues, 'crew'> {
  return 'tip_split' in values && values.tip_split === 'custom' && 'crew' in values;
}
