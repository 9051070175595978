import { jobLabels } from '../orders';
import { rateRule } from '../people';
import { useId } from 'react';
import { slotFit } from '#domain/orders/formation';
import { fullName } from '#platform/lib/text';
import type { Candidate, CrewSlot, PositionCode } from '#generated/model';
import { useChangeValue } from '#platform/forms/formValues';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
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
        validate={rateRule}
      />
      <OwnRate
        own={candidate.hourly_rate}
        offered={choice.rate}
        onOffer={(rate) => change(crewField(`picks.${toPickKey(candidate.employee_id)}.rate`), rate)}
      />
    </div>
  );
}
