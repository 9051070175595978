import { namePerson } from '#domain/people/personName';
import { jobLabels } from '../../orders';
import { useId } from 'react';
import type { Candidate, CrewSlot, PositionCode } from '#generated/model';
import { useChangeValue } from '#platform/forms/formValues';
import { Select } from '#platform/ui/choices/Select';
import { crewField, fillsSlot, listOpenPositions, type PickedPerson, toPickKey } from '../model/picks';
import { UsualRate } from '../parts/UsualRate';
import { RateField } from '../parts/RateField';
import { crewTexts } from '../texts';
import styles from './Candidates.module.css';

type Props = {
  candidate: Candidate;
  pick: PickedPerson;
  slots: readonly CrewSlot[];
  onMove: (candidate: Candidate, position: PositionCode) => void;
};

/** Position and rate of a pick. */
export function PickEditor({ candidate, pick, slots, onMove }: Props) {
  const id = useId();
  const change = useChangeValue();
  const rateField = crewField(`picks.${toPickKey(candidate.employee_id)}.rate`);
  const positions = listOpenPositions(candidate.positions, slots).map((position) => ({
    id: position,
    name: jobLabels.position[position],
  }));
  const worksAsHelper = !fillsSlot(candidate.positions, pick.position);
  return (
    <div className={styles.editor} role="group" aria-label={crewTexts.terms(namePerson(candidate))}>
      {(positions.length > 1 || worksAsHelper) && (
        <div className={styles.position}>
          <label htmlFor={id}>{crewTexts.position}</label>
          <Select
            id={id}
            items={positions}
            value={pick.position}
            onChange={(_, item) => item && onMove(candidate, item.id)}
          />
          {worksAsHelper && <p className={styles.hint}>{crewTexts.asHelper}</p>}
        </div>
      )}
      <RateField name={rateField} />
      <UsualRate usual={candidate.hourly_rate} offered={pick.rate} onOffer={(rate) => change(rateField, rate)} />
    </div>
  );
}
