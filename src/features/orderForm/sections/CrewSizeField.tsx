import { countNeeded, crewOrder, crewRule, hasDriver, jobLabels, limits, withPositionCount } from '../../orders';
import type { CrewRequirement, PositionCode } from '#generated/model';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { useFormField } from '#platform/forms/useFormField';
import { Callout } from '#platform/ui/feedback/Callout';
import { CountInput } from '#platform/ui/inputs/CountInput';
import styles from '../page/OrderForm.module.css';
import { orderField, useOrderValue } from '../orderValue';
import { formTexts as texts } from '../texts';

/** The number of people in each position, the crew lead first. */
export function CrewSizeField() {
  const field = useFormField(options(), none);
  const { id, ...control } = field.control;
  return (
    <>
      <FieldFrame {...field.frame} group required>
        <div
          id={id}
          role="group"
          tabIndex={-1}
          className={styles.crew}
          aria-labelledby={getLabelId(id)}
          aria-describedby={control['aria-describedby']}
        >
          {crewOrder.map((position) => (
            <Need
              key={position}
              position={position}
              count={countNeeded(field.value, position)}
              invalid={control['aria-invalid'] === true}
              onChange={(count) => field.change(withPositionCount(field.value, position, count))}
            />
          ))}
        </div>
      </FieldFrame>
      {field.value.length > 0 && !hasDriver(field.value) && <NoDriver />}
    </>
  );
}

type NeedProps = { position: PositionCode; count: number; invalid: boolean; onChange: (count: number) => void };

function Need({ position, count, invalid, onChange }: NeedProps) {
  const name = jobLabels.position[position];
  const inText = jobLabels.positionInText[position];
  return (
    <div className={styles.need}>
      <span aria-hidden="true">{name}</span>
      <CountInput
        aria-label={name}
        aria-invalid={invalid || undefined}
        value={count}
        max={limits.crew}
        lessLabel={texts.less(inText)}
        moreLabel={texts.more(inText)}
        onChange={onChange}
      />
    </div>
  );
}

/** A driver is needed only if the company brings a truck. */
function NoDriver() {
  const vehicles = useOrderValue('vehicle_requirements');
  if (!vehicles.some(({ provided_by }) => provided_by === 'company')) return null;
  return <Callout intent="warning">{texts.noDriver}</Callout>;
}

const options = () => ({ name: orderField('crew_requirements'), label: texts.crew, validate: crewRule });
const none: readonly CrewRequirement[] = [];
