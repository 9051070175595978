import { toArrivalWindow } from '#domain/time/arrivalWindow';
import type { Branch } from '#generated/model';
import type { FieldName } from '#platform/forms/fieldNames';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { formatTimeWindow, windowMinutes } from '#platform/lib/time/clockTimes';
import { Chip } from '#platform/ui/data/Chip';
import { windowRule } from '../../model/orderRules';
import { needFieldTexts as texts } from '../../texts';
import styles from './fields.module.css';

type ArrivalWindowFieldProps<Values extends object> = {
  name: FieldName<string, Values>;
  label: string;
  branch: Branch;
};

/** The arrival window: one of the branch's usual windows or a custom one. */
export function ArrivalWindowField<Values extends object>({ name, label, branch }: ArrivalWindowFieldProps<Values>) {
  const change = useChangeValue();
  const window = useFormValue(name) ?? '';
  return (
    <div className={styles.window}>
      <WindowField
        name={name}
        label={label}
        hint={windowMinutes(window) ? formatTimeWindow(window) : texts.windowHint}
        required
        validate={windowRule}
        complete={(start) => toArrivalWindow(start, branch.default_arrival_windows)}
      />
      <div className={styles.chips} role="group" aria-label={texts.usualWindows}>
        {branch.default_arrival_windows.map((usual) => (
          <Chip
            key={usual}
            label={formatTimeWindow(usual)}
            selected={usual === window}
            onClick={() => change(name, usual)}
          />
        ))}
      </div>
    </div>
  );
}
