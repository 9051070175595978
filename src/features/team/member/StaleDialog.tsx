import { useId } from 'react';
import type { EmployeeDetail } from '../../../generated/model';
import { useChangeValue } from '../../../platform/forms/formValues';
import { Button } from '../../../platform/ui/inputs/Button';
import { Modal } from '../../../platform/ui/overlays/Modal';
import { memberField, changedNames, valuesOf } from '../model/memberValues';
import styles from './Member.module.css';
import { fieldLabel, shownValue } from './memberWords';
import { memberTexts as texts } from './texts';
import type { Stale } from './useSaveChange';

type StaleDialogProps = Stale & {
  base: EmployeeDetail;
  onSave: (fresh: EmployeeDetail) => void;
  onClose: () => void;
};

/** Somebody saved first and changed the same: whose words should stand. Nothing typed is lost either way. */
export function StaleDialog({ mine, fresh, both, base, onSave, onClose }: StaleDialogProps) {
  const id = useId();
  const change = useChangeValue();
  const theirs = valuesOf(fresh);
  /** What only they changed is theirs in any case; what both did, as decided. */
  const settle = (keepsMine: boolean) => {
    const names = changedNames(theirs, valuesOf(base)).filter((name) => !(keepsMine && both.includes(name)));
    names.forEach((name) => change(memberField(name), theirs[name]));
    onSave(fresh);
  };
  return (
    <Modal
      open
      kind="question"
      size="small"
      title={texts.staleTitle}
      describedBy={id}
      onClose={onClose}
      cancelLabel={texts.keepEditing}
      actions={
        <>
          <Button onClick={() => settle(false)}>{texts.useTheirs}</Button>
          <Button intent="primary" onClick={() => settle(true)}>
            {texts.saveMine}
          </Button>
        </>
      }
    >
      <div className={styles.changes}>
        <p id={id}>{texts.staleLead}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.mine}</th>
              <th scope="col">{texts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {both.map((name) => (
              <tr key={name}>
                <th scope="row">{fieldLabel(name)}</th>
                <td>{shownValue(name, mine)}</td>
                <td>{shownValue(name, theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
