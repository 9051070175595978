import { jobLabels, listCrewNeeds } from '../../orders';
import { type OfferValues, offerField, type StaffedJob } from '../create/offerValues';
import { useDerivedValue } from '#platform/forms/formValues';
import { formatRate } from '#platform/lib/money';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatDay } from '#platform/lib/time/dates';
import { Card } from '#platform/ui/layout/Card';
import { useCallback } from 'react';
import styles from './publish.module.css';
import { publishTexts as texts } from './texts';

type OfferSummaryProps = { job: StaffedJob | undefined; initial: OfferValues };

/** Preview of the offer to publish. */
export function OfferSummary({ job, initial }: OfferSummaryProps) {
  const derive = useCallback(
    (values: Partial<OfferValues>) => listRows({ ...initial, ...values }, job),
    [initial, job],
  );
  const rows = useDerivedValue(offerField.root, derive);
  return (
    <Card as="section" className={styles.card}>
      <h3 className={styles.title}>{texts.summaryTitle}</h3>
      <dl className={styles.summary}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!job && <p className={styles.quiet}>{texts.newJob}</p>}
    </Card>
  );
}

function listRows(values: OfferValues, job: StaffedJob | undefined): [name: string, text: string][] {
  const { draft, position_needs, rates, radius_miles } = values;
  const date = job?.order.date ?? draft.date ?? '';
  const window = job?.order.arrival_window ?? draft.arrival_window;
  return [
    [texts.need, listCrewNeeds(position_needs).join(', ')],
    [texts.when, `${formatDay(date)} · ${formatTimeWindow(window)}`],
    [
      texts.rates,
      position_needs
        .map(({ position }) => `${jobLabels.position[position]} ${formatRate(rates[position] ?? 0)}`)
        .join('\n'),
    ],
    [texts.where, texts.miles(radius_miles)],
  ];
}
