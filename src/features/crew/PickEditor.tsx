import { jobLabels } from '../orders';
import { useId } from 'react';
import { slotFit } from '#domain/orders/formation';
import { fullName } from '#platform/lib/text';
import type { Candidate, CrewSlot, PositionCode } from '#generated/model';
import { rateLimits } from '#domain/limits';
import { useChangeValue } from '#platform/forms/formValues';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { formatMoney } from '#platform/lib/money';
import { compose, maxValue, minValue, type Validator } from '#platform/forms/validation/validators';
import { Select } from '#platform/ui/choices/Select';
import styles from './candidates/Candidates.module.css';
import { OwnRate } from './OwnRate';
import { crewField, type Choice, listOpenPositions, toPickKey } from './picks';
import { crewTexts } from './texts';

type Props = {
  candidate: Candidate;
  choice: Choice;
  slots: readonly CrewSlot[];
  onMove: (candidate: Candidate, position: PositionCode) => void;
};

/** Position and rate of a pick. */
export function PickEditor({ candidate, choice, slots, onMove }: Props) {
  const id = useId();
  const change = useChangeValue();
  const places = listOpenPositions(candidate.positions, slots).map((position) => ({
    id: position,
    name: jobLabels.position[position],
  }));
  const worksAsHelper = slotFit(candidate.positions, choice.position) === 'helper';
  return (
    <div className={styles.editor} role="group" aria-label={crewTexts.terms(fullName(candidate))}>
      {(places.length > 1 || worksAsHelper) && (
        <div className={styles.place}>
          <label htmlFor={id}>{crewTexts.position}</label>
          <Select
            id={id}
            items={places}
            value={choice.position}
            onChange={(_, item) => item && onMove(candidate, item.id)}
          />
          {worksAsHelper && <p className={styles.hint}>{crewTexts.asHelper}</p>}
        </div>
      )}
      <MoneyField
        name={crewField(`picks.${toPickKey(candidate.employee_id)}.rate`)}
        label={crewTexts.rate}
        unit={crewTexts.perHour}
        required
        validate={offeredRateRule}
      />
      <OwnRate
        own={candidate.hourly_rate}
        offered={choice.rate}
        onOffer={(rate) => change(crewField(`picks.${toPickKey(candidate.employee_id)}.rate`), rate)}
      />
    </div>
  );
}

const rateStep: Validator = (value) =>
  typeof value === 'number' && value % rateLimits.step !== 0 ? crewTexts.rateStep : undefined;

/** Limits of an hourly rate in cents (docs/product.md, "Limits"). */
export const offeredRateRule = compose(
  minValue(rateLimits.min, formatMoney),
  maxValue(rateLimits.max, formatMoney),
  rateStep,
);
