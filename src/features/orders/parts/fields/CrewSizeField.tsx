import type { CrewRequirement } from '#generated/model';
import type { FieldName } from '#platform/forms/fieldNames';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { useFormField } from '#platform/forms/useFormField';
import { CountInput } from '#platform/ui/inputs/CountInput';
import { countNeeded, crewOrder, withPositionCount } from '../../model/crew';
import { crewRule, limits } from '../../model/orderRules';
import { needFieldTexts as texts } from '../../texts';
import { listCrewNeeds } from '../describeJob';
import styles from './fields.module.css';
import { labels } from '../labels';

type CrewSizeFieldProps<Values extends object> = {
  name: FieldName<readonly CrewRequirement[], Values>;
  label: string;
  /** The open slots of a job, if no others can be chosen. */
  open?: readonly CrewRequirement[];
};

/** The number of people in each position, the crew lead first. */
export function CrewSizeField<Values extends object>({ name, label, open }: CrewSizeFieldProps<Values>) {
  const hint = open && { hint: texts.onlyOpen(listCrewNeeds(open).join(', ')) };
  const field = useFormField({ name, label, validate: crewRule, ...hint }, none);
  const { id, ...control } = field.control;
  return (
    <FieldFrame {...field.frame} group required>
      <div
        id={id}
        role="group"
        tabIndex={-1}
        className={styles.crew}
        aria-labelledby={getLabelId(id)}
        aria-describedby={control['aria-describedby']}
      >
        {(open?.map(({ position }) => position) ?? crewOrder).map((position) => (
          <div key={position} className={styles.position}>
            <span aria-hidden="true">{labels.position[position]}</span>
            <CountInput
              aria-label={labels.position[position]}
              aria-invalid={control['aria-invalid']}
              value={countNeeded(field.value, position)}
              max={open ? countNeeded(open, position) : limits.crew}
              lessLabel={texts.less(labels.positionInText[position])}
              moreLabel={texts.more(labels.positionInText[position])}
              onChange={(count) => field.change(withPositionCount(field.value, position, count))}
            />
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}

const none: readonly CrewRequirement[] = [];
