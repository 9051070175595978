import { useEffect, useRef } from 'react';
import type { CrewMember } from '../../../generated/model';
import { useChangeValue } from '../../../platform/forms/formValues';
import { MoneyField } from '../../../platform/forms/MoneyField';
import { RadioField } from '../../../platform/forms/RadioField';
import { compose, maxValue, minValue, type Validator } from '../../../platform/forms/validators';
import { formatMoney } from '../../../platform/lib/money';
import styles from './Closing.module.css';
import { type CompletionValues, equalShares, type Terms, tipsGiven } from './completion';
import { Section } from './Section';
import { closingTexts } from './texts';
import { useCompletion } from './useCompletion';

type Props = { crew: readonly CrewMember[]; terms: Terms };

/** What the customer gave, and how it is shared. */
export function TipsSection({ crew, terms }: Props) {
  const given = useCompletion((values) => (values.tip_split === 'custom' ? tipsGiven(values) : undefined));
  const total = useCompletion(({ tips_total }) => tips_total) ?? 0;
  return (
    <Section title={closingTexts.tips}>
      <SharesToBeginWith crew={crew} terms={terms} />
      <div className={styles.tips}>
        <MoneyField
          name="tips_total"
          label={closingTexts.tipsTotal}
          hint={given === undefined ? undefined : closingTexts.given(given, total)}
          validate={tipsRule}
        />
        <RadioField name="tip_split" label={closingTexts.tipSplit} choices={splits} />
      </div>
    </Section>
  );
}

/** Shows nothing: whoever gives out the tips by hand begins with the same for everybody. */
function SharesToBeginWith({ crew, terms }: Props) {
  const values = useCompletion((all) => all);
  const change = useChangeValue();
  const split = useRef(values.tip_split);
  useEffect(() => {
    const isChosenNow = values.tip_split === 'custom' && split.current !== 'custom';
    split.current = values.tip_split;
    if (!isChosenNow || Object.values(values.crew).some(({ tip }) => tip !== null)) return;
    for (const [key, share] of Object.entries(equalShares(values, crew, terms))) change(`crew.${key}.tip`, share);
  }, [values, crew, terms, change]);
  return null;
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
