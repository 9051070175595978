import type { ComponentProps } from 'react';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { rateRule } from '../../people';
import { crewTexts } from '../texts';
import { formatMoney, formatRate } from '#platform/lib/money';
import { Button } from '#platform/ui/inputs/Button';
import styles from './RateField.module.css';

type Props = { name: ComponentProps<typeof MoneyField>['name']; label?: string };

/** The rate that an invitation offers, in cents per hour. */
export function RateField({ name, label = crewTexts.rate }: Props) {
  return <MoneyField name={name} label={label} unit={crewTexts.perHour} required validate={rateRule} />;
}

type UsualRateProps = {
  /** Cents per hour. */
  usual: number | null;
  offered: number | null | undefined;
  onOffer: (rate: number) => void;
};

/** Usual rate of a person, if they have one. Below it, asks for a decision: their rate in one click, or the lower one. */
export function UsualRate({ usual, offered, onOffer }: UsualRateProps) {
  if (usual === null || usual === 0) return null;
  const less = usual - (offered ?? usual);
  if (!(less > 0)) return <p className={styles.hint}>{crewTexts.usualRate(formatRate(usual))}</p>;
  return (
    <div className={styles.lower} role="status">
      <span>{crewTexts.belowUsualRate(formatRate(usual), formatMoney(less))}</span>
      <Button size="small" variant="outline" onClick={() => onOffer(usual)}>
        {crewTexts.offerRate(formatRate(usual))}
      </Button>
    </div>
  );
}
