import { windowRule } from '../../orders';
import { toArrivalWindow } from '#domain/time/arrivalWindow';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { useChangeValue } from '#platform/forms/formValues';
import { formatTimeWindow, windowMinutes } from '#platform/lib/time/clockTimes';
import { Chip } from '#platform/ui/data/Chip';
import styles from './When.module.css';
import { useOrderFormFacts } from '../orderFormContext';
import { orderField, useOrderValue } from '../orderValue';
import { formTexts as texts } from '../texts';

/** The arrival window: one of the branch's usual windows or a custom one. */
export function ArrivalWindowField() {
  const { branch } = useOrderFormFacts();
  const change = useChangeValue();
  const window = useOrderValue('arrival_window');
  return (
    <div className={styles.window}>
      <WindowField
        name={orderField('arrival_window')}
        label={texts.window}
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
            onClick={() => change(orderField('arrival_window'), usual)}
          />
        ))}
      </div>
    </div>
  );
}
