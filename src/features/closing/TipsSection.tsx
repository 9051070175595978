import type { InvitedMember } from '../orders';
import { useEffect, useRef, useState } from 'react';
import { useChangeValue } from '#platform/forms/formValues';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import styles from './Closing.module.css';
import { splitTipsEqually, sumTips, type Terms, toPersonKey } from './completion';
import { centsRule, tipsRule } from './completionRules';
import { FieldGroup } from './FieldGroup';
import { closingTexts } from './texts';
import { completionField, useCompletion } from './useCompletion';

type Props = { crew: readonly InvitedMember[]; terms: Terms };

/** The customer's tips and how the crew shares them. A crew that only the provider knows shares them evenly. */
export function TipsSection({ crew, terms }: Props) {
  const given = useCompletion((values) => (values.tip_split === 'custom' ? sumTips(values) : undefined));
  const total = useCompletion(({ tips_total }) => tips_total) ?? 0;
  const [rule] = useState(() => (crew.length > 0 ? tipsRule(crew, terms) : centsRule));
  return (
    <FieldGroup title={closingTexts.tips}>
      <InitialShares crew={crew} terms={terms} />
      <div className={styles.tips}>
        <MoneyField
          name={completionField('tips_total')}
          label={closingTexts.tipsTotal}
          hint={given === undefined ? undefined : closingTexts.given(given, total)}
          validate={rule}
        />
        {crew.length > 0 && (
          <RadioField name={completionField('tip_split')} label={closingTexts.tipSplit} choices={splits()} />
        )}
      </div>
    </FieldGroup>
  );
}

/** Renders nothing. Fills in equal shares when the user starts to split the tips by hand. */
function InitialShares({ crew, terms }: Props) {
  const values = useCompletion((all) => all);
  const change = useChangeValue();
  const split = useRef(values.tip_split);
  useEffect(() => {
    const isChosenNow = values.tip_split === 'custom' && split.current !== 'custom';
    split.current = values.tip_split;
    if (!isChosenNow || Object.values(values.crew).some(({ tip }) => typeof tip === 'number')) return;
    const shares = splitTipsEqually(values, crew, terms);
    for (const key of crew.map(toPersonKey)) change(completionField(`crew.${key}.tip`), shares[key]);
  }, [values, crew, terms, change]);
  return null;
}

const splits = () =>
  (['equal', 'by_hours', 'custom'] as const).map((value) => ({ value, title: closingTexts.split[value] }));
