import type { ComponentProps } from 'react';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { rateRule } from '../../people';
import { crewTexts } from '../texts';

type Props = { name: ComponentProps<typeof MoneyField>['name']; label?: string };

/** The rate that an invitation offers, in cents per hour. */
export function RateField({ name, label = crewTexts.rate }: Props) {
  return <MoneyField name={name} label={label} unit={crewTexts.perHour} required validate={rateRule} />;
}
