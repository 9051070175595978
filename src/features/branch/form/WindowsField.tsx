import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { useFormField } from '#platform/forms/useFormField';
import type { Validator } from '#platform/forms/validation/validators';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { Button } from '#platform/ui/inputs/Button';
import { Chip } from '#platform/ui/data/Chip';
import { PlusIcon } from '#platform/ui/icons';
import { branchField } from '../model/branchValues';
import { isUsualWindow } from '#domain/time/arrivalWindow';
import { maxWindows } from '../model/rules';
import styles from './BranchForm.module.css';
import { formTexts as texts } from '../texts';

/** The branch's default arrival windows: a list, each added separately. */
export function WindowsField() {
  const hint = texts.windowsHint(maxWindows);
  const field = useFormField({ name: branchField('default_arrival_windows'), label: texts.windows, hint }, none);
  const text = useFormValue(branchField('new_window')) ?? '';
  const change = useChangeValue();
  const canAdd = isUsualWindow(text) && !field.value.includes(text);
  const add = () => {
    field.change([...field.value, text].toSorted());
    change(branchField('new_window'), '');
  };
  return (
    <>
      <FieldFrame {...field.frame} group>
        <div id={field.frame.id} className={styles.chips} role="group" aria-labelledby={getLabelId(field.frame.id)}>
          {field.value.map((window) => (
            <Chip
              key={window}
              label={formatTimeWindow(window)}
              onRemove={() => field.change(field.value.filter((each) => each !== window))}
            />
          ))}
        </div>
      </FieldFrame>
      {field.value.length < maxWindows && (
        <div className={styles.addRow}>
          <WindowField name={branchField('new_window')} label={texts.windowNew} validate={isAdded(field.value)} />
          <Button icon={<PlusIcon />} variant="outline" disabled={!canAdd} onClick={add}>
            {texts.windowAdd}
          </Button>
        </div>
      )}
    </>
  );
}

/** A window that was typed but not added would be lost, so the form is not sent until it is added or cleared. */
function isAdded(windows: readonly string[]): Validator {
  return (value) => {
    if (typeof value !== 'string' || value === '') return undefined;
    if (windows.includes(value)) return texts.windowTwice;
    return isUsualWindow(value) ? texts.windowNotAdded : texts.windowWrong;
  };
}

const none: readonly string[] = [];
