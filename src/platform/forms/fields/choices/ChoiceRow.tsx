import type { ReactElement } from 'react';
import styles from './ChoiceRow.module.css';

/** One choice: the value the form keeps, its label, and for cards a note and an icon. */
export type Choice<Value> = { value: Value; title: string; note?: string; icon?: ReactElement; disabled?: boolean };

type ChoiceRowProps = {
  type: 'radio' | 'checkbox';
  choice: Choice<unknown>;
  id: string;
  name: string;
  invalid: boolean;
  disabled: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onFocus: () => void;
  onBlur: () => void;
};

/** A radio button or a checkbox with its title, note and icon. */
export function ChoiceRow({ type, choice: { title, note, icon }, id, invalid, onChange, ...input }: ChoiceRowProps) {
  return (
    <label className={invalid ? `${styles.choice} ${styles.invalid}` : styles.choice} htmlFor={id}>
      <input
        {...input}
        type={type}
        id={id}
        className={styles.dot}
        // Of radio buttons, only the group can be invalid.
        aria-invalid={type === 'checkbox' && invalid ? true : undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span>
        <span className={styles.title}>{title}</span>
        {note !== undefined && (
          <span className={styles.note} id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
